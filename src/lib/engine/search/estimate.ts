import { listValues, type Problem } from '../problem';
import { mix } from '../seeded';
import { nodesOf } from './at-node';
import { selectionFor } from './orderings';
import { Position } from './position';
import { Propagation } from './propagation';
import { stepsAtOnce } from './search';
import { CHOOSE, SOLUTION, StepBatch } from './step';
import type { Strategy } from './strategy';

/** A way from the root of the decision tree to its end, that chooses a branch at random at every node. */
export interface Dive {
	/**
	 * How many branches the nodes on the way have, from the root. What elimination places is one branch.
	 * The last node has none, and is not listed.
	 */
	readonly branches: readonly number[];
	/** The branches that were taken, counted from 0. */
	readonly taken: readonly number[];
	readonly isSolution: boolean;
}

/** Chooses one of `count` branches, 0 … count − 1, after `depth` placements. */
export type Pick = (count: number, depth: number) => number;

/**
 * Dives into the tree of the search for all solutions, without searching it. At a node with `d` branches
 * each is taken with the chance 1/d, so a node at depth k is reached with the chance 1/(d₁·d₂·…·dₖ),
 * and {@link estimateOf} is right on average, whatever the tree looks like. Values are not ordered: that
 * would not change the size of the tree.
 *
 * D. E. Knuth, "Estimating the efficiency of backtrack programs", Mathematics of Computation 29 (1975),
 * 121–136, algorithm A; The Art of Computer Programming 4B, section 7.2.2.
 *
 * @throws RangeError if the problem makes its own steps, or elimination alone does, so that there is no tree;
 * and if the ordering learns, so that the tree below a node depends on what was searched before it.
 */
export function diver(problem: Problem, strategy: Strategy): (pick: Pick) => Dive {
	const isSearch = strategy.elimination === 'none' || strategy.eliminate !== 'alone';
	if (problem.ownSearch !== undefined || !isSearch)
		throw new RangeError('there is no tree to dive into');
	const all: Strategy = { ...strategy, goal: 'all' };
	const position = new Position(problem, all);
	if (position.weights !== null) throw new RangeError('the ordering learns on its way');
	const select = selectionFor(problem, all);
	const atNode = nodesOf(position, -1);
	const batch = new StepBatch(stepsAtOnce(problem, all));
	const elimination = all.elimination === 'none' ? null : new Propagation(position, batch);
	const propagation = all.eliminate === 'every' ? elimination : null;
	const startsConsistent = elimination?.start() ?? true;
	const { depth: floor, firstOpen } = position;

	return (pick) => {
		let isConsistent = startsConsistent;
		let isSolution = false;
		/** What elimination placed has no other branch. */
		const branches = new Array<number>(floor).fill(1);
		const taken = new Array<number>(floor).fill(0);
		while (isConsistent) {
			const variable = select(position);
			const kind = atNode(variable);
			isSolution = kind === SOLUTION;
			if (kind !== CHOOSE) break;
			const values = listValues(position.candidates(variable));
			if (values.length === 0) break;
			const branch = pick(values.length, position.depth);
			branches.push(values.length);
			taken.push(branch);
			position.expand(variable);
			position.place(variable, values[branch]);
			batch.length = 0;
			isConsistent = propagation?.follow() ?? true;
			while (branches.length < position.depth) {
				branches.push(1);
				taken.push(0);
			}
		}
		while (position.depth > floor) {
			position.takeBack();
			propagation?.restore();
		}
		position.firstOpen = firstOpen;
		return { branches, taken, isSolution };
	};
}

/** How many placements the whole tree has, to judge by a dive: d₁ + d₁·d₂ + d₁·d₂·d₃ + … */
export function estimateOf({ branches }: Dive): number {
	return productsOf(branches).reduce((sum, nodes) => sum + nodes, 0);
}

/** For each depth from 1 on, how many nodes the tree has there, to judge by a dive. */
export function productsOf(branches: readonly number[]): number[] {
	let product = 1;
	return branches.map((count) => (product *= count));
}

/** The random choices of the dive with this number. The same seed gives the same dives. */
export function seededPick(seed: number, dive: number): Pick {
	const own = mix(seed, dive);
	return (count, depth) => mix(own, depth + 1) % count;
}
