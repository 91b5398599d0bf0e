import type { StepMatch, Trace } from '../trace/trace';
import { matchGrain, type Grain } from './grain';

/** Time per frame for scanning steps; drawing the position takes extra time. */
const FRAME_MILLISECONDS = 12;
/** How many steps are scanned between two looks at the clock. */
const STEPS_BETWEEN_CLOCK_READS = 1024;

/** The input for one frame of playing. */
export interface Leg {
	/** The position before the frame. */
	readonly from: number;
	/** How far earlier frames scanned for the end of the next move; at least `from`. */
	readonly scanned: number;
	/** Whole moves that are due. */
	readonly moves: number;
	/** The last known position. */
	readonly end: number;
	readonly grain: Grain;
	/** The steps where playing pauses; null if there are none. */
	readonly breakpoints: StepMatch | null;
}

/** The result of one frame. */
export interface Landing {
	readonly position: number;
	readonly scanned: number;
	/** Moves completed. */
	readonly moves: number;
	/** The step that met a breakpoint, at `position`. */
	readonly met: { readonly word: number; readonly depth: number } | null;
}

/**
 * Moves through a trace for one frame, until all moves are made, a breakpoint is met or time runs
 * out. A frame therefore stays short however far apart moves or breakpoints are.
 * @param now the time in milliseconds.
 */
export function advance(trace: Trace, leg: Leg, now: () => number): Landing {
	const { from, moves, end, grain, breakpoints } = leg;
	if (grain === 'try' && breakpoints === null) {
		const position = Math.min(end, from + moves);
		return { position, scanned: position, moves: position - from, met: null };
	}

	const ends = matchGrain(grain);
	const began = now();
	let position = from;
	let scanned = leg.scanned;
	let left = moves;
	let met: Landing['met'] = null;
	let late = false;
	let untilClockRead = STEPS_BETWEEN_CLOCK_READS;
	if (left > 0 && scanned < end) {
		// Invariant: `position` is the end of the last move in (from, scanned], or `from`; no step
		// there met a breakpoint.
		trace.scan(scanned, end, (word, depth, _, next) => {
			scanned++;
			if (breakpoints?.(word, depth, scanned, next)) {
				met = { word, depth };
				position = scanned;
				return true;
			}
			if (ends(word, depth, scanned, next)) {
				position = scanned;
				left--;
			}
			if (--untilClockRead === 0) {
				untilClockRead = STEPS_BETWEEN_CLOCK_READS;
				late = left > 0 && now() - began >= FRAME_MILLISECONDS;
			}
			return late || left === 0;
		});
	}
	return { position, scanned, moves: moves - left, met };
}
