import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orbitsOf, SYMMETRIES, fitsShape } from '../make/symmetry';
import { momentsOf, record } from '../../../../../tests/fixtures/recordings';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import { conflicts, type Board } from '../board';
import { solutionsOf } from '../oracle.fixture';
import { isFull } from './address';
import { digStates } from './dig-states';
import { Digger } from './digger';
import { planOf } from './plan';
import { makingOf, NINE, type DigSetup } from './setup';

const dig = (change: Partial<DigSetup> = {}): DigSetup => ({
	...(makingOf('dig', change.shape ?? NINE, 1) as DigSetup),
	...change
});

/** Any digging of a board small enough for the oracle. */
const diggings = fc
	.record({
		shape: fc.constantFrom({ rows: 2, columns: 2 }, { rows: 2, columns: 3 }, NINE),
		seed: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
		symmetry: fc.constantFrom(...SYMMETRIES),
		attempts: fc.constantFrom(0, 1, 10),
		stops: fc.boolean()
	})
	.filter(({ shape, symmetry }) => fitsShape(symmetry, shape))
	.map(({ stops, ...change }) => {
		const { rows, columns } = change.shape;
		return dig({ ...change, clues: stops ? Math.round(0.4 * (rows * columns) ** 2) : 0 });
	});

const without = ({ shape, cells }: Board, gone: readonly number[]): Board => {
	return { shape, cells: cells.map((symbol, cell) => (gone.includes(cell) ? -1 : symbol)) };
};

describe('a digging', () => {
	it('takes away what leaves one solution, and shows a second one for what has to stay', () => {
		fc.assert(
			fc.property(diggings, (setup) => {
				const plan = planOf(setup);
				expect(isFull(plan.full)).toBe(true);
				let board = plan.full;
				for (const { cells, verdict, other, differ } of plan.questions) {
					const asked = without(board, cells);
					const solutions = solutionsOf(asked, 2);
					expect(verdict).toBe(solutions.length === 1 ? 'taken' : 'kept');
					if (verdict === 'taken') {
						board = asked;
						continue;
					}
					expect(conflicts({ shape: board.shape, cells: other! })).toEqual([]);
					expect(other).not.toContain(-1);
					asked.cells.forEach((symbol, cell) => symbol >= 0 && expect(other![cell]).toBe(symbol));
					expect(differ).toEqual(
						[...other!.keys()].filter((cell) => other![cell] !== plan.full.cells[cell])
					);
					expect(differ.length).toBeGreaterThan(0);
				}
				expect(plan.left.cells).toEqual(board.cells);
				expect(solutionsOf(plan.left, 2)).toEqual([plan.full.cells]);
			}),
			{ numRuns: 25 }
		);
	});

	it('ends as it says', () => {
		fc.assert(
			fc.property(diggings, (setup) => {
				const plan = planOf(setup);
				const stayed = plan.questions.filter(({ verdict }) => verdict !== 'taken').length;
				const clues = plan.left.cells.filter((symbol) => symbol >= 0).length;
				expect(clues).toBeGreaterThanOrEqual(setup.clues);
				if (plan.end === 'attempts') expect(stayed).toBe(setup.attempts);
				if (plan.end === 'clues') expect(clues).toBe(setup.clues);
				if (plan.end !== 'all' || setup.clues > 0) return;
				for (const orbit of orbitsOf(setup.shape, setup.symmetry)) {
					if (plan.left.cells[orbit[0]] >= 0)
						expect(solutionsOf(without(plan.left, orbit), 2).length).toBeGreaterThan(1);
				}
			}),
			{ numRuns: 15 }
		);
	});

	it('keeps its symmetry, and digs in the board that is given', () => {
		const { full } = planOf(dig({ seed: 5 }));
		const plan = planOf(dig({ full, seed: 9, symmetry: 'quarters' }));
		expect(plan.full).toBe(full);
		for (const orbit of orbitsOf(NINE, 'quarters'))
			expect(new Set(orbit.map((cell) => plan.left.cells[cell] < 0)).size).toBe(1);
	});

	it('is computed once, and is the same wherever it is computed', () => {
		const setup = dig({ seed: 77, attempts: 0 });
		const plan = planOf(setup);
		expect(planOf({ ...setup })).toBe(plan);
		for (let seed = 100; seed < 120; seed++) planOf(dig({ seed }));
		expect(planOf(setup)).not.toBe(plan);
		expect(planOf(setup)).toEqual(plan);
	});

	it('of a large board gives up in time, and says so', () => {
		const plan = planOf(dig({ shape: { rows: 5, columns: 5 }, attempts: 0, seed: 3 }));
		expect(plan.end).toBe('gave-up');
		expect(plan.unknown).toBe(plan.questions.filter((one) => one.verdict === 'unknown').length);
		expect(plan.questions.at(-1)?.verdict).toBe('unknown');
	});
});

describe('the board of a digging', () => {
	it('shows at each moment the digits that the steps have left', () => {
		fc.assert(
			fc.property(diggings, (setup) => {
				const problem = new Digger(setup);
				const run = record(problem, DEFAULT_STRATEGY);
				const moments = momentsOf(problem, DEFAULT_STRATEGY, run);
				expect(moments).toHaveLength(problem.plan.steps.length + 1);
				moments.forEach(({ assignment, step }, position) => {
					const states = digStates(problem.plan, position);
					expect(states.map(({ given }) => given)).toEqual(
						Array.from(assignment, (symbol) => symbol < 0)
					);
					const differ = states.filter(({ kind }) => kind === 'differs');
					if (step?.kind !== 'deadend') return;
					expect(differ.length).toBeGreaterThan(0);
					for (const { symbol, other } of differ) expect(symbol).not.toBe(other);
				});
			}),
			{ numRuns: 8 }
		);
	});

	it('ends with the digits that had to stay marked, and the others gone or never asked for', () => {
		const plan = planOf(dig({ seed: 7 }));
		const states = digStates(plan, plan.steps.length);
		const count = (kind: string) => states.filter((state) => state.kind === kind).length;
		expect(count('stays')).toBe(10);
		expect(count('stays') + count('full')).toBe(30);
		expect(count('gone')).toBe(51);
	});
});
