import { afterEach, expect, it } from 'vitest';
import { Presenting } from './presenting.svelte';
import { DEFAULT_PRESENTED, KEPT_PRESENTED, type Presented } from './presented';

function made(parts: readonly Presented[] | null = null, isEmbed = false) {
	const page = {
		parts,
		isEmbed,
		show(shown: readonly Presented[] | null) {
			page.parts = shown;
		}
	};
	return new Presenting<Presented>(page, KEPT_PRESENTED);
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
	const presenting = made(['board'], true);
	presenting.toggle();
	presenting.leave();
	expect(presenting.parts).toEqual(['board']);
});
