import { describe, expect, it } from 'vitest';
import { shortestPath } from './shortest-path';
import { writeRows } from './rows';
import type { CarveSetup } from './setup';
import { newMaze } from './new-maze';

const carving = (columns: number, rows: number, loops = 0): CarveSetup => ({
	mode: 'carve',
	columns,
	rows,
	loops,
	directions: 'NESW'
});

const openOf = (walls: Uint8Array) => walls.reduce((open, wall) => open - wall, walls.length);

describe('a new maze', () => {
	it('has a path between any two cells, and no missing walls', () => {
		for (const seed of [1, 2, 77]) {
			const maze = newMaze(carving(9, 6), seed);
			expect(shortestPath(maze)).not.toBeNull();
			// A spanning tree: one passage fewer than cells.
			expect(openOf(maze.walls)).toBe(54 + 53);
		}
	});

	it('has the requested number of loops', () => {
		expect(openOf(newMaze(carving(9, 6, 5), 3).walls)).toBe(54 + 53 + 5);
	});

	it('depends only on the seed', () => {
		const rows = (seed: number) => writeRows(newMaze(carving(8, 8), seed)).join('\n');
		expect(rows(4)).toBe(rows(4));
		expect(rows(4)).not.toBe(rows(5));
	});
});
