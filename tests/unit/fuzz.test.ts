import { expect, it } from 'vitest';
import { fuzzAddresses, fuzzTexts } from '../fixtures/fuzz';

it('reads ten thousand made-up texts as sound puzzles or with an error that has a place', async () => {
	expect(await fuzzTexts(1, 10_000)).toEqual([]);
});

it('reads ten thousand made-up addresses and writes them back', () => {
	expect(fuzzAddresses(2, 10_000)).toEqual([]);
});
