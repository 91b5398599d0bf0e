import type { MazeSetup } from '../../setup';
import { LED, type Progress } from './progress';

/** What a place shows: flags, and in the higher bits its step number on the path. */
export const FLAG_WALL = 1;
export const FLAG_START = 2;
export const FLAG_GOAL = 4;
/** The path is on it; the path ends on it. */
export const FLAG_PATH = 8;
export const FLAG_HEAD = 16;
/** The search visited it, found no way out through it, and the path is not on it now. */
export const FLAG_LEFT = 32;
/** The search has never visited it. */
export const FLAG_UNSEEN = 64;
/** The tried direction leads there: it is a wall, or the path would cross itself. */
export const FLAG_TRIED = 128;
/** The step there was just taken back. */
export const FLAG_TAKEN = 256;
export const FLAG_SOLVED = 512;
export const FLAG_BEST = 1024;
/** A cell of a maze being carved. */
export const FLAG_CELL = 2048;
/** The search visited it on a way out, and the path is not on it now. */
export const FLAG_LED = 4096;
const STEP_SHIFT = 13;

export function stepOf(flags: number): number {
	return flags >> STEP_SHIFT;
}

/** The step of the path, from 0, that enters a place; −1 if none does. */
export function variableOf(flags: number): number {
	return (flags & (FLAG_PATH | FLAG_SOLVED)) === 0 ? -1 : stepOf(flags) - 1;
}

/** @param progress null while no search runs. */
export function flagsOf(setup: MazeSetup, progress: Progress | null): Int32Array {
	const flags = new Int32Array(setup.columns * setup.rows);
	if (setup.mode === 'solve') {
		for (let square = 0; square < flags.length; square++) flags[square] = setup.walls[square];
		flags[setup.start] |= FLAG_START;
		flags[setup.goal] |= FLAG_GOAL;
	} else flags.fill(FLAG_CELL);
	if (progress === null) {
		if (setup.mode === 'carve') for (let i = 1; i < flags.length; i++) flags[i] |= FLAG_UNSEEN;
		return flags;
	}
	const { seen, path, best, isSolved, triedPlace, taken } = progress;
	const SEEN = [FLAG_UNSEEN, FLAG_LEFT];
	SEEN[LED] = FLAG_LED;
	for (let place = 0; place < flags.length; place++)
		if ((flags[place] & FLAG_WALL) === 0) flags[place] |= SEEN[seen[place]];
	for (const place of best) flags[place] |= FLAG_BEST;
	const on = isSolved ? FLAG_SOLVED : FLAG_PATH;
	path.forEach((place, step) => {
		flags[place] = (flags[place] & ~(FLAG_LEFT | FLAG_LED)) | on | (step << STEP_SHIFT);
	});
	flags[path[path.length - 1]] |= FLAG_HEAD;
	if (triedPlace >= 0) flags[triedPlace] |= FLAG_TRIED;
	if (taken >= 0) flags[taken] |= FLAG_TAKEN;
	return flags;
}
