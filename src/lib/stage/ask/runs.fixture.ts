import fc from 'fast-check';
import { record } from '../../../../tests/fixtures/recordings';
import { sudokuOf } from '../../../../tests/fixtures/sudokus';
import { blankMap } from '$lib/kinds/map-colouring/setup';
import { MapColouring } from '$lib/kinds/map-colouring/map-colouring';
import { MAPS } from '$lib/kinds/map-colouring/maps/maps';
import { Carving } from '$lib/kinds/maze/carving';
import { Maze } from '$lib/kinds/maze/maze';
import { randomMaze } from '$lib/kinds/maze/random-mazes.fixture';
import type { Problem } from '$lib/engine/problem';
import { Queens } from '$lib/kinds/queens/queens';
import { Sequence } from '$lib/kinds/sequence/sequence';
import { sequence } from '$lib/kinds/sequence/setup';
import { fitStrategy } from '$lib/engine/search/choices';
import { unpackStep, type Step } from '$lib/engine/search/step';
import {
	BACKS,
	DEFAULT_STRATEGY,
	ELIMINATIONS,
	ELIMINATION_TIMES,
	GOALS,
	ORDERINGS,
	VALUE_ORDERINGS,
	type Strategy
} from '$lib/engine/search/strategy';

/** Problems of every kind, with and without solutions, that make short runs. */
export const PROBLEMS: readonly Problem[] = [
	new Sequence(sequence()),
	new Sequence(sequence('ABCD', 4, { order: 'different', once: true })),
	new Sequence(sequence('AB', 3)),
	...[2, 4, 5].map((size) => new Queens({ size, queens: new Int8Array(size).fill(-1) })),
	sudokuOf('1..4..1..3....2.'),
	sudokuOf('.123.4..32144.3.'),
	sudokuOf('1.....4..2......'),
	new MapColouring(blankMap(MAPS[0], 3)),
	new MapColouring(blankMap(MAPS[0], 2)),
	...[7, 23, 48, 90].map((number) => new Maze(randomMaze(number, 4))),
	new Carving({ mode: 'carve', columns: 3, rows: 3, loops: 0, directions: 'NESW' })
];

const strategies: fc.Arbitrary<Strategy> = fc.record({
	ordering: fc.constantFrom(...ORDERINGS),
	values: fc.constantFrom(...VALUE_ORDERINGS),
	elimination: fc.constantFrom(...ELIMINATIONS),
	eliminate: fc.constantFrom(...ELIMINATION_TIMES),
	back: fc.constantFrom(...BACKS),
	variant: fc.constant(''),
	goal: fc.constantFrom(...GOALS),
	seed: fc.nat(),
	limits: fc.record({ steps: fc.integer({ min: 1, max: 300 }) })
});

/** A recorded run, with its steps for an oracle that reads nothing else. */
export interface Recorded extends ReturnType<typeof record> {
	readonly problem: Problem;
	readonly strategy: Strategy;
	readonly walk: readonly Step[];
}

/** The recorded run of a strategy. */
export function recorded(problem: Problem, change: Partial<Strategy> = {}): Recorded {
	const strategy = fitStrategy(problem, { ...DEFAULT_STRATEGY, ...change });
	const run = record(problem, strategy);
	const walk = run.steps.map((word, at) => unpackStep(word, run.causes[at]));
	return { ...run, problem, strategy, walk };
}

/** Runs of any problem and any strategy, cut short at any step. */
export const anyRun: fc.Arbitrary<Recorded> = fc
	.record({ problem: fc.constantFrom(...PROBLEMS), strategy: strategies })
	.map(({ problem, strategy }) => recorded(problem, strategy));
