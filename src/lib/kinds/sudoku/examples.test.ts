import { describe, expect, it } from 'vitest';
import { counted } from '../../../../tests/fixtures/searches';
import type { Strategy } from '$lib/engine/search/strategy';
import { EMPTY, conflicts, countFilled, type Board } from './board';
import { EXAMPLES, EXAMPLE_IDS, boardOfExample, type ExampleId } from './examples';
import { sizeOf } from './shape';
import { sudoku } from './sudoku';
import { solutionsOf } from './oracle.fixture';

function board(id: ExampleId): Board {
	return boardOfExample(EXAMPLES.find((example) => example.id === id)!);
}

function run(id: ExampleId, strategy: Partial<Strategy>) {
	const { statistics, outcome } = counted(sudoku(board(id)), strategy);
	return { ...statistics, outcome: outcome.kind };
}

describe('examples', () => {
	it.each(EXAMPLES)('$id has the stated number of solutions', (example) => {
		const board = boardOfExample(example);
		expect(conflicts(board)).toEqual([]);
		const solutions = solutionsOf(board, example.solutions + 1);
		expect(solutions).toHaveLength(example.solutions);
		for (const cells of solutions) {
			expect(cells.every((symbol) => symbol !== EMPTY)).toBe(true);
			expect(conflicts({ shape: board.shape, cells })).toEqual([]);
			expect(board.cells.every((symbol, i) => symbol === EMPTY || symbol === cells[i])).toBe(true);
		}
	});

	it('match their names', () => {
		expect(countFilled(board('clues-17'))).toBe(17);
		expect(countFilled(board('against-naive'))).toBe(17);
		expect([...solutionsOf(board('against-naive'), 1)[0].slice(0, 9)]).toEqual([
			8, 7, 6, 5, 4, 3, 2, 1, 0
		]);
		const ofSize = EXAMPLE_IDS.filter((id) => id.startsWith('size-'));
		expect(ofSize.map((id) => `size-${sizeOf(board(id).shape)}`)).toEqual(ofSize);
		const tree = board('tree').cells;
		expect(board('several').cells.every((s, i) => s === EMPTY || s === tree[i])).toBe(true);
	});

	it('have unique names', () => {
		expect(EXAMPLES.map((example) => example.id)).toEqual([...EXAMPLE_IDS]);
		expect(new Set(EXAMPLE_IDS).size).toBe(EXAMPLE_IDS.length);
	});
});

describe('the examples show what their descriptions promise', () => {
	const alone = { elimination: 'hidden', eliminate: 'alone' } as const;
	const best = { ordering: 'findmin', elimination: 'hidden' } as const;

	it('easy: elimination alone fills every cell; hard: it gets stuck', () => {
		expect(run('easy', alone).outcome).toBe('solved');
		expect(run('hard', alone).outcome).toBe('stuck');
	});

	it('raster: the first row that fills up is not the one of the solution', () => {
		const [solution] = solutionsOf(board('raster'), 1);
		const first = [7, 0, 2, 8, 6, 4, 5, 1, 3];
		const filled = board('raster');
		filled.cells.set(first);
		expect(conflicts(filled)).toEqual([]);
		expect([...solution.slice(0, 9)]).not.toEqual(first);
	});

	it('tree: small enough to see whole', () => {
		expect(run('tree', {}).placements).toBeLessThan(100);
	});

	it('thesis: thousands of wrong placements in reading order, none with findmin', () => {
		expect(run('thesis', {}).undos).toBeGreaterThan(2000);
		expect(run('thesis', { ordering: 'findmin' }).undos).toBe(0);
	});

	it('no-solution: breaks no rule, yet no value fits one cell', () => {
		const impossible = board('no-solution');
		expect(conflicts(impossible)).toEqual([]);
		const model = sudoku(impossible).model();
		expect(impossible.cells.some((held, cell) => held === EMPTY && model.legal(cell) === 0)).toBe(
			true
		);
	});

	it('several: tree without two of its givens', () => {
		expect(countFilled(board('several'))).toBe(countFilled(board('tree')) - 2);
	});

	it('sizes: four givens on 4×4, 16×16 quick with elimination only, 25×25 quick with both', () => {
		expect(countFilled(board('size-4'))).toBe(4);
		const with16 = run('size-16', best).placements;
		expect(with16).toBeLessThan(1000);
		expect(run('size-16', { ordering: 'findmin' }).placements).toBeGreaterThan(100 * with16);
		expect(run('size-25', best)).toMatchObject({ outcome: 'solved' });
		expect(run('size-25', best).placements).toBeLessThan(1000);
	});
});
