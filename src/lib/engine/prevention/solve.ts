import { variantOf, type Problem } from '../problem';
import { choicesFor, fitStrategy } from '../search/choices';
import { search } from '../search/search';
import { BACKTRACK, FORCE, PLACE, stepKind, stepValue, stepVariable } from '../search/step';
import { DEFAULT_STRATEGY, type Strategy } from '../search/strategy';
import { assuming } from './assuming';

/** Steps between two looks at whether somebody wants to know how far it is. */
export const BATCH_SIZE = 1 << 10;

/** What was needed so far. */
export interface Effort {
	placements: number;
}

/** A strategy that usually needs few placements to find out whether there is a solution. */
export function quickStrategy(problem: Problem): Strategy {
	const { orderings, values, eliminations } = choicesFor(problem);
	return fitStrategy(problem, {
		...DEFAULT_STRATEGY,
		ordering: orderings.includes('findmin-degree') ? 'findmin-degree' : 'findmin',
		values: values.includes('preferred') ? 'preferred' : 'ascending',
		elimination: eliminations.at(-1)!,
		back: 'jump'
	});
}

/** The models of a puzzle: they have the same solutions, but one may need far less to find them than another. */
export function modelsOf(puzzle: Problem): readonly Problem[] {
	const variants = puzzle.traits?.variants;
	return variants?.map((variant) => variantOf(puzzle, { variant })) ?? [puzzle];
}

/**
 * Looks for a solution in which some variables have these values, with all models in turns, until one of
 * them knows. Yields now and then, so that it can be paused or given up.
 * @returns the values of a solution, null if there is none.
 */
export function* solve(
	models: readonly Problem[],
	fixed: Int8Array,
	effort: Effort
): Generator<null, Int8Array | null> {
	const searches = models.map((model) => solutionOf(assuming(model, fixed), effort));
	for (;;) {
		for (const one of searches) {
			const { done, value } = one.next();
			if (done) return value;
			yield null;
		}
	}
}

function* solutionOf(problem: Problem, effort: Effort): Generator<null, Int8Array | null> {
	const assignment = Int8Array.from(problem.fixed);
	const batches = search(problem, quickStrategy(problem), { batchSize: BATCH_SIZE });
	for (;;) {
		const { done, value } = batches.next();
		if (done) return value.kind === 'solved' ? assignment : null;
		for (let i = 0; i < value.length; i++) {
			const step = value.steps[i];
			const kind = stepKind(step);
			if (kind === PLACE || kind === FORCE) {
				assignment[stepVariable(step)] = stepValue(step);
				effort.placements++;
			} else if (kind === BACKTRACK) assignment[stepVariable(step)] = -1;
		}
		yield null;
	}
}
