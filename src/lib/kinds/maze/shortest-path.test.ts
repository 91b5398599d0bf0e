import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allPaths, openAround, randomMaze } from './random-mazes.fixture';
import { readRows } from './rows';
import { emptyMaze } from './setup';
import { shortestPath } from './shortest-path';

const mazes = (side: number) => fc.nat().map((number) => randomMaze(number, side));

describe('breadth-first search', () => {
	it('finds a path of minimal length', () => {
		fc.assert(
			fc.property(mazes(4), (setup) => {
				const paths = allPaths(setup);
				const found = shortestPath(setup);
				expect(found === null).toBe(paths.length === 0);
				if (found === null) return;
				expect(found.length).toBe(Math.min(...paths.map((path) => path.length - 1)));
				expect(found.squares).toHaveLength(found.length + 1);
				expect(paths).toContainEqual(found.squares);
			})
		);
	});

	it('goes from square to square', () => {
		fc.assert(
			fc.property(mazes(15), (setup) => {
				const squares = shortestPath(setup)?.squares ?? [];
				squares.slice(1).forEach((square, i) => {
					expect(openAround(setup, squares[i])).toContain(square);
				});
			})
		);
	});

	it('counts the squares it visits', () => {
		expect(shortestPath(readRows(['SG'])!)).toEqual({ length: 1, squares: [0, 1], looked: 2 });
		expect(shortestPath(readRows(['S    ', '    G'])!)).toMatchObject({ length: 5, looked: 10 });
		expect(shortestPath(emptyMaze(61, 61))).toMatchObject({ length: 120, looked: 3721 });
		expect(shortestPath(readRows(['S#G'])!)).toBeNull();
	});
});
