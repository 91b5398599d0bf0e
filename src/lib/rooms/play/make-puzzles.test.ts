import { expect, it } from 'vitest';
import { making } from '$lib/kinds/sudoku/make/make';
import { DEFAULT_WISH, MAX_SEED, type Wish } from '$lib/kinds/sudoku/make/wish';
import { makePuzzles } from './make-puzzles';
import type { MadeReply } from './protocol';

/** Makes puzzles; every look at the clock takes so many milliseconds. */
async function replies(wish: Partial<Wish>, count: number, milliseconds: number) {
	const sent: MadeReply[] = [];
	let now = 0;
	let yields = 0;
	await makePuzzles(
		{ type: 'make', wish: { ...DEFAULT_WISH, ...wish }, count },
		{
			now: () => (now += milliseconds),
			yieldToMessages: () => Promise.resolve(void yields++),
			send: (reply) => sent.push(reply)
		}
	);
	return { sent, yields, results: sent.flatMap(({ results }) => results) };
}

function alone(wish: Wish) {
	const steps = making(wish);
	let step = steps.next();
	while (!step.done) step = steps.next();
	return step.value;
}

it('makes what the seeds make, one after the other', async () => {
	const { sent, results } = await replies({ level: 'hard', seed: MAX_SEED - 1 }, 4, 0);
	const seeds = [MAX_SEED - 1, MAX_SEED, 1, 2];
	expect(results).toEqual(seeds.map((seed) => alone({ ...DEFAULT_WISH, level: 'hard', seed })));
	expect(sent.map(({ isDone }) => isDone)).toEqual([true]);
	expect(sent[0].tries).toBe(results.reduce((sum, { tries }) => sum + tries, 0));
});

it('reports its tries and lets messages in, while it makes one puzzle, too', async () => {
	const { sent, yields, results } = await replies(
		{ level: 'extreme', symmetry: 'none', seed: 4 },
		1,
		30
	);
	expect(results).toHaveLength(1);
	expect(sent.length).toBeGreaterThan(2);
	expect(yields).toBe(sent.length - 1);
	const tries = sent.map((reply) => reply.tries);
	expect(tries).toEqual([...tries].sort((a, b) => a - b));
	expect(tries.at(-1)).toBe(results[0].tries);
});

it('ends at once if the wish is impossible', async () => {
	const { sent } = await replies({ clues: 5 }, 100, 0);
	expect(sent).toMatchObject([
		{ results: [{ why: 'impossible' }], isDone: true } // no further seed
	]);
});

it('ends when it gives up for several seeds in a row', async () => {
	const { results } = await replies(
		{ shape: { rows: 2, columns: 2 }, level: 'medium', symmetry: 'none', clues: 15, seed: 9 },
		100,
		0
	);
	expect(results).toMatchObject([9, 10, 11].map((seed) => ({ why: 'gave-up', wish: { seed } })));
}, 20_000);
