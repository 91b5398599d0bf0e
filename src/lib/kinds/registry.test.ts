import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createProblem, KINDS, parserOf } from './registry';
import { specOf } from '$lib/engine/spec';
import { emptyBoard } from './sudoku/board';
import { shapesOf, sizeOf } from './sudoku/shape';
import { kind, setupOf } from './sudoku/kind';
import { sudoku } from './sudoku/sudoku';

const SPEC = { kind: 'sudoku', parameters: { puzzle: '.123.4..32144.3.' } };

describe('createProblem', () => {
	it('makes the problem that specOf describes', async () => {
		const made = await createProblem(SPEC);
		if ('error' in made) throw new Error(made.error.code);
		const setup = kind.read((name, otherwise, parse) =>
			name === 'puzzle' ? (parse(SPEC.parameters.puzzle) ?? otherwise) : otherwise
		)!;
		expect(specOf(kind, setup)).toEqual(SPEC);
		expect(made.problem.fixed[1]).toBe(0);
	});

	it('survives JSON for setups of every kind', async () => {
		for (const size of [1, 2, 6, 9, 12, 25, 31, 32]) {
			for (const shape of shapesOf(size)) {
				const board = emptyBoard(shape);
				board.cells[0] = sizeOf(shape) - 1;
				const spec = JSON.parse(JSON.stringify(specOf(kind, setupOf(board)))) as unknown;
				expect(await createProblem(spec)).toEqual({ problem: sudoku(board) });
			}
		}
	});

	it.each([
		[null, 'not-a-spec'],
		['sudoku', 'not-a-spec'],
		[{}, 'not-a-spec'],
		[{ kind: 'sudoku' }, 'not-a-spec'],
		[{ ...SPEC, kind: 'riddle' }, 'unknown-kind'],
		[{ ...SPEC, kind: '__proto__' }, 'unknown-kind'],
		[{ kind: 'sudoku', parameters: {} }, 'too-little'],
		[{ kind: 'sudoku', parameters: { puzzle: 5 } }, 'bad-parameter'],
		[{ kind: 'sudoku', parameters: { puzzle: '' } }, 'bad-parameter'],
		[{ kind: 'sudoku', parameters: { puzzle: '.'.repeat(17) } }, 'bad-parameter'],
		[{ kind: 'sudoku', parameters: { puzzle: `${'.'.repeat(15)}5` } }, 'bad-parameter'],
		[{ kind: 'sudoku', parameters: { ...SPEC.parameters, box: '9x9' } }, 'bad-parameter']
	])('refuses %j as %s', async (spec, code) => {
		expect(await createProblem(spec)).toMatchObject({ error: { code } });
	});

	it('accepts anything and never throws', async () => {
		const specs = fc.oneof(
			fc.anything(),
			fc.record({ kind: fc.constantFrom(...KINDS), parameters: fc.anything() }),
			fc.record({
				kind: fc.constantFrom(...KINDS),
				parameters: fc.dictionary(
					fc.constantFrom(
						'puzzle',
						'box',
						'entries',
						'size',
						'queens',
						'alphabet',
						'maze',
						'carve'
					),
					fc.oneof(fc.string(), fc.anything())
				)
			})
		);
		await fc.assert(
			fc.asyncProperty(specs, async (spec) => {
				const made = await createProblem(spec);
				expect('problem' in made || 'error' in made).toBe(true);
			})
		);
	});
});

describe('parserOf', () => {
	it('returns the parser of a kind', async () => {
		const parse = await parserOf('sudoku');
		expect(parse(SPEC.parameters.puzzle)).toMatchObject({ puzzles: [{}], cut: false });
	});

	it('throws for an unknown kind', async () => {
		await expect(parserOf('riddle')).rejects.toThrow(RangeError);
	});
});
