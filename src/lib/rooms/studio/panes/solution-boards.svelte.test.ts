import { describe, expect, it } from 'vitest';
import type { Trace } from '$lib/engine/trace/trace';
import { SolutionBoards } from './solution-boards.svelte';

/** A trace whose boards contain their own position. */
const trace = {
	at: (position: number) => ({ assignment: Int8Array.of(position % 100) })
} as unknown as Trace;

const from = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i);

describe('the boards of solutions', () => {
	it('are looked up', async () => {
		const boards = new SolutionBoards();
		expect(boards.at(7)).toBe(null);
		boards.show(trace, [7]);
		await expect.poll(() => boards.at(7)?.[0]).toBe(7);
	});

	it('stay known while they are shown, however many there are', async () => {
		const boards = new SolutionBoards();
		boards.show(trace, from(0, 600));
		await expect.poll(() => boards.at(599)).not.toBe(null);
		boards.show(trace, from(590, 20));
		await expect.poll(() => boards.at(609)).not.toBe(null);
		expect(from(590, 20).every((position) => boards.at(position) !== null)).toBe(true);
		expect(boards.at(0)).toBe(null);
	});
});
