import type { ProblemKind } from '$lib/engine/kind';
import type { Problem } from '$lib/engine/problem';
import { fitStrategy } from '$lib/engine/search/choices';
import { limitedSearch } from '$lib/engine/search/limits';
import {
	BACKTRACK,
	FORCE,
	PLACE,
	stepKind,
	stepValue,
	stepVariable
} from '$lib/engine/search/step';
import type { Strategy } from '$lib/engine/search/strategy';
import { readAddress } from '$lib/stage/address/address';
import type { Figure } from '../text/lesson';

/** What a figure on paper shows of a moment. */
export interface PrintedMoment {
	/** The values on the board, −1 for none. */
	readonly values: Int8Array;
	/** The variable of the last step, −1 for none. */
	readonly variable: number;
}

/** A figure at a position: its puzzle and that moment. */
export function openedAt<Setup>(kind: ProblemKind<Setup>, figure: Figure, position: number) {
	const { setup, strategy } = readAddress(kind, figure.search).address;
	const problem = kind.problem(setup);
	return { setup, moment: momentAfter(problem, fitStrategy(problem, strategy), position) };
}

/**
 * The moment after `steps` steps. Searches from the beginning in one go, because printing does not
 * wait; in chapters, these moments are some ten thousand steps away at most.
 */
export function momentAfter(problem: Problem, strategy: Strategy, steps: number): PrintedMoment {
	const values = problem.fixed.slice();
	let variable = -1;
	const limits = { ...strategy.limits, steps };
	if (steps === 0) return { values, variable };
	const batches = limitedSearch(problem, { ...strategy, limits });
	for (;;) {
		const { done, value: batch } = batches.next();
		if (done) return { values, variable };
		for (let i = 0; i < batch.length; i++) {
			const word = batch.steps[i];
			const kind = stepKind(word);
			variable = stepVariable(word);
			if (kind === PLACE || kind === FORCE) values[variable] = stepValue(word);
			if (kind === BACKTRACK) values[variable] = -1;
		}
	}
}
