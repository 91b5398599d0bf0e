import { describe, expect, it } from 'vitest';
import { EMPTY, conflicts, countFilled, type Board } from './board';
import { EXAMPLES, EXAMPLE_IDS, boardOfExample, findExample } from './examples';
import { sizeOf } from './shape';
import { solutionsOf } from './oracle.fixture';

describe('examples', () => {
	it.each(EXAMPLES)('$id has as many solutions as it says', (example) => {
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

	it('hold what their names say', () => {
		const board = (id: (typeof EXAMPLE_IDS)[number]): Board => {
			const example = findExample(id);
			if (!example) throw new Error(id);
			return boardOfExample(example);
		};
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

	it('are found by name', () => {
		expect(EXAMPLES.map((example) => example.id)).toEqual([...EXAMPLE_IDS]);
		expect(new Set(EXAMPLE_IDS).size).toBe(EXAMPLE_IDS.length);
		expect(findExample('raster')?.id).toBe('raster');
		expect(findExample('constructor')).toBeNull();
	});
});
