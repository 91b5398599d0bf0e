import { placesOf } from '$lib/engine/walk';
import type { Overlaid, OverlaidPair } from '$lib/stage/board/problem-view';
import { kind } from '../../kind';
import type { MazeSetup } from '../../setup';
import { seenIn } from '../../walk-notes';
import { centreOf, groundOf } from './ground';

/** Who has visited a square. */
export const FIRST = 1;
export const SECOND = 2;
export const BOTH = FIRST | SECOND;

export interface Visits {
	/**
	 * For each unit square of the picture, who has been there. In a carving, the squares between cells
	 * count as those through which a cell was entered.
	 */
	readonly squares: Uint8Array;
	/** How many places, squares or cells, each search has visited alone, and both have. */
	readonly counts: Readonly<Record<'both' | 'first' | 'second', number>>;
	/** The places of the current paths, the start first. */
	readonly paths: { readonly first: readonly number[]; readonly second: readonly number[] };
}

/** Where two searches have been up to their positions, and where they are. */
export function visitsOf({ setup, first, second }: OverlaidPair<MazeSetup>): Visits {
	const ground = groundOf(setup);
	const problem = kind.problem(setup);
	const squares = new Uint8Array(ground.width * ground.height);
	const places = new Uint8Array(setup.columns * setup.rows);

	function mark(place: number, from: number, who: number) {
		places[place] |= who;
		const { x, y } = centreOf(ground, place);
		squares[Math.floor(y) * ground.width + Math.floor(x)] |= who;
		if (setup.mode === 'solve' || from < 0) return;
		const entry = centreOf(ground, from);
		squares[Math.floor((y + entry.y) / 2) * ground.width + Math.floor((x + entry.x) / 2)] |= who;
	}
	function visit({ assignment, position, notes }: Overlaid, who: number): number[] {
		const path = placesOf(problem, assignment);
		path.forEach((place, step) => mark(place, step === 0 ? -1 : path[step - 1], who));
		const seen = seenIn(notes);
		if (seen !== null)
			for (let place = 0; place < places.length; place++)
				if (seen.since[place] <= position) mark(place, seen.from[place], who);
		return path;
	}

	const paths = { first: visit(first, FIRST), second: visit(second, SECOND) };
	const count = (who: number) => places.reduce((sum, found) => sum + Number(found === who), 0);
	return {
		squares,
		counts: { both: count(BOTH), first: count(FIRST), second: count(SECOND) },
		paths
	};
}
