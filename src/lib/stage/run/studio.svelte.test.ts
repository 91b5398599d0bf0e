import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ProblemKind } from '$lib/engine/kind';
import { kind as maze } from '$lib/kinds/maze/kind';
import { emptyMaze } from '$lib/kinds/maze/setup';
import { kind as queens } from '$lib/kinds/queens/kind';
import { kind } from '$lib/kinds/sudoku/kind';
import { Studio } from './studio.svelte';

const CONTRADICTORY = `11${'.'.repeat(79)}`;
const exampleOf = (id: string) => kind.examples.find((example) => example.id === id)!;

let stop = () => {};
afterEach(() => {
	stop();
	vi.unstubAllGlobals();
});

/** A studio that opens an address and starts searching. */
function studioAt(address: string) {
	return studioOf(kind, address);
}

function studioOf<Setup>(kind: ProblemKind<Setup>, address: string) {
	const studio = new Studio(kind);
	studio.visit(address);
	stop = $effect.root(() => studio.watch());
	flushSync();
	return studio;
}

describe('a studio', () => {
	it('goes to the position of an address and plays', async () => {
		const { player } = studioAt('example=raster&at=500&play=1');
		expect(player.playing).toBe(true);
		await expect.poll(() => player.position).toBeGreaterThanOrEqual(500);
	});

	it('does not go there with a puzzle other than the one in the address', async () => {
		const studio = studioAt(`puzzle=${CONTRADICTORY}&at=500&play=1`);
		expect(studio.problem).toBe(null);
		studio.loadExample(exampleOf('raster'));
		flushSync();
		await expect.poll(() => studio.run.length).toBeGreaterThan(1000);
		const { playing, awaited, position } = studio.player;
		expect({ playing, awaited, position }).toEqual({ playing: false, awaited: null, position: 0 });
	});

	it('does not go there once a contradiction is fixed', async () => {
		const studio = studioAt(`puzzle=1${'.'.repeat(80)}&entries=.1${'.'.repeat(79)}&at=500&play=1`);
		expect(studio.problem).toBe(null);
		studio.edit(() => studio.puzzle.reset());
		flushSync();
		await expect.poll(() => studio.run.length).toBeGreaterThan(50);
		const { playing, awaited, position } = studio.player;
		expect({ playing, awaited, position }).toEqual({ playing: false, awaited: null, position: 0 });
	});

	const UNREAD = `puzzle=${'.'.repeat(80)}1&entries=zz&at=5`;

	it('does not search a puzzle that an address gave in part, and keeps the address', () => {
		const studio = studioAt(UNREAD);
		expect(studio.problem).toBe(null);
		expect(studio.run.problem).toBe(null);
		expect(studio.address).toBe(UNREAD);
	});

	it('searches it once the reader accepts it', async () => {
		const studio = studioAt(UNREAD);
		studio.puzzle.accept();
		flushSync();
		await expect.poll(() => studio.run.length).toBeGreaterThan(5);
		expect(new URLSearchParams(studio.address).has('entries')).toBe(false);
	});

	it('searches it once the reader edits it', async () => {
		const studio = studioAt(UNREAD);
		studio.type(0, 4);
		flushSync();
		await expect.poll(() => studio.run.length).toBeGreaterThan(5);
	});

	it('searches a puzzle of an address of which something else could not be read', () => {
		expect(studioAt('example=raster&order=wild').problem).not.toBe(null);
	});

	it('keeps the position in its address if the search could not start', async () => {
		vi.stubGlobal('Worker', () => {
			throw new Error('refused');
		});
		const studio = studioAt('example=raster&at=500');
		await expect.poll(() => studio.run.outcome?.kind).toBe('stopped');
		await expect.poll(() => studio.player.awaited).toBe(null);
		expect(studio.address).toBe('example=raster&at=500');
	});

	it('starts paused with a new strategy and drops notes about the last run', async () => {
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

	it('restores the strategy of a puzzle when loading another one is undone', () => {
		const studio = studioOf(maze, 'carve=8x6&values=random&seed=5');
		const carving = studio.address;
		studio.load(emptyMaze(5, 5), null);
		studio.choose({ values: 'ascending' });
		flushSync();
		const solving = studio.address;
		studio.edit(() => studio.puzzle.undo());
		expect(studio.address).toBe(carving);
		expect(studio.strategy).toMatchObject({ values: 'random', seed: 5 });
		studio.edit(() => studio.puzzle.redo());
		expect(studio.address).toBe(solving);
		// A strategy chosen for a puzzle stays when an edit of the puzzle is undone.
		studio.edit(() => studio.puzzle.edit(emptyMaze(4, 4)));
		studio.choose({ values: 'descending' });
		studio.edit(() => studio.puzzle.undo());
		expect(studio.strategy.values).toBe('descending');
	});

	it('keeps the place in mid-run when the edit leaves it there', async () => {
		const studio = studioAt('example=raster&at=500');
		const { player, run, puzzle } = studio;
		await expect.poll(() => player.position).toBe(500);
		const { assignment, step } = studio.moment!;
		// The last cell of the puzzle, far from what the search is doing: its value in the solution.
		await expect.poll(() => run.outcome?.kind).toBe('solved');
		const last = puzzle.problem.variableCount - 1;
		const { solutions } = run.solutions!;
		const value = run.trace!.at(solutions[0]).assignment[last];
		studio.type(last, value);
		flushSync();
		await expect.poll(() => run.ended && player.position > 0).toBe(true);
		expect(studio.moment!.step).toEqual(step);
		const withLast = assignment.slice();
		withLast[last] = value;
		expect([...studio.moment!.assignment]).toEqual([...withLast]);
	});

	it('gives back puzzle and place when an edit is undone and redone', async () => {
		const studio = studioAt('example=raster&at=500');
		const { player, run, puzzle } = studio;
		await expect.poll(() => player.position).toBe(500);
		const before = puzzle.setup;
		studio.type(0, 7);
		flushSync();
		await expect.poll(() => run.ended).toBe(true);
		player.seek(33);
		const after = puzzle.setup;
		studio.edit(() => puzzle.undo());
		flushSync();
		expect(puzzle.setup).toBe(before);
		await expect.poll(() => player.position).toBe(500);
		studio.edit(() => puzzle.redo());
		flushSync();
		expect(puzzle.setup).toBe(after);
		await expect.poll(() => player.position).toBe(33);
	});

	it('returns to the start when the search of the edited puzzle does not get to the place', async () => {
		const studio = studioAt('example=raster&at=500');
		const { player, run } = studio;
		await expect.poll(() => player.position).toBe(500);
		const { variable, value: placed } = studio.moment!.frames[1];
		const { problem } = studio.puzzle;
		const others = Array.from({ length: problem.valueCount }, (_, value) => value).filter(
			(value) => value !== placed && problem.clashes(problem.fixed, variable, value).length === 0
		);
		studio.type(variable, others[0]);
		flushSync();
		await expect.poll(() => run.ended).toBe(true);
		flushSync();
		expect(player.position).toBe(0);
	});

	it('has the example again when the edit that replaced it is undone', () => {
		const studio = studioOf(queens, 'example=eight');
		const [{ id }] = queens.examples;
		expect(studio.example).toBe(id);
		const other = queens.examples.find(({ setup }) => setup.size !== 8)!;
		studio.edit(() => studio.puzzle.edit(other.setup));
		expect(studio.example).toBe(null);
		studio.edit(() => studio.puzzle.reset());
		expect(studio.example).toBe(id);
		studio.loadExample(other);
		expect(studio.example).toBe(other.id);
		studio.edit(() => studio.puzzle.undo());
		expect(studio.example).toBe(id);
	});

	it('can be reset to how it was opened after it was cleared', () => {
		const studio = studioOf(maze, '');
		const { address } = studio;
		studio.edit(() => studio.puzzle.clear());
		expect(studio.example).toBe(null);
		expect(studio.puzzle.canReset).toBe(true);
		studio.edit(() => studio.puzzle.reset());
		expect(studio.address).toBe(address);
	});
});
