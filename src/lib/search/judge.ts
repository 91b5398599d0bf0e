import type { Model } from '../problems/problem';
import { CHOOSE, PRUNE, SOLUTION } from './step';
import type { Strategy } from './strategy';

/** What the search does at a node, as the kind of its step: choose a variable, or leave it. */
export type Judge = (best: number) => typeof CHOOSE | typeof PRUNE | typeof SOLUTION;

/** Null where every node is left to the choice of a variable: a node is a solution when none is open. */
export function judgeFor(model: Model, { goal }: Strategy): Judge | null {
	const bounds = goal === 'best' && model.bound !== undefined;
	if (!bounds && model.isSolution === undefined) return null;
	return (best) => {
		if (bounds && model.bound!() >= best) return PRUNE;
		return model.isSolution?.() ? SOLUTION : CHOOSE;
	};
}
