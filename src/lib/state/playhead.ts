import type { StepMatch, Trace } from '../trace/trace';
import { matchGrain, type Grain } from './grain';

/** How long a frame may look for steps; showing what was found comes on top. */
const FRAME_MILLISECONDS = 12;
/** A look that takes longer or shorter than these is halved or doubled. */
const LOOK_LONG = 4;
const LOOK_SHORT = 1;
const SMALLEST_LOOK = 256;
const LARGEST_LOOK = 1 << 22;

/** What one frame of playing asks for. */
export interface Leg {
	/** Where the player stands. */
	readonly from: number;
	/** How far it has looked already without finding the next move; at least `from`. */
	readonly scanned: number;
	/** Whole moves due. */
	readonly moves: number;
	/** The last position that is known. */
	readonly end: number;
	readonly grain: Grain;
	/** Null where nothing stops the player. */
	readonly stops: StepMatch | null;
}

/** What came of it. */
export interface Landing {
	readonly position: number;
	readonly scanned: number;
	/** Moves made. */
	readonly moves: number;
	/** The step that met a stop, at `position`. */
	readonly met: { readonly word: number; readonly depth: number } | null;
	/** The time of the frame was over before all moves were made. */
	readonly late: boolean;
}

/**
 * Moves through a trace, frame by frame. It looks at the steps in stretches and watches the time,
 * so that a frame stays short however dense the moves or rare the stops are; how long a stretch may
 * be, it learns.
 */
export class Playhead {
	#look = 4096;
	readonly #now: () => number;

	constructor(now: () => number) {
		this.#now = now;
	}

	advance(trace: Trace, leg: Leg): Landing {
		const { from, end, grain, stops } = leg;
		if (grain === 'try' && stops === null) {
			const position = Math.min(end, from + leg.moves);
			return { position, scanned: position, moves: position - from, met: null, late: false };
		}

		const ends = matchGrain(grain);
		const began = this.#now();
		let position = from;
		let scanned = leg.scanned;
		let left = leg.moves;
		let met: Landing['met'] = null;
		let late = false;
		/** The last stretch that had moves in it, and how many. */
		let last: { from: number; to: number; moves: number } | null = null;

		// Invariant: `moves - left` moves end in (from, scanned], the last of them in `last`, and no
		// step there met a stop.
		while (left > 0 && scanned < end && met === null) {
			const before = this.#now();
			if (before - began >= FRAME_MILLISECONDS) {
				late = true;
				break;
			}
			const look = grain === 'try' ? Math.min(this.#look, left) : this.#look;
			const to = Math.min(end, scanned + look);
			let moves = 0;
			const hit = trace.scan(scanned, to, (word, depth) => {
				if (stops?.(word, depth)) {
					met = { word, depth };
					return true;
				}
				return ends(word, depth) && ++moves === left;
			});
			if (hit >= 0) {
				position = scanned = hit;
				left -= moves;
			} else {
				if (moves > 0) last = { from: scanned, to, moves };
				scanned = to;
				left -= moves;
			}
			this.#learn(this.#now() - before, hit < 0);
		}
		if (position === from && last !== null) {
			position = nthMatch(trace, last.from, last.to, ends, last.moves);
		}
		return { position, scanned, moves: leg.moves - left, met, late };
	}

	#learn(milliseconds: number, whole: boolean): void {
		if (milliseconds > LOOK_LONG) this.#look = Math.max(SMALLEST_LOOK, this.#look >>> 1);
		else if (milliseconds < LOOK_SHORT && whole) {
			this.#look = Math.min(LARGEST_LOOK, this.#look << 1);
		}
	}
}

/** The position of the nth match in (from, to], which has at least as many. */
function nthMatch(trace: Trace, from: number, to: number, match: StepMatch, n: number): number {
	let seen = 0;
	return trace.scan(from, to, (word, depth) => match(word, depth) && ++seen === n);
}
