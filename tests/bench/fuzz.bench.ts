import { fuzzAddresses, fuzzTexts } from '../fixtures/fuzz';
import { fuzzTraces } from '../fixtures/fuzz-traces';
import type { Row } from './measure';

const TEXTS = 1_000_000;
const ADDRESSES = 100_000;
const TRACES = 1_000_000;

/**
 * Reads a million made-up texts, a hundred thousand made-up addresses and a million made-up traces. A seed of its own each day,
 * so that every run looks elsewhere; it is in the table.
 */
export async function run(): Promise<Row[]> {
	const seed = Math.floor(Date.now() / 86_400_000);
	return [
		row('Faults in a million made-up texts', seed, await fuzzTexts(seed, TEXTS)),
		row('Faults in a hundred thousand made-up addresses', seed, fuzzAddresses(seed, ADDRESSES)),
		row('Faults in a million made-up traces', seed, await fuzzTraces(seed, TRACES))
	];
}

function row(name: string, seed: number, faults: readonly string[]): Row {
	const detail = faults.length === 0 ? `seed ${seed}` : `seed ${seed}: ${faults.join('; ')}`;
	return { name, ratio: faults.length, bound: 0, detail };
}
