import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counted, searched } from '../../../../tests/fixtures/searches';
import type { Strategy } from '$lib/engine/search/strategy';
import { unpackStep } from '$lib/engine/search/step';
import { kind } from './kind';
import { canBalance } from './rules';
import { Sequence } from './sequence';
import { NONE, ORDERS, sequence, type Rules, type SequenceSetup } from './setup';

/** Whether a whole sequence obeys the rules, straight from their wording. */
function keeps(letters: readonly number[], { order, apart, once }: Rules): boolean {
	for (let i = 1; i < letters.length; i++) {
		if (order === 'later' && letters[i] <= letters[i - 1]) return false;
		if (order === 'different' && letters[i] === letters[i - 1]) return false;
		if (apart !== null && Math.abs(letters[i] - letters[i - 1]) > apart) return false;
	}
	if (order === 'balanced') {
		let open = 0;
		for (const letter of letters) {
			open += letter === 0 ? 1 : letter === 1 ? -1 : 0;
			if (open < 0) return false;
		}
		if (open > 0) return false;
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

describe('one program, four rules', () => {
	const count = (setup: SequenceSetup) =>
		counted(kind.problem(setup), { goal: 'all' }).statistics.solutions;
	const letters = 'ABCDEFG';
	const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
	const choose = (n: number, k: number) => factorial(n) / (factorial(k) * factorial(n - k));

	it.each([1, 2, 3, 4, 5, 6, 7])('arranges %i letters in n!, C(n, k) and 2ⁿ ways', (n) => {
		const some = letters.slice(0, n);
		expect(count(sequence(some, n, { order: 'any', once: true }))).toBe(factorial(n));
		for (let k = 1; k <= n; k++) expect(count(sequence(some, k))).toBe(choose(n, k));
		expect(count(sequence('01', n, { order: 'any' }))).toBe(2 ** n);
	});

	it.each([1, 2, 3, 4, 5, 6, 7])(
		'balances %i pairs of brackets in a Catalan number of ways',
		(n) => {
			const brackets = sequence('()', 2 * n, { order: 'balanced' });
			expect(count(brackets)).toBe(choose(2 * n, n) / (n + 1));
			expect(count(sequence('()', 2 * n - 1, { order: 'balanced' }))).toBe(0);
			// Every bracket that is placed can be balanced: nothing is tried in vain.
			expect(counted(kind.problem(brackets)).statistics.undos).toBe(0);
		}
	);

	it('finds 5,040 orders of seven letters, and as many as its examples say', () => {
		const counts = Object.fromEntries(
			kind.examples
				.filter(({ settings }) => settings === 'goal=all&whole=1')
				.map(({ id, setup }) => [id, count(setup)])
		);
		expect(counts).toEqual({
			...{ abcde: 1, permutations: 24, 'permutations-seven': 5040 },
			...{ combinations: 10, subsets: 16, brackets: 5 }
		});
	});
});

describe('brackets that cannot be balanced', () => {
	/** The letters of a row: "." is open. */
	const rowOf = (text: string) => Array.from(text, (sign) => '()'.indexOf(sign));

	it.each([
		['..', true],
		['.', false],
		[')...', false],
		['.)..', true],
		['.).)', true],
		['.))...', false],
		['(((...', true],
		['((((..', false],
		['.....(', false],
		['()()()', true],
		['())(()', false]
	])('%s: %s', (text, can) => {
		expect(canBalance(rowOf(text), 2)).toBe(can);
	});

	it('clash with the brackets because of which they cannot, and only together', () => {
		const problem = new Sequence(sequence('()', 6, { order: 'balanced' }));
		expect(problem.clashes(rowOf('())...').with(2, -1), 2, 1)).toEqual([1]);
		expect(problem.clashes(rowOf('((((..').with(3, -1), 3, 0)).toEqual([1, 2]);
		expect(problem.clashTogether(rowOf('((((..').with(3, -1), 3, 0)).toBe(true);
		// Whatever the others are.
		expect(problem.clashes(rowOf('......'), 0, 1)).toEqual([]);
		expect(kind.conflicts(kind.type(sequence('()', 6, { order: 'balanced' }), 0, 1))).toEqual([0]);
	});

	it('clash because of a set that is enough, of which each is needed', () => {
		fc.assert(
			fc.property(
				fc.array(fc.constantFrom(-1, 0, 1), { minLength: 1, maxLength: 8 }),
				fc.nat(),
				fc.constantFrom(0, 1),
				(row, at, letter) => {
					const position = at % row.length;
					const others = row.with(position, -1);
					const problem = new Sequence(sequence('()', row.length, { order: 'balanced' }));
					const clashes = problem.clashes(others, position, letter);
					const only = (kept: readonly number[]) =>
						others
							.map((value, other) => (kept.includes(other) ? value : -1))
							.with(position, letter);
					const canAll = canBalance(others.with(position, letter), 2);
					if (canAll) expect(clashes).toEqual([]);
					else expect(bruteForce(problemSetup(only(clashes)))).toEqual([]);
					for (const one of clashes)
						expect(
							bruteForce(problemSetup(only(clashes.filter((other) => other !== one))))
						).not.toEqual([]);
				}
			),
			{ numRuns: 200 }
		);
	});

	function problemSetup(letters: readonly number[]): SequenceSetup {
		const setup = sequence('()', letters.length, { order: 'balanced' });
		return { ...setup, letters: Int8Array.from(letters) };
	}
});
