import { describe, expect, it } from 'vitest';
import { rowOrder, shownRows } from './row-order';

const compare = new Intl.Collator('en', { numeric: true }).compare;

describe('the order of rows', () => {
	it('is by numbers, with what has none at the end', () => {
		expect([...rowOrder([3, null, 1, 2], false, compare)]).toEqual([2, 3, 0, 1]);
		expect([...rowOrder([3, null, 1, 2], true, compare)]).toEqual([0, 3, 2, 1]);
	});

	it('is by texts as people read them', () => {
		expect([...rowOrder(['board 10', 'board 9', null, 'board 1'], false, compare)]).toEqual([
			3, 1, 0, 2
		]);
	});

	it('keeps rows with equal keys in their order, both ways', () => {
		expect([...rowOrder([1, 0, 1, 0], false, compare)]).toEqual([1, 3, 0, 2]);
		expect([...rowOrder([1, 0, 1, 0], true, compare)]).toEqual([0, 2, 1, 3]);
	});
});

describe('the rows in a window', () => {
	it('are few, however many there are', () => {
		const { first, end } = shownRows(100_000, 400, 32, 10_000);
		expect(first).toBeLessThanOrEqual(3125);
		expect(end).toBeGreaterThanOrEqual(3138);
		expect(end - first).toBeLessThan(30);
	});

	it('never reach beyond the ends', () => {
		expect(shownRows(0, 400, 32, 5)).toEqual({ first: 0, end: 5 });
		expect(shownRows(1e9, 400, 32, 5)).toEqual({ first: 4, end: 5 });
		expect(shownRows(0, 400, 32, 0)).toEqual({ first: 0, end: 0 });
	});
});
