import type { MazeSetup } from '../setup';
import { LED, type Progress } from './progress';

/** What a place shows: flags, and above them how many steps lead there on the way. */
export const LOOK_WALL = 1;
export const LOOK_START = 2;
export const LOOK_GOAL = 4;
/** The way is on it, and ends there. */
export const LOOK_WAY = 8;
export const LOOK_HEAD = 16;
/** The search has been there on no way out, and the way is not on it now. */
export const LOOK_LEFT = 32;
/** The search has never been there. */
export const LOOK_UNSEEN = 64;
/** The direction that was tried leads there: it is a wall, or the way would cross itself. */
export const LOOK_TRIED = 128;
/** The step there was just taken back. */
export const LOOK_TAKEN = 256;
export const LOOK_SOLVED = 512;
export const LOOK_BEST = 1024;
/** A cell of a maze that is carved. */
export const LOOK_CELL = 2048;
/** The search has been there on a way out, and the way is not on it now. */
export const LOOK_LED = 4096;
const STEP_SHIFT = 13;

export function lookStep(look: number): number {
	return look >> STEP_SHIFT;
}

/** @param progress null while nothing is searched. */
export function looksOf(setup: MazeSetup, progress: Progress | null): Int32Array {
	const looks = new Int32Array(setup.columns * setup.rows);
	if (setup.mode === 'solve') {
		for (let square = 0; square < looks.length; square++) looks[square] = setup.walls[square];
		looks[setup.start] |= LOOK_START;
		looks[setup.goal] |= LOOK_GOAL;
	} else looks.fill(LOOK_CELL);
	if (progress === null) {
		if (setup.mode === 'carve') for (let i = 1; i < looks.length; i++) looks[i] |= LOOK_UNSEEN;
		return looks;
	}
	const { seen, way, best, isSolved, triedPlace, taken } = progress;
	const SEEN = [LOOK_UNSEEN, LOOK_LEFT];
	SEEN[LED] = LOOK_LED;
	for (let place = 0; place < looks.length; place++)
		if ((looks[place] & LOOK_WALL) === 0) looks[place] |= SEEN[seen[place]];
	for (const place of best) looks[place] |= LOOK_BEST;
	const on = isSolved ? LOOK_SOLVED : LOOK_WAY;
	way.forEach((place, step) => {
		looks[place] = (looks[place] & ~(LOOK_LEFT | LOOK_LED)) | on | (step << STEP_SHIFT);
	});
	looks[way[way.length - 1]] |= LOOK_HEAD;
	if (triedPlace >= 0) looks[triedPlace] |= LOOK_TRIED;
	if (taken >= 0) looks[taken] |= LOOK_TAKEN;
	return looks;
}
