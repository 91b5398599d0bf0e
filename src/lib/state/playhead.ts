import type { StepMatch, Trace } from '../trace/trace';
import { matchGrain, type Grain } from './grain';

/** How long a frame may look for steps; showing what was found comes on top. */
const FRAME_MILLISECONDS = 12;
/** Steps between two looks at the clock. */
const LOOK = 1024;

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
 * Moves through a trace for one frame, until all moves are made, a stop is met, or the time is
 * over, so that a frame stays short however far apart moves or stops are.
 * @param now the time in milliseconds.
 */
export function advance(trace: Trace, leg: Leg, now: () => number): Landing {
	const { from, moves, end, grain, stops } = leg;
	if (grain === 'try' && stops === null) {
		const position = Math.min(end, from + moves);
		return { position, scanned: position, moves: position - from, met: null, late: false };
	}

	const ends = matchGrain(grain);
	const began = now();
	let position = from;
	let scanned = leg.scanned;
	let left = moves;
	let met: Landing['met'] = null;
	let late = false;
	let untilLook = LOOK;
	if (left > 0 && scanned < end) {
		// Invariant: `position` is where the last move in (from, scanned] ends, or `from`; no step
		// there met a stop.
		trace.scan(scanned, end, (word, depth) => {
			scanned++;
			if (stops?.(word, depth)) {
				met = { word, depth };
				position = scanned;
				return true;
			}
			if (ends(word, depth)) {
				position = scanned;
				left--;
			}
			if (--untilLook === 0) {
				untilLook = LOOK;
				late = left > 0 && now() - began >= FRAME_MILLISECONDS;
			}
			return late || left === 0;
		});
	}
	return { position, scanned, moves: moves - left, met, late };
}
