import { stepPath } from './step-path';

/** How many of some runs had ended by when: a step at each end. */
export interface Cumulative {
	/** The counts at which runs ended, ascending. */
	readonly ends: Float64Array;
	/** All runs, those included that did not end. */
	readonly total: number;
}

/** @param ends the counts at which runs ended, in any order; a run that did not end has none */
export function cumulative(ends: Iterable<number>, total: number): Cumulative {
	return { ends: Float64Array.from(ends).sort(), total };
}

/** How many runs had ended when each had gone as far as `count`. */
export function endedBy({ ends }: Cumulative, count: number): number {
	let low = 0;
	let high = ends.length;
	// Invariant: the ends before `low` are at most `count`, those from `high` on are more.
	while (low < high) {
		const middle = (low + high) >> 1;
		if (ends[middle] <= count) low = middle + 1;
		else high = middle;
	}
	return low;
}

/**
 * The share of the runs that had ended, as SVG path data of steps.
 *
 * @param x the place of a count
 * @param y the place of a share from 0 to 1
 * @param from where the line begins, and `to` where it ends, as counts
 */
export function cumulativePath(
	runs: Cumulative,
	x: (count: number) => number,
	y: (share: number) => number,
	from: number,
	to: number
): string {
	const points: [number, number][] = [[x(from), y(0)]];
	const { ends, total } = runs;
	for (let at = 0; at < ends.length; at++) {
		// Runs that end at the same count are one step.
		if (at + 1 < ends.length && ends[at + 1] === ends[at]) continue;
		points.push([x(ends[at]), y((at + 1) / total)]);
	}
	points.push([x(to), points.at(-1)![1]]);
	return total === 0 ? '' : stepPath(points);
}
