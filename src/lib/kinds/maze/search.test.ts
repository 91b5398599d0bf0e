import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentsOf, record } from '../../../../tests/fixtures/recordings';
import { searched, searchedFrom } from '../../../../tests/fixtures/searches';
import { DEFAULT_STRATEGY, VALUE_ORDERINGS, type Strategy } from '$lib/engine/search/strategy';
import { countStep, noStatistics } from '$lib/engine/trace/statistics';
import { unpackStep } from '$lib/engine/search/step';
import type { Problem } from '$lib/engine/problem';
import { carvedMaze } from './carved-maze';
import { Carving } from './carving';
import { EXAMPLES } from './examples';
import { kind } from './kind';
import { Maze } from './maze';
import { allPaths, PERMUTATIONS, randomMaze } from './random-mazes.fixture';
import type { CarveSetup, SolveSetup } from './setup';
import { shortestPath } from './shortest-path';
import { seenIn } from './walk-notes';

const mazes = (side: number) => fc.nat().map((number) => randomMaze(number, side));

/** Searches to the end; returns the solution paths as places, with their reported costs. */
function run(problem: Problem, strategy: Partial<Strategy>) {
	const { steps, causes, outcome } = searched(problem, strategy);
	const statistics = noStatistics();
	const walk = problem.walk!;
	const notes = problem.notes!();
	const path = [walk.start];
	const solutions: { path: number[]; cost: number }[] = [];
	steps.forEach((packed, i) => {
		countStep(statistics, packed, causes[i]);
		const step = unpackStep(packed, causes[i]);
		if (step.kind === 'place') {
			path.push(walk.next(path.at(-1)!, step.value));
			notes.place(step.variable, step.value, path.length - 1, statistics.steps);
		} else if (step.kind === 'backtrack') path.pop();
		else if (step.kind === 'solution') solutions.push({ path: [...path], cost: step.cause });
	});
	return { outcome: outcome.kind, statistics, solutions, seen: seenIn(notes.snapshot())! };
}

function solve(setup: SolveSetup, strategy: Partial<Strategy>) {
	return run(new Maze(setup), strategy);
}

describe('the search for paths', () => {
	it('finds all of them, in the order of the directions', () => {
		fc.assert(
			fc.property(mazes(4), (setup) => {
				const { outcome, solutions } = solve(setup, { goal: 'all' });
				expect(outcome).toBe('exhausted');
				const paths = allPaths(setup);
				expect(solutions).toEqual(paths.map((path) => ({ path, cost: path.length - 1 })));
			})
		);
	});

	it('finds as many with every value order', () => {
		fc.assert(
			fc.property(
				mazes(4),
				fc.constantFrom(...VALUE_ORDERINGS),
				fc.nat(),
				(setup, values, seed) => {
					const { statistics } = solve(setup, { goal: 'all', values, seed });
					expect(statistics.solutions).toBe(allPaths(setup).length);
				}
			)
		);
	});

	it('finds the first of them', () => {
		fc.assert(
			fc.property(mazes(4), (setup) => {
				const { outcome, solutions } = solve(setup, {});
				const paths = allPaths(setup);
				expect(outcome).toBe(paths.length === 0 ? 'exhausted' : 'solved');
				expect(solutions.map(({ path }) => path)).toEqual(paths.slice(0, 1));
			})
		);
	});

	it('finds a shortest one, in any order, with or without look-ahead', () => {
		const values = fc.constantFrom(...VALUE_ORDERINGS);
		fc.assert(
			fc.property(mazes(5), values, (setup, values) => {
				const length = shortestPath(setup)?.length ?? -1;
				for (const manhattanBound of [false, true]) {
					const found = solve({ ...setup, manhattanBound }, { goal: 'best', values });
					expect(found.outcome).toBe('exhausted');
					expect(found.statistics.best).toBe(length);
					const costs = found.solutions.map(({ cost }) => cost);
					expect(costs).toEqual([...new Set(costs)].sort((a, b) => b - a));
					expect(found.solutions.map(({ path }) => path.length - 1)).toEqual(costs);
				}
			})
		);
	});

	it.each(PERMUTATIONS)('finds a shortest one with the directions %s', (directions) => {
		fc.assert(
			fc.property(mazes(5), fc.boolean(), (setup, manhattanBound) => {
				const found = solve({ ...setup, directions, manhattanBound }, { goal: 'best' });
				expect(found.statistics.best).toBe(shortestPath(setup)?.length ?? -1);
			}),
			{ numRuns: 20 }
		);
	});

	it('visits no more nodes with look-ahead', () => {
		fc.assert(
			fc.property(mazes(5), (setup) => {
				const [short, far] = [false, true].map((manhattanBound) => {
					return solve({ ...setup, manhattanBound }, { goal: 'best' }).statistics.placements;
				});
				expect(far).toBeLessThanOrEqual(short);
			})
		);
	});
});

describe('the search that carves', () => {
	it('matches plain replay at any position, and resumes from any position', () => {
		const setup: CarveSetup = {
			mode: 'carve',
			columns: 30,
			rows: 30,
			loops: 0,
			directions: 'NESW'
		};
		const problem = new Carving(setup);
		for (const values of ['ascending', 'descending', 'random'] as const) {
			const strategy = { ...DEFAULT_STRATEGY, values };
			const { steps, causes, trace, outcome } = record(problem, strategy);
			expect(outcome).toEqual({ kind: 'solved' });
			const moments = momentsOf(problem, strategy, { steps, causes });
			for (let at = steps.length - 1; at > 0; at -= 171) {
				expect(trace.at(at)).toEqual(moments[at]);
				const from = { decisions: [], best: -1, steps: at };
				const rest = searchedFrom(problem, strategy, from, Infinity);
				expect(rest.steps).toEqual(steps.slice(at));
			}
		}
	});

	it('visits every cell and makes one path between any two', () => {
		const setups = fc.record({
			mode: fc.constant('carve' as const),
			columns: fc.integer({ min: 2, max: 12 }),
			rows: fc.integer({ min: 2, max: 12 }),
			loops: fc.constant(0),
			directions: fc.constantFrom(...PERMUTATIONS)
		});
		const values = fc.constantFrom('ascending' as const, 'descending' as const, 'random' as const);
		fc.assert(
			fc.property(setups, values, fc.nat(), (setup: CarveSetup, values, seed) => {
				const { outcome, statistics, seen } = run(new Carving(setup), { values, seed });
				const cells = setup.columns * setup.rows;
				expect(outcome).toBe('solved');
				expect(statistics.placements).toBe(cells - 1);
				const maze = carvedMaze(setup, seen.from);
				const paths = solve(maze, { goal: 'all' });
				// In a tree, a search for all paths enters every square except those behind the goal.
				expect(paths.statistics.solutions).toBe(1);
				expect(maze.walls.filter((wall) => wall === 0)).toHaveLength(2 * cells - 1);
			})
		);
	});

	it('makes different mazes from different seeds', () => {
		const setup: CarveSetup = { mode: 'carve', columns: 8, rows: 8, loops: 0, directions: 'NESW' };
		const [one, other] = [1, 2].map((seed) => {
			return run(new Carving(setup), { values: 'random', seed }).seen.from;
		});
		expect(one).not.toEqual(other);
	});
});

describe('the examples', () => {
	/** The search with the settings of an example. */
	function runExample(id: string) {
		const example = EXAMPLES.find((each) => each.id === id)!;
		const settings = Object.fromEntries(new URLSearchParams(example.settings));
		const { goal, values } = { ...DEFAULT_STRATEGY, ...settings };
		return run(kind.problem(example.setup), { goal, values });
	}
	const costs = (id: string) => runExample(id).solutions.map(({ cost }) => cost);

	it('have distinct names', () => {
		expect(EXAMPLES.map(({ id }) => id)).toEqual([
			'small',
			'two-ways',
			'room',
			'carve',
			'carve-large',
			'large',
			'no-way',
			'all'
		]);
	});

	it('small: one path, two dead ends before it', () => {
		const example = EXAMPLES[0].setup as SolveSetup;
		expect(allPaths(example)).toHaveLength(1);
		const { statistics } = runExample('small');
		expect(statistics).toMatchObject({ solutions: 1, depth: 10, deadends: 12, undos: 12 });
	});

	it('two paths: the first is longer, and the second cuts a dead end short', () => {
		const { statistics, outcome } = runExample('two-ways');
		expect(costs('two-ways')).toEqual([16, 12]);
		expect(outcome).toBe('exhausted');
		expect(statistics.prunes).toBe(1);
	});

	it('room: the bound leaves little to search', () => {
		const { statistics } = runExample('room');
		expect(costs('room')).toEqual([11, 9]);
		expect(statistics.placements).toBe(100);
	});

	it('carve and carve-large: all cells', () => {
		expect(runExample('carve').statistics).toMatchObject({ placements: 95, solutions: 1 });
		expect(runExample('carve-large').statistics).toMatchObject({ placements: 383, solutions: 1 });
	});

	it('large: from 290 steps to 146', () => {
		const lengths = costs('large');
		expect([lengths[0], lengths.at(-1)]).toEqual([290, 146]);
		expect(runExample('large').statistics.steps).toBeLessThan(100_000);
	});

	it('no path: everything was tried', () => {
		const { outcome, statistics } = runExample('no-way');
		expect([outcome, statistics.solutions]).toEqual(['exhausted', 0]);
	});

	it('all: four ways', () => {
		expect(costs('all')).toEqual([16, 12, 20, 12]);
	});
});
