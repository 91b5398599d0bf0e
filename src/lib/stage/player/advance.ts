import type { Playable, StepMatch } from '$lib/engine/trace/trace';
import { matchGrain, type Grain } from './grain';

/** Time per frame for scanning steps; drawing the position takes extra time. */
const FRAME_MILLISECONDS = 12;
/** How many steps are scanned between two looks at the clock. */
const STEPS_BETWEEN_CLOCK_READS = 1024;
/** Steps that are scanned for breakpoints before the first look at the clock. */
const FIRST_SLICE = 64;

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
export function advance(trace: Playable, leg: Leg, now: () => number): Landing {
	const { from, moves, end, grain, breakpoints } = leg;
	if (grain === 'try')
		return breakpoints === null
			? landed(Math.min(end, from + moves), from)
			: advanceSteps(trace, from, Math.min(end, from + moves), breakpoints, now);

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

/** Every step is a move, so only breakpoints have to be looked for. */
function advanceSteps(
	trace: Playable,
	from: number,
	to: number,
	breakpoints: StepMatch,
	now: () => number
): Landing {
	const began = now();
	let met: Landing['met'] = null;
	let position = from;
	// Nobody knows how long a slice takes, so the first ones are short.
	for (let slice = FIRST_SLICE; position < to; slice *= 2) {
		const end = Math.min(to, position + slice);
		const found = trace.scan(position, end, (word, depth, at, next) => {
			if (!breakpoints(word, depth, at, next)) return false;
			met = { word, depth };
			return true;
		});
		if (found >= 0) return landed(found, from, met);
		position = end;
		if (now() - began >= FRAME_MILLISECONDS) break;
	}
	return landed(position, from);
}

function landed(position: number, from: number, met: Landing['met'] = null): Landing {
	return { position, scanned: position, moves: position - from, met };
}
