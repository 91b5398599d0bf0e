import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { readLocaleFrom } from '$lib/i18n/locale';
import type { Moment } from '$lib/engine/trace/moment';
import { momentOf, stepOf } from '../../../../../tests/fixtures/boards';
import { shownOf } from '../../../../../tests/fixtures/shown';
import Shows from '../../../../../tests/fixtures/Shows.svelte';
import '../../../../app.css';
import { kind } from '../kind';
import { blankMap, NONE, withColour, type MapSetup } from '../setup';
import { AUSTRALIA, USA } from '../maps/maps';
import Board from './Board.svelte';

const [WA, NT, Q, NSW, V, SA] = AUSTRALIA.regions.keys();

function propsOf(setup: MapSetup, moment: Moment | null = null) {
	const conflicts = new Set(kind.conflicts(setup));
	return {
		component: Board,
		shown: shownOf(setup, kind.problem(setup), { moment, conflicts, pencil: 'all' }),
		setup,
		selected: NONE,
		still: false,
		label: 'Board',
		ontype: vi.fn(),
		onedit: vi.fn()
	};
}

async function mount(props: ReturnType<typeof propsOf>) {
	const target = document.createElement('div');
	target.style.cssText = 'inline-size: 520px; block-size: 500px';
	document.body.append(target);
	return render(Shows, { target, props });
}

function region(number: number): SVGElement {
	return document.querySelector<SVGElement>(`[data-square="${number}"]`)!;
}

const named = (name: RegExp) => page.getByRole('gridcell', { name });
const clashing = () => document.querySelectorAll('.marks > .neighbour-clash');
const australia = blankMap(AUSTRALIA, 3);

afterEach(() => {
	readLocaleFrom(() => 'en');
	document.documentElement.removeAttribute('dir');
});

describe('a map', () => {
	it('has all regions, with their candidates', async () => {
		await mount(propsOf(withColour(australia, WA, 0)));
		await expect.element(named(/^WA: red, set by you$/)).toBeVisible();
		await expect.element(named(/^SA: empty, candidates green blue$/)).toBeVisible();
		expect(document.querySelectorAll('.marks > [class$=-rim]')).toHaveLength(2 + 2 + 4 * 3);
	});

	it('has the ring of a chosen region below the names', async () => {
		await mount({ ...propsOf(australia), selected: WA });
		const ring = document.querySelector('.ring.chosen')!;
		const names = document.querySelectorAll('.marks > .name-open');
		expect(names).toHaveLength(7);
		for (const name of names)
			expect(ring.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
	});

	it('has forty-eight states', async () => {
		await mount(propsOf(blankMap(USA, 4)));
		// A large map is loaded when it is needed.
		await expect.poll(() => page.getByRole('gridcell').elements()).toHaveLength(48);
	});

	it('speaks Hebrew without mirroring the map', async () => {
		readLocaleFrom(() => 'he');
		document.documentElement.dir = 'rtl';
		await mount(propsOf(withColour(australia, WA, 0)));
		await expect.element(named(/^WA: אדום/)).toBeVisible();
		expect(region(WA).getBoundingClientRect().left).toBeLessThan(
			region(Q).getBoundingClientRect().left
		);
	});

	it('draws lines from the region being tried to its neighbours of that colour', async () => {
		const { fixed } = kind.problem(australia);
		await mount(
			propsOf(
				australia,
				momentOf(
					fixed,
					[
						[WA, 0],
						[NT, 1]
					],
					stepOf('reject', SA, 0)
				)
			)
		);
		await expect.element(named(/^SA: red tried and rejected/)).toBeVisible();
		await expect.element(named(/^WA: red.*rules out the value being tried$/)).toBeVisible();
		expect(clashing()).toHaveLength(1);
	});

	it('reports a dead end, a placement taken back, and a solution', async () => {
		const { fixed } = kind.problem(australia);
		const { rerender } = await mount(
			propsOf(australia, momentOf(fixed, [], stepOf('deadend', SA)))
		);
		await expect.element(named(/^SA: dead end/)).toBeVisible();
		const deadEnd = momentOf(fixed, [[WA, 0]], stepOf('deadend', SA));
		await rerender(propsOf(australia, { ...deadEnd, conflict: [WA] }));
		await expect
			.element(named(/^WA: red.*, part of the reason for the dead end$/))
			.not.toHaveAccessibleName(/being tried/);
		const back = momentOf(fixed, [[WA, 0]], stepOf('backtrack', NT, 1));
		await rerender(propsOf(australia, back));
		await expect.element(named(/^NT: green just taken back/)).toBeVisible();
		const solved = momentOf(fixed, [[WA, 0]], stepOf('solution'));
		await rerender(propsOf(australia, solved));
		await expect.element(named(/^WA: red, part of the solution/)).toBeVisible();
	});

	it('draws lines between neighbours that were given the same colour by hand', async () => {
		await mount(propsOf(withColour(withColour(australia, V, 2), NSW, 2)));
		await expect.element(named(/^V: blue, set by you, in conflict$/)).toBeVisible();
		expect(region(NSW)).toHaveAttribute('aria-invalid', 'true');
		expect(clashing()).toHaveLength(1);
	});
});

describe('editing the map', () => {
	it('sets the next colour with a click, and none after the last', async () => {
		const props = propsOf(withColour(withColour(australia, WA, 0), NT, 2));
		await mount(props);
		await userEvent.click(region(WA));
		expect(props.ontype).toHaveBeenLastCalledWith(WA, 1);
		await userEvent.click(region(NT), { position: { x: 30, y: 40 } });
		expect(props.ontype).toHaveBeenLastCalledWith(NT, NONE);
	});

	it('colours with the first click, also while a search is watched', async () => {
		const { fixed } = kind.problem(australia);
		const props = propsOf(australia, momentOf(fixed, [[WA, 0]], stepOf('choose', NT)));
		await mount(props);
		await userEvent.click(region(WA));
		expect(props.ontype).toHaveBeenLastCalledWith(WA, 0);
	});

	it('moves with arrows, and colours by number and by letter', async () => {
		const props = propsOf(australia);
		await mount(props);
		region(WA).focus();
		await userEvent.keyboard('{ArrowRight}');
		expect(document.activeElement).not.toBe(region(WA));
		region(WA).focus();
		for (const [key, colour] of [
			['2', 1],
			['b', 2],
			['0', NONE],
			['{Delete}', NONE],
			['{Enter}', 0]
		] as const) {
			await userEvent.keyboard(key);
			expect(props.ontype).toHaveBeenLastCalledWith(WA, colour);
		}
	});

	it('leaves all other keys to the page', async () => {
		const props = propsOf(australia);
		await mount(props);
		const heard = vi.fn<(key: string) => void>();
		const listen = (event: KeyboardEvent) => heard(event.key);
		window.addEventListener('keydown', listen);
		region(WA).focus();
		// With three colours there is no fourth.
		await userEvent.keyboard(' f4y');
		window.removeEventListener('keydown', listen);
		expect(heard.mock.calls.flat()).toEqual([' ', 'f', '4', 'y']);
		expect(props.ontype).not.toHaveBeenCalled();
	});
});
