import type { Model } from '../problem';
import { CHOOSE, PRUNE, SOLUTION } from './step';
import type { Strategy } from './strategy';

/** What the search does at a node, as a step kind: choose a variable, prune, or report a solution. */
export type Judge = (best: number) => typeof CHOOSE | typeof PRUNE | typeof SOLUTION;

/** Null if no node needs judging: a node is then a solution when no variable is open. */
export function judgeFor(model: Model, { goal }: Strategy): Judge | null {
	const bounds = goal === 'best' && model.bound !== undefined;
	if (!bounds && model.isSolution === undefined) return null;
	return (best) => {
		if (bounds && model.bound!() >= best) return PRUNE;
		return model.isSolution?.() ? SOLUTION : CHOOSE;
	};
}
