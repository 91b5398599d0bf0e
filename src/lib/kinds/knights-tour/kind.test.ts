import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ParameterReader } from '$lib/engine/kind';
import { formatNumbers, formatSquares, kind } from './kind';
import { parseTour } from './parse';
import { anyTour, valueOf } from './tour.fixture';
import { boardOf, squareName, squareOf, type TourSetup } from './tour';

/** Reads an address as the studio does. */
function read(query: Readonly<Record<string, string>>) {
	const errors: string[] = [];
	const parameter: ParameterReader = (name, otherwise, parse) => {
		if (!Object.hasOwn(query, name)) return otherwise;
		const value = parse(query[name]);
		if (value === undefined) errors.push(name);
		return value ?? otherwise;
	};
	return { setup: kind.read(parameter), errors };
}

/** A board on which the knight has gone through some squares. */
function walked(board: TourSetup, squares: string): TourSetup {
	return { ...board, path: squares.split(' ').map((name) => squareOf(board, name)) };
}

describe('a board', () => {
	it('has squares named as in chess', () => {
		expect(squareName(boardOf(8, 8), 0)).toBe('a8');
		expect(squareName(boardOf(5, 3), 14)).toBe('e1');
		for (const name of ['', 'a', 'a0', 'i1', 'A1', 'a11', 'f1', 'a4'])
			expect(squareOf(boardOf(5, 3), name)).toBe(-1);
	});

	it('takes moves one after another, and takes away those after one that changes', () => {
		const board = boardOf(8, 8);
		const path = walked(board, 'a1 b3 c5').path;
		const values = [0, 1].map((move) => valueOf(board, path[move], path[move + 1]));
		const one = kind.type(board, 0, values[0]);
		const two = kind.type(one, 1, values[1]);
		expect(two.path).toEqual(path);
		// Not next, back to the start, off the board, the same.
		for (const [move, value] of [
			[5, 0],
			[1, valueOf(board, path[1], path[0])],
			[0, 5],
			[0, values[0]],
			[1, NaN],
			[2, -1]
		])
			expect(kind.type(two, move, value)).toBe(two);
		expect(kind.type(two, 1, -1)).toEqual(one);
		expect(kind.type(two, 0, 1).path).toEqual(walked(board, 'a1 c2').path);
		expect(kind.reset(two)).toEqual(board);
		expect(kind.clear(board)).toBe(board);
	});

	it('contradicts itself only if a complete tour is to be closed and is not', () => {
		expect(kind.conflicts(boardOf(4, 3, { closed: true }))).toEqual([]);
		const whole = walked(boardOf(3, 4), 'a1 b3 c1 a2 b4 c2 a3 b1 c3 a4 b2 c4');
		expect(kind.conflicts(whole)).toEqual([]);
		expect(kind.conflicts({ ...whole, closed: true })).toEqual([10]);
	});
});

describe('an address with a tour', () => {
	it('survives a round trip', () => {
		fc.assert(
			fc.property(anyTour(), (setup) => {
				expect(read(kind.write(setup))).toEqual({ setup, errors: [] });
			})
		);
	});

	it('contains only what differs from the defaults', () => {
		expect(kind.write(boardOf(8, 8))).toEqual({ board: '8x8' });
		expect(read({})).toEqual({ setup: null, errors: [] });
	});

	it.each([
		['board', '2x3'],
		['board', '3x9'],
		['board', '8X8'],
		['board', ''],
		['path', 'a1-'],
		['path', 'a1-a2'],
		['path', 'a1-b3-a1'],
		['path', 'i1'],
		['closed', 'yes'],
		['directions', '1234567'],
		['directions', '11345678'],
		['directions', '12345679']
	])('reports %s=%j', (name, text) => {
		const { setup, errors } = read({ board: '8x8', [name]: text });
		expect(errors).toEqual([name]);
		expect(setup).toEqual(name === 'board' ? null : boardOf(8, 8));
	});
});

describe('a text with a tour', () => {
	const parsed = (text: string) => {
		const result = parseTour(text);
		return 'error' in result ? result.error : result.puzzles[0].setup;
	};
	const five = walked(boardOf(5, 5), 'a1 b3 a5 c4');

	it('is read back in both formats', () => {
		fc.assert(
			fc.property(anyTour(), (setup) => {
				for (const format of kind.formats) expect(parsed(format.write(setup))).toEqual(setup);
			})
		);
		expect(formatSquares({ ...five, closed: true })).toBe('5x5\nclosed\na1 b3 a5 c4\n');
		expect(formatNumbers(walked(boardOf(3, 3), 'a1 b3'))).toBe(' .  1  .\n .  .  .\n 0  .  .\n');
	});

	it.each([
		['rows from 0', '2 . . . .\n. . 3 . .\n. 1 . . .\n. . . . .\n0 . . . .', five],
		['rows from 1', '3 0 0 0 0\n0 0 4 0 0\n0 2 0 0 0\n0 0 0 0 0\n1 0 0 0 0', five],
		['commas', '3,0,0,0,0\n0,0,4,0,0\r\n0,2,0,0,0\n0,0,0,0,0\n\n1,0,0,0,0', five],
		['squares', 'A1 b3, c5', walked(boardOf(8, 8), 'a1 b3 c5')],
		['numbered squares', '1. a1\n2. b3\n3. c5', walked(boardOf(8, 8), 'a1 b3 c5')],
		['arrows', 'a1 -> b3 → c5 - d7', walked(boardOf(8, 8), 'a1 b3 c5 d7')],
		['a size', '5×5\na1-b3-a5-c4', five],
		['lists of numbers', '[[3,0,0,0,0],[0,0,4,0,0],[0,2,0,0,0],[0,0,0,0,0],[1,0,0,0,0]]', five],
		[
			'lists over lines',
			'tour = [[3, 0, 0, 0, 0],\n[0, 0, 4, 0, 0],\n[0, 2, 0, 0, 0],\n[0, 0, 0, 0, 0],\n[1, 0, 0, 0, 0]]',
			five
		],
		['rows and columns', '[[0, 0], [1, 2], [2, 4]]', walked(boardOf(8, 8), 'a8 c7 e6')],
		['pairs from 1', '5x5\npath: (5, 1), (3, 2), (1, 1), (2, 3)', five]
	])('with %s is read', (_, text, setup) => {
		expect(parsed(text)).toEqual(setup);
	});

	it('that is complete counts from 0 or from 1', () => {
		const whole = walked(boardOf(3, 4), 'a1 b3 c1 a2 b4 c2 a3 b1 c3 a4 b2 c4');
		const rows = (from: number) =>
			[0, 1, 2, 3]
				.map((row) => [0, 1, 2].map((column) => whole.path.indexOf(3 * row + column) + from))
				.map((row) => row.join(' '))
				.join('\n');
		expect(parsed(rows(0))).toEqual(whole);
		expect(parsed(rows(1))).toEqual(whole);
		expect(parsed('a1 b3 c1 a2 b4 c2 a3 b1 c3 a4 b2 c4')).toEqual(whole);
	});

	it.each([
		['', { code: 'empty' }],
		['closed', { code: 'empty' }],
		['. . .\n. . .\n. . .', { code: 'empty' }],
		['\0', { code: 'not-text' }],
		['hello', { code: 'symbol', line: 1, found: 'hello' }],
		['{"rows": 5}', { code: 'symbol', line: 1, found: '"rows":' }],
		['[[1, 2], [3, x]]', { code: 'symbol', line: 1, found: 'x' }],
		['5x5\n[[0, 0], [1, 5]]', { code: 'outside', line: 2, found: '1, 5' }],
		['9x8\na1', { code: 'size', line: 1, found: '9x8' }],
		['1 0 0\n0 0', { code: 'row', line: 2, found: 2, expected: 3 }],
		['1 0 0\n0 0 ?\n0 0 0', { code: 'symbol', line: 2, found: '?' }],
		['|', { code: 'symbol', line: 1, found: '|' }],
		['a1 b3\n-->', { code: 'symbol', line: 2, found: '-->' }],
		['a1 b3\nknight', { code: 'symbol', line: 2, found: 'knight' }],
		['5x5\na1 b3\nc5 d7', { code: 'outside', line: 3, found: 'd7' }],
		['a1 b3\na1', { code: 'twice', line: 2, found: 'a1' }],
		['1 0 0\n0 0 1\n0 0 0', { code: 'twice', line: 2, found: '1' }],
		['a1\nb2', { code: 'move', line: 2, found: 'b2' }],
		['1 2 0\n0 0 0\n0 0 0', { code: 'move', line: 1, found: '2' }],
		['1 0 0\n0 0 3\n0 0 0', { code: 'missing', line: 2, found: '2' }]
	])('with a mistake says where: %j', (text, error) => {
		expect(parsed(text)).toEqual(error);
	});
});
