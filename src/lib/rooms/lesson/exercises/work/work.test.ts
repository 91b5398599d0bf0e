import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeWork, encodeWork, MOST_WORK, noWork, readWork, workIn, writeWork } from './work';

const work = {
	...noWork('solve', 'python' as const),
	texts: { python: 'def solve(board, box, at=0):\n    return "שלום"\n' },
	predictions: { raster: 'r1c6', 'no-undo': '12' },
	...{ hints: 2, runs: 7, tests: ['full', 'small'], stages: ['first'], passed: true }
};

it('comes back from an address as it was', async () => {
	const text = await encodeWork(work);
	expect(text).toMatch(/^1[\w-]+$/);
	expect(await decodeWork(text!)).toEqual(work);
	expect(workIn(`#work=${text}`)).toBe(text);
});

it('does not go into an address if it is too long', async () => {
	let seed = 1;
	const noise = (length: number) =>
		Array.from({ length }, () =>
			String.fromCharCode(0x4e00 + ((seed = (seed * 1103515245 + 12345) % 2 ** 31) % 20000))
		).join('');
	const long = { ...work, texts: { python: noise(9000), javascript: noise(9000) } };
	expect(await encodeWork(long)).toBeNull();
	expect(readWork(writeWork(long))).toEqual(long);
});

it('is not read from anything else', async () => {
	for (const change of [
		{ language: 'php' },
		{ exercise: '../x' },
		{ predictions: { raster: '<b>' } },
		{ hints: -1 },
		{ runs: 1.5 },
		{ tests: ['A B'] },
		{ passed: 1 },
		{ stages: null },
		{ texts: { php: '' } },
		{ texts: { python: 'x'.repeat(20_001) } },
		{ texts: [] }
	])
		expect(readWork(JSON.stringify({ ...work, ...change }))).toBeNull();
	expect(await decodeWork(`1${'A'.repeat(MOST_WORK)}`)).toBeNull();
	await fc.assert(
		fc.asyncProperty(fc.string(), async (text) => {
			expect(await decodeWork(text)).toBeNull();
			expect(readWork(text)).toBeNull();
		})
	);
});
