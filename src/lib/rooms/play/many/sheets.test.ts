import { describe, expect, it } from 'vitest';
import type { Made } from '$lib/kinds/sudoku/make/make';
import { cellWidth, MOST_PRINTED, PER_PAGE, perPageOf, sheetsOf } from './sheets';

const batch = (count: number) => Array.from({ length: count }, (_, at) => ({ tries: at }) as Made);

describe('the sheets of a batch', () => {
	it.each(PER_PAGE)('hold %i puzzles to a page, each once and in order', (perPage) => {
		const sheets = sheetsOf(batch(13), perPage, false);
		expect(sheets).toHaveLength(Math.ceil(13 / perPage));
		for (const { rows, columns, puzzles } of sheets) {
			expect(rows * columns).toBe(perPage);
			expect(puzzles.length).toBeLessThanOrEqual(perPage);
		}
		const numbers = sheets.flatMap(({ puzzles }) => puzzles.map(({ number }) => number));
		expect(numbers).toEqual(Array.from({ length: 13 }, (_, at) => at + 1));
	});

	it('end with the solutions of all of them', () => {
		const sheets = sheetsOf(batch(14), 4, true);
		expect(sheets.map(({ holds }) => holds)).toEqual([
			...Array<string>(4).fill('puzzles'),
			...['solutions', 'solutions']
		]);
		expect(sheets.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5, 6]);
		const solved = sheets.slice(4).flatMap(({ puzzles }) => puzzles.map(({ made }) => made.tries));
		expect(solved).toEqual(Array.from({ length: 14 }, (_, at) => at));
	});

	it('are none for no puzzles, and not endless for many', () => {
		expect(sheetsOf([], 6, true)).toEqual([]);
		expect(sheetsOf(batch(5000), 1, false)).toHaveLength(MOST_PRINTED);
	});

	it('hold fewer large boards, so that they can be read and written on', () => {
		expect([4, 9, 12, 16, 20, 25].map((size) => perPageOf(size).at(-1))).toEqual([
			6, 6, 6, 4, 2, 1
		]);
		for (const size of [4, 6, 9, 12, 16, 20, 25]) {
			for (const { holds, rows, columns } of sheetsOf(
				batch(14),
				perPageOf(size).at(-1)!,
				true,
				size
			))
				expect(cellWidth(size, rows * columns), `${size} ${holds}`).toBeGreaterThanOrEqual(
					holds === 'puzzles' ? 5.4 : 4
				);
		}
	});
});
