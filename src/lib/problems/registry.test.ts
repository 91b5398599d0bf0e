import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createProblem, specOf } from './registry';
import { emptyBoard } from './sudoku/board';
import { formatLine } from './sudoku/line';
import { shapesOf, sizeOf } from './sudoku/shape';
import { sudoku } from './sudoku/sudoku';

const SPEC = { kind: 'sudoku', box: { rows: 2, columns: 2 }, cells: '.123.4..32144.3.' } as const;

describe('createProblem', () => {
	it('makes the problem that specOf describes', () => {
		const made = createProblem(SPEC);
		if ('error' in made) throw new Error(made.error.code);
		expect(specOf(made.problem)).toEqual(SPEC);
		expect(made.problem.fixed[1]).toBe(0);
	});

	it('goes round through JSON for shapes of every kind', () => {
		for (const size of [1, 2, 6, 9, 12, 25, 31, 32]) {
			for (const shape of shapesOf(size)) {
				const board = emptyBoard(shape);
				board.cells[0] = sizeOf(shape) - 1;
				const spec = specOf(sudoku(board));
				expect(spec.cells).toBe(formatLine(board));
				expect(createProblem(JSON.parse(JSON.stringify(spec)))).toEqual({
					problem: sudoku(board)
				});
			}
		}
	});

	it.each([
		[null, 'not-a-spec'],
		['sudoku', 'not-a-spec'],
		[{}, 'unknown-kind'],
		[{ ...SPEC, kind: 'queens' }, 'unknown-kind'],
		[{ ...SPEC, box: null }, 'bad-box'],
		[{ ...SPEC, box: { rows: '2', columns: 2 } }, 'bad-box'],
		[{ ...SPEC, box: { rows: 1e9, columns: 1e9 } }, 'bad-box'],
		[{ ...SPEC, box: { rows: -2, columns: -2 } }, 'bad-box'],
		[{ ...SPEC, cells: 5 }, 'not-a-spec'],
		[{ ...SPEC, cells: '' }, 'bad-length'],
		[{ ...SPEC, cells: '.'.repeat(17) }, 'bad-length'],
		[{ ...SPEC, cells: `${'.'.repeat(15)}5` }, 'bad-symbol'],
		[{ ...SPEC, cells: `${'.'.repeat(15)} ` }, 'bad-symbol']
	])('refuses %j as %s', (spec, code) => {
		expect(createProblem(spec)).toMatchObject({ error: { code } });
	});

	it('takes anything and throws nothing', () => {
		fc.assert(
			fc.property(
				fc.oneof(
					fc.anything(),
					fc.record({ kind: fc.constant('sudoku'), box: fc.anything(), cells: fc.anything() }),
					fc.record({
						kind: fc.constant('sudoku'),
						box: fc.record({ rows: fc.integer(), columns: fc.integer() }),
						cells: fc.string()
					})
				),
				(spec) => {
					const made = createProblem(spec);
					expect('problem' in made || 'error' in made).toBe(true);
				}
			)
		);
	});
});
