import type { Position } from './position';
import { CHOOSE, DEADEND, PRUNE, SOLUTION } from './step';

/** What the search does at a node, as a step kind, given its next variable; −1 if none is open. */
export type AtNode = (variable: number) => number;

/** @param best the lowest cost of a solution so far, −1 for none; the result keeps it up to date. */
export function nodesOf({ model, strategy }: Position, best: number): AtNode {
	const isBounded = strategy.goal === 'best' && model.bound !== undefined;
	let bound = best < 0 ? Infinity : best;
	return (variable) => {
		if (isBounded && model.bound!() >= bound) return PRUNE;
		const isSolution = model.isSolution === undefined ? variable < 0 : model.isSolution();
		if (!isSolution) return variable < 0 ? DEADEND : CHOOSE;
		if (isBounded) bound = model.bound!();
		return SOLUTION;
	};
}
