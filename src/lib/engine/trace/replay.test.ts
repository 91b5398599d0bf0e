import fc from 'fast-check';
import { expect, it } from 'vitest';
import { momentsOf } from '../../../../tests/fixtures/recordings';
import { searched } from '../../../../tests/fixtures/searches';
import { sudokuBoard } from '../../../../tests/fixtures/sudokus';
import { listValues } from '../problem';
import { sudoku, type Sudoku } from '$lib/kinds/sudoku/sudoku';
import {
	BACKS,
	DEFAULT_STRATEGY,
	ELIMINATION_TIMES,
	GOALS,
	ORDERINGS,
	VALUE_ORDERINGS,
	type Strategy
} from '../search/strategy';
import type { Moment } from './moment';

/** A 4×4 board with pencil marks in its open cells: 1 in few of them is missing. */
const anyMarked = fc
	.tuple(
		fc.array(fc.constantFrom('.', '.', '.', '.', '1', '2', '3', '4'), {
			minLength: 16,
			maxLength: 16
		}),
		fc.array(fc.integer({ min: 1, max: 15 }), { minLength: 16, maxLength: 16 }),
		fc.array(fc.nat(3), { minLength: 16, maxLength: 16 })
	)
	.map(([cells, few, extra]) => {
		const line = cells.map((symbol, at) => (at % 3 === 0 ? symbol : '.')).join('');
		const marks = few.map((mask, at) => (extra[at] === 0 ? mask : 15));
		return sudoku(sudokuBoard(line), Int32Array.from(marks));
	});

const anyStrategy: fc.Arbitrary<Strategy> = fc.record({
	ordering: fc.constantFrom(...ORDERINGS),
	values: fc.constantFrom(...VALUE_ORDERINGS.filter((order) => order !== 'preferred')),
	elimination: fc.constantFrom('naked', 'hidden'),
	eliminate: fc.constantFrom(...ELIMINATION_TIMES),
	back: fc.constantFrom(...BACKS),
	variant: fc.constant(''),
	goal: fc.constantFrom(...GOALS.filter((goal) => goal !== 'best')),
	seed: fc.nat(5),
	limits: fc.constant({ steps: 2000 })
});

/** The candidates by the rules alone: the cell's marks that no assigned peer has. */
function candidatesOf(problem: Sudoku, { assignment }: Moment, cell: number): number {
	return listValues(problem.domains![cell])
		.filter((symbol) => problem.clashes(assignment, cell, symbol).length === 0)
		.reduce((mask, symbol) => mask | (1 << symbol), 0);
}

function momentsWith(problem: Sudoku, strategy: Strategy): Moment[] {
	return momentsOf(problem, strategy, searched(problem, strategy));
}

it('keeps the candidates that elimination keeps, on boards with pencil marks too', () => {
	fc.assert(
		fc.property(anyMarked, anyStrategy, (problem, strategy) => {
			const moments = momentsWith(problem, strategy);
			expect(moments[0].domains).toEqual(problem.domains);
			let isTried = false;
			for (const [position, { step, domains, assignment, frames }] of moments.entries()) {
				if (step === null || domains === null) continue;
				const { kind, variable, value } = step;
				const before = moments[position - 1].domains![variable];
				if (kind === 'place') isTried = true;
				if (kind === 'eliminate' || kind === 'reject' || kind === 'place')
					expect((before >>> value) & 1).toBe(1);
				if (kind === 'force' && step.cause < 0) expect(before).toBe(1 << value);
				if (kind !== 'choose') continue;
				expect(frames.at(-1)!.left).toBe(domains[variable]);
				// When elimination is done, exactly the legal candidates are left.
				if (strategy.eliminate === 'start' && isTried) continue;
				for (const cell of domains.keys())
					if (assignment[cell] < 0)
						expect(domains[cell]).toBe(candidatesOf(problem, moments[position], cell));
			}
		}),
		{ numRuns: 300 }
	);
});

it('shows as crossed out what the search crossed out, not what the pencil marks leave out', () => {
	fc.assert(
		fc.property(anyMarked, anyStrategy, (problem, strategy) => {
			for (const { step, frames, domains, prunedValues } of momentsWith(problem, strategy)) {
				if (step === null) expect(prunedValues).toEqual(new Int32Array(16));
				const isLeft = (mask: number, cell: number) =>
					(mask & (domains![cell] | ~problem.domains![cell])) !== 0;
				expect(prunedValues!.some(isLeft)).toBe(false);
				if (step?.kind !== 'eliminate') continue;
				expect((prunedValues![step.variable] >>> step.value) & 1).toBe(1);
				expect(frames.at(-1)?.value ?? 0).toBeGreaterThanOrEqual(0);
			}
		})
	);
});

it('keeps showing what the last placement crossed out while the next variable is chosen', () => {
	const problem = sudoku(sudokuBoard('................'));
	const strategy: Strategy = { ...DEFAULT_STRATEGY, elimination: 'naked', goal: 'all' };
	let [choices, crossed] = [0, 0];
	const moments = momentsWith(problem, strategy);
	for (const [position, { step, frames, prunedValues }] of moments.entries()) {
		if (step?.kind !== 'choose') continue;
		choices++;
		expect(prunedValues).toEqual(moments[position - 1].prunedValues);
		if (frames.length > 1 && prunedValues!.some((mask) => mask !== 0)) crossed++;
	}
	expect(choices).toBeGreaterThan(100);
	expect(crossed).toBeGreaterThan(100);
});
