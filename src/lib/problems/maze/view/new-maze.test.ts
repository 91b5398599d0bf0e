import { describe, expect, it } from 'vitest';
import { shortestWay } from '../shortest-way';
import { writeRows } from '../rows';
import type { CarveSetup } from '../setup';
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
	it('has a way between any two cells, and no wall too few', () => {
		for (const seed of [1, 2, 77]) {
			const maze = newMaze(carving(9, 6), seed);
			expect(shortestWay(maze)).not.toBeNull();
			// A spanning tree: as many passages as cells but one.
			expect(openOf(maze.walls)).toBe(54 + 53);
		}
	});

	it('has as many loops as are asked for', () => {
		expect(openOf(newMaze(carving(9, 6, 5), 3).walls)).toBe(54 + 53 + 5);
	});

	it('is the same for a seed, and another one for another', () => {
		const rows = (seed: number) => writeRows(newMaze(carving(8, 8), seed)).join('\n');
		expect(rows(4)).toBe(rows(4));
		expect(rows(4)).not.toBe(rows(5));
	});
});
