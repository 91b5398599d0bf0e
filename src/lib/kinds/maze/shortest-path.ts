import { DIRECTIONS, neighbourOf } from './grid';
import type { SolveSetup } from './setup';

export interface ShortestPath {
	/** Steps from start to goal. */
	readonly length: number;
	/** The squares of the path, start and goal included. */
	readonly squares: readonly number[];
	/** The number of squares taken from the queue, start and goal included. */
	readonly looked: number;
}

/**
 * A shortest path from start to goal by breadth-first search (Moore 1959; Lee 1961), null if there
 * is none. Serves as a reference for the results of branch and bound.
 */
export function shortestPath(setup: SolveSetup): ShortestPath | null {
	const { walls, start, goal } = setup;
	const cameFrom = new Int16Array(walls.length).fill(-1);
	cameFrom[start] = start;
	const queue = [start];
	// Invariant: the queue holds squares in order of their distance from the start, which is the
	// length of the chain of `cameFrom` back to it.
	for (let looked = 1; looked <= queue.length; looked++) {
		const square = queue[looked - 1];
		if (square === goal) {
			const squares = pathBack(cameFrom, goal).reverse();
			return { length: squares.length - 1, squares, looked };
		}
		for (const direction of DIRECTIONS) {
			const next = neighbourOf(setup, square, direction);
			if (next < 0 || walls[next] === 1 || cameFrom[next] >= 0) continue;
			cameFrom[next] = square;
			queue.push(next);
		}
	}
	return null;
}

function pathBack(cameFrom: Int16Array, from: number): number[] {
	const squares = [from];
	for (let square = from; cameFrom[square] !== square;) {
		square = cameFrom[square];
		squares.push(square);
	}
	return squares;
}
