import type { Problem } from '../problems/problem';
import { limitedSearch } from '../search/limits';
import { BACKTRACK, FORCE, PLACE, stepKind, stepValue, stepVariable } from '../search/step';
import type { Strategy } from '../search/strategy';

/**
 * The values on the board after `steps` steps, −1 for none. Searches from the beginning at once,
 * because printing waits for nothing; the moments of chapters are some ten thousand steps away at most.
 */
export function valuesAfter(problem: Problem, strategy: Strategy, steps: number): Int8Array {
	const values = problem.fixed.slice();
	const limits = { ...strategy.limits, steps };
	if (steps === 0) return values;
	const batches = limitedSearch(problem, { ...strategy, limits });
	for (;;) {
		const { done, value: batch } = batches.next();
		if (done) return values;
		for (let i = 0; i < batch.length; i++) {
			const word = batch.steps[i];
			const kind = stepKind(word);
			if (kind === PLACE || kind === FORCE) values[stepVariable(word)] = stepValue(word);
			if (kind === BACKTRACK) values[stepVariable(word)] = -1;
		}
	}
}
