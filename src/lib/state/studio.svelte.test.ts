import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { kind } from '../problems/sudoku/kind';
import { Studio } from './studio.svelte';

const CONTRADICTORY = `11${'.'.repeat(79)}`;
const exampleOf = (id: string) => kind.examples.find((example) => example.id === id)!;

let stop = () => {};
afterEach(() => stop());

/** A studio that shows an address and searches. */
function studioAt(address: string) {
	const studio = new Studio(kind);
	studio.visit(address);
	stop = $effect.root(() => studio.watch());
	flushSync();
	return studio;
}

describe('a studio', () => {
	it('goes to where an address says, and plays', async () => {
		const { player } = studioAt('example=raster&at=500&play=1');
		expect(player.playing).toBe(true);
		await expect.poll(() => player.position).toBeGreaterThanOrEqual(500);
	});

	it('does not go there with another puzzle than the address has', async () => {
		const studio = studioAt(`puzzle=${CONTRADICTORY}&at=500&play=1`);
		expect(studio.problem).toBe(null);
		studio.loadExample(exampleOf('raster'));
		flushSync();
		await expect.poll(() => studio.run.length).toBeGreaterThan(1000);
		const { playing, awaited, position } = studio.player;
		expect({ playing, awaited, position }).toEqual({ playing: false, awaited: null, position: 0 });
	});

	it('does not go there once what contradicts itself is mended', async () => {
		const studio = studioAt(`puzzle=1${'.'.repeat(80)}&entries=.1${'.'.repeat(79)}&at=500&play=1`);
		expect(studio.problem).toBe(null);
		studio.edit(() => studio.puzzle.reset());
		flushSync();
		await expect.poll(() => studio.run.length).toBeGreaterThan(50);
		const { playing, awaited, position } = studio.player;
		expect({ playing, awaited, position }).toEqual({ playing: false, awaited: null, position: 0 });
	});

	it('starts at rest with another strategy, and forgets what was said of the run before', async () => {
		const studio = studioAt('example=raster');
		const { player, run } = studio;
		await expect.poll(() => run.ended).toBe(true);
		await player.jump(1, { variable: 2 });
		expect(player.missed).not.toBe(null);
		studio.choose({ ordering: 'findmin' });
		flushSync();
		expect(player.missed).toBe(null);
		expect(player.playing).toBe(false);
		await expect.poll(() => run.ended).toBe(true);
		player.play();
		studio.choose({ ordering: 'naive' });
		flushSync();
		expect(player.playing).toBe(false);
		expect(player.position).toBe(0);
	});
});
