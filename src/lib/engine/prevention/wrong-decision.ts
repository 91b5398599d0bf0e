import type { Problem } from '../problem';
import { decisionsOf, withDecisions, type DeadEnd } from './reasons';
import { modelsOf, solve, type Effort } from './solve';

/** Where the first decision is that leads away from every solution. */
export interface WrongDecision {
	/** After that many placements of the path there is a solution; −1 if not even of the givens one is known. */
	readonly right: number;
	/** After that many there is none; 0 if the puzzle has none. */
	readonly wrong: number;
	/** Nothing lies between the two: the placement before `wrong` is the one. */
	readonly isFound: boolean;
}

/**
 * Narrows down the first decision after which there is no solution any more, and yields what it knows.
 * Decisions after it cannot help, so half of them are left out by each question.
 */
export function* wrongDecision(
	puzzle: Problem,
	deadEnd: DeadEnd,
	effort: Effort
): Generator<WrongDecision | null, void> {
	const decisions = decisionsOf(deadEnd);
	const ends = [0, ...decisions.map((decision) => deadEnd.path.indexOf(decision) + 1)];
	// Invariant: there is a solution after `right` decisions, and none after `wrong` of them.
	const models = modelsOf(puzzle);
	let right = -1;
	let wrong = decisions.length;
	if (wrong === 0) yield { right, wrong, isFound: true };
	while (wrong - right > 1) {
		const middle = right < 0 ? 0 : (right + wrong) >> 1;
		const fixed = withDecisions(puzzle, decisions.slice(0, middle));
		const solution = yield* solve(models, fixed, effort);
		if (solution === null) wrong = middle;
		else right = decisions.findIndex(({ variable, value }) => solution[variable] !== value);
		yield { right: right < 0 ? -1 : ends[right], wrong: ends[wrong], isFound: wrong - right === 1 };
	}
}
