import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counted } from '../../../../tests/fixtures/searches';
import { sudokuOf } from '../../../../tests/fixtures/sudokus';
import { board } from '../../kinds/queens/setup';
import { kind as sequence } from '../../kinds/sequence/kind';
import { Queens } from '../../kinds/queens/queens';
import type { Problem } from '../problem';
import { diver, estimateOf, productsOf, seededPick, type Dive } from './estimate';
import { DEFAULT_STRATEGY, ELIMINATIONS, ORDERINGS, type Strategy } from './strategy';

/** Every dive that there can be, with its chance. */
function* allDives(problem: Problem, strategy: Strategy): Generator<[Dive, number]> {
	const dive = diver(problem, strategy);
	let path: number[] = [];
	for (;;) {
		let at = 0;
		const counts: number[] = [];
		const found = dive((count) => {
			counts.push(count);
			path[at] ??= 0;
			return path[at++];
		});
		yield [found, counts.reduce((chance, count) => chance / count, 1)];
		// The next way in the order of branches, like a number that is counted up.
		path = path.slice(0, counts.length);
		while (path.length > 0 && path[path.length - 1] + 1 === counts[path.length - 1]) path.pop();
		if (path.length === 0) return;
		path[path.length - 1]++;
	}
}

/** What dives say on average, exactly. */
function expectation(problem: Problem, strategy: Partial<Strategy>): number {
	let sum = 0;
	for (const [dive, chance] of allDives(problem, { ...DEFAULT_STRATEGY, ...strategy }))
		sum += chance * estimateOf(dive);
	return sum;
}

function placements(problem: Problem, strategy: Partial<Strategy>): number {
	return counted(problem, { ...strategy, goal: 'all' }).statistics.placements;
}

const SMALL: Readonly<Record<string, Problem>> = {
	'4 queens': new Queens(board(4)),
	'5 queens': new Queens(board(5)),
	'6 queens': new Queens(board(6)),
	'three letters': sequence.problem(sequence.examples[0].setup),
	'a Sudoku of 16 cells': sudokuOf('0200000400001000'),
	'a Sudoku without a solution': sudokuOf('0123040032144030')
};

/** The orderings that look at the position alone. */
const MEMORYLESS = ORDERINGS.filter((ordering) => ordering !== 'dom-wdeg');

describe('a dive', () => {
	it.each(Object.entries(SMALL))('is right on average: %s', (_, problem) => {
		for (const ordering of MEMORYLESS)
			for (const elimination of ELIMINATIONS) {
				const strategy = { ordering, elimination } as const;
				const isRight = expectation(problem, strategy);
				expect(isRight).toBeCloseTo(placements(problem, strategy), 6);
			}
	});

	it('is right on average for eight queens: with the root, 2,057 nodes', () => {
		expect(expectation(new Queens(board(8)), {}) + 1).toBeCloseTo(2057, 6);
	});

	it('follows elimination at the start too', () => {
		const problem = sudokuOf('0200000400001000');
		const strategy = { elimination: 'hidden', eliminate: 'start', ordering: 'findmin' } as const;
		expect(expectation(problem, strategy)).toBeCloseTo(placements(problem, strategy), 6);
	});

	it('is refused where the ordering learns, so that the tree depends on what came before', () => {
		expect(() => expectation(new Queens(board(4)), { ordering: 'dom-wdeg' })).toThrow(RangeError);
	});

	it('is right on average for random boards', () => {
		const boards = fc.array(fc.constantFrom('0', '0', '0', '0', '1', '2', '3', '4'), {
			minLength: 16,
			maxLength: 16
		});
		fc.assert(
			fc.property(boards, fc.constantFrom(...MEMORYLESS), (cells, ordering) => {
				const problem = sudokuOf(cells.join(''));
				// Clashing clues make no tree.
				fc.pre(
					[...problem.fixed].every(
						(value, at) => value < 0 || problem.clashes(problem.fixed, at, value).length === 0
					)
				);
				fc.pre(placements(problem, { ordering }) < 2000);
				expect(expectation(problem, { ordering })).toBeCloseTo(
					placements(problem, { ordering }),
					4
				);
			}),
			{ numRuns: 40 }
		);
	});

	it('adds the nodes of every depth', () => {
		const dive = { branches: [4, 2, 1], taken: [0, 0, 0], isSolution: false };
		expect(productsOf(dive.branches)).toEqual([4, 8, 8]);
		expect(estimateOf(dive)).toBe(20);
	});

	it('knows whether it came to a solution, and leaves the position as it was', () => {
		const dive = diver(new Queens(board(4)), DEFAULT_STRATEGY);
		const take = (...path: number[]) => dive((_, depth) => path[depth] ?? 0);
		expect(take(1)).toEqual({ branches: [4, 1, 1, 1], taken: [1, 0, 0, 0], isSolution: true });
		expect(take(0, 0)).toEqual({ branches: [4, 2], taken: [0, 0], isSolution: false });
		expect(take(1).isSolution).toBe(true);
	});

	it('depends on its seed and its number alone', () => {
		const problem = new Queens(board(8));
		const [one, other] = [diver(problem, DEFAULT_STRATEGY), diver(problem, DEFAULT_STRATEGY)];
		other(seededPick(7, 12));
		expect(other(seededPick(7, 3))).toEqual(one(seededPick(7, 3)));
		const estimates = Array.from({ length: 20 }, (_, at) => estimateOf(one(seededPick(7, at))));
		expect(new Set(estimates).size).toBeGreaterThan(3);
	});
});

describe('many dives', () => {
	it.each([
		['8 queens', new Queens(board(8)), {}, 0.05],
		['10 queens', new Queens(board(10)), {}, 0.1],
		['8 queens, fewest candidates first', new Queens(board(8)), { ordering: 'findmin' }, 0.05]
	] as const)('come close to the truth: %s', (_, problem, strategy, off) => {
		const dive = diver(problem, { ...DEFAULT_STRATEGY, ...strategy });
		const times = 4000;
		let sum = 0;
		for (let at = 0; at < times; at++) sum += estimateOf(dive(seededPick(1, at)));
		const truth = placements(problem, strategy);
		expect(Math.abs(sum / times / truth - 1)).toBeLessThan(off);
	});
});
