import type { Problem } from '$lib/engine/problem';

/** Whether values are a solution of a problem: all are there, with the givens, and nothing clashes. */
export function isSolved(problem: Problem, values: ArrayLike<number>): boolean {
	const { fixed } = problem;
	return (
		fixed.every((given, at) => values[at] >= 0 && (given < 0 || given === values[at])) &&
		firstClash(problem, values) === null
	);
}

/** The first two variables whose values clash; null if there are none. */
export function firstClash(
	problem: Problem,
	values: ArrayLike<number>
): readonly [variable: number, other: number] | null {
	for (let variable = 0; variable < problem.variableCount; variable++) {
		if (values[variable] < 0) continue;
		const [other = -1] = problem.clashes(values, variable, values[variable]);
		if (other >= 0) return [variable, other];
	}
	return null;
}
