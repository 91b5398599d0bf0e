import { flushSync } from 'svelte';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { isolate } from '$lib/i18n/bidi';
import type { ProblemView } from '$lib/stage/board/problem-view';
import { readLocaleFrom } from '$lib/i18n/locale';
import sudokuView from '$lib/kinds/sudoku/view';
import type { SudokuSetup } from '$lib/kinds/sudoku/kind';
import { readAddress } from '$lib/stage/address/address';
import { Race } from './race.svelte';
import { nextFrame, settled } from '../../../../tests/fixtures/layout';
import '../../../app.css';
import { arriveWith } from '../../../../tests/fixtures/without-router/address-bar';
import Compare from './Compare.svelte';
import GuessForm from './verdict/GuessForm.svelte';
import LaneTabs from './lane/LaneTabs.svelte';
import LaneView from './lane/LaneView.svelte';
import RaceChart from './clock/RaceChart.svelte';

const view = sudokuView as ProblemView<SudokuSetup>;
readLocaleFrom(() => 'en');
// A synthetic pointer cannot be captured.
beforeAll(() => void (HTMLElement.prototype.setPointerCapture = () => {}));
afterAll(() => void Reflect.deleteProperty(HTMLElement.prototype, 'setPointerCapture'));

let stop = () => {};
beforeEach(() => page.viewport(1280, 720));
afterEach(() => stop());

/** A race that has been searched to its end. */
async function raceAt(address: string) {
	const race = new Race(view.kind);
	race.showFirst();
	race.visit(address);
	stop = $effect.root(() => race.watch());
	flushSync();
	await expect.poll(() => race.ended && race.difference !== null).toBe(true);
	return race;
}

describe('the chart of a race', () => {
	async function chartOf(race: Race<SudokuSetup>, hides = false) {
		const result = await render(RaceChart<SudokuSetup>, {
			race,
			names: ['naive', 'findmin'],
			hides
		});
		await settled();
		return { ...result, slider: page.getByRole('slider') };
	}

	function point(type: string, share: number) {
		const box = document.querySelector('.plot')!.getBoundingClientRect();
		document.querySelector('[role=slider]')!.dispatchEvent(
			new PointerEvent(type, {
				bubbles: true,
				pointerId: 1,
				button: 0,
				clientX: box.left + share * box.width,
				clientY: box.top + box.height / 2
			})
		);
	}

	/** The right ends of what is drawn, in pixels. */
	const rightEnd = (selector: string) =>
		Math.max(
			...[...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().right)
		);

	it('is a slider that says where all lanes are', async () => {
		const race = await raceAt('example=raster&clock=placements');
		race.player.seek(40);
		const { slider } = await chartOf(race);
		await expect.element(slider).toHaveAttribute('aria-valuemax', '194');
		await expect.element(slider).toHaveAttribute('aria-valuenow', '40');
		await expect
			.element(slider)
			.toHaveAttribute('aria-valuetext', 'placement 40; naive: 40; findmin: 40');
		race.player.seek(100);
		await expect
			.element(slider)
			.toHaveAttribute('aria-valuetext', 'placement 100; naive: 100; findmin: 58');
	});

	it('has no axes before the race', async () => {
		const race = await raceAt('example=raster');
		const props = { race, names: ['naive', 'findmin'], hides: true };
		const { container } = await render(RaceChart<SudokuSetup>, { ...props, bare: true });
		await settled();
		expect(container.querySelectorAll('text').length).toBe(0);
		await expect.element(page.getByRole('slider')).toBeVisible();
	});

	it('is moved by keys', async () => {
		const race = await raceAt('example=raster&clock=placements');
		race.player.seek(40);
		const { slider } = await chartOf(race);
		slider.element().focus();
		const ticks = [];
		for (const key of ['ArrowRight', 'ArrowLeft', 'PageUp', 'PageDown', 'End', 'Home']) {
			await userEvent.keyboard(`{${key}}`);
			ticks.push(race.tick);
		}
		expect(ticks).toEqual([41, 40, 50, 40, 194, 0]);
	});

	it('is moved where it is pressed and dragged; playing goes on afterwards', async () => {
		const race = await raceAt('example=raster&rate=0.5');
		await chartOf(race);
		race.player.play();
		point('pointerdown', 0.25);
		expect(race.player.playing).toBe(false);
		expect(Math.abs(race.tick - race.length / 4)).toBeLessThan(race.length / 100);
		point('pointermove', 0.5);
		await nextFrame();
		expect(Math.abs(race.tick - race.length / 2)).toBeLessThan(race.length / 100);
		point('pointerup', 0.75);
		expect(Math.abs(race.tick - race.length * 0.75)).toBeLessThan(race.length / 100);
		expect(race.player.playing).toBe(true);
		race.player.pause();
		point('pointermove', 0.1);
		await nextFrame();
		expect(Math.abs(race.tick - race.length * 0.75)).toBeLessThan(race.length / 50);
	});

	it('can be dragged to both ends on a logarithmic axis', async () => {
		const race = await raceAt('example=raster&log=1');
		await chartOf(race);
		point('pointerdown', 0.5);
		// Half of a logarithmic axis is the square root.
		expect(race.tick).toBeGreaterThan(race.length ** 0.5 / 1.3);
		expect(race.tick).toBeLessThan(race.length ** 0.5 * 1.3);
		point('pointermove', -0.2);
		await nextFrame();
		expect(race.tick).toBe(0);
		point('pointerup', 1.2);
		expect(race.tick).toBe(race.length);
	});

	it('draws the whole race, and marks its ends and its first difference', async () => {
		const race = await raceAt('example=raster');
		race.player.seek(200);
		const { container } = await chartOf(race);
		const end = document.querySelector('.plot')!.getBoundingClientRect().right;
		expect(Math.abs(rightEnd('.curve') - end)).toBeLessThan(3);
		expect(container.querySelectorAll('.solved').length).toBe(2);
		expect(container.querySelectorAll('.differ').length).toBe(1);
	});

	it('draws nothing after the tick while the result is hidden', async () => {
		const race = await raceAt('example=raster');
		race.player.seek(200);
		const { container } = await chartOf(race, true);
		// The axis ends here, so that nothing is told by what is left of it.
		const cursor = rightEnd('.cursor');
		for (const one of container.querySelectorAll('.curve, .grid, .mark'))
			expect(one.getBoundingClientRect().right).toBeLessThanOrEqual(cursor + 2);
		expect(container.querySelectorAll('.ahead, .solved, .failed, .open').length).toBe(0);
		race.player.seek(race.difference!.tick - 1);
		await expect.poll(() => container.querySelector('.differ')).toBe(null);
		race.player.seek(race.difference!.tick);
		await expect.poll(() => container.querySelector('.differ')).not.toBe(null);
		// Each curve ends at what the lane has placed so far.
		race.player.seek(200);
		await nextFrame();
		const highest = Math.min(
			...[...container.querySelectorAll('.curve')].map((one) => one.getBoundingClientRect().top)
		);
		const plot = container.querySelector('.plot')!.getBoundingClientRect();
		expect(highest).toBeGreaterThanOrEqual(plot.top - 3);
	});

	it('marks a lane that was stopped as open', async () => {
		const race = await raceAt('example=raster&steps=700');
		const { container } = await chartOf(race);
		expect(race.lanes.map(({ isBound }) => isBound)).toContain(true);
		const bounds = race.lanes.filter(({ isBound }) => isBound).length;
		expect(container.querySelectorAll('.open').length).toBe(bounds);
		expect(container.querySelectorAll('.solved').length).toBe(2 - bounds);
	});
});

describe('the guess', () => {
	async function form() {
		const [onguess, onskip] = [vi.fn(), vi.fn()];
		await render(GuessForm, { names: ['naive', 'findmin'], onguess, onskip });
		return { onguess, onskip, go: page.getByRole('button', { name: 'Race' }) };
	}
	const pick = (name: string) => page.getByRole('radio', { name, exact: true }).click();

	it('can be sent once lane and factor are chosen', async () => {
		const { onguess, go } = await form();
		await expect.element(go).toBeDisabled();
		await pick(`B: ${isolate('findmin')}`);
		await expect.element(go).toBeDisabled();
		document.querySelector('form')!.requestSubmit();
		expect(onguess).not.toHaveBeenCalled();
		await pick('10×');
		await expect.element(go).toBeEnabled();
		await go.click();
		expect(onguess.mock.calls).toEqual([[{ lane: 1, times: 10 }]]);
	});

	it('needs a lane for a factor, but none for about the same', async () => {
		const { onguess, go } = await form();
		await pick('10×');
		await expect.element(go).toBeDisabled();
		await pick('about the same');
		await expect.element(go).toBeEnabled();
		await go.click();
		expect(onguess.mock.calls).toEqual([[expect.objectContaining({ times: 1 })]]);
	});

	it('can be left out', async () => {
		const { onguess, onskip } = await form();
		await page.getByRole('button', { name: 'Show the result' }).click();
		expect(onskip).toHaveBeenCalledOnce();
		expect(onguess).not.toHaveBeenCalled();
	});
});

describe('a lane', () => {
	async function laneOf(race: Race<SudokuSetup>, more: object = {}) {
		const onleave = vi.fn();
		const props = { race, lane: race.lanes[0], view, index: 0, name: 'naive' };
		const all = { ...props, pictures: 'both' as const, href: '#there', onleave, ...more };
		await render(LaneView<SudokuSetup>, all);
		return { onleave, region: page.getByRole('region', { name: all.name }) };
	}

	it('counts what it has done by the tick, and says how it ended once it has', async () => {
		const race = await raceAt('example=raster');
		race.player.seek(500);
		const { region } = await laneOf(race);
		const { placements, undos } = race.lanes[0].moment!.statistics;
		const definition = (term: string) =>
			[...document.querySelectorAll('dt')].find(({ textContent }) => textContent === term)
				?.nextElementSibling?.textContent;
		await expect.poll(() => definition('Placements')).toBe(String(placements));
		expect(definition('Taken back')).toBe(String(undos));
		await expect.element(region).not.toHaveTextContent('Solved');
		race.player.end();
		await expect.poll(() => definition('Placements')).toBe('194');
		expect(definition('Taken back')).toBe('140');
		await expect.element(region).toHaveTextContent(/Solved after [\d,]+ steps/);
	});

	it('says why its step happened, unless nobody could read it', async () => {
		const race = await raceAt('example=raster&rate=100');
		race.player.seek(1);
		const { region } = await laneOf(race, { lane: race.lanes[1], index: 1, name: 'findmin' });
		const why = /has the fewest candidates/;
		await expect.element(region).toHaveTextContent(why);
		race.player.play();
		await expect.element(region).not.toHaveTextContent(/cannot go|is placed|candidates/);
		race.player.pause();
		race.player.seek(1);
		await expect.element(region).toHaveTextContent(why);
		race.player.end();
		await expect.element(region).not.toHaveTextContent(why);
		await expect.element(region).toHaveTextContent('Solved');
	});

	it('shows its whole tree at its end, and what is near its last node before', async () => {
		const race = await raceAt('example=raster');
		const nodes = () => document.querySelectorAll('.tree .node').length;
		race.player.seek(race.length - 1);
		await laneOf(race);
		await expect.poll(nodes).toBeGreaterThan(3);
		const { placements } = race.lanes[0].run.statistics;
		expect(nodes()).toBeLessThan(placements / 2);
		race.player.end();
		await expect.poll(nodes).toBeGreaterThanOrEqual(placements);
		const top = (one: Element) => one.getBoundingClientRect().top;
		const highest = () => Math.min(...[...document.querySelectorAll('.tree .node')].map(top));
		await expect.poll(highest).toBeGreaterThan(top(document.querySelector('.tree')!));
		race.player.seek(race.length - 1);
		await expect.poll(nodes).toBeLessThan(placements / 2);
	});

	it('says that it was stopped, so that its counts are bounds', async () => {
		const race = await raceAt('example=raster&steps=300');
		race.player.end();
		const { region } = await laneOf(race);
		await expect
			.element(region)
			.toHaveTextContent('Stopped after 300 steps; its counts are lower bounds');
	});

	it('can be removed only if more than two are left', async () => {
		const race = await raceAt('example=raster&steps=3000');
		await laneOf(race);
		const remove = page.getByRole('button', { name: 'Remove naive' });
		expect(remove.elements()).toEqual([]);
		race.add();
		await expect.element(remove).toBeVisible();
		await remove.click();
		expect(race.lanes.map(({ entry }) => entry.ordering)).toEqual(['findmin', expect.any(String)]);
		await expect.poll(() => remove.elements()).toEqual([]);
	});
});

describe('the choice of a lane on a phone', () => {
	afterEach(() => document.body.removeAttribute('style'));

	it('names and counts all lanes in their order, and gives one the room', async () => {
		// What the site calls a page.
		document.body.style.cssText = 'container: page / inline-size; inline-size: 20rem';
		await render(LaneTabs, { names: ['naive', 'findmin'], placements: [1194, 58], picked: 0 });
		const tabs = page.getByRole('group', { name: 'Lanes' }).getByRole('button');
		const names = tabs.elements().map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '));
		expect(names[0]).toMatch(/Lane A: naive Placements 1,194/);
		expect(names[1]).toMatch(/Lane B: findmin Placements 58/);
		await expect.element(tabs.nth(0)).toHaveAttribute('aria-pressed', 'true');
		await tabs.nth(1).click();
		await expect.element(tabs.nth(1)).toHaveAttribute('aria-pressed', 'true');
		await expect.element(tabs.nth(0)).toHaveAttribute('aria-pressed', 'false');
	});
});

describe('a race on the page', () => {
	it('links each lane to the same moment in the studio', async () => {
		const arrival = 'example=raster&at=40&clock=placements&steps=3000';
		arriveWith(arrival);
		await render(Compare<SudokuSetup>, { view, kinds: [], onkind: () => false });
		const race = await raceAt(arrival);
		await expect.poll(() => race.tick).toBe(40);
		for (const [index, name] of ['reading order', 'fewest first'].entries()) {
			const link = page.getByRole('link', { name: `Open this moment of ${name} in the studio` });
			const { position, strategy } = race.lanes[index];
			const read = () => {
				const { pathname, search } = new URL((link.element() as HTMLAnchorElement).href);
				return { pathname, ...readAddress(view.kind, search) };
			};
			await expect.poll(() => read().address.position).toBe(position);
			const { pathname, address, errors } = read();
			expect(pathname).toMatch(/\/studio\/sudoku\/?$/);
			expect(errors).toEqual([]);
			expect(address.strategy).toEqual(strategy);
			expect(view.kind.write(address.setup)).toEqual(view.kind.write(race.puzzle.setup));
		}
	});
});
