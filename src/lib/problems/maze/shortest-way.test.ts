import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allWays, openAround, randomMaze } from './random-mazes.fixture';
import { readRows } from './rows';
import { emptyMaze } from './setup';
import { shortestWay } from './shortest-way';

const mazes = (side: number) => fc.nat().map((number) => randomMaze(number, side));

describe('breadth-first search', () => {
	it('finds a way that none is shorter than', () => {
		fc.assert(
			fc.property(mazes(4), (setup) => {
				const ways = allWays(setup);
				const found = shortestWay(setup);
				expect(found === null).toBe(ways.length === 0);
				if (found === null) return;
				expect(found.length).toBe(Math.min(...ways.map((way) => way.length - 1)));
				expect(found.squares).toHaveLength(found.length + 1);
				expect(ways).toContainEqual(found.squares);
			})
		);
	});

	it('goes from square to square', () => {
		fc.assert(
			fc.property(mazes(15), (setup) => {
				const squares = shortestWay(setup)?.squares ?? [];
				squares.slice(1).forEach((square, i) => {
					expect(openAround(setup, squares[i])).toContain(square);
				});
			})
		);
	});

	it('counts the squares that it looked at', () => {
		expect(shortestWay(readRows(['SG'])!)).toEqual({ length: 1, squares: [0, 1], looked: 2 });
		expect(shortestWay(readRows(['S    ', '    G'])!)).toMatchObject({ length: 5, looked: 10 });
		expect(shortestWay(emptyMaze(61, 61))).toMatchObject({ length: 120, looked: 3721 });
		expect(shortestWay(readRows(['S#G'])!)).toBeNull();
	});
});
