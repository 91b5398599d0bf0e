import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { readLocaleFrom } from '$lib/i18n/locale';
import type { Strategy } from '$lib/engine/search/strategy';
import type { Pencil } from '$lib/stage/facts/view';
import { nextFrame, settled } from '../../../../../../tests/fixtures/layout';
import Shows from '../../../../../../tests/fixtures/Shows.svelte';
import '../../../../../app.css';
import { sequence, withLetter, type SequenceSetup } from '../../setup';
import Board from './Board.svelte';
import { walk } from '../walk.fixture';

function propsOf(
	setup: SequenceSetup,
	position = 0,
	strategy: Partial<Strategy> = {},
	pencil: Pencil = 'all'
) {
	return {
		component: Board,
		shown: walk(setup, strategy).shownAt(position, pencil),
		setup,
		selected: -1,
		still: false,
		label: 'Board',
		ontype: vi.fn(),
		onedit: vi.fn()
	};
}

async function mount(props: ReturnType<typeof propsOf>, size = [440, 300]) {
	const target = document.createElement('div');
	target.style.cssText = `inline-size: ${size[0]}px; block-size: ${size[1]}px`;
	document.body.append(target);
	return render(Shows, { target, props });
}

function positionAt(position: number): HTMLElement {
	const found = document.querySelector<HTMLElement>(`[data-square="${position}"]`);
	if (!found) throw new Error(`no position ${position}`);
	return found;
}

const broken = () => document.querySelector('.broken')?.textContent?.trim().replaceAll(/[⁨⁩]/g, '');

// Wide: the strip has a height of its own to fit into.
beforeEach(() => page.viewport(1280, 720));

afterEach(() => {
	readLocaleFrom(() => 'en');
	document.documentElement.removeAttribute('dir');
});

describe('the strip', () => {
	it('is a grid of positions with their names and contents', async () => {
		await mount(propsOf(sequence('ABC', 3), 5));
		await expect.element(page.getByRole('grid', { name: 'Board' })).toBeVisible();
		expect(page.getByRole('gridcell').elements()).toHaveLength(3);
		expect(positionAt(0)).toHaveAccessibleName('p1: A, placed by the search, left to try B C');
		expect(positionAt(1)).toHaveAccessibleName(
			'p2: B, newest placement, current place, rejected A, left to try C'
		);
		expect(positionAt(2)).toHaveAccessibleName('p3: empty, candidates C');
	});

	it('speaks Hebrew and stays left to right on a right-to-left page', async () => {
		readLocaleFrom(() => 'he');
		document.documentElement.dir = 'rtl';
		await mount(propsOf(sequence('ABC', 3), 4));
		expect(positionAt(1).getAttribute('aria-label')).toContain('A, נוסתה: היא מפרה כלל');
		expect(broken()).toBe('A לא מאוחרת מ-A');
		expect(positionAt(0).getBoundingClientRect().left).toBeLessThan(
			positionAt(2).getBoundingClientRect().left
		);
	});

	it.each([
		[1, 1],
		[3, 3],
		[12, 12],
		[40, 3],
		[40, 26]
	])('shows %i positions of %i letters whole', async (length, letters) => {
		const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.slice(0, letters);
		await mount(propsOf(sequence(alphabet, length, { order: 'any' }), 1));
		const frame = document.querySelector('.frame')!;
		await settled();
		await expect.poll(() => frame.scrollHeight - frame.clientHeight).toBeLessThanOrEqual(0);
		expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
		const room = frame.getBoundingClientRect();
		const marks = document.querySelectorAll(
			'.marks > .tile, .marks > .heading, .marks > [class^=letter-]'
		);
		expect(marks.length).toBeGreaterThanOrEqual(2 * length);
		for (const mark of marks) {
			const { left, right, top, bottom } = mark.getBoundingClientRect();
			expect(left).toBeGreaterThanOrEqual(room.left);
			expect(right).toBeLessThanOrEqual(room.right);
			expect(top).toBeGreaterThanOrEqual(room.top);
			expect(bottom).toBeLessThanOrEqual(room.bottom + 1);
		}
	});

	it('says which rule breaks, inside the strip, and draws it', async () => {
		await mount(propsOf(sequence('ABC', 3), 4));
		expect(broken()).toBe('A is not later than A');
		expect(document.querySelectorAll('.marks > .bracket')).toHaveLength(1);
		const strip = document.querySelector('.strip')!.getBoundingClientRect();
		const text = document.querySelector('.broken')!.getBoundingClientRect();
		expect(text.left).toBeGreaterThanOrEqual(strip.left - 1);
		expect(text.right).toBeLessThanOrEqual(strip.right + 1);
	});

	it('has no columns if they are turned off', async () => {
		await mount(propsOf(sequence('ABC', 3), 4, {}, 'off'));
		expect(document.querySelector('.marks > [class^=letter-]')).toBeNull();
		expect(positionAt(1)).toHaveAccessibleName('p2: A, tried: it breaks a rule, current place');
	});
});

describe('typing', () => {
	it('sets and clears a letter', async () => {
		const props = propsOf(sequence('ABC', 3));
		await mount(props);
		positionAt(1).click();
		positionAt(1).focus();
		await userEvent.keyboard('b');
		expect(props.ontype).toHaveBeenLastCalledWith(1, 1);
		await userEvent.keyboard('{Delete}');
		expect(props.ontype).toHaveBeenLastCalledWith(1, -1);
	});

	it('moves by arrows, with one Tab stop', async () => {
		await mount(propsOf(sequence('ABC', 3)));
		positionAt(0).focus();
		await userEvent.keyboard('{ArrowRight}{ArrowRight}');
		await expect.element(positionAt(2)).toHaveFocus();
		await expect.element(positionAt(2)).toHaveAttribute('aria-selected', 'true');
		expect(document.querySelectorAll('[data-square][tabindex="0"]')).toHaveLength(1);
	});

	it('leaves the player its keys', async () => {
		await mount(propsOf(sequence('ABC', 3)));
		const heard: string[] = [];
		const listen = (event: KeyboardEvent) => heard.push(event.key);
		window.addEventListener('keydown', listen);
		positionAt(0).focus();
		await userEvent.keyboard(' f,.?{ArrowRight}a');
		window.removeEventListener('keydown', listen);
		expect(heard).toEqual([' ', 'f', ',', '.', '?']);
	});

	it('works with buttons too, which say what would break a rule', async () => {
		const props = propsOf(withLetter(sequence('ABC', 3), 0, 1));
		await mount(props);
		const letters = page.getByRole('group', { name: 'Letters to type' });
		await expect.element(letters.getByRole('button').first()).toBeDisabled();
		positionAt(1).click();
		positionAt(1).focus();
		await letters.getByRole('button', { name: 'A, would break a rule here' }).click();
		expect(props.ontype).toHaveBeenLastCalledWith(1, 0);
		await letters.getByRole('button', { name: 'Empty the place' }).click();
		expect(props.ontype).toHaveBeenLastCalledWith(1, -1);
	});

	it('shows contradictory letters at once', async () => {
		const setup = withLetter(withLetter(sequence('ABC', 3), 0, 1), 1, 0);
		const props = propsOf(setup);
		await mount({ ...props, shown: { ...props.shown, moment: null } });
		await expect.element(positionAt(1)).toHaveAttribute('aria-invalid', 'true');
		expect(positionAt(1)).toHaveAccessibleName('p2: A, typed by you, in conflict');
		expect(broken()).toBe('A is not later than B');
	});
});

describe('a step', () => {
	it('touches a few positions of the largest strip', async () => {
		const setup = sequence('ABCDEFGHIJKLMNOPQRSTUVWXYZ', 40, { order: 'different', apart: 3 });
		const run = walk(setup);
		const rest = propsOf(setup);
		const screen = await mount({ ...rest, shown: run.shownAt(1) });
		await settled();
		let count = 0;
		const touched = new Set<Element>();
		const observer = new MutationObserver((records) => {
			count += records.length;
			for (const { target } of records) {
				const element = target instanceof Element ? target : target.parentElement;
				const found = element?.closest('[role=gridcell]');
				if (found) touched.add(found);
			}
		});
		const most = { changes: 0, positions: 0 };
		let all = 0;
		for (let position = 2; position < 90; position++) {
			touched.clear();
			count = 0;
			const everything = { childList: true, attributes: true, characterData: true };
			observer.observe(document.querySelector('.frame')!, { subtree: true, ...everything });
			await screen.rerender({ ...rest, shown: run.shownAt(position) });
			await nextFrame();
			observer.disconnect();
			most.changes = Math.max(most.changes, count);
			most.positions = Math.max(most.positions, touched.size);
			all += count;
		}
		expect(all).toBeGreaterThan(88);
		// What is placed, what is at it, what it follows.
		expect(most.positions).toBeGreaterThan(0);
		expect(most.positions).toBeLessThanOrEqual(4);
		expect(most.changes).toBeLessThanOrEqual(60);
	});
});
