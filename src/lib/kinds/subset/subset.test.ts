import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searched } from '../../../../tests/fixtures/searches';
import { listValues, variantOf } from '$lib/engine/problem';
import { choicesFor, fitStrategy } from '$lib/engine/search/choices';
import { unpackStep } from '$lib/engine/search/step';
import { DEFAULT_STRATEGY, type Strategy } from '$lib/engine/search/strategy';
import { kind } from './kind';
import {
	LEAVE,
	NONE,
	outlook,
	sorted,
	Subset,
	subsetOf,
	type SubsetSetup,
	sumOf,
	TAKE
} from './subset';
import { anySubset } from './subset.fixture';

/** Every way to decide what is open that makes the target, or that fits: found by trying all. */
function ways({ weights, profits, target, typed }: SubsetSetup): string[] {
	const found: string[] = [];
	for (let code = 0; code < 2 ** weights.length; code++) {
		const values = weights.map((_, at) => (code >> at) & 1);
		const sum = weights.reduce((sum, weight, at) => sum + (values[at] === TAKE ? weight : 0), 0);
		const isKept = values.every((value, at) => typed[at] === NONE || typed[at] === value);
		if (isKept && (profits === null ? sum === target : sum <= target)) found.push(values.join());
	}
	return found.sort();
}

/** In how many ways the target can be made: dynamic programming over the sums. */
function countSums(weights: readonly number[], target: number): number {
	const counts = [1, ...Array<number>(target).fill(0)];
	for (const weight of weights)
		for (let sum = target; sum >= weight; sum--) counts[sum] += counts[sum - weight];
	return counts[target];
}

/** What a knapsack yields at most: dynamic programming over the capacities. */
function bestProfit({ weights, profits, target }: SubsetSetup): number {
	const best = Array<number>(target + 1).fill(0);
	weights.forEach((weight, at) => {
		for (let room = target; room >= weight; room--)
			best[room] = Math.max(best[room], best[room - weight] + profits![at]);
	});
	return best[target];
}

function run(setup: SubsetSetup, wanted: Partial<Strategy> = {}) {
	const puzzle = kind.problem(setup);
	const strategy = fitStrategy(puzzle, { ...DEFAULT_STRATEGY, ...wanted });
	const problem = variantOf(puzzle, strategy);
	const { steps, causes, outcome } = searched(problem, strategy);
	const assignment = problem.fixed.slice();
	const solutions: string[] = [];
	let [placements, prunes, best] = [0, 0, -1];
	/** The placements, and the root, at which the target is not reached yet. */
	let seeking = 1;
	steps.forEach((packed, at) => {
		const { kind, variable, value, cause } = unpackStep(packed, causes[at]);
		if (kind === 'place' || kind === 'force') {
			placements++;
			assignment[variable] = value;
			const taken = [...setup.weights.keys()].filter((at) => assignment[at] === TAKE);
			if (sumOf(setup.weights, taken) !== setup.target) seeking++;
		}
		if (kind === 'backtrack') assignment[variable] = NONE;
		if (kind === 'prune') prunes++;
		if (kind === 'solution') {
			solutions.push(assignment.join());
			if (problem.most !== undefined) best = problem.most - cause;
		}
	});
	return { solutions, placements, prunes, seeking, best, outcome };
}

const anyStrategy = (setup: SubsetSetup): fc.Arbitrary<Strategy> => {
	const choices = choicesFor(kind.problem(setup));
	return fc.record({
		ordering: fc.constantFrom(...choices.orderings),
		values: fc.constantFrom(...choices.values),
		elimination: fc.constantFrom(...choices.eliminations),
		eliminate: fc.constantFrom('start' as const, 'every' as const),
		back: fc.constantFrom(...choices.backs),
		variant: fc.constantFrom('', ...choices.variants.slice(1)),
		goal: fc.constant('all' as const),
		seed: fc.nat(),
		limits: fc.constant({})
	});
};
const searchable = anySubset.filter((setup) => kind.conflicts(setup).length === 0);

describe('the search', () => {
	it('finds what trying all finds, with every strategy', () => {
		const pairs = searchable.chain((setup) =>
			anyStrategy(setup).map((strategy) => ({ setup, strategy }))
		);
		fc.assert(
			fc.property(pairs, ({ setup, strategy }) => {
				const { solutions, outcome } = run(setup, strategy);
				expect(solutions.toSorted()).toEqual(ways(setup));
				expect(outcome).toEqual({ kind: 'exhausted' });
			}),
			{ numRuns: 1500 }
		);
	});

	it('finds the largest profit, with every strategy', () => {
		const pairs = searchable
			.filter(({ profits }) => profits !== null)
			.chain((setup) => anyStrategy(setup).map((strategy) => ({ setup, strategy })));
		fc.assert(
			fc.property(pairs, ({ setup, strategy }) => {
				const profits = ways(setup).map((way) =>
					way
						.split(',')
						.reduce((sum, value, at) => sum + (value === '0' ? setup.profits![at] : 0), 0)
				);
				expect(run(setup, { ...strategy, goal: 'best' }).best).toBe(Math.max(-1, ...profits));
			}),
			{ numRuns: 600 }
		);
	});
});

describe('the model', () => {
	it('allows what has no clash, and has bounds that no solution exceeds', () => {
		fc.assert(
			fc.property(searchable, fc.infiniteStream(fc.nat()), (setup, picks) => {
				for (const variant of choicesFor(kind.problem(setup)).variants) {
					const problem = kind.problem(setup).variant!(variant);
					const model = problem.model();
					const assignment = setup.typed.slice();
					for (;;) {
						const open = Array.from(assignment.keys()).filter((at) => assignment[at] === NONE);
						for (const at of open)
							for (const value of [TAKE, LEAVE]) {
								const isLegal = ((model.legal(at) >> value) & 1) === 1;
								if (isLegal) expect(problem.clashes(assignment, at, value)).toEqual([]);
							}
						if (setup.profits !== null) {
							const below = ways({ ...setup, typed: assignment }).map((way) =>
								way
									.split(',')
									.reduce((sum, value, at) => sum + (value === '0' ? setup.profits![at] : 0), 0)
							);
							expect(problem.most! - model.bound!()).toBeGreaterThanOrEqual(Math.max(...below));
							if (variant !== 'over')
								expect(outlook(setup, assignment, variant).most).toBe(
									problem.most! - model.bound!()
								);
						}
						const free = open.filter((at) => model.legal(at) !== 0);
						if (free.length === 0) break;
						const [pick] = picks.take(1);
						const at = free[pick % free.length];
						const legal = listValues(model.legal(at));
						assignment[at] = legal[pick % legal.length];
						model.place(at, assignment[at]);
					}
				}
			})
		);
	});

	it('names reasons without which the value would be legal', () => {
		const setup = subsetOf([7, 31, 4, 9], 35);
		const problem = new Subset(setup);
		expect(problem.clashes([NONE, TAKE, NONE, NONE], 0, TAKE)).toEqual([1]);
		expect(problem.clashTogether()).toBe(true);
		expect(problem.clashes([NONE, TAKE, NONE, NONE], 0, LEAVE)).toEqual([]);
		const left = problem.variant('left');
		expect(left.clashes([NONE, LEAVE, NONE, NONE], 0, LEAVE)).toEqual([1]);
		// Too large by itself.
		expect(new Subset(subsetOf([40, 1], 35)).clashes([NONE, TAKE], 0, TAKE)).toEqual([1]);
		expect(new Subset(subsetOf([40, 1], 35)).clashes([NONE, NONE], 0, TAKE)).toEqual([]);
		// 9 would be missing, and 10 is open.
		const next = new Subset(subsetOf([3, 6, 10], 12), 'next');
		expect(next.clashes([NONE, LEAVE, NONE], 0, TAKE)).toEqual([1]);
	});
});

describe('the examples', () => {
	const exampleOf = (id: string) => kind.examples.find((example) => example.id === id)!.setup;
	const [six, none, four, eight] = ['six', 'none', 'four', 'eight'].map(exampleOf);

	it.each([
		['six', 3],
		['six-plain', 3],
		['none', 0]
	])('%s: %i subsets make the target', (id, count) => {
		const setup = exampleOf(id);
		expect(countSums(setup.weights, setup.target)).toBe(count);
		expect(run(setup, { goal: 'all' }).solutions).toHaveLength(count);
	});

	it.each([
		['four', 90],
		['eight', 159],
		['eight-mixed', 159]
	])('%s: the best knapsack yields %i', (id, best) => {
		const setup = exampleOf(id);
		expect(bestProfit(setup)).toBe(best);
		expect(run(setup, { goal: 'best', variant: 'fractional' }).best).toBe(best);
	});

	it('need these placements', () => {
		const all = (variant: string) => run(six, { goal: 'all', variant }).placements;
		expect(['', 'left', 'next'].map(all)).toEqual([51, 48, 25]);
		const no = (variant: string) => run(none, { variant }).placements;
		expect(['', 'left', 'next'].map(no)).toEqual([595, 545, 203]);
		expect(run(sorted(none, 'descending')).placements).toBe(323);
		const best = (setup: SubsetSetup, variant: string) =>
			run(setup, { goal: 'best', variant }).placements;
		const bounds = ['', 'left', 'fractional'];
		expect(bounds.map((variant) => best(four, variant))).toEqual([25, 10, 10]);
		expect(bounds.map((variant) => best(eight, variant))).toEqual([328, 254, 27]);
		const mixed = exampleOf('eight-mixed');
		expect(bounds.map((variant) => best(mixed, variant))).toEqual([300, 193, 57]);
		expect(sorted(mixed, 'density')).toEqual(eight);
		const first = (values: Strategy['values']) =>
			run(mixed, { goal: 'best', variant: 'fractional', values }).placements;
		expect([first('descending'), first('ascending'), first('preferred')]).toEqual([144, 57, 49]);
	});

	it.each([
		[[5, 10, 12, 13, 15, 18], 30, 3, 20],
		[[7, 11, 13, 24], 31, 2, 8],
		[[5, 6, 10, 11, 16], 21, 3, 12],
		[[3, 4, 5, 6], 13, 1, 7]
	])(
		'%j, target %i: as many sums as Horowitz and Sahni have calls',
		(weights, target, count, calls) => {
			expect(countSums(weights, target)).toBe(count);
			expect(callsOf(weights, target)).toBe(calls);
			const { solutions, seeking } = run(subsetOf(weights, target), {
				goal: 'all',
				variant: 'next'
			});
			expect(solutions).toHaveLength(count);
			expect(seeking).toBe(calls);
		}
	);
});

/** How often SUMOFSUB calls itself (Horowitz and Sahni 1978, section 7.3), the first call included. */
function callsOf(weights: readonly number[], target: number): number {
	function sumOfSub(sum: number, at: number, rest: number): number {
		const own = weights[at];
		const next = weights[at + 1] ?? Infinity;
		let calls = 1;
		if (sum + own !== target && sum + own + next <= target)
			calls += sumOfSub(sum + own, at + 1, rest - own);
		if (sum + rest - own >= target && sum + next <= target)
			calls += sumOfSub(sum, at + 1, rest - own);
		return calls;
	}
	return sumOfSub(0, 0, sumOf(weights, weights.keys()));
}
