import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentsOf, record } from '../../../tests/fixtures/recordings';
import { costly } from '../../../tests/fixtures/sudokus';
import { leastCost, neighbour, ways, type Ground } from '../../../tests/fixtures/ways';
import type { Problem } from '../problems/problem';
import { Queens } from '../problems/queens/queens';
import { countStep, noStatistics } from '../trace/statistics';
import { BACKTRACK, PLACE, PRUNE, SOLUTION, stepBuffer, stepKind, stepValue } from './step';
import { choicesFor, fitStrategy } from './choices';
import { Search } from './search';
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
	.record({
		ground: grounds(5),
		remembers: fc.boolean(),
		all: fc.boolean(),
		strategy: strategies
	})
	.map(({ ground, strategy, ...options }) => {
		const problem = ways(ground, options);
		return { problem, strategy: fitStrategy(problem, strategy) };
	});

/** For each place when it was entered first, and from where, told from the steps alone. */
function seenIn({ walk }: Problem, words: readonly number[]) {
	const since = new Array<number>(walk!.places).fill(Infinity);
	const from = new Array<number>(walk!.places).fill(-1);
	since[walk!.start] = 0;
	const solved = new Array<number>(walk!.places).fill(Infinity);
	const path = [walk!.start];
	words.forEach((word, i) => {
		if (stepKind(word) === BACKTRACK) path.pop();
		if (stepKind(word) === SOLUTION)
			for (const place of path) solved[place] = Math.min(solved[place], i + 1);
		if (stepKind(word) !== PLACE) return;
		const here = path[path.length - 1];
		const next = walk!.next(here, stepValue(word));
		path.push(next);
		if (since[next] < Infinity) return;
		since[next] = i + 1;
		from[next] = here;
	});
	return { since, from, solved };
}

describe('branch and bound', () => {
	it('finds the way that costs least', () => {
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

	it('prunes, and takes fewer steps than looking at every way', () => {
		const ground = { rows: 4, columns: 4, costs: new Array<number>(16).fill(1) };
		const [best, all] = (['best', 'all'] as const).map((goal) =>
			record(ways(ground), { ...DEFAULT_STRATEGY, values: 'preferred', goal })
		);
		expect(best.trace.at(Infinity).statistics).toMatchObject({ best: 6, solutions: 1 });
		expect(best.words.some((word) => stepKind(word) === PRUNE)).toBe(true);
		expect(best.words.length).toBeLessThan(all.words.length / 10);
		// All ways from corner to corner: OEIS A007764.
		const counted = { best: 6, prunes: 0, solutions: 184 };
		expect(all.trace.at(Infinity).statistics).toMatchObject(counted);
	});

	it('finds the same best as looking at every solution does, with elimination too', () => {
		for (const elimination of ['none', 'naked', 'hidden'] as const) {
			const problem = costly('1000000000000000');
			const strategy = { ...DEFAULT_STRATEGY, ordering: 'findmin', elimination } as const;
			const all = record(problem, { ...strategy, goal: 'all' });
			const best = record(problem, { ...strategy, goal: 'best' });
			const { costs } = all.trace;
			expect(costs).toHaveLength(72);
			expect(best.trace.at(Infinity).statistics.best).toBe(Math.min(...costs));
			expect(best.words.length).toBeLessThan(all.words.length);
		}
	});

	it('does not count solutions against a limit, but steps and backtracks', () => {
		const problem = costly('1000000000000000');
		const strategy = { ...DEFAULT_STRATEGY, goal: 'best', values: 'descending' } as const;
		const whole = record(problem, { ...strategy, limits: { solutions: 1 } });
		expect(whole.outcome).toEqual({ kind: 'exhausted' });
		expect(whole.trace.solutions.length).toBeGreaterThan(1);
		const cut = record(problem, { ...strategy, limits: { backtracks: 5 } });
		expect(cut.outcome).toEqual({ kind: 'stopped', by: 'backtracks' });
	});

	it('is a search for all solutions where none has a cost', () => {
		const ground = { rows: 3, columns: 3, costs: new Array<number>(9).fill(1) };
		const free: Problem = { ...ways(ground), hasCost: false };
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
	it('are those that the model calls so, and a full path that is none is a dead end', () => {
		const row = { rows: 1, columns: 3, costs: [1, 1, 1] };
		const endless: Problem = {
			...ways(row),
			variableCount: 2,
			fixed: new Int8Array(2).fill(-1),
			model: () => ({ ...bareModel(ways(row).model()), isSolution: () => false })
		};
		const { words, outcome } = record(endless, DEFAULT_STRATEGY);
		expect(outcome).toEqual({ kind: 'exhausted' });
		expect(words.some((word) => stepKind(word) === SOLUTION)).toBe(false);
		expect(words.filter((word) => stepKind(word) === PLACE)).toHaveLength(2);
	});
});

/** Without bound and preference. */
function bareModel(model: ReturnType<Problem['model']>) {
	return {
		legal: (variable: number) => model.legal(variable),
		place: (variable: number, value: number) => model.place(variable, value),
		unplace: (variable: number, value: number) => model.unplace(variable, value)
	};
}

describe('all solutions of a problem with symmetries', () => {
	it('are told apart by whether they are fundamental, in every chunk, and counted', () => {
		for (const [size, solutions, fundamentals] of [
			[4, 2, 1],
			[6, 4, 1],
			[8, 92, 12]
		]) {
			const problem = new Queens({ size, queens: new Int8Array(size).fill(-1) });
			for (const grain of [50, 5000]) {
				const { trace } = record(problem, { ...DEFAULT_STRATEGY, goal: 'all' }, grain);
				expect(trace.solutions).toHaveLength(solutions);
				expect(trace.fundamentals).toBe(fundamentals);
				expect([...trace.fundamental].filter((is) => is === 1)).toHaveLength(fundamentals);
				trace.solutions.forEach((position, i) => {
					const { assignment } = trace.at(position);
					expect(problem.isFundamental!(assignment)).toBe(trace.fundamental[i] === 1);
				});
				// Knuth, TAOCP 7.2.2.
				const nodes = [1, 8, 42, 140, 344, 568, 550, 312, 92];
				if (size === 8) expect([...trace.nodes]).toEqual(nodes);
			}
		}
	});

	it('are not where symmetries are not asked for', () => {
		const { trace } = record(costly('1000000000000000'), { ...DEFAULT_STRATEGY, goal: 'all' });
		expect(trace.fundamental).toHaveLength(0);
		expect(trace.fundamentals).toBe(-1);
		expect(trace.seen).toBe(null);
	});
});

describe('a walk that remembers', () => {
	it('enters every place that can be reached once', () => {
		fc.assert(
			fc.property(grounds(8), strategies, (ground, chosen) => {
				const problem = ways(ground, { remembers: true, all: true });
				const strategy = fitStrategy(problem, { ...chosen, limits: {} });
				expect(strategy.goal).toBe('first');
				const { words, outcome, trace } = record(problem, strategy);
				const reached = new Set([0]);
				for (const place of reached)
					for (let direction = 0; direction < 4; direction++) {
						const next = neighbour(ground, place, direction);
						if (next >= 0) reached.add(next);
					}
				const isAll = ground.costs.filter((cost) => cost > 0).length === reached.size;
				expect(outcome).toEqual({ kind: isAll ? 'solved' : 'exhausted' });
				const placements = words.filter((word) => stepKind(word) === PLACE);
				expect(placements).toHaveLength(reached.size - 1);
				expect([...trace.seen!.since].filter((since) => since < Infinity)).toHaveLength(
					reached.size
				);
			})
		);
	});

	it('cannot be gone on with by those who do not know what was seen', () => {
		const ground = { rows: 2, columns: 2, costs: [1, 1, 1, 1] };
		const problem = ways(ground, { remembers: true });
		const from = { decisions: [1, 0], statistics: noStatistics() };
		expect(() => new Search(problem, DEFAULT_STRATEGY, { from })).toThrow(RangeError);
	});
});

describe('any way', () => {
	it('is gone on with from any node as if it had never stopped', () => {
		fc.assert(
			fc.property(runs, fc.nat(), ({ problem, strategy }, pick) => {
				const { words, causes, trace } = record(problem, strategy);
				const whole = new Search(problem, strategy);
				const one = stepBuffer(1);
				const nodes: { at: number; decisions: number[]; frames: object[] }[] = [];
				const decisions: number[] = [];
				for (let at = 0; at < words.length; at++) {
					if (at > 0) whole.fill(one);
					if (at > 0 && stepKind(words[at - 1]) === PLACE)
						decisions.push(decisions.length / 2, stepValue(words[at - 1]));
					if (at > 0 && stepKind(words[at - 1]) === BACKTRACK) decisions.length -= 2;
					if (at > 0 && whole.atNode)
						nodes.push({ at, decisions: [...decisions], frames: whole.frames() });
				}
				fc.pre(nodes.length > 0);
				const node = nodes[pick % nodes.length];
				const statistics = noStatistics();
				for (let i = 0; i < node.at; i++) countStep(statistics, words[i], causes[i]);
				const seen = trace.seen!;
				const from = { decisions: node.decisions, statistics, seen };
				const resumed = new Search(problem, strategy, { from });
				expect(resumed.frames()).toEqual(node.frames);
				const rest = { words: [] as number[], causes: [] as number[] };
				const buffer = stepBuffer(7);
				while (resumed.fill(buffer) > 0)
					for (let i = 0; i < buffer.length; i++) {
						rest.words.push(buffer.words[i]);
						rest.causes.push(buffer.causes[i]);
					}
				expect(rest.words).toEqual(words.slice(node.at));
				const withCause = (word: number) => [SOLUTION, PRUNE].includes(stepKind(word));
				words.slice(node.at).forEach((word, i) => {
					if (withCause(word)) expect(rest.causes[i]).toBe(causes[node.at + i]);
				});
			}),
			{ numRuns: 300 }
		);
	});

	it('is shown at any position as plain replay shows it', () => {
		fc.assert(
			fc.property(runs, fc.infiniteStream(fc.nat()), ({ problem, strategy }, picks) => {
				const { words, causes, trace, outcome } = record(problem, strategy);
				const moments = momentsOf(problem, strategy, { words, causes });
				for (const pick of [0, words.length, ...picks.take(8)]) {
					const at = pick % moments.length;
					const ended = at === words.length ? outcome : null;
					expect(trace.at(at)).toEqual({ ...moments[at], outcome: ended });
				}
			}),
			{ numRuns: 80 }
		);
	});

	it('is shown from a checkpoint as plain replay shows it, what was seen included', () => {
		const side = 48;
		const costs = Array.from({ length: side * side }, (_, cell) =>
			(Math.imul(cell, 0x9e3779b1) >>> 16) % 10 < 2 ? 0 : 1
		);
		costs[0] = costs[side * side - 1] = 1;
		// A wall before the end: everything is walked.
		for (const cell of [side * side - 2, side * (side - 1) - 1]) costs[cell] = 0;
		const problem = ways({ rows: side, columns: side, costs }, { remembers: true });
		for (const values of choicesFor(problem).values) {
			const strategy = { ...DEFAULT_STRATEGY, values };
			const { words, causes, trace, outcome } = record(problem, strategy);
			expect(outcome).toEqual({ kind: 'exhausted' });
			expect(trace.checkpoints.length).toBeGreaterThan(0);
			const moments = momentsOf(problem, strategy, { words, causes });
			for (let at = words.length - 1; at > 0; at -= 971) expect(trace.at(at)).toEqual(moments[at]);
		}
	});

	it('has its nodes by depth, its costs, and what it has seen, counted exactly', () => {
		fc.assert(
			fc.property(runs, fc.integer({ min: 1, max: 900 }), ({ problem, strategy }, grain) => {
				const { words, causes, trace } = record(problem, strategy, grain);
				const moments = momentsOf(problem, strategy, { words, causes });
				const nodes = [1];
				moments.forEach(({ step, statistics: { depth } }) => {
					if (step?.kind === 'place') nodes[depth] = (nodes[depth] ?? 0) + 1;
				});
				expect([...trace.nodes]).toEqual(nodes);
				const solved = moments.filter(({ step }) => step?.kind === 'solution');
				expect([...trace.solutions]).toEqual(solved.map(({ position }) => position));
				expect([...trace.costs]).toEqual(solved.map(({ step }) => step!.cause));
				const seen = seenIn(problem, words);
				expect([...trace.seen!.since]).toEqual(seen.since);
				expect([...trace.seen!.from]).toEqual(seen.from);
				expect([...trace.seen!.solved]).toEqual(seen.solved);
			}),
			{ numRuns: 100 }
		);
	});
});
