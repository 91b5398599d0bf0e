import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY, sameBoard, type Board } from './board';
import { formatGrid, formatLine, toCsv, toJson } from './format';
import { readLine } from './line';
import { parsePuzzles } from './parse';
import { defaultShape, sameShape, shapesOf, sizeOf } from './shape';

/** Boards of size 4 and up, of every shape, with at least one symbol. */
const anyBoard = fc
	.integer({ min: 4, max: 32 })
	.chain((size) => fc.constantFrom(...shapesOf(size)))
	.chain((shape) => {
		const size = sizeOf(shape);
		const filled = fc.array(fc.tuple(fc.nat(size * size - 1), fc.nat(size - 1)), {
			minLength: 1,
			maxLength: size * size
		});
		return filled.map((entries): Board => {
			const cells = new Int8Array(size * size).fill(EMPTY);
			for (const [cell, symbol] of entries) cells[cell] = symbol;
			return { shape, cells };
		});
	});

function reread(text: string): Board {
	const parsed = parsePuzzles(text);
	if ('error' in parsed) throw new Error(JSON.stringify(parsed.error));
	expect(parsed.boards).toHaveLength(1);
	return parsed.boards[0].board;
}

describe('a board survives writing and reading', () => {
	it('as a grid', () => {
		fc.assert(
			fc.property(anyBoard, (board) => {
				expect(sameBoard(reread(formatGrid(board)), board)).toBe(true);
			})
		);
	});

	it('as JSON', () => {
		fc.assert(
			fc.property(anyBoard, (board) => {
				expect(sameBoard(reread(toJson(board)), board)).toBe(true);
				const json = JSON.parse(toJson(board)) as number[][] | { board: number[][] };
				const rows = Array.isArray(json) ? json : json.board;
				expect(rows.flat()).toEqual(Array.from(board.cells, (symbol) => symbol + 1));
				expect(new Set(rows.map((row) => row.length))).toEqual(new Set([rows.length]));
			})
		);
	});

	it('as one line and as comma-separated values, with the usual boxes', () => {
		const usual = anyBoard.map((board) => {
			return { ...board, shape: defaultShape(sizeOf(board.shape)) };
		});
		fc.assert(
			fc.property(usual, (board) => {
				expect(sameBoard(reread(formatLine(board)), board)).toBe(true);
				expect(sameBoard(reread(toCsv(board)), board)).toBe(true);
			})
		);
	});

	it('as one line, if the shape is known', () => {
		fc.assert(
			fc.property(anyBoard, (board) => {
				expect(readLine(board.shape, formatLine(board))).toEqual({ board });
			})
		);
	});
});

describe('formatGrid', () => {
	it('draws bars and rulers between boxes', () => {
		const read = readLine({ rows: 2, columns: 3 }, `12345${'.'.repeat(30)}6`);
		if ('error' in read) throw new Error(read.error.code);
		expect(formatGrid(read.board)).toBe(
			[
				'1 2 3 | 4 5 .',
				'. . . | . . .',
				'------+------',
				'. . . | . . .',
				'. . . | . . .',
				'------+------',
				'. . . | . . .',
				'. . . | . . 6',
				''
			].join('\n')
		);
	});

	it('names unusual boxes', () => {
		const shape = { rows: 3, columns: 2 };
		expect(sameShape(shape, defaultShape(6))).toBe(false);
		const board = { shape, cells: new Int8Array(36).fill(EMPTY) };
		expect(formatGrid(board).split('\n')[0]).toBe('# box 3x2');
	});
});

describe('toJson', () => {
	it('is a list of rows, 0 for an empty cell', () => {
		const read = readLine({ rows: 2, columns: 2 }, '.123.4..32144.3.');
		if ('error' in read) throw new Error(read.error.code);
		expect(JSON.parse(toJson(read.board))).toEqual([
			[0, 1, 2, 3],
			[0, 4, 0, 0],
			[3, 2, 1, 4],
			[4, 0, 3, 0]
		]);
		expect(toCsv(read.board)).toBe('0,1,2,3\n0,4,0,0\n3,2,1,4\n4,0,3,0\n');
	});
});
