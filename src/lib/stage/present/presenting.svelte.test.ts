import { flushSync, tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Presenting, type Lecture } from './presenting.svelte';
import { DEFAULT_PRESENTED, KEPT_PRESENTED, type Presented } from './presented';

function made(
	parts: readonly Presented[] | null = null,
	isEmbed = false,
	lecture: Lecture | null = null
) {
	const page = {
		parts,
		isEmbed,
		show(shown: readonly Presented[] | null) {
			page.parts = shown;
		}
	};
	return new Presenting<Presented>(page, KEPT_PRESENTED, lecture);
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

describe('a key that is pressed while the windows of a lecture are being loaded', () => {
	const lecture: Lecture = {
		scene: () => ({ subject: '', query: '', at: 0, inner: 0 }),
		address: () => 'address',
		perform: () => {},
		show: () => {}
	};

	afterEach(() => {
		window.name = '';
		vi.restoreAllMocks();
	});

	it('opens the window for the class, or says that it was not opened', async () => {
		const open = vi.spyOn(window, 'open').mockReturnValue(null);
		const presenting = made(['board'], false, lecture);
		const stop = $effect.root(() => presenting.watch());
		flushSync();
		presenting.perform('second');
		await expect.poll(() => presenting.second?.isBlocked).toBe(true);
		expect(open).toHaveBeenCalledOnce();
		stop();
	});

	it('is passed on by the window for the class, after it has announced itself', async () => {
		const token = '0123456789abcdef';
		window.name = `backtrail-class-${token}`;
		const channel = new BroadcastChannel(window.name);
		const heard: unknown[] = [];
		channel.onmessage = ({ data }) => heard.push(data);
		const presenting = made(['board'], false, lecture);
		const stop = $effect.root(() => presenting.watch());
		flushSync();
		presenting.perform('step-forward');
		await expect
			.poll(() => heard)
			.toEqual([{ type: 'class' }, { type: 'key', action: 'step-forward' }]);
		stop();
		channel.close();
	});
});
