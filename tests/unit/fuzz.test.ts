import { expect, inject, it } from 'vitest';
import { fuzzAddresses, fuzzTexts } from '../fixtures/fuzz';

it('reads two thousand made-up texts as sound puzzles or with an error that has a place', async () => {
	expect(await fuzzTexts(inject('seed'), 2000)).toEqual([]);
});

it('reads two thousand made-up addresses and writes them back', () => {
	expect(fuzzAddresses(inject('seed'), 2000)).toEqual([]);
});
