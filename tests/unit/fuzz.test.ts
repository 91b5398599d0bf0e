import { expect, inject, it } from 'vitest';
import { fuzzAddresses, fuzzTexts } from '../fixtures/fuzz';
import { fuzzTraces } from '../fixtures/fuzz-traces';

it('reads two thousand made-up texts as sound puzzles or with an error that has a place', async () => {
	expect(await fuzzTexts(inject('seed'), 2000)).toEqual([]);
});

it('reads two thousand made-up addresses and writes them back', () => {
	expect(fuzzAddresses(inject('seed'), 2000)).toEqual([]);
});

it('reads a thousand made-up files of traces, and shows and checks what it can read', async () => {
	expect(await fuzzTraces(inject('seed'), 1000)).toEqual([]);
});
