import fc from 'fast-check';
import { NONE, type SubsetSetup } from './subset';

/** A small puzzle with some numbers decided by hand, which may contradict itself. */
export const anySubset: fc.Arbitrary<SubsetSetup> = fc
	.record({
		items: fc.array(fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 20 })), {
			minLength: 1,
			maxLength: 7
		}),
		target: fc.integer({ min: 1, max: 40 }),
		isKnapsack: fc.boolean(),
		choices: fc.array(fc.constantFrom(NONE, NONE, NONE, 0, 1), { minLength: 7, maxLength: 7 })
	})
	.map(({ items, target, isKnapsack, choices }) => ({
		weights: items.map(([weight]) => weight),
		profits: isKnapsack ? items.map(([, profit]) => profit) : null,
		target,
		typed: Int8Array.from(choices.slice(0, items.length))
	}));
