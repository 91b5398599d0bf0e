import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { counted } from '../../../../tests/fixtures/searches';
import { sudokuOf } from '../../../../tests/fixtures/sudokus';
import { Maze } from '$lib/kinds/maze/maze';
import { randomMaze } from '$lib/kinds/maze/random-mazes.fixture';
import { Queens } from '$lib/kinds/queens/queens';
import type { Problem } from '$lib/engine/problem';
import { Sequence } from '$lib/kinds/sequence/sequence';
import { sequence } from '$lib/kinds/sequence/setup';
import { MapColouring } from '$lib/kinds/map-colouring/map-colouring';
import { blankMap } from '$lib/kinds/map-colouring/setup';
import { MAPS } from '$lib/kinds/map-colouring/maps/maps';
import { ByHand } from './by-hand.svelte';
import { countInTurns } from '../run/count-in-turns';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';

const four = new Queens({ size: 4, queens: new Int8Array(4).fill(-1) });
const thesis = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';

describe('a search by hand', () => {
	it('counts each placement as a node, and the empty partial solution', () => {
		const mine = new ByHand(four);
		expect(mine.placements).toBe(0);
		for (const column of [1, 3, 0, 2]) mine.place(mine.path.length, column);
		expect(mine).toMatchObject({ placements: 4, isSolved: true, isOver: true, undos: 0 });
		expect(mine.moment.step?.kind).toBe('solution');
	});

	it('takes variables in any order', () => {
		const mine = new ByHand(four);
		mine.choose(2);
		expect(mine.variable).toBe(2);
		expect(mine.place(2, 0)).toBe(true);
		expect(mine.variable).toBe(-1);
		expect(mine.place(0, 1)).toBe(true);
		mine.choose(0);
		expect(mine.variable).toBe(-1);
	});

	it('refuses a value that clashes, and says with what', () => {
		const mine = new ByHand(four);
		mine.place(0, 0);
		expect(mine.place(1, 1)).toBe(false);
		expect(mine.refused).toEqual({ variable: 1, value: 1, held: -1, clashes: [0] });
		expect(mine).toMatchObject({ placements: 1, variable: 1 });
		expect(mine.place(0, 3)).toBe(false);
		mine.choose(1);
		expect(mine.refused).toBeNull();
	});

	it('refuses a second value, and says which is there', () => {
		const mine = new ByHand(four);
		mine.place(0, 0);
		expect(mine.place(0, 0)).toBe(false);
		expect(mine.refused).toBeNull();
		expect(mine.place(0, 2)).toBe(false);
		expect(mine.refused).toEqual({ variable: 0, value: 2, held: 0, clashes: [] });
		expect(mine).toMatchObject({ placements: 1, variable: -1 });
	});

	it('takes the last decision back and remembers what was tried at a node', () => {
		const mine = new ByHand(four);
		mine.place(0, 0);
		mine.place(1, 2);
		mine.back();
		expect(mine).toMatchObject({ variable: 1, tried: 1 << 2, placements: 2, undos: 1 });
		expect(mine.moment.frames.at(-1)).toMatchObject({ variable: 1, value: -1, failed: 1 << 2 });
		mine.place(1, 3);
		expect(mine.moment.frames.at(-1)).toMatchObject({ value: 3, failed: 1 << 2 });
		mine.back();
		mine.back();
		expect(mine).toMatchObject({ variable: 0, tried: 1 });
		// At another node the same variable is fresh.
		mine.place(0, 1);
		mine.choose(1);
		expect(mine.tried).toBe(0);
		mine.back();
		mine.back();
		expect(mine.path).toEqual([]);
	});

	it('has a decision tree of its own, and goes back in it', () => {
		const mine = new ByHand(four);
		mine.place(0, 0);
		mine.place(1, 2);
		mine.back();
		mine.place(1, 3);
		mine.place(2, 1);
		const { tree } = mine;
		expect(tree.length).toBe(5);
		expect([...tree.value.subarray(1, 5)]).toEqual([0, 2, 3, 1]);
		expect([...tree.parent.subarray(1, 5)]).toEqual([0, 1, 1, 3]);
		// The node of r2 = 3 was left.
		mine.backTo(tree.position[2]);
		expect(mine.path).toHaveLength(3);
		mine.backTo(tree.position[1]);
		expect(mine.path).toEqual([{ variable: 0, value: 0 }]);
		mine.backTo(0);
		expect(mine).toMatchObject({ path: [], undos: 4, placements: 4 });
	});

	it('knows a variable without a legal value', () => {
		const mine = new ByHand(four);
		mine.place(0, 0);
		mine.place(1, 2);
		expect(mine.barren).toBe(2);
	});

	it('says whether there is hope, when asked', async () => {
		const mine = new ByHand(four);
		await mine.askHope();
		expect(mine.hope).toBe('some');
		mine.place(0, 0);
		expect(mine.hope).toBe('unknown');
		await mine.askHope();
		expect(mine.hope).toBe('none');
	});

	it('begins again', () => {
		const mine = new ByHand(four);
		mine.place(0, 1);
		mine.giveUp();
		expect(mine.isOver).toBe(true);
		mine.restart();
		expect(mine).toMatchObject({ placements: 0, isOver: false, path: [], variable: -1 });
		expect(mine.moment.position).toBe(0);
	});

	it.each<[string, Problem]>([
		['queens', new Queens({ size: 6, queens: new Int8Array(6).fill(-1) })],
		['a Sudoku', sudokuOf(thesis)],
		['a sequence', new Sequence(sequence('ABC', 5, { order: 'different' }))],
		['a map', new MapColouring(blankMap(MAPS[0], 3))]
	])('is compared with naive and findmin: %s', async (_, problem) => {
		const mine = new ByHand(problem);
		mine.giveUp();
		await mine.compare();
		const placements = (ordering: 'naive' | 'findmin') =>
			counted(problem, { ordering }).statistics.placements;
		expect(mine.needed.map((one) => one.placements)).toEqual([
			placements('naive'),
			placements('findmin')
		]);
		expect(mine.isCounting).toBe(false);
	});

	it('goes through a maze step by step', async () => {
		const problem = new Maze(randomMaze(23, 4));
		const mine = new ByHand(problem);
		expect(mine.variable).toBe(0);
		const legal = problem.model().legal(0);
		const value = 31 - Math.clz32(legal & -legal);
		mine.choose(3);
		expect(mine.place(3, value)).toBe(false);
		expect(mine.place(0, value)).toBe(true);
		expect(mine.isSolved ? -1 : 1).toBe(mine.variable);
		mine.giveUp();
		await mine.compare();
		expect(mine.needed.map(({ ordering }) => ordering)).toEqual(['naive']);
	});

	it('plays out any way to the end that the search finds', () => {
		const board = sudokuOf(thesis);
		const mine = new ByHand(board);
		const { statistics } = counted(board, { ordering: 'findmin' });
		// As findmin does: the open variable with fewest legal values, ascending.
		for (let turn = 0; turn < 200 && !mine.isSolved; turn++) {
			flushSync();
			const model = board.model();
			for (const { variable, value } of mine.path) model.place(variable, value);
			const open = [...mine.assignment.keys()].filter((one) => mine.assignment[one] < 0);
			const count = (one: number) => model.legal(one).toString(2).replaceAll('0', '').length;
			const next = open.reduce((best, one) => (count(one) < count(best) ? one : best));
			mine.choose(next);
			const left = model.legal(next) & ~mine.tried;
			if (left === 0) mine.back();
			else mine.place(next, 31 - Math.clz32(left & -left));
		}
		expect(mine).toMatchObject({ isSolved: true, placements: statistics.placements });
	});
});

describe('counting in turns', () => {
	it('stops at its limit, and when it is told to', async () => {
		const board = sudokuOf(thesis);
		const { signal } = new AbortController();
		const cut = await countInTurns(board, DEFAULT_STRATEGY, 100, signal);
		expect(cut).toEqual({ placements: 100, end: 'stopped' });
		const long = sudokuOf(
			'48.3............71.2.......7.5....6....2..8.............1.76...3.....4......5....'
		);
		const controller = new AbortController();
		const counting = countInTurns(long, DEFAULT_STRATEGY, 1e9, controller.signal);
		controller.abort();
		expect(await counting).toBeNull();
	});
});
