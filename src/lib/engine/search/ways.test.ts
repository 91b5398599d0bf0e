import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentsOf, record } from '../../../../tests/fixtures/recordings';
import { searchedFrom } from '../../../../tests/fixtures/searches';
import { costly } from '../../../../tests/fixtures/sudokus';
import { leastCost, ways, type Ground } from '../../../../tests/fixtures/ways';
import { seenIn } from '$lib/kinds/maze/walk-notes';
import type { Problem } from '../problem';
import { BACKTRACK, CHOOSE, PLACE, PRUNE, SOLUTION, stepKind, stepValue, unpackStep } from './step';
import { fitStrategy } from './choices';
import { DEFAULT_STRATEGY, GOALS, VALUE_ORDERINGS, type Strategy } from './strategy';

const grounds = (most: number): fc.Arbitrary<Ground> =>
	fc
		.record({
			rows: fc.integer({ min: 1, max: most }),
			columns: fc.integer({ min: 1, max: most }),
			walls: fc.double({ min: 0, max: 0.5, noNaN: true }),
			dear: fc.boolean(),
			seeds: fc.array(fc.nat(999), { minLength: most * most, maxLength: most * most })
		})
		.map(({ rows, columns, walls, dear, seeds }) => ({
			rows,
			columns,
			costs: seeds.slice(0, rows * columns).map((seed, cell) => {
				const isEnd = cell === 0 || cell === rows * columns - 1;
				if (!isEnd && seed < walls * 1000) return 0;
				return dear ? 1 + (seed % 7) : 1;
			})
		}));

const strategies: fc.Arbitrary<Strategy> = fc
	.record({
		values: fc.constantFrom(...VALUE_ORDERINGS),
		goal: fc.constantFrom(...GOALS),
		seed: fc.nat()
	})
	.map((change) => ({ ...DEFAULT_STRATEGY, ...change, limits: { steps: 20_000 } }));

/** A problem and a strategy that fits it. */
const runs = fc
	.record({ ground: grounds(5), all: fc.boolean(), strategy: strategies })
	.map(({ ground, strategy, ...options }) => {
		const problem = ways(ground, options);
		return { problem, strategy: fitStrategy(problem, strategy) };
	});

/** For each place, when and from where it was first entered, derived from the steps alone. */
function seenOf({ walk }: Problem, steps: readonly number[]) {
	const since = new Array<number>(walk!.places).fill(Infinity);
	const from = new Array<number>(walk!.places).fill(-1);
	since[walk!.start] = 0;
	const solved = new Array<number>(walk!.places).fill(Infinity);
	const path = [walk!.start];
	steps.forEach((step, i) => {
		if (stepKind(step) === BACKTRACK) path.pop();
		if (stepKind(step) === SOLUTION)
			for (const place of path) solved[place] = Math.min(solved[place], i + 1);
		if (stepKind(step) !== PLACE) return;
		const here = path[path.length - 1];
		const next = walk!.next(here, stepValue(step));
		path.push(next);
		if (since[next] < Infinity) return;
		since[next] = i + 1;
		from[next] = here;
	});
	return { since, from, solved };
}

describe('branch and bound', () => {
	it('finds the cheapest way', () => {
		fc.assert(
			fc.property(grounds(5), strategies, (ground, chosen) => {
				const strategy = { ...chosen, goal: 'best', limits: {} } as const;
				const problem = ways(ground);
				const run = record(problem, fitStrategy(problem, strategy));
				expect(run.outcome).toEqual({ kind: 'exhausted' });
				expect(run.trace.at(Infinity).statistics.best).toBe(leastCost(ground));
				const costs = [...run.trace.costs];
				expect(costs).toEqual([...new Set(costs)].sort((a, b) => b - a));
			}),
			{ numRuns: 150 }
		);
	});

	it('prunes, and takes fewer steps than trying every way', () => {
		const ground = { rows: 4, columns: 4, costs: new Array<number>(16).fill(1) };
		const [best, all] = (['best', 'all'] as const).map((goal) =>
			record(ways(ground), { ...DEFAULT_STRATEGY, values: 'preferred', goal })
		);
		expect(best.trace.at(Infinity).statistics).toMatchObject({ best: 6, solutions: 1 });
		expect(best.steps.some((step) => stepKind(step) === PRUNE)).toBe(true);
		expect(best.steps.length).toBeLessThan(all.steps.length / 10);
		// All ways from corner to corner: OEIS A007764.
		const counted = { best: 6, prunes: 0, solutions: 184 };
		expect(all.trace.at(Infinity).statistics).toMatchObject(counted);
	});

	it('finds the same best as a search of every solution, also with elimination', () => {
		for (const elimination of ['none', 'naked', 'hidden'] as const) {
			const problem = costly('1000000000000000');
			const strategy = { ...DEFAULT_STRATEGY, ordering: 'findmin', elimination } as const;
			const all = record(problem, { ...strategy, goal: 'all' });
			const best = record(problem, { ...strategy, goal: 'best' });
			const { costs } = all.trace;
			expect(costs).toHaveLength(72);
			expect(best.trace.at(Infinity).statistics.best).toBe(Math.min(...costs));
			expect(best.steps.length).toBeLessThan(all.steps.length);
		}
	});

	it('applies the step and backtrack limits, but not the solution limit', () => {
		const problem = costly('1000000000000000');
		const strategy = { ...DEFAULT_STRATEGY, goal: 'best', values: 'descending' } as const;
		const whole = record(problem, { ...strategy, limits: { solutions: 1 } });
		expect(whole.outcome).toEqual({ kind: 'exhausted' });
		expect(whole.trace.solutions.length).toBeGreaterThan(1);
		const cut = record(problem, { ...strategy, limits: { backtracks: 5 } });
		expect(cut.outcome).toEqual({ kind: 'stopped', by: 'backtracks' });
	});

	it('searches for all solutions if none has a cost', () => {
		const ground = { rows: 3, columns: 3, costs: new Array<number>(9).fill(1) };
		const free: Problem = { ...ways(ground), traits: { isSequential: true, hasPreference: true } };
		const model = () => {
			const own = ways(ground).model();
			return { ...bareModel(own), isSolution: () => own.isSolution!() };
		};
		const { trace, outcome } = record({ ...free, model }, { ...DEFAULT_STRATEGY, goal: 'best' });
		expect(outcome).toEqual({ kind: 'exhausted' });
		expect([...trace.costs]).toEqual(new Array(12).fill(-1));
	});
});

describe('solutions before every variable is decided', () => {
	it('are the ones the model accepts, and any other full path is a dead end', () => {
		const row = { rows: 1, columns: 3, costs: [1, 1, 1] };
		const endless: Problem = {
			...ways(row),
			variableCount: 2,
			fixed: new Int8Array(2).fill(-1),
			model: () => ({ ...bareModel(ways(row).model()), isSolution: () => false })
		};
		const { steps, outcome } = record(endless, DEFAULT_STRATEGY);
		expect(outcome).toEqual({ kind: 'exhausted' });
		expect(steps.some((step) => stepKind(step) === SOLUTION)).toBe(false);
		expect(steps.filter((step) => stepKind(step) === PLACE)).toHaveLength(2);
	});
});

/** Without bound and preference. */
function bareModel(model: ReturnType<Problem['model']>) {
	return {
		legal: (variable: number) => model.legal(variable),
		place: (variable: number, value: number) => model.place(variable, value),
		takeBack: (variable: number, value: number) => model.takeBack(variable, value)
	};
}

describe('any way', () => {
	it('resumes at any node exactly as if it had not stopped', () => {
		fc.assert(
			fc.property(runs, fc.nat(), ({ problem, strategy }, pick) => {
				const { steps, causes } = record(problem, strategy);
				const moments = momentsOf(problem, strategy, { steps, causes });
				const nodes = steps.flatMap((step, at) => (stepKind(step) === CHOOSE ? [at] : []));
				fc.pre(nodes.length > 0);
				const at = nodes[pick % nodes.length];
				const { frames, statistics } = moments[at];
				const decisions = frames.flatMap(({ variable, value }) => [variable, value]);
				const from = { decisions, best: statistics.best, steps: at };
				const rest = searchedFrom(problem, strategy, from, steps.length - at);
				expect(rest.steps).toEqual(steps.slice(at));
				expect(rest.causes).toEqual(
					steps.slice(at).map((step, i) => unpackStep(step, causes[at + i]).cause)
				);
			}),
			{ numRuns: 300 }
		);
	});

	it('shows the same moment at any position as plain replay', () => {
		fc.assert(
			fc.property(runs, fc.infiniteStream(fc.nat()), ({ problem, strategy }, picks) => {
				const { steps, causes, trace, outcome } = record(problem, strategy);
				const moments = momentsOf(problem, strategy, { steps, causes });
				for (const pick of [0, steps.length, ...picks.take(8)]) {
					const at = pick % moments.length;
					const ended = at === steps.length ? outcome : null;
					expect(trace.at(at)).toEqual({ ...moments[at], outcome: ended });
				}
			}),
			{ numRuns: 80 }
		);
	});

	it('counts its nodes by depth, costs and visited places exactly', () => {
		fc.assert(
			fc.property(runs, fc.integer({ min: 1, max: 900 }), ({ problem, strategy }, grain) => {
				const { steps, causes, trace } = record(problem, strategy, grain);
				const moments = momentsOf(problem, strategy, { steps, causes });
				const nodes = [1];
				moments.forEach(({ step, statistics: { depth } }) => {
					if (step?.kind === 'place') nodes[depth] = (nodes[depth] ?? 0) + 1;
				});
				expect([...trace.nodes]).toEqual(nodes);
				const solved = moments.filter(({ step }) => step?.kind === 'solution');
				expect([...trace.solutions]).toEqual(solved.map(({ position }) => position));
				expect([...trace.costs]).toEqual(solved.map(({ step }) => step!.cause));
				const seen = seenOf(problem, steps);
				const noted = seenIn(trace.notes)!;
				expect([...noted.since]).toEqual(seen.since);
				expect([...noted.from]).toEqual(seen.from);
				expect([...noted.solved]).toEqual(seen.solved);
			}),
			{ numRuns: 100 }
		);
	});
});
