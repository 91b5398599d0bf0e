import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ParameterReader } from '$lib/engine/kind';
import { shapesOf } from '../shape';
import { isFull, readMaking, writeMaking } from './address';
import { parseMaking } from './parse';
import { patternBoard } from './pattern';
import { CELL_ORDERS, MAX_SEED, type MakingSetup } from './setup';
import { formatMaking } from './format';
import { formatLine } from '../line';

/** What an address says, and the names of the parameters that could not be read. */
function read(query: string) {
	const parameters = new URLSearchParams(query);
	const errors: string[] = [];
	const reader: ParameterReader = (name, otherwise, parse) => {
		const text = parameters.get(name);
		const value = text === null ? undefined : parse(text);
		if (text !== null && value === undefined) errors.push(name);
		return value ?? otherwise;
	};
	return { setup: readMaking(reader), errors };
}

const shape = fc.integer({ min: 4, max: 25 }).chain((size) => fc.constantFrom(...shapesOf(size)));
const seed = fc.integer({ min: 1, max: MAX_SEED });
const setups: fc.Arbitrary<MakingSetup> = fc.oneof(
	fc.record({ mode: fc.constant('fill' as const), shape }),
	fc.record({ mode: fc.constant('blind' as const), shape, seed }),
	fc.record({
		mode: fc.constant('redraw' as const),
		shape,
		seed,
		order: fc.constantFrom(...CELL_ORDERS),
		ascending: fc.boolean()
	}),
	fc
		.record({ shape, seed, given: fc.boolean(), attempts: fc.integer({ min: 0, max: 999 }) })
		.map(({ shape, seed, given, attempts }) => ({
			mode: 'dig' as const,
			shape,
			seed,
			full: given ? patternBoard(shape, seed) : null,
			symmetry: 'half-turn' as const,
			attempts,
			clues: seed % 16
		}))
);

describe('the address of a making', () => {
	it('gives it back', () => {
		fc.assert(
			fc.property(setups, (setup) => {
				const query = new URLSearchParams(writeMaking(setup)).toString();
				expect(query.length).toBeLessThan(1000);
				expect(read(query)).toEqual({ setup, errors: [] });
			})
		);
	});

	it.each([
		['making=cook', 'making'],
		['making=fill&box=1x3', 'box'],
		['making=fill&box=6x5', 'box'],
		['making=blind&draw=0', 'draw'],
		['making=blind&draw=2147483648', 'draw'],
		['making=redraw&cells=worst', 'cells'],
		['making=redraw&ascending=2', 'ascending'],
		['making=dig&symmetry=spiral', 'symmetry'],
		['making=dig&box=2x3&symmetry=diagonal', 'symmetry'],
		['making=dig&attempts=-1', 'attempts'],
		['making=dig&attempts=1000', 'attempts'],
		['making=dig&clues=82', 'clues'],
		[`making=dig&full=${'1'.repeat(81)}`, 'full'],
		['making=dig&box=2x2&full=123434122143432.', 'full']
	])('is refused where it means nothing: %s', (query, wrong) => {
		expect(read(query).errors).toEqual([wrong]);
	});
});

describe('a text', () => {
	it('that was saved is read', () => {
		fc.assert(
			fc.property(setups, (setup) => {
				expect(parseMaking(formatMaking(setup))).toEqual({ puzzles: [{ setup }], cut: false });
			})
		);
	});

	it('with a full board is a digging in it', () => {
		const board = patternBoard({ rows: 3, columns: 3 }, 4);
		const parsed = parseMaking(`My board\n${formatLine(board)}\n`);
		if ('error' in parsed) throw new Error(parsed.error.code);
		expect(parsed.puzzles.map(({ setup }) => setup)).toMatchObject([{ mode: 'dig', full: board }]);
	});

	it.each([
		['', 'empty'],
		['hello', 'no-making'],
		['making=cook', 'no-making'],
		[
			'53..7....6..195....98....6.8...6...34..8.3..17..92...6.6....28....419..5....8..79',
			'no-making'
		],
		['1', 'no-making'],
		['12\n21', 'size']
	])('without one is refused: %j', (text, code) => {
		expect(parseMaking(text)).toMatchObject({ error: { code } });
	});

	it('of any kind is taken without an exception', () => {
		fc.assert(
			fc.property(
				fc.oneof(
					fc.string(),
					fc.string().map((text) => `making=${text}`)
				),
				(text) => {
					const parsed = parseMaking(text);
					expect('puzzles' in parsed || 'error' in parsed).toBe(true);
				}
			)
		);
	});
});

describe('a board of a shuffled pattern', () => {
	it('is full and without a contradiction, for any shape', () => {
		fc.assert(
			fc.property(shape, seed, (shape, seed) => {
				const board = patternBoard(shape, seed);
				expect(isFull(board)).toBe(true);
				expect(patternBoard(shape, seed)).toEqual(board);
			})
		);
	});
});
