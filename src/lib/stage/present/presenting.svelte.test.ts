import { tick } from 'svelte';
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

it('gives the focus back to what starts it', async () => {
	let parts = $state.raw<readonly Presented[] | null>(['board']);
	const page = {
		get parts() {
			return parts;
		},
		isEmbed: false,
		show(shown: readonly Presented[] | null) {
			parts = shown;
		}
	};
	const presenting = new Presenting<Presented>(page, KEPT_PRESENTED);
	const hidden = document.createElement('button');
	hidden.hidden = true;
	const shown = document.createElement('button');
	for (const button of [hidden, shown]) button.dataset.presents = '';
	document.body.append(hidden, shown);
	const stop = $effect.root(() => presenting.watch());
	await tick();
	presenting.choose(['board', 'code']);
	await tick();
	expect(document.activeElement).toBe(document.body);
	presenting.leave();
	await expect.poll(() => document.activeElement).toBe(shown);
	stop();
	hidden.remove();
	shown.remove();
});
