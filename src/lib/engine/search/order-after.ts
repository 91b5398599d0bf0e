import type { Problem } from '../problem';
import { Position } from './position';
import type { Strategy } from './strategy';
import { valueOrderFor } from './value-orderings';

/** A node of a run whose variable is chosen. */
interface ChosenAt {
	/** The position of its placement. */
	readonly key: number;
	readonly variable: number;
	/** What leads to it from the root: variable, value, variable, … */
	readonly decisions: () => readonly number[];
}

/** The values of the variable at a node, in the order in which a search tries them. */
export type OrderAfter = (node: ChosenAt) => Iterable<number>;

/** Orders are kept for as many nodes as a picture has. */
const KEPT = 4096;

/**
 * Tells in which order a run without elimination tries values at any of its nodes; undefined if the
 * problem has an order of its own.
 */
export function orderAfter(problem: Problem, strategy: Strategy): OrderAfter | undefined {
	if (problem.traits?.hasOwnOrder === true) return undefined;
	const { order, stride, sort } = valueOrderFor(problem, strategy);
	if (sort === undefined) return () => order;
	const known = new Map<number, Uint8Array>();
	return ({ key, variable, decisions }) => {
		const before = known.get(key);
		if (before !== undefined) return before;
		const position = new Position(problem, strategy);
		const path = decisions();
		for (let i = 0; i < path.length; i += 2) position.place(path[i], path[i + 1]);
		sort(position, variable);
		const from = position.depth * stride;
		const found = order.slice(from, from + stride);
		if (known.size === KEPT) known.clear();
		known.set(key, found);
		return found;
	};
}
