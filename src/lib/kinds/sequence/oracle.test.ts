import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searched } from '../../../../tests/fixtures/searches';
import type { Strategy } from '$lib/engine/search/strategy';
import { unpackStep } from '$lib/engine/search/step';
import { kind } from './kind';
import { NONE, ORDERS, sequence, type Rules, type SequenceSetup } from './setup';

/** Whether a whole sequence obeys the rules, straight from their wording. */
function keeps(letters: readonly number[], { order, apart, once }: Rules): boolean {
	for (let i = 1; i < letters.length; i++) {
		if (order === 'later' && letters[i] <= letters[i - 1]) return false;
		if (order === 'different' && letters[i] === letters[i - 1]) return false;
		if (apart !== null && Math.abs(letters[i] - letters[i - 1]) > apart) return false;
	}
	return !once || new Set(letters).size === letters.length;
}

/** All sequences that obey the rules and contain the typed letters, in lexicographic order. */
function bruteForce({ alphabet, rules, letters }: SequenceSetup): string[] {
	let all: number[][] = [[]];
	for (const typed of letters)
		all = all.flatMap((start) =>
			(typed === NONE ? Array.from(alphabet, (_, letter) => letter) : [typed]).map((letter) => [
				...start,
				letter
			])
		);
	return all.filter((whole) => keeps(whole, rules)).map((whole) => whole.join());
}

const setups: fc.Arbitrary<SequenceSetup> = fc
	.record({
		count: fc.integer({ min: 1, max: 4 }),
		length: fc.integer({ min: 1, max: 5 }),
		order: fc.constantFrom(...ORDERS),
		apart: fc.option(fc.integer({ min: 1, max: 4 })),
		once: fc.boolean(),
		typed: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 3 })
	})
	.map(({ count, length, typed, ...rules }) => {
		let setup = sequence('ABCD'.slice(0, count), length, rules);
		for (const [position, letter] of typed)
			setup = kind.type(setup, position % length, letter % count);
		return setup;
	})
	.filter((setup) => kind.conflicts(setup).length === 0);

const STRATEGIES = (['naive', 'findmin', 'findmax', 'random'] as const).flatMap((ordering) =>
	(['ascending', 'descending', 'random', 'least-constraining'] as const).flatMap((values) =>
		(['none', 'naked', 'hidden'] as const).map((elimination) => ({ ordering, values, elimination }))
	)
);

/** All solutions, in the order found. */
function solve(setup: SequenceSetup, strategy: Partial<Strategy>): string[] {
	const problem = kind.problem(setup);
	const { steps, outcome } = searched(problem, { ...strategy, goal: 'all' });
	const assignment = problem.fixed.slice();
	const found: string[] = [];
	for (const step of steps) {
		const { kind, variable, value } = unpackStep(step, -1);
		if (kind === 'place' || kind === 'force') assignment[variable] = value;
		if (kind === 'backtrack') assignment[variable] = NONE;
		if (kind === 'solution') found.push(assignment.join());
	}
	expect(outcome).toEqual({ kind: 'exhausted' });
	return found;
}

describe('sequences against brute force', () => {
	it('finds them in lexicographic order', () => {
		fc.assert(
			fc.property(setups, (setup) => {
				expect(solve(setup, {})).toEqual(bruteForce(setup));
			}),
			{ numRuns: 200 }
		);
	});

	it.each(STRATEGIES)('$ordering, $values, $elimination finds the same', (strategy) => {
		fc.assert(
			fc.property(
				setups,
				fc.nat(),
				fc.constantFrom('start' as const, 'every' as const),
				(setup, seed, eliminate) => {
					const found = solve(setup, { ...strategy, eliminate, seed });
					expect(found.toSorted()).toEqual(bruteForce(setup).toSorted());
				}
			),
			{ numRuns: 30 }
		);
	});
});
