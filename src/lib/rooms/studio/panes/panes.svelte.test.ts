import { beforeEach, describe, expect, it } from 'vitest';
import { PANES, Panes } from './panes.svelte';

const KEY = 'backtrail-panes';

function recalled(text: string) {
	localStorage.setItem(KEY, text);
	const panes = new Panes();
	panes.recall(true);
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

	it('can be closed, all but one, and are still closed on the next visit', () => {
		const panes = new Panes();
		panes.close('tree');
		panes.close('side');
		expect(panes.canClose).toBe(false);
		panes.close('board');
		const again = new Panes();
		again.recall(true);
		expect(PANES.filter((pane) => again.isShown(pane))).toEqual(['board']);
		again.open('tree');
		expect(again.isShown('tree')).toBe(true);
	});

	it('are hidden by an enlarged one until it is restored', () => {
		const panes = new Panes();
		panes.showMore(true);
		panes.close('side');
		panes.toggleEnlarged('tree');
		expect(PANES.filter((pane) => panes.isShown(pane))).toEqual(['tree']);
		const again = new Panes();
		again.recall(true);
		expect(again.enlarged).toBe('tree');
		again.toggleEnlarged('tree');
		expect(PANES.filter((pane) => again.isShown(pane))).toEqual(['board', 'tree']);
	});

	it('ignore names of panes that do not exist, and never start with all closed', () => {
		localStorage.setItem('backtrail-enlarged-pane', 'cellar');
		localStorage.setItem('backtrail-closed-panes', 'board tree side cellar');
		const panes = new Panes();
		panes.recall(true);
		expect(PANES.every((pane) => panes.isShown(pane))).toBe(true);
	});

	it('are board and tree at first, and more is remembered', () => {
		const first = new Panes();
		first.recall(false);
		expect([first.isSimple, first.isShown('board'), first.isShown('tree')]).toEqual([
			true,
			true,
			true
		]);
		expect(first.isShown('side')).toBe(false);
		first.showMore(true);
		expect(first.isShown('side')).toBe(true);
		const again = new Panes();
		again.recall(false);
		expect(again.isSimple).toBe(false);
		again.showMore(false);
		const last = new Panes();
		last.recall(false);
		expect(last.isSimple).toBe(true);
	});

	it('are all there where an address needs them', () => {
		const panes = new Panes();
		panes.recall(true);
		expect(panes.isSimple).toBe(false);
	});
});
