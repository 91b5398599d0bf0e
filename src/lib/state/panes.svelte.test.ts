import { beforeEach, describe, expect, it } from 'vitest';
import { Panes } from './panes.svelte';

const KEY = 'backtrail-panes';

function recalled(text: string) {
	localStorage.setItem(KEY, text);
	const panes = new Panes();
	panes.recall();
	return panes;
}

describe('the panes', () => {
	beforeEach(() => localStorage.clear());

	it('are restored as they were left', () => {
		const panes = new Panes();
		panes.resize('last', 0.18);
		panes.resize('first', 0.62);
		const { first, last } = recalled(localStorage.getItem(KEY)!);
		expect(first).toBeCloseTo(0.62, 4);
		expect(last).toBeCloseTo(0.18, 4);
	});

	it('do not change the stored shares when restored', () => {
		recalled('0.62 0.18');
		expect(localStorage.getItem(KEY)).toBe('0.62 0.18');
	});

	it.each(['0.9 0.9', '-1 -1', '0.1 5', '1e9 0.2'])('leave room for each other: %s', (text) => {
		const { first, last } = recalled(text);
		expect(Math.min(first, last)).toBeGreaterThanOrEqual(0.18);
		expect(first + last).toBeLessThanOrEqual(0.8 + 1e-9);
	});

	it.each(['', 'a b', '0.3', 'NaN 0.3', 'Infinity 0.3'])('ignore invalid shares: “%s”', (text) => {
		const { first, last } = recalled(text);
		expect({ first, last }).toEqual({ first: new Panes().first, last: new Panes().last });
	});
});
