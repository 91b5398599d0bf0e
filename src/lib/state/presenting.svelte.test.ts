import { afterEach, expect, it } from 'vitest';
import { Presenting } from './presenting.svelte';
import { DEFAULT_PRESENTED } from './presented';
import { DEFAULT_VIEW, type View } from './view';

function made(view: Partial<View> = {}) {
	const studio = {
		view: { ...DEFAULT_VIEW, ...view },
		show(change: Partial<View>) {
			studio.view = { ...studio.view, ...change };
		}
	};
	return new Presenting(studio);
}

afterEach(() => localStorage.clear());

it('starts with the usual parts, and next time with those chosen last', () => {
	const first = made();
	expect(first.parts).toBeNull();
	first.toggle();
	expect(first.parts).toEqual(DEFAULT_PRESENTED);
	first.choose(['board', 'code']);
	first.toggle();
	expect(first.parts).toBeNull();

	const next = made();
	next.toggle();
	expect(next.parts).toEqual(['board', 'code']);
});

it('ignores what it cannot read', () => {
	localStorage.setItem('backtrail-present', 'board,cat');
	const presenting = made();
	presenting.toggle();
	expect(presenting.parts).toEqual(DEFAULT_PRESENTED);
});

it('never leaves an embed', () => {
	const presenting = made({ present: ['board'], embed: true });
	presenting.toggle();
	presenting.leave();
	expect(presenting.parts).toEqual(['board']);
});
