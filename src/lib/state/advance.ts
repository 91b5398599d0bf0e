import type { StepMatch, Trace } from '../trace/trace';
import { matchGrain, type Grain } from './grain';

/** How long a frame may look at steps; showing the position comes on top. */
const FRAME_MILLISECONDS = 12;
/** The clock is read once in so many steps. */
const STEPS_BETWEEN_CLOCK_READS = 1024;

/** What one frame of playing asks for. */
export interface Leg {
	/** The position before. */
	readonly from: number;
	/** Up to here earlier frames have looked without finding the end of the next move; at least `from`. */
	readonly scanned: number;
	/** Whole moves due. */
	readonly moves: number;
	/** The last position that is known. */
	readonly end: number;
	readonly grain: Grain;
	/** The steps where playing pauses; null where there are none. */
	readonly breakpoints: StepMatch | null;
}

/** The result of one frame. */
export interface Landing {
	readonly position: number;
	readonly scanned: number;
	/** Moves made. */
	readonly moves: number;
	/** The step that met a breakpoint, at `position`. */
	readonly met: { readonly word: number; readonly depth: number } | null;
	/** The frame's time was up before all moves were made. */
	readonly late: boolean;
}

/**
 * Moves through a trace for one frame: until all moves are made, a breakpoint is met, or the time is
 * up, so that a frame stays short however far apart moves or breakpoints are.
 * @param now the time in milliseconds.
 */
export function advance(trace: Trace, leg: Leg, now: () => number): Landing {
	const { from, moves, end, grain, breakpoints } = leg;
	if (grain === 'try' && breakpoints === null) {
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
	let untilClockRead = STEPS_BETWEEN_CLOCK_READS;
	if (left > 0 && scanned < end) {
		// Invariant: `position` is where the last move in (from, scanned] ends, or `from`; no step
		// there met a breakpoint.
		trace.scan(scanned, end, (word, depth) => {
			scanned++;
			if (breakpoints?.(word, depth)) {
				met = { word, depth };
				position = scanned;
				return true;
			}
			if (ends(word, depth)) {
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
	return { position, scanned, moves: moves - left, met, late };
}
