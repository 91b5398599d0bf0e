import type { Frame } from '$lib/search/frame';
import type { Moment } from '$lib/trace/moment';
import type { Trace } from '$lib/trace/trace';

/** Above this number, solutions are not checked one by one. */
const MAX_SOLUTIONS = 64;
const ALL = -1;

/**
 * For each frame of the stack, the mask of values taken back there after leading to a solution:
 * they have not failed. With very many solutions, assumes that every value may have led to one.
 */
export function succeededIn(trace: Trace | null, moment: Moment | null): (frame: number) => number {
	if (trace === null || moment === null || moment.statistics.solutions === 0) return () => 0;
	if (moment.statistics.solutions > MAX_SOLUTIONS) return () => ALL;
	const found = solutionsOf(trace, moment.statistics.solutions);
	const masks = moment.frames.map(({ variable }, index) => {
		const above = moment.frames.slice(0, index);
		const isBelow = (solution: Int8Array) =>
			above.every((frame: Frame) => solution[frame.variable] === frame.value);
		return found.filter(isBelow).reduce((mask, solution) => mask | (1 << solution[variable]), 0);
	});
	return (frame) => masks[frame] ?? 0;
}

/** Solutions already looked up, by trace. */
const looked = new WeakMap<Trace, Int8Array[]>();

function solutionsOf(trace: Trace, count: number): Int8Array[] {
	let known = looked.get(trace);
	if (known === undefined) looked.set(trace, (known = []));
	const end = Math.min(count, trace.solutions.length);
	for (let number = known.length; number < end; number++)
		known.push(trace.at(trace.solutions[number]).assignment.slice());
	return known.slice(0, end);
}
