import type { Frame } from '$lib/engine/search/frame';
import { packStep, STEP_KINDS, type Step } from '$lib/engine/search/step';
import type { Moment } from '$lib/engine/trace/moment';
import type { Trace } from '$lib/engine/trace/trace';
import { childOf } from '$lib/engine/trace/tree/tree';

/**
 * A place in a search, in terms that mean the same in the search of an edited puzzle: the placements
 * in force, and the step that led there.
 */
export interface Place {
	readonly path: readonly Pick<Frame, 'variable' | 'value'>[];
	readonly step: Step | null;
	/** The length of a recording that has most likely passed the place, if it has it at all. */
	readonly horizon: number;
}

/** How many steps are scanned for the step itself, once its node is found. */
const SCANNED = 100_000;

/** The place that a moment shows. */
export function placeOf({ frames, step, position }: Moment): Place {
	const horizon = 4 * position + SCANNED;
	return { path: frames.filter(({ value }) => value >= 0), step, horizon };
}

/**
 * Finds a place in the recording of an edited puzzle's search so far.
 * @param fixed the values of that puzzle itself, −1 for none. Its search has no steps for them.
 * @returns −1 if its placements are not there; the start of their node if only the step is not there.
 */
export function findPlace({ path, step }: Place, trace: Trace, fixed: ArrayLike<number>): number {
	const { tree } = trace;
	let node = 0;
	for (const { variable, value } of path) {
		if (fixed[variable] === value) continue;
		const child = childOf(tree, node, variable, value);
		if (child < 0) return -1;
		node = child;
	}
	const start = tree.position[node];
	if (step === null) return start;
	const depth = tree.depth[node];
	const wanted = packStep(STEP_KINDS.indexOf(step.kind), step.variable, step.value);
	// The step that opens a node is the one before its position.
	const from = Math.max(0, start - 1);
	let isFound = false;
	const position = trace.scan(from, Math.min(from + SCANNED, trace.length), (word, at) => {
		isFound = word === wanted && at === depth;
		return isFound || at < depth;
	});
	return isFound ? position : start;
}
