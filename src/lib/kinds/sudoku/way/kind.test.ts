import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSetup } from '../../registry';
import { EXAMPLES } from './examples';
import { boardAfter, kind } from './kind';
import { movesBy } from './moves-by';
import { PlayedSudoku } from './played';
import { BACK, MAX_MOVES } from './way';

const [{ setup }] = EXAMPLES;
const puzzle = '.....23...2....4';

describe('the address of a way', () => {
	it('holds the puzzle and the moves', () => {
		const written = kind.write(setup);
		expect(written).toMatchObject({ puzzle });
		expect(written.moves).toHaveLength(3 * setup.moves.length);
		expect(readSetup(kind, written)).toEqual({ setup });
		expect(readSetup(kind, { puzzle })).toMatchObject({ setup: { moves: [] } });
	});

	it.each([
		[{}, 'too-little'],
		[{ moves: '000' }, 'bad-parameter'],
		[{ puzzle: '123' }, 'bad-parameter'],
		[{ puzzle, moves: '00' }, 'bad-parameter'],
		// A symbol, a cell and a given that do not fit the board.
		[{ puzzle, moves: '004' }, 'bad-parameter'],
		[{ puzzle, moves: '0g0' }, 'bad-parameter'],
		[{ puzzle, moves: '050' }, 'bad-parameter'],
		[{ puzzle, moves: '000'.repeat(MAX_MOVES + 1) }, 'bad-parameter']
	])('refuses %j as %s', (parameters, code) => {
		expect(readSetup(kind, parameters)).toMatchObject({ error: { code } });
	});

	it('accepts anything', () => {
		const parameters = fc.dictionary(
			fc.constantFrom('puzzle', 'box', 'moves', 'entries'),
			fc.oneof(fc.string(), fc.constantFrom(puzzle, '2x2', '000001', '00-'), fc.anything())
		);
		fc.assert(
			fc.property(parameters, (some) => {
				const read = readSetup(kind, some);
				expect('setup' in read || 'error' in read).toBe(true);
			})
		);
	});
});

it('what is typed is a move, and the board follows', () => {
	const empty = kind.reset(setup);
	const one = kind.type(empty, 0, 2);
	expect(one.moves).toEqual([{ cell: 0, symbol: 2 }]);
	expect(kind.type(one, 0, 2)).toBe(one);
	expect(kind.type(one, 5, 0)).toBe(one);
	const none = kind.type(one, 0, BACK);
	expect(Array.from(boardAfter(none))).toEqual(Array.from(setup.givens.cells));
	expect(boardAfter(none, 1)[0]).toBe(2);
});

it('refuses a text that does not describe a way', async () => {
	const parse = await kind.parser();
	for (const text of ['', 'hello', 'puzzle=12', `puzzle=${puzzle}&moves=0`])
		expect(parse(text)).toHaveProperty('error');
});

it('knows how many moves led to a position', () => {
	const { walked } = new PlayedSudoku(setup.givens, setup.moves);
	for (let position = 0; position <= walked.steps.length; position++) {
		const moves = walked.positions.findLastIndex((reached) => reached <= position);
		expect(movesBy(walked, position)).toBe(moves);
	}
});
