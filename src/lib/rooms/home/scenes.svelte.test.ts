import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { kind as sudoku } from '$lib/kinds/sudoku/kind';
import { TORN_ROW, TWINS } from './scenes';
import { LiveSearch } from './live-search.svelte';
import { Showing } from '$lib/ui/showing.svelte';
import { TornRow } from './torn-row.svelte';
import { TwoSearches } from './two-searches.svelte';

describe('TornRow', () => {
	it('ends with the row torn open, after about twelve seconds', () => {
		const scene = new TornRow(sudoku, TORN_ROW.search, TORN_ROW.moments);
		expect(scene.position).toBe(TORN_ROW.moments.full);
		scene.restart();
		expect(scene.isFull).toBe(false);
		let time = 0;
		while (!scene.isAtEnd) {
			time += scene.pace;
			scene.next();
		}
		expect(scene.position).toBe(TORN_ROW.moments.torn);
		expect(time).toBeGreaterThan(9_000);
		expect(time).toBeLessThan(14_000);
	});
});

describe('TwoSearches', () => {
	it('shows the numbers of the end first, then counts both searches up to them', () => {
		const [first, second] = TWINS.searches.map((search) => new LiveSearch(sudoku, search));
		const scene = new TwoSearches([first, second], TWINS.placements);
		expect(scene.counts).toEqual(TWINS.placements);
		scene.restart();
		expect(scene.counts).toEqual([0, 0]);
		while (!first.isAtEnd) scene.next();
		expect(scene.counts[0]).toBe(TWINS.placements[0]);
		expect(scene.counts[1]).toBeLessThan(2 * TWINS.placements[0]);
		while (!scene.isAtEnd) scene.next();
		expect(scene.counts).toEqual(TWINS.placements);
		expect([...second.assignment]).not.toContain(-1);
	});
});

describe('Showing', () => {
	it('goes through moments of equal length while it is in sight', async () => {
		let shown = 0;
		const element = document.body.appendChild(document.createElement('div'));
		element.style.cssText = 'inline-size: 100px; block-size: 100px';
		let wanted = $state(true);
		const scene = { pace: 5, next: () => void shown++ };
		const end = $effect.root(() => {
			const showing = new Showing(
				() => scene,
				() => wanted
			);
			return showing.watch(element);
		});
		await expect.poll(() => shown).toBeGreaterThan(3);
		wanted = false;
		flushSync();
		const before = shown;
		await new Promise((resolve) => setTimeout(resolve, 60));
		expect(shown).toBe(before);
		end();
		element.remove();
	});
});
