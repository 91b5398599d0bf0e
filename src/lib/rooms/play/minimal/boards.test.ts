import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { solutionsOf } from '$lib/kinds/sudoku/make/solutions';
import { conflicts } from '$lib/kinds/sudoku/board';
import { formatLine } from '$lib/kinds/sudoku/line';
import { cluesOf, lossOf, MINIMAL_BOARDS, MOST_SOLUTIONS, solutionOf } from './boards';

const royle = new URL('../../../kinds/sudoku/sets/17clue-500.txt', import.meta.url);

describe.each([
	['seventeen', 17],
	['forty', 40]
] as const)('the board of %s clues', (name, count) => {
	const board = MINIMAL_BOARDS[name];
	const clues = cluesOf(board);

	it('has that many clues and exactly one solution', () => {
		expect(clues).toHaveLength(count);
		expect(solutionsOf(board, 2)).toMatchObject({ count: 1, isKnown: true });
	});

	it('is minimal: without any one clue there is another solution, which differs there', () => {
		const solution = solutionOf(board);
		for (const cell of clues) {
			const loss = lossOf(board, solution, cell);
			expect(loss.count).toBeGreaterThanOrEqual(2);
			expect(loss.count).toBeLessThanOrEqual(MOST_SOLUTIONS);
			expect(loss.other).not.toBeNull();
			// A symbol cannot move alone.
			expect(loss.differing.length).toBeGreaterThanOrEqual(4);
			expect(loss.differing).toContain(cell);
			for (const clue of clues.filter((other) => other !== cell))
				expect(loss.other![clue]).toBe(board.cells[clue]);
			expect(conflicts({ shape: board.shape, cells: loss.other! })).toEqual([]);
		}
	});
});

it('the board of seventeen clues is the first of Royle’s', () => {
	const [line] = readFileSync(royle, 'utf8').split('\n');
	expect(formatLine(MINIMAL_BOARDS.seventeen)).toBe(line);
});
