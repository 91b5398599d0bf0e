import { expect, test } from 'vitest';
import { rowWindow } from './window';

test('draws the visible rows and a margin', () => {
	expect(rowWindow(600, 32, 3200, 320, 8)).toEqual({ from: 92, to: 118 });
});

test('ends where the rows end', () => {
	expect(rowWindow(5, 32, 0, 320)).toEqual({ from: 0, to: 5 });
	expect(rowWindow(0, 32, 0, 320)).toEqual({ from: 0, to: 0 });
});

test('shows something when fewer rows are left than were scrolled past', () => {
	const { from, to } = rowWindow(3, 32, 9000, 320);
	expect(from).toBeLessThanOrEqual(to);
	expect(to).toBe(3);
});
