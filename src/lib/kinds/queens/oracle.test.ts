import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searched } from '../../../../tests/fixtures/searches';
import type { Strategy } from '$lib/engine/search/strategy';
import { unpackStep } from '$lib/engine/search/step';
import { Queens } from './queens';
import { board, NONE } from './setup';

/** Every permutation of 0 … size − 1. */
function permutations(size: number): number[][] {
	if (size === 0) return [[]];
	return permutations(size - 1).flatMap((shorter) =>
		Array.from({ length: size }, (_, at) => shorter.toSpliced(at, 0, size - 1))
	);
}

const isSolution = (columns: readonly number[]) =>
	columns.every((a, row) =>
		columns.slice(row + 1).every((b, index) => Math.abs(a - b) !== index + 1)
	);

const ALL = Array.from({ length: 7 }, (_, size) => permutations(size).filter(isSolution));

/** Hand-placed queens that do not attack each other: often no solution contains them. */
const starts = fc
	.record({
		size: fc.integer({ min: 1, max: 6 }),
		tries: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 4 })
	})
	.map(({ size, tries }) => {
		const columns = new Array<number>(size).fill(NONE);
		for (const [pick, column] of tries) {
			const row = pick % size;
			const clashes = new Queens(board(size)).clashes(columns, row, column % size);
			if (clashes.length === 0) columns[row] = column % size;
		}
		return columns;
	});

const STRATEGIES = (['naive', 'findmin', 'findmax', 'random'] as const).flatMap((ordering) =>
	(['ascending', 'descending', 'random', 'least-constraining'] as const).flatMap((values) =>
		(['none', 'naked', 'hidden'] as const).map((elimination) => ({ ordering, values, elimination }))
	)
);

/** All solutions, in the order found. */
function solve(columns: readonly number[], strategy: Partial<Strategy>): string[] {
	const problem = new Queens(board(columns.length, columns));
	const { steps, outcome } = searched(problem, { ...strategy, goal: 'all' });
	const assignment = problem.fixed.slice();
	const found: string[] = [];
	for (const step of steps) {
		const { kind, variable, value } = unpackStep(step, -1);
		if (kind === 'place' || kind === 'force') assignment[variable] = value;
		if (kind === 'backtrack') assignment[variable] = NONE;
		if (kind === 'solution') found.push(assignment.join());
	}
	expect(outcome).toEqual({ kind: 'exhausted' });
	return found;
}

describe('queens against all permutations', () => {
	it.each(STRATEGIES)('$ordering, $values, $elimination finds the same', (strategy) => {
		fc.assert(
			fc.property(
				starts,
				fc.nat(),
				fc.constantFrom('start' as const, 'every' as const),
				(columns, seed, eliminate) => {
					const known = ALL[columns.length].filter((solution) =>
						columns.every((column, row) => column === NONE || column === solution[row])
					);
					const found = solve(columns, { ...strategy, eliminate, seed });
					expect(found.toSorted()).toEqual(known.map((solution) => solution.join()).toSorted());
				}
			),
			{ numRuns: 40 }
		);
	});
});
