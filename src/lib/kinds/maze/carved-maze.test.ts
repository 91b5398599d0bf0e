import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carvedMaze, loopWalls, squareOfCell, wallBetween } from './carved-maze';
import { Carving } from './carving';
import { openAround, PERMUTATIONS } from './random-mazes.fixture';
import { writeRows } from './rows';
import type { CarveSetup, SolveSetup } from './setup';
import { shortestPath } from './shortest-path';

const setups = fc.record({
	mode: fc.constant('carve' as const),
	columns: fc.integer({ min: 2, max: 8 }),
	rows: fc.integer({ min: 2, max: 8 }),
	loops: fc.nat(99),
	directions: fc.constantFrom(...PERMUTATIONS)
});

/** Recursive backtracking with choices that depend only on the seed. */
function carve(setup: CarveSetup, seed: number): Int16Array {
	const { walk } = new Carving(setup);
	const from = new Int16Array(walk.places).fill(-1);
	const entered = new Set([0]);
	let state = seed;
	function visit(cell: number): void {
		for (;;) {
			const open = [0, 1, 2, 3]
				.map((value) => walk.next(cell, value))
				.filter((next) => next >= 0 && !entered.has(next));
			if (open.length === 0) return;
			state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
			const next = open[(state >>> 16) % open.length];
			entered.add(next);
			from[next] = cell;
			visit(next);
		}
	}
	visit(0);
	expect(entered.size).toBe(walk.places);
	return from;
}

/** The squares reachable from the start, and the pairs of adjacent open squares. */
function measure(maze: SolveSetup) {
	const reached = new Set([maze.start]);
	let pairs = 0;
	for (const square of reached) {
		for (const next of openAround(maze, square)) {
			if (next < 0) continue;
			reached.add(next);
			pairs++;
		}
	}
	const open = maze.walls.filter((wall) => wall === 0).length;
	return { open, reached: reached.size, pairs: pairs / 2 };
}

describe('a carved maze', () => {
	it('is a spanning tree of the cells', () => {
		fc.assert(
			fc.property(setups, fc.nat(), (setup, seed) => {
				const maze = carvedMaze({ ...setup, loops: 0 }, carve(setup, seed));
				const cells = setup.columns * setup.rows;
				const { open, reached, pairs } = measure(maze);
				expect(open).toBe(cells + (cells - 1));
				expect(reached).toBe(open);
				expect(pairs).toBe(open - 1);
				for (let cell = 0; cell < cells; cell++) {
					expect(maze.walls[squareOfCell(setup, cell)]).toBe(0);
				}
			})
		);
	});

	it('has the requested loops, or as many as possible', () => {
		fc.assert(
			fc.property(setups, fc.nat(), (setup, seed) => {
				const { columns, rows, loops } = setup;
				const maze = carvedMaze(setup, carve(setup, seed));
				const most = (columns - 1) * (rows - 1);
				const { open, reached, pairs } = measure(maze);
				expect(pairs - open + 1).toBe(Math.min(loops, most));
				expect(reached).toBe(open);
				expect(carvedMaze(setup, carve(setup, seed))).toEqual(maze);
			})
		);
	});

	it('removes different walls in different carvings', () => {
		const setup: CarveSetup = { mode: 'carve', columns: 8, rows: 8, loops: 4, directions: 'NESW' };
		const walls = (seed: number) => loopWalls(setup, carve(setup, seed));
		expect(walls(1)).toHaveLength(4);
		expect(walls(1)).toEqual(walls(1));
		expect(walls(1)).not.toEqual(walls(2));
	});

	it('leads from the first cell to the last, with the same order of directions', () => {
		const setup: CarveSetup = { mode: 'carve', columns: 3, rows: 2, loops: 0, directions: 'WSEN' };
		const maze = carvedMaze(setup, [-1, 0, 1, 4, 5, 2]);
		expect(writeRows(maze)).toEqual(['#######', '#S    #', '##### #', '#    G#', '#######']);
		expect(maze).toMatchObject({ mode: 'solve', directions: 'WSEN', manhattanBound: false });
		expect(shortestPath(maze)?.length).toBe(6);
	});

	it('is solid where nothing is carved yet', () => {
		const setup: CarveSetup = { mode: 'carve', columns: 3, rows: 2, loops: 9, directions: 'NESW' };
		const maze = carvedMaze(setup, [-1, 0, -1, -1, -1, -1]);
		expect(writeRows(maze)).toEqual(['#######', '#S  ###', '#######', '#####G#', '#######']);
	});

	it('has its cells at the odd squares and walls between them', () => {
		const size = { columns: 3, rows: 2 };
		expect([0, 2, 3, 5].map((cell) => squareOfCell(size, cell))).toEqual([8, 12, 22, 26]);
		expect(wallBetween(size, 0, 1)).toBe(9);
		expect(wallBetween(size, 5, 2)).toBe(19);
	});
});
