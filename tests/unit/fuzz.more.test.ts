import { expect, inject, it } from 'vitest';
import { fuzzTraces } from '../fixtures/fuzz-traces';

it('reads ten thousand more made-up files of traces, and shows and checks what it can read', async () => {
	expect(await fuzzTraces(inject('seed') + 1, 10_000)).toEqual([]);
});
