import type { Problem } from '$lib/engine/problem';

/**
 * For each open variable, the bit mask of the values that do not clash with `assignment`; 0 for
 * assigned variables.
 */
export function legalMasks(problem: Problem, assignment: ArrayLike<number>): Int32Array {
	const model = problem.model();
	const masks = new Int32Array(problem.variableCount);
	for (let variable = 0; variable < problem.variableCount; variable++)
		if (problem.fixed[variable] < 0 && assignment[variable] >= 0)
			model.place(variable, assignment[variable]);
	for (let variable = 0; variable < problem.variableCount; variable++)
		if (assignment[variable] < 0) masks[variable] = model.legal(variable);
	return masks;
}
