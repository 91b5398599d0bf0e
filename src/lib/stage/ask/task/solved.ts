import type { ByHand } from '../by-hand.svelte';
import { MOST_STATE, type TaskResult } from './result';

/** What can be reported of a search by hand; null while it goes on. Giving up counts as no solution. */
export function solverResult(mine: ByHand): TaskResult | null {
	if (!mine.isOver) return null;
	const path = mine.path.map(({ variable, value }) => `${variable}.${value}`).join('~');
	const state = `${mine.isSolved ? 'solved' : 'over'}-${mine.placements}-${path}`;
	return {
		score: mine.isSolved ? 1 : 0,
		isDone: true,
		state: state.length <= MOST_STATE ? state : ''
	};
}

/** Brings back the board of {@link solverResult}; whatever does not fit the puzzle is left out. */
export function restoreSolver(mine: ByHand, state: string): void {
	const found = /^(solved|over)-\d{1,9}-((?:\d+\.\d+~?)*)$/.exec(state.slice(0, MOST_STATE));
	if (found === null || mine.placements > 0) return;
	for (const placed of found[2].split('~').filter((one) => one !== '')) {
		const [variable, value] = placed.split('.').map(Number);
		if (variable < mine.problem.variableCount && value < mine.problem.valueCount)
			mine.place(variable, value);
	}
	if (found[1] === 'over') mine.giveUp();
}
