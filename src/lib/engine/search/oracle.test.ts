import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searched, searchedFrom } from '../../../../tests/fixtures/searches';
import { sudokuOf } from '../../../../tests/fixtures/sudokus';
import type { Problem } from '../problem';
import { partsOf, Learnt } from '../trace/learnt';
import { countStep, noStatistics } from '../trace/statistics';
import { BACKTRACK, CHOOSE, FORCE, PLACE, SOLUTION, STUCK, unpackStep } from './step';
import {
	BACKS,
	DEFAULT_STRATEGY,
	ELIMINATIONS,
	ELIMINATION_TIMES,
	ORDERINGS,
	VALUE_ORDERINGS,
	type Strategy
} from './strategy';

const SHAPES = [
	{ rows: 2, columns: 2 },
	{ rows: 1, columns: 3 },
	{ rows: 2, columns: 3 },
	{ rows: 3, columns: 2 }
];

interface Puzzle {
	readonly box: { readonly rows: number; readonly columns: number };
	/** −1 for empty. */
	readonly cells: readonly number[];
}

/** Whether two cells forbid each other the same symbol, straight from the rules. */
function seeEachOther({ box }: Puzzle, a: number, b: number): boolean {
	const size = box.rows * box.columns;
	const [rowA, rowB] = [Math.floor(a / size), Math.floor(b / size)];
	const [columnA, columnB] = [a % size, b % size];
	const sameBox =
		Math.floor(rowA / box.rows) === Math.floor(rowB / box.rows) &&
		Math.floor(columnA / box.columns) === Math.floor(columnB / box.columns);
	return a !== b && (rowA === rowB || columnA === columnB || sameBox);
}

const fits = (puzzle: Puzzle, cells: readonly number[], cell: number, symbol: number) =>
	cells.every((other, at) => other !== symbol || !seeEachOther(puzzle, cell, at));

/** All solutions, up to `most`, by plain recursion. */
function bruteForce(puzzle: Puzzle, most: number): string[] {
	const size = puzzle.box.rows * puzzle.box.columns;
	const cells = [...puzzle.cells];
	const found: string[] = [];
	const go = (cell: number): void => {
		if (found.length >= most) return;
		if (cell === cells.length) {
			found.push(cells.join());
			return;
		}
		if (puzzle.cells[cell] >= 0) return go(cell + 1);
		for (let symbol = 0; symbol < size; symbol++)
			if (fits(puzzle, cells, cell, symbol)) {
				cells[cell] = symbol;
				go(cell + 1);
				cells[cell] = -1;
			}
	};
	go(0);
	return found;
}

/** Boards without a clash, some with and some without a solution, few solutions each. */
const puzzles: fc.Arbitrary<Puzzle> = fc
	.record({
		box: fc.constantFrom(...SHAPES),
		seeds: fc.array(fc.nat(), { minLength: 36, maxLength: 36 }),
		clues: fc.double({ min: 0.3, max: 0.8, noNaN: true }),
		spoil: fc.boolean()
	})
	.map(({ box, seeds, clues, spoil }) => {
		const size = box.rows * box.columns;
		const empty: Puzzle = { box, cells: new Array<number>(size * size).fill(-1) };
		const [grid] = bruteForce(empty, 1).map((cells) => cells.split(',').map(Number));
		const shift = seeds[0] % size;
		const cells = grid.map((symbol, cell) =>
			(seeds[cell] % 1000) / 1000 < clues ? (symbol + shift) % size : -1
		);
		const open = cells.indexOf(-1);
		if (spoil && open >= 0) {
			const symbol = seeds[1] % size;
			if (fits({ box, cells }, cells, open, symbol)) cells[open] = symbol;
		}
		return { box, cells };
	});

const strategies: fc.Arbitrary<Strategy> = fc.record({
	ordering: fc.constantFrom(...ORDERINGS),
	values: fc.constantFrom(...VALUE_ORDERINGS),
	elimination: fc.constantFrom(...ELIMINATIONS),
	eliminate: fc.constantFrom(...ELIMINATION_TIMES.filter((time) => time !== 'alone')),
	back: fc.constantFrom(...BACKS),
	variant: fc.constant(''),
	goal: fc.constant('all' as const),
	seed: fc.nat(),
	limits: fc.constant({ solutions: 40, steps: 2_000_000 })
});

/** The same strategies, cut short so that comparing whole runs stays fast. */
const shortRuns = strategies.map((strategy) => ({
	...strategy,
	limits: { solutions: 40, steps: 10_000 }
}));

function problemOf({ box, cells }: Puzzle): Problem {
	const text = cells.map((symbol) => (symbol < 0 ? '.' : String(symbol + 1))).join('');
	return sudokuOf(text, box);
}

function solutionsOf(problem: Problem, steps: readonly number[]): string[] {
	const cells = [...problem.fixed];
	const found: string[] = [];
	for (const step of steps) {
		const { kind, variable, value } = unpackStep(step, -1);
		if (kind === 'place' || kind === 'force') cells[variable] = value;
		if (kind === 'backtrack') cells[variable] = -1;
		if (kind === 'solution') found.push(cells.join());
	}
	return found;
}

describe('the search against an independent oracle', () => {
	it('finds exactly the solutions that brute force finds, with every strategy', () => {
		fc.assert(
			fc.property(puzzles, strategies, (puzzle, strategy) => {
				const problem = problemOf(puzzle);
				const { steps, outcome } = searched(problem, strategy);
				// Some orderings thrash on some boards.
				fc.pre(outcome.kind !== 'stopped');
				const found = solutionsOf(problem, steps);
				const all = bruteForce(puzzle, 41);
				if (all.length > 40) {
					expect(outcome).toEqual({ kind: 'solved' });
					expect(new Set(found).size).toBe(40);
				} else if (all.length === 40) expect(found).toHaveLength(40);
				else {
					expect(outcome).toEqual({ kind: 'exhausted' });
					expect([...found].sort()).toEqual([...all].sort());
				}
				for (const cells of found) {
					const solved = cells.split(',').map(Number);
					expect(puzzle.cells.every((given, i) => given < 0 || given === solved[i])).toBe(true);
					expect(solved.every((symbol, cell) => fits(puzzle, solved, cell, symbol))).toBe(true);
				}
			}),
			{ numRuns: 300, endOnFailure: true }
		);
	});

	it('resumes at any node exactly as if it had not stopped', () => {
		fc.assert(
			fc.property(puzzles, shortRuns, fc.nat(), (puzzle, strategy, pick) => {
				const problem = problemOf(puzzle);
				const { steps, causes } = searched(problem, strategy);
				const nodes = steps.flatMap((step, i) => ((step & 15) === CHOOSE ? [i] : []));
				fc.pre(nodes.length > 0);
				const at = nodes[pick % nodes.length];
				const statistics = noStatistics();
				const path: { decision: number[]; forced: boolean }[] = [];
				const learnt = new Learnt(problem, strategy);
				steps.slice(0, at).forEach((step, i) => {
					countStep(statistics, step, -1);
					learnt.follow(step, causes[i]);
					const { kind, variable, value } = unpackStep(step, -1);
					if (kind === 'place') path.push({ decision: [variable, value], forced: false });
					if (kind === 'force') path.push({ decision: [], forced: true });
					if (kind === 'backtrack') path.pop();
				});
				const decisions = path.flatMap(({ decision }) => decision);
				const { conflicts, weights } = partsOf(learnt.entries(), problem.variableCount);
				const { best } = statistics;
				const from = { decisions, best, steps: at, learnt: conflicts, weights };
				const resumed = searchedFrom(problem, strategy, from, steps.length - at);
				expect(resumed.steps.join()).toBe(steps.slice(at).join());
				expect(resumed.causes.join()).toBe(causes.slice(at).join());
			}),
			{ numRuns: 300, endOnFailure: true }
		);
	});

	it('takes the same steps for every batch size', () => {
		fc.assert(
			fc.property(
				puzzles,
				strategies,
				fc.integer({ min: 1, max: 50 }),
				(puzzle, strategy, batchSize) => {
					const problem = problemOf(puzzle);
					expect(searched(problem, strategy, { batchSize })).toEqual(searched(problem, strategy));
				}
			),
			{ numRuns: 60 }
		);
	});

	it('places only legal values and names real clashes', () => {
		fc.assert(
			fc.property(puzzles, shortRuns, (puzzle, strategy) => {
				const problem = problemOf(puzzle);
				const { steps, causes } = searched(problem, strategy);
				const cells = [...problem.fixed];
				steps.forEach((step, i) => {
					const { kind, variable, value } = unpackStep(step, causes[i]);
					if (kind === 'reject') expect(fits(puzzle, cells, variable, value)).toBe(false);
					if (kind === 'eliminate')
						// Support is lost at an open cell.
						expect(
							(cells[causes[i]] === value ||
								(cells[causes[i]] < 0 && strategy.elimination === 'arcs')) &&
								seeEachOther(puzzle, variable, causes[i])
						).toBe(true);
					if (kind === 'place' || kind === 'force') {
						expect(fits(puzzle, cells, variable, value)).toBe(true);
						cells[variable] = value;
					}
					if (kind === 'backtrack') cells[variable] = -1;
				});
			}),
			{ numRuns: 100 }
		);
	});
});

describe('elimination alone', () => {
	const alone = { ...DEFAULT_STRATEGY, eliminate: 'alone' } as const;
	const board = (cells: string) =>
		problemOf({
			box: { rows: 3, columns: 3 },
			cells: [...cells].map((c) => (c === '0' ? -1 : Number(c) - 1))
		});
	const RASTER =
		'003900024750004300000160007006000701190000000500700060400508000600307000200040000';
	const FIRST = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';

	it('places 6 of the 54 empty cells of the raster board and gets stuck', () => {
		const run = searched(board(RASTER), { ...alone, elimination: 'naked' });
		expect(run.steps.filter((step) => (step & 15) === FORCE)).toHaveLength(6);
		expect(run.outcome).toEqual({ kind: 'stuck', open: 48 });
		expect(run.steps.filter((step) => (step & 15) === STUCK)).toEqual([run.steps.at(-1)]);
	});

	it('solves an easy board without any decision', () => {
		const run = searched(board(FIRST), { ...alone, elimination: 'hidden' });
		expect(run.outcome).toEqual({ kind: 'solved' });
		const kinds = new Set(run.steps.map((step) => step & 15));
		expect(kinds.has(SOLUTION)).toBe(true);
		for (const kind of [PLACE, CHOOSE, BACKTRACK]) expect(kinds.has(kind)).toBe(false);
	});

	it('reports where it found a contradiction', () => {
		const cells = [-1, 0, 1, 2, -1, 3, -1, -1, 2, 1, 0, 3, 3, -1, 2, -1];
		const run = searched(problemOf({ box: { rows: 2, columns: 2 }, cells }), {
			...alone,
			elimination: 'naked'
		});
		expect(run.outcome).toEqual({ kind: 'contradiction', variable: 0 });
		expect(unpackStep(run.steps.at(-1)!, -1)).toMatchObject({ kind: 'deadend', variable: 0 });
	});
});
