import { DIRECTIONS, neighbourOf } from './grid';
import type { SolveSetup } from './setup';

export interface ShortestWay {
	/** Steps from start to goal. */
	readonly length: number;
	/** The squares of the way, start and goal included. */
	readonly squares: readonly number[];
	/** How many squares were taken from the queue, start and goal included. */
	readonly looked: number;
}

/**
 * A shortest way from start to goal by breadth-first search (Moore 1959; Lee 1961), null when there
 * is none. What branch and bound finds can be held against it.
 */
export function shortestWay(setup: SolveSetup): ShortestWay | null {
	const { walls, start, goal } = setup;
	const cameFrom = new Int16Array(walls.length).fill(-1);
	cameFrom[start] = start;
	const queue = [start];
	// Invariant: the queue holds squares in the order of their distance from the start, which
	// following `cameFrom` back from them takes.
	for (let looked = 1; looked <= queue.length; looked++) {
		const square = queue[looked - 1];
		if (square === goal) {
			const squares = wayBack(cameFrom, goal).reverse();
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

function wayBack(cameFrom: Int16Array, from: number): number[] {
	const squares = [from];
	for (let square = from; cameFrom[square] !== square;) {
		square = cameFrom[square];
		squares.push(square);
	}
	return squares;
}
