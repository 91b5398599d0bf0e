import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomMaze } from './random-mazes.fixture';
import { rewritten } from './rewrite';
import { writeRows } from './rows';
import { shortestPath } from './shortest-path';
import type { SolveSetup } from './setup';

const pathOf = (setup: ReturnType<typeof rewritten>) => shortestPath(setup as SolveSetup);

describe('a rewritten maze', () => {
	it('has the same shortest way', () => {
		fc.assert(
			fc.property(fc.nat({ max: 5000 }), fc.integer({ min: 1, max: 20 }), (number, seed) => {
				const maze = randomMaze(number, 9);
				const other = rewritten(maze, seed) as SolveSetup;
				expect(pathOf(other)?.length).toBe(pathOf(maze)?.length);
				expect(other.walls.toSorted()).toEqual(maze.walls.toSorted());
			})
		);
	});

	it('is one of eight images, the maze itself with seed 8', () => {
		const maze = [...Array(500).keys()]
			.map((number) => randomMaze(number, 9))
			.find(({ rows, columns }) => rows > 3 && columns > 3)!;
		const images = Array.from({ length: 16 }, (_, i) =>
			writeRows(rewritten(maze, i + 1) as SolveSetup).join('\n')
		);
		expect(new Set(images.slice(0, 8)).size).toBe(8);
		expect(images.slice(8)).toEqual(images.slice(0, 8));
		expect(images[7]).toBe(writeRows(maze).join('\n'));
	});

	it('does not change what is yet to be carved', () => {
		const setup = { mode: 'carve', columns: 4, rows: 5, loops: 2, directions: 'NESW' } as const;
		expect(rewritten(setup, 3)).toBe(setup);
	});
});
