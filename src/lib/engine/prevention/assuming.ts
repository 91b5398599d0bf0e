import type { Problem } from '../problem';

/**
 * A problem with other values fixed: with some of its givens, and with placements. Nothing else of it
 * changes.
 *
 * @param fixed for each variable its value, −1 for none. If the variables are in order, those that have a
 * value come first, the givens among them.
 */
export function assuming(problem: Problem, fixed: Int8Array): Problem {
	const { variableCount, valueCount, domains, units, traits } = problem;
	return {
		...{ variableCount, valueCount, fixed, units },
		...(domains && { domains }),
		...(traits && { traits }),
		...(problem.forbids && { forbids: problem.forbids.bind(problem) }),
		...(problem.clashTogether && { clashTogether: problem.clashTogether.bind(problem) }),
		peers: (variable) => problem.peers(variable),
		clashes: (assignment, variable, value) => problem.clashes(assignment, variable, value),
		model() {
			const model = problem.model();
			const isOther = (variable: number) => fixed[variable] !== problem.fixed[variable];
			for (let variable = variableCount - 1; variable >= 0; variable--)
				if (problem.fixed[variable] >= 0 && isOther(variable))
					model.takeBack(variable, problem.fixed[variable]);
			for (let variable = 0; variable < variableCount; variable++)
				if (fixed[variable] >= 0 && isOther(variable)) model.place(variable, fixed[variable]);
			return model;
		}
	};
}
