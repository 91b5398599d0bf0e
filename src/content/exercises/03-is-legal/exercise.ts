import type { Exercise, Expected, Test } from '$lib/rooms/lesson/exercises/exercise';
import type { Call, CodeLanguage } from '$lib/stage/program/task';
import {
	boardCall,
	BOARDS,
	type Cell,
	emptyCells,
	inBoth,
	legalIn,
	nameIn,
	patternRows,
	permutation,
	pick,
	rearranged,
	relabelled,
	type Rows,
	spellings,
	withValues
} from '../boards';

/** A question about one cell: a board, the cell, the value, and whether it is legal there. */
interface Question {
	readonly rows: Rows;
	readonly cell: Cell;
	readonly value: number;
	readonly isLegal: boolean;
}

const ask = (language: CodeLanguage, rows: Rows, [row, column]: Cell, value: number): Call => ({
	...boardCall(nameIn(language, 'is_legal'), rows, row, column, value),
	reads: true
});

const askAll = (language: CodeLanguage, rows: Rows, [row, column]: Cell): Call => ({
	...boardCall(nameIn(language, 'legal_values'), rows, row, column),
	reads: true
});

/** Asking does not change the board. */
const answers = (...returns: NonNullable<Expected['returns']>): Expected => ({
	returns,
	ground: 'same'
});

const one = (id: string, question: (seed: number) => Question): Test => ({
	id,
	make: (seed, language) => {
		const { rows, cell, value, isLegal } = question(seed);
		return { call: ask(language, rows, cell, value), expected: answers(isLegal) };
	}
});

/** All values that are legal in a cell. */
const every = (id: string, question: (seed: number) => { rows: Rows; cell: Cell }): Test => ({
	id,
	make: (seed, language) => {
		const { rows, cell } = question(seed);
		return { call: askAll(language, rows, cell), expected: answers(legalIn(rows, cell)) };
	}
});

/** On a board of four rows: a cell, and a second one some rows below it and some columns to its right. */
function pair(down: number, right: number, seed: number) {
	const [row, column] = [pick(4, seed), pick(4, seed + 1)];
	return {
		cell: [row, column] as const,
		other: [(row + down) % 4, (column + right) % 4] as const,
		value: 1 + pick(4, seed + 2)
	};
}

/** The same value is in a second cell of an otherwise empty board of four rows. */
function clash(down: number, right: number) {
	return (seed: number): Question => {
		const { cell, other, value } = pair(down, right, seed);
		return { rows: withValues(BOARDS.E4, [other, value]), cell, value, isLegal: false };
	};
}

/** The first row and column of a box that is not on the diagonal from the top left, on a board of nine rows. */
function boxOffDiagonal(seed: number): Cell {
	const [band, stack] = permutation(3, seed);
	return [3 * band, 3 * stack];
}

/** The value is in one corner of the box, the cell is the opposite one. */
const corner = (id: string, [down, right]: Cell): Test =>
	one(id, (seed) => {
		const [top, left] = boxOffDiagonal(seed);
		const value = 1 + pick(9, seed);
		const at = [top + down, left + right] as const;
		return {
			rows: withValues(BOARDS.E9, [at, value]),
			cell: [top + 2 - down, left + 2 - right],
			value,
			isLegal: false
		};
	});

export const exercise: Exercise = {
	id: 'is-legal',
	chapter: 'recursion',
	minutes: 20,
	needs: ['box'],
	roles: inBoth({ is_legal: 'check', solve: 'search', legal_values: 'silent' }),
	aliases: spellings('is_legal'),
	runs: [
		{
			id: 'solve',
			call: () => ({ ...boardCall('solve', BOARDS.S4), reads: true }),
			picture: 'reads'
		},
		{ id: 'values', call: (language) => askAll(language, BOARDS.U4, [1, 0]), picture: 'reads' },
		{ id: 'one', call: (language) => ask(language, BOARDS.S4, [0, 0], 2), picture: 'reads' }
	],
	// The box of r1c1 has a 2, its row and its column have none.
	predict: { run: 'one', kind: 'cell', cells: [[0, 0]], of: 'starter' },
	tests: [
		one('row', clash(0, 2)),
		one('column', clash(2, 0)),
		one('legal', (seed) => {
			const { cell, other, value } = pair(2, 2, seed);
			const neighbour = [cell[0], cell[1] ^ 1] as const; // in the same box
			return {
				rows: withValues(BOARDS.E4, [other, value], [neighbour, (value % 4) + 1]),
				cell,
				value,
				isLegal: true
			};
		}),
		one('box-4', (seed) => {
			const [top, left] = pick(2, seed) === 0 ? [0, 2] : [2, 0];
			const [down, right] = [pick(2, seed + 1), pick(2, seed + 2)];
			const value = 1 + pick(4, seed + 3);
			return {
				rows: withValues(BOARDS.E4, [[top + 1 - down, left + 1 - right], value]),
				cell: [top + down, left + right],
				value,
				isLegal: false
			};
		}),
		every('values', (seed) => ({ rows: relabelled(BOARDS.U4, seed), cell: [1, 0] })),
		one('first-row', (seed) => {
			const value = 1 + pick(4, seed);
			const [column, other] = pick(2, seed) === 0 ? [1, 2] : [2, 1];
			return {
				rows: withValues(BOARDS.E4, [[3, other], value]),
				cell: [0, column],
				value,
				isLegal: true
			};
		}),
		corner('bottom-right', [2, 2]),
		corner('bottom-left', [2, 0]),
		corner('top-right', [0, 2]),
		corner('top-left', [0, 0]),
		one('beside', (seed) => {
			const [top, left] = [3 * pick(3, seed), 3 * pick(2, seed)];
			const value = 1 + pick(9, seed);
			return {
				rows: withValues(BOARDS.E9, [[top + 1 + pick(2, seed), left + 3], value]),
				cell: [top, left + pick(3, seed)],
				value,
				isLegal: true
			};
		}),
		one('last', (seed) => {
			const value = 1 + pick(9, seed);
			const cell = [6 + pick(3, seed), 6 + pick(3, seed + 1)] as const;
			const before = [cell[0] - 6, cell[1] - 5] as const; // beside the cell's column, in the first box's rows
			return { rows: withValues(BOARDS.E9, [before, value]), cell, value, isLegal: true };
		}),
		every('nine', (seed) => {
			const { rows } = rearranged(relabelled(BOARDS.RASTER, seed), seed);
			const cells = emptyCells(rows);
			return { rows, cell: cells[pick(cells.length, seed)] };
		}),
		every('sixteen', (seed) => {
			const full = relabelled(patternRows(4), seed);
			const [row, column] = [pick(16, seed), pick(16, seed + 1)];
			const empty = permutation(256, seed)
				.slice(0, 200)
				.map((at) => [[Math.floor(at / 16), at % 16], 0] as const);
			return {
				rows: withValues(full, [[row, column], 0], ...empty),
				cell: [row, column]
			};
		}),
		{
			id: 'search',
			make: (seed) => ({
				call: {
					...boardCall('solve', relabelled(rearranged(BOARDS.S4, seed).rows, seed)),
					reads: true
				},
				expected: { returns: [true], ground: 'solved' }
			})
		}
	],
	wrong: [
		{ id: 'and-for-or', has: ({ text }) => /\band\b|&&/.test(text), at: 'end' },
		{ id: 'reversed', at: 'end' },
		{ id: 'no-box', tellsReads: true, at: 'end' },
		{ id: 'yes-at-once', at: 'end' },
		{ id: 'else-yes', at: 'end' },
		{ id: 'too-short', tellsReads: true, at: 'end' },
		{ id: 'first-box-only', tellsReads: true, at: 'end' },
		{ id: 'top-left-box', tellsReads: true, at: 'end' },
		{ id: 'mirrored', tellsReads: true, at: 'end' },
		{ id: 'no-answer', at: 'end' },
		{ id: 'neighbours', tellsReads: true, at: 'end' },
		{ id: 'too-far', tellsReads: true, at: 'end' },
		{ id: 'box-number', at: 'end' },
		{ id: 'from-the-cell', tellsReads: true, at: 'end' }
	]
};
