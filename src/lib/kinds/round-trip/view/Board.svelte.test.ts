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
import { mapOf, NONE, roadsOf, withStop, type TripSetup } from '../map';
import Board from './Board.svelte';
import { tool } from './tool.svelte';

const example = (id: string) => kind.examples.find((one) => one.id === id)!.setup;
const textbook = example('textbook');
const [A, B, C, D, E, F] = textbook.cities.keys();

function propsOf(setup: TripSetup, moment: Moment | null = null) {
	const conflicts = new Set(kind.conflicts(setup));
	return {
		component: Board,
		shown: shownOf(setup, kind.problem(setup), { moment, conflicts, pencil: 'all' }),
		setup,
		selected: NONE,
		still: false,
		label: 'Board',
		ontype: vi.fn(),
		onedit: vi.fn<(setup: TripSetup) => void>()
	};
}

async function mount(props: ReturnType<typeof propsOf>) {
	const target = document.createElement('div');
	target.style.cssText = 'inline-size: 520px; block-size: 420px';
	document.body.append(target);
	return render(Shows, { target, props });
}

/** The textbook's graph after so many placements, at a step. */
const at = (placements: readonly [number, number][], step: ReturnType<typeof stepOf>) =>
	propsOf(textbook, momentOf(kind.problem(textbook).fixed, [...placements], step));

const city = (number: number) => document.querySelector<SVGElement>(`[data-square="${number}"]`)!;
const named = (name: RegExp) => page.getByRole('gridcell', { name });
/** The number of lines in a path. */
const lines = (path: string) =>
	document.querySelector(`.marks > ${path}`)!.getAttribute('d')!.split('M').length - 1;

afterEach(() => {
	tool.drawing = false;
	readLocaleFrom(() => 'en');
	document.documentElement.removeAttribute('dir');
});

describe('a map of cities', () => {
	it('has all cities and roads, and those that can be next', async () => {
		await mount(propsOf(textbook));
		await expect.element(named(/^stop 1, A, set by you$/)).toBeVisible();
		await expect.element(named(/^B: not on the trip yet, candidate$/)).toBeVisible();
		await expect.element(named(/^F: not on the trip yet$/)).toBeVisible();
		expect(lines('.neighbours')).toBe(roadsOf(textbook).length);
	});

	it('draws the trip, and a line for a road that does not exist', async () => {
		await mount(at([[1, B], [2, C]], stepOf('reject', 3, F))); // prettier-ignore
		await expect.element(named(/^F: .*tried and rejected/)).toBeVisible();
		await expect.element(named(/^stop 3, C, .*rules out the value being tried/)).toBeVisible();
		expect(lines('.trip-line')).toBe(2);
		expect(lines('.missing-line')).toBe(1);
	});

	it('shows which cities are cut off before the search knows it', async () => {
		await mount(at([[1, B], [2, C], [3, D], [4, E]], stepOf('choose', 5))); // prettier-ignore
		await expect.element(named(/^F: .*cut off/)).toBeVisible();
		expect(document.querySelectorAll('.marks > rect.lost-place')).toHaveLength(1);
	});

	it('reports a placement taken back, and a trip that is complete', async () => {
		const { rerender } = await mount(at([[1, B]], stepOf('backtrack', 2, C)));
		await expect.element(named(/^C: .*taken back/)).toBeVisible();
		expect(lines('.taken-road')).toBe(1);
		const trip = [B, F, E, C, D].map((next, stop): [number, number] => [stop + 1, next]);
		await rerender(at(trip, stepOf('solution')));
		await expect.element(named(/^stop 6, D, part of the solution$/)).toBeVisible();
		expect(lines('.best-line')).toBe(6);
	});

	it('says how far the trip is, and shows what the bound counts', async () => {
		const setup = example('cities');
		const moment = momentOf(kind.problem(setup).fixed, [[1, 3]], stepOf('choose', 2));
		const props = propsOf(setup, moment);
		const strategy = { ...props.shown.strategy, goal: 'best', variant: 'one-tree' } as const;
		await mount({ ...props, shown: { ...props.shown, strategy } });
		const sums = page.getByText(/^Travelled 30, at least 2\d\d to go: 2\d\d/);
		await expect.element(sums.first()).toBeVisible();
		// In the picture, and for assistive technology.
		expect(sums.elements().map(({ tagName }) => tagName)).toEqual(['text', 'P']);
		// Seven roads join the eight cities left, one leads there, one leads back.
		expect(lines('.bound-line')).toBe(9);
	});

	it('shows the lengths of roads that cross in their middles', async () => {
		const corners = [[0, 0], [400, 0], [400, 400], [0, 400]]; // prettier-ignore
		const cities = corners.map(([x, y], at) => ({ name: 'ABCD'[at], x, y }));
		await mount(propsOf(mapOf(cities, [[0, 2, 51], [1, 3, 52]], { weighted: true }))); // prettier-ignore
		await expect.element(page.getByText('51')).toBeVisible();
		await expect.element(page.getByText('52')).toBeVisible();
	});

	it('shows a trip by hand that uses a road twice', async () => {
		const setup = withStop(withStop(withStop(example('cities'), 1, 1), 2, 0), 3, 1);
		await mount(propsOf(setup));
		await expect.element(named(/^stop 1, A, set by you, in conflict$/)).toBeVisible();
		expect(document.querySelectorAll('.marks > .road-length')).toHaveLength(1);
	});

	it('speaks Hebrew without mirroring the map', async () => {
		readLocaleFrom(() => 'he');
		document.documentElement.dir = 'rtl';
		await mount(propsOf(textbook));
		await expect.element(named(/^B: עוד לא במסלול/)).toBeVisible();
		expect(city(A).getBoundingClientRect().left).toBeLessThan(city(F).getBoundingClientRect().left);
	});
});

describe('editing', () => {
	it('adds the pressed city to the trip, and takes it off again', async () => {
		const props = propsOf(withStop(textbook, 1, B));
		await mount(props);
		await userEvent.click(city(C));
		expect(props.ontype).toHaveBeenLastCalledWith(2, C);
		await userEvent.click(city(B));
		expect(props.ontype).toHaveBeenLastCalledWith(1, NONE);
		await userEvent.click(city(A));
		expect(props.ontype).toHaveBeenCalledTimes(2);
	});

	it('works with the keyboard', async () => {
		const props = propsOf(textbook);
		await mount(props);
		city(A).focus();
		await userEvent.keyboard('{ArrowRight}{Enter}');
		expect(document.activeElement).toBe(city(B));
		expect(props.ontype).toHaveBeenLastCalledWith(1, B);
	});

	it('draws roads between two cities and cities on the ground, and removes them', async () => {
		const props = propsOf(textbook);
		await mount(props);
		tool.drawing = true;
		await userEvent.click(city(A));
		await userEvent.click(city(F));
		expect(roadsOf(props.onedit.mock.lastCall![0])).toHaveLength(10);
		await userEvent.click(page.getByRole('grid'), { position: { x: 450, y: 350 } });
		expect(props.onedit.mock.lastCall![0].cities).toHaveLength(7);
		city(F).focus();
		await userEvent.keyboard('{Delete}');
		expect(props.onedit.mock.lastCall![0].cities).toHaveLength(5);
		expect(props.ontype).not.toHaveBeenCalled();
	});

	it('draws no city below the map, where the sums are', async () => {
		const props = propsOf(example('cities'));
		await mount(props);
		tool.drawing = true;
		const grid = page.getByRole('grid');
		const { height } = grid.element().getBoundingClientRect();
		await userEvent.click(grid, { position: { x: 250, y: height * 0.95 } });
		expect(props.onedit).not.toHaveBeenCalled();
		await userEvent.click(grid, { position: { x: 250, y: height * 0.85 } });
		expect(props.onedit.mock.lastCall![0].cities).toHaveLength(11);
	});

	it('reports what was pressed when the board asks', async () => {
		const onpress = vi.fn();
		await mount({ ...at([[1, B]], stepOf('choose', 2)), ...{ onpress } });
		await userEvent.click(city(C));
		expect(onpress).toHaveBeenLastCalledWith(2, C);
		await userEvent.click(city(B));
		expect(onpress).toHaveBeenLastCalledWith(1, NONE);
	});
});
