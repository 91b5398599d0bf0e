import { describe, expect, it } from 'vitest';
import { cellViews, type CellViewsInput } from './cell-views';

function input(more: Partial<CellViewsInput> = {}): CellViewsInput {
	return {
		size: 4,
		looks: new Int32Array(16),
		marks: { kept: new Int32Array(16), struck: new Int32Array(16) },
		elimination: null,
		selected: -1,
		stop: 0,
		...more
	};
}

describe('cellViews', () => {
	it('keeps the rows and cells that did not change', () => {
		const before = cellViews(input());
		const looks = new Int32Array(16);
		looks[5] = 1;
		const after = cellViews(input({ looks }), before);
		expect(after.map((row, index) => row === before[index])).toEqual([true, false, true, true]);
		expect(after[1].map((view, index) => view === before[1][index])).toEqual([
			true,
			false,
			true,
			true
		]);
		expect(after[1][1].look).toBe(1);
	});

	it('sees a change of anything that a cell shows', () => {
		const before = cellViews(input());
		const one = new Int32Array(16);
		one[7] = 1;
		for (const more of [
			{ marks: { kept: one, struck: new Int32Array(16) } },
			{ marks: { kept: new Int32Array(16), struck: one } },
			{ elimination: { variable: 7, value: 0 } },
			{ selected: 7 },
			{ stop: 7 }
		]) {
			expect(cellViews(input(more), before)[1][3]).not.toBe(before[1][3]);
		}
	});

	it('starts again on a board of another size', () => {
		const before = cellViews(input());
		const after = cellViews({ ...input(), size: 3 }, before);
		expect(after.map((row) => row.map((view) => view.cell))).toEqual([
			[0, 1, 2],
			[3, 4, 5],
			[6, 7, 8]
		]);
	});
});
