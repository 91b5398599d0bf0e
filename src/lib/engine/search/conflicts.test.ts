import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counted, searched } from '../../../../tests/fixtures/searches';
import { sudokuOf } from '../../../../tests/fixtures/sudokus';
import { tablesOf } from '../../../../tests/fixtures/tables';
import { kind as maps } from '../../kinds/map-colouring/kind';
import type { Problem } from '../problem';
import { momentsOf } from '../../../../tests/fixtures/recordings';
import { Learnt } from '../trace/learnt';
import { unpackStep } from './step';
import { fitStrategy } from './choices';
import {
	BACKS,
	DEFAULT_STRATEGY,
	ELIMINATIONS,
	ELIMINATION_TIMES,
	ORDERINGS,
	VALUE_ORDERINGS,
	type Strategy
} from './strategy';

const RASTER = '003900024750004300000160007006000701190000000500700060400508000600307000200040000';
const THESIS = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
const TREE = '800026030024008010050040092782600003400009105500074000200450009630790001000060250';

const mapOf = (id: string) => {
	const { setup } = maps.examples.find((example) => example.id === id)!;
	return maps.problem(setup);
};
const PROBLEMS: Readonly<Record<string, Problem>> = {
	'map of the USA, four colours': mapOf('usa'),
	'map of the USA, three colours': mapOf('usa-three'),
	'raster board': sudokuOf(RASTER),
	'thesis board': sudokuOf(THESIS),
	'tree board': sudokuOf(TREE)
};

/** Placements, and how many of them a jump skipped. */
function counts(problem: Problem, strategy: Partial<Strategy>) {
	const { placements, skipped, jumps } = counted(problem, strategy).statistics;
	return { placements, skipped, jumps };
}

/**
 * Conflict-directed backjumping in reading order, ascending, for the first solution: written anew, with
 * recursion and sets, straight from the definition. @returns placements and jumps over placements.
 */
function independent(problem: Problem): { placements: number; skipped: number; solved: boolean } {
	const values = Int8Array.from(problem.fixed);
	const order = [...values.keys()].filter((variable) => values[variable] < 0);
	const model = problem.model();
	let placements = 0;
	let skipped = 0;
	/** @returns the conflict set of the failure, null once a solution stands. */
	function solve(at: number): Set<number> | null {
		if (at === order.length) return null;
		const variable = order[at];
		const conflict = new Set<number>();
		for (let value = 0; value < problem.valueCount; value++) {
			const clashes = problem.clashes(values, variable, value);
			if (clashes.length > 0) {
				if (clashes.some((other) => problem.fixed[other] >= 0)) continue;
				conflict.add(Math.min(...clashes.map((other) => order.indexOf(other))));
				continue;
			}
			placements++;
			values[variable] = value;
			model.place(variable, value);
			const below = solve(at + 1);
			if (below === null) return null;
			model.takeBack(variable, value);
			values[variable] = -1;
			if (!below.has(at)) {
				skipped++;
				return below;
			}
			for (const other of below) if (other !== at) conflict.add(other);
		}
		return conflict;
	}
	const solved = solve(0) === null;
	return { placements, skipped, solved };
}

describe('jumping back to the cause', () => {
	it.each([
		['map of the USA, four colours', 86],
		['map of the USA, three colours', 27_470],
		['raster board', 181],
		['thesis board', 1965],
		['tree board', 72]
	])('makes the known number of placements: %s, %i', (name, placements) => {
		expect(counts(PROBLEMS[name], { back: 'jump' }).placements).toBe(placements);
		expect(independent(PROBLEMS[name]).placements).toBe(placements);
	});

	it('skips 925 placements on the thesis board', () => {
		expect(counts(PROBLEMS['thesis board'], { back: 'jump' }).skipped).toBe(925);
		expect(independent(PROBLEMS['thesis board']).skipped).toBe(925);
	});

	it.each([
		['map of the USA, four colours', 48],
		['raster board', 58],
		['tree board', 45],
		['thesis board', 51]
	])('gains nothing where the fewest candidates come first: %s, %i', (name, placements) => {
		const strategy = { ordering: 'findmin' } as const;
		expect(counts(PROBLEMS[name], strategy).placements).toBe(placements);
		expect(counts(PROBLEMS[name], { ...strategy, back: 'jump' }).placements).toBe(placements);
	});

	it('counts what it skips as part of what it takes back', () => {
		const { statistics } = counted(PROBLEMS['thesis board'], { back: 'jump' });
		const { steps, causes } = searched(PROBLEMS['thesis board'], { back: 'jump' });
		const jumped = steps.filter((step, i) => unpackStep(step, causes[i]).cause >= 0);
		expect(jumped).toHaveLength(statistics.skipped);
		expect(statistics.skipped).toBeLessThanOrEqual(statistics.undos);
		expect(statistics.jumps).toBeGreaterThan(0);
		expect(statistics.jumps).toBeLessThanOrEqual(statistics.deadends);
		expect(statistics.untried).toBeGreaterThan(0);
	});
});

it('takes what elimination placed back with its decision: it is no part of a conflict, and is not skipped', () => {
	const naked = { back: 'jump', elimination: 'naked' } as const;
	const { steps, causes } = searched(PROBLEMS['raster board'], naked);
	const learnt = new Learnt(PROBLEMS['raster board'], { ...DEFAULT_STRATEGY, ...naked });
	const forced = new Set<number>();
	steps.forEach((packed, i) => {
		const { kind, variable, cause } = unpackStep(packed, causes[i]);
		learnt.follow(packed, causes[i]);
		if (kind === 'force') forced.add(variable);
		if (kind === 'place') forced.delete(variable);
		if (kind === 'backtrack' && forced.has(variable)) expect(cause).toBe(-1);
		if (kind === 'deadend')
			expect(learnt.conflict!.set.filter((one) => forced.has(one))).toEqual([]);
	});
	// The one wrong guess, as in the chapter on elimination inside the search.
	expect(counted(PROBLEMS['raster board'], naked).statistics).toMatchObject({
		undos: 4,
		skipped: 0,
		jumps: 0
	});
});

/** Tight and loose. */
const tables = tablesOf({
	variables: [1, 7],
	values: [1, 4],
	density: [0.2, 0.9],
	tightness: [0.1, 0.8]
});

/** All solutions, by trying everything. */
function bruteForce(problem: Problem): string[] {
	const found: string[] = [];
	const values = Array.from(problem.fixed);
	const isSound = () =>
		values.every((value, at) => problem.clashes(values, at, value).length === 0);
	const go = (at: number) => {
		if (at === values.length) {
			if (isSound()) found.push(values.join());
			return;
		}
		const given = problem.fixed[at];
		for (let value = 0; value < problem.valueCount; value++) {
			if (given >= 0 && value !== given) continue;
			values[at] = value;
			go(at + 1);
		}
	};
	go(0);
	return found.sort();
}

const strategies: fc.Arbitrary<Strategy> = fc.record({
	ordering: fc.constantFrom(...ORDERINGS),
	values: fc.constantFrom(...VALUE_ORDERINGS),
	elimination: fc.constantFrom(...ELIMINATIONS),
	eliminate: fc.constantFrom(...ELIMINATION_TIMES.filter((time) => time !== 'alone')),
	back: fc.constantFrom(...BACKS),
	variant: fc.constant(''),
	goal: fc.constantFrom('first', 'all'),
	seed: fc.nat(9),
	limits: fc.constant({})
});

/** The placements in force after every placement: what a search has visited. */
function visited(problem: Problem, strategy: Partial<Strategy>): Set<string> {
	const nodes = new Set<string>();
	const path: string[] = [];
	for (const step of searched(problem, strategy).steps) {
		const { kind, variable, value } = unpackStep(step, -1);
		if (kind === 'backtrack') path.pop();
		if (kind !== 'place' && kind !== 'force') continue;
		path.push(`${variable}=${value}`);
		nodes.add(path.join());
	}
	return nodes;
}

describe('on small problems', () => {
	it('every strategy finds the solutions that brute force finds', () => {
		fc.assert(
			fc.property(tables, strategies, (problem, wild) => {
				const strategy = fitStrategy(problem, wild);
				const { steps } = searched(problem, strategy);
				const values = Array.from(problem.fixed);
				const found: string[] = [];
				for (const step of steps) {
					const { kind, variable, value } = unpackStep(step, -1);
					if (kind === 'place' || kind === 'force') values[variable] = value;
					if (kind === 'backtrack') values[variable] = -1;
					if (kind === 'solution') found.push(values.join());
				}
				const all = bruteForce(problem);
				// Values set by hand may clash with each other, which no search asks.
				const clashes = problem.fixed.some(
					(value, at) => value >= 0 && problem.clashes(problem.fixed, at, value).length > 0
				);
				fc.pre(!clashes);
				if (strategy.goal === 'all') expect(found.toSorted()).toEqual(all);
				else expect(found.length).toBe(Math.min(1, all.length));
				for (const one of found) expect(all).toContain(one);
			}),
			{ numRuns: 1500 }
		);
	});

	it('a jump visits no node that a step back does not', () => {
		const byPosition = ORDERINGS.filter((ordering) => ordering !== 'random');
		fc.assert(
			fc.property(
				tables,
				fc.constantFrom(...byPosition),
				fc.constantFrom('none', 'forward', 'naked'),
				fc.constantFrom('first', 'all'),
				(problem, ordering, elimination, goal) => {
					const strategy = { ordering, elimination, goal } as const;
					const all = visited(problem, strategy);
					for (const node of visited(problem, { ...strategy, back: 'jump' }))
						expect(all).toContain(node);
				}
			),
			{ numRuns: 600 }
		);
	});

	it('the counts of jumping equal those of an independent implementation', () => {
		fc.assert(
			fc.property(tables, (problem) => {
				const { statistics, outcome } = counted(problem, { back: 'jump' });
				const { placements, skipped, solved } = independent(problem);
				expect(statistics.placements).toBe(placements);
				expect(outcome.kind).toBe(solved ? 'solved' : 'exhausted');
				// At the end without a solution, the search takes everything back.
				if (solved) expect(statistics.skipped).toBe(skipped);
			}),
			{ numRuns: 1000 }
		);
	});

	it('no solution contains the placements of a conflict set', () => {
		fc.assert(
			fc.property(
				tables,
				fc.constantFrom(...ORDERINGS),
				fc.constantFrom('none', 'forward', 'naked'),
				(problem, ordering, elimination) => {
					const strategy = { ...DEFAULT_STRATEGY, ordering, elimination, back: 'jump' } as const;
					const all = bruteForce(problem).map((one) => one.split(',').map(Number));
					for (const { step, conflict, assignment } of momentsOf(
						problem,
						strategy,
						searched(problem, strategy)
					)) {
						const isBack = step?.kind === 'backtrack';
						if (step?.kind !== 'deadend' && !isBack) expect(conflict).toBeUndefined();
						// On the way back, some of them have been taken back already.
						if (conflict === undefined || isBack) continue;
						for (const variable of conflict) expect(problem.fixed[variable]).toBe(-1);
						const extends_ = (one: number[]) =>
							conflict.every((variable) => one[variable] === assignment[variable]);
						expect(all.filter(extends_)).toEqual([]);
					}
				}
			),
			{ numRuns: 600 }
		);
	});

	it('arc consistency leaves only values that have support everywhere', () => {
		fc.assert(
			fc.property(tables, fc.constantFrom(...ORDERINGS), (problem, ordering) => {
				const strategy = { ...DEFAULT_STRATEGY, ordering, elimination: 'arcs' } as const;
				for (const { step, domains, assignment } of momentsOf(
					problem,
					strategy,
					searched(problem, strategy)
				)) {
					if (step?.kind !== 'choose') continue;
					const left = (variable: number) =>
						assignment[variable] >= 0 ? 1 << assignment[variable] : domains![variable];
					for (let a = 0; a < problem.variableCount; a++) {
						if (assignment[a] >= 0) continue;
						for (let x = 0; x < problem.valueCount; x++) {
							if (((left(a) >>> x) & 1) === 0) continue;
							for (const b of problem.peers(a))
								expect(left(b) & ~problem.forbids!(a, x, b)).not.toBe(0);
						}
					}
				}
			}),
			{ numRuns: 500 }
		);
	});
});
