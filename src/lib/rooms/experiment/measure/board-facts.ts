import { allValues, countValues, type Problem } from '$lib/engine/problem';

/** What can be said about a board before it is searched. */
export interface BoardFacts {
	/** Variables with a value from the start: the clues of a Sudoku. */
	readonly clues: number;
	/** Variables that the search decides. */
	readonly open: number;
	/**
	 * How many values are legal at an open variable, on average; null if none is open, or if what is
	 * legal depends on the variables before, as on a way through a maze.
	 */
	readonly meanCandidates: number | null;
}

/** Facts about a board at its start. */
export function boardFacts(problem: Problem): BoardFacts {
	const { fixed, domains, valueCount } = problem;
	const isWay = problem.traits?.isSequential === true || problem.ownSearch !== undefined;
	const clues = fixed.reduce((count, value) => count + (value < 0 ? 0 : 1), 0);
	const open = fixed.length - clues;
	if (open === 0 || isWay) return { clues, open, meanCandidates: null };
	const model = problem.model();
	let candidates = 0;
	fixed.forEach((value, variable) => {
		const domain = domains === undefined ? allValues(valueCount) : domains[variable];
		if (value < 0) candidates += countValues(model.legal(variable) & domain);
	});
	return { clues, open, meanCandidates: candidates / open };
}
