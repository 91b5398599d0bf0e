import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { record } from '../../../../tests/fixtures/recordings';
import { sudokuOf } from '../../../../tests/fixtures/sudokus';
import { DEFAULT_STRATEGY } from '../search/strategy';
import { sampled } from './samples';
import { countStep, noStatistics } from './statistics';

const LONG = '..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..';
const STEPS = 90_000;
const { trace, steps, causes } = record(sudokuOf(LONG), {
	...DEFAULT_STRATEGY,
	limits: { steps: STEPS }
});

/** The statistics at each position, by counting. */
const plain = [{ steps: 0, placements: 0, deepest: 0, depth: 0 }];
const counts = noStatistics();
steps.forEach((word, i) => {
	countStep(counts, word, causes[i]);
	const { steps, placements, deepest, depth } = counts;
	plain.push({ steps, placements, deepest, depth });
});

const lengths = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: STEPS }));

describe('samples of a trace', () => {
	it('are true, in order and no more than asked for, from the beginning to near the end', () => {
		fc.assert(
			// There are some twenty checkpoints: fewer samples come from those, more from the steps.
			fc.property(lengths, fc.integer({ min: 2, max: 60 }), (length, most) => {
				const samples = sampled(trace, length, most);
				expect(samples.length).toBeLessThanOrEqual(most);
				for (const { steps, placements, deepest, depth } of samples)
					expect({ steps, placements, deepest, depth }).toEqual(plain[steps]);
				const places = samples.map(({ steps }) => steps);
				expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
				expect(places[0]).toBe(0);
				expect(places.at(-1)).toBeLessThanOrEqual(length);
				if (trace.checkpoints.length <= most) expect(places.at(-1)).toBe(length);
			}),
			{ numRuns: 300 }
		);
	});

	it('of a short trace are as many as there are steps, or evenly spaced', () => {
		expect(sampled(trace, 30, 60).map(({ steps }) => steps)).toEqual(
			Array.from({ length: 31 }, (_, i) => i)
		);
		const places = sampled(trace, STEPS, 60).map(({ steps }) => steps);
		const gaps = places.slice(1).map((place, i) => place - places[i]);
		expect(Math.max(...gaps)).toBeLessThanOrEqual(Math.ceil(STEPS / 59) + 1);
	});
});

describe('samples of a trace with many checkpoints', () => {
	/** As many checkpoints as a long run has, one after every 40 steps, and no steps to search again. */
	const EVERY = 40;
	const positions = Array.from({ length: Math.floor(STEPS / EVERY) }, (_, i) => (i + 1) * EVERY);
	let scanned = 0;
	const many: Parameters<typeof sampled>[0] = {
		length: STEPS,
		scan(from, to, match) {
			scanned += to - from;
			return trace.scan(from, to, match);
		},
		checkpoints: {
			length: positions.length,
			before: (position) => Math.floor(position / EVERY) - 1,
			get: (index) => ({
				decisions: [],
				solved: [],
				statistics: { ...noStatistics(), ...plain[positions[index]] }
			})
		}
	};

	it('are fine at the beginning by ratio and everywhere by distance, and search little again', () => {
		const most = 400;
		const samples = sampled(many, STEPS, most);
		expect(samples.length).toBeLessThanOrEqual(most);
		const places = samples.map(({ steps }) => steps);
		expect(scanned).toBeLessThanOrEqual(4096);
		for (let i = 1; i < places.length; i++) {
			expect(places[i] - places[i - 1]).toBeLessThanOrEqual(STEPS / (most / 3));
			// On a logarithmic axis, each gap is a small part of the axis.
			if (places[i - 1] >= EVERY) expect(places[i] / places[i - 1]).toBeLessThanOrEqual(2.1);
		}
		expect(STEPS - places.at(-1)!).toBeLessThanOrEqual(STEPS / 100);
	});
});
