import { stepKind, stepVariable } from '$lib/engine/search/step';
import { shuffle } from '$lib/engine/seeded';
import type { StepLog } from '$lib/engine/trace/stored/step-log';
import type { Call, CodeLanguage, Plain, Role } from '$lib/stage/program/task';

/** The boards of the exercises, and what their tests do with them. A board is square, with square boxes. */

/** Rows of a board: 0 for an empty cell, otherwise a symbol from 1. */
export type Rows = readonly (readonly number[])[];

/** A cell: its row and its column, from 0. */
export type Cell = readonly [row: number, column: number];

/** Reads a board from its cells in reading order: `.` or `0` for an empty one, then 1 to 9, A, B, … */
export function rowsOf(text: string): Rows {
	const size = Math.sqrt(text.length);
	return Array.from({ length: size }, (_, row) =>
		Array.from(text.slice(row * size, (row + 1) * size), (cell) =>
			cell === '.' ? 0 : parseInt(cell, 36)
		)
	);
}

export const BOARDS = {
	/** 4×4 with one solution; the example `size-4`. */
	S4: rowsOf('.....23...2....4'),
	/** 4×4 without a solution: r1c1 has no candidate, r2c1 has one. */
	U4: rowsOf('.123.4..32144.3.'),
	/** The examples `tree`, `raster` and `several`; the last has four solutions. */
	TREE: rowsOf('8...26.3..24..8.1..5..4..927826....34....91.55...74...2..45...963.79...1....6.25.'),
	RASTER: rowsOf(
		'..39...2475...43.....16...7..6...7.119.......5..7...6.4..5.8...6..3.7...2...4....'
	),
	SEVERAL: rowsOf(
		'8...26.3..24..8.1..5..4...27826....34....91.55...74...2...5...963.79...1....6.25.'
	),
	/** Empty. */
	E4: emptyRows(2),
	E9: emptyRows(3)
} as const;

/** A full and legal board with boxes of `box` rows: each row is the one above, shifted. */
export function patternRows(box: number): Rows {
	const size = box * box;
	return Array.from({ length: size }, (_, row) =>
		Array.from(
			{ length: size },
			(_, column) => ((box * (row % box) + Math.floor(row / box) + column) % size) + 1
		)
	);
}

/** An empty board with boxes of `box` rows. */
export function emptyRows(box: number): Rows {
	return rowsOf('.'.repeat(box ** 4));
}

/** The number of rows in a box. */
export function boxOf(rows: Rows): number {
	return Math.sqrt(rows.length);
}

/** The board with its symbols exchanged for one another: as hard as before, but with other numbers. */
export function relabelled(rows: Rows, seed: number): Rows {
	const symbols = permutation(rows.length, seed);
	return rows.map((row) => row.map((value) => (value === 0 ? 0 : symbols[value - 1] + 1)));
}

/**
 * The board with rows exchanged within their boxes, and columns within theirs: it has as many solutions as before.
 * `cell` gives the place of what was in a cell.
 */
export function rearranged(rows: Rows, seed: number): { rows: Rows; cell(old: Cell): Cell } {
	const rowAt = withinBoxes(rows, seed);
	const columnAt = withinBoxes(rows, seed + 1);
	return {
		rows: rowAt.map((row) => columnAt.map((column) => rows[row][column])),
		cell: ([row, column]) => [rowAt.indexOf(row), columnAt.indexOf(column)]
	};
}

/** The values that are legal in an empty cell, ascending. */
export function legalIn(rows: Rows, [row, column]: Cell): number[] {
	const box = boxOf(rows);
	const top = row - (row % box);
	const left = column - (column % box);
	const taken = new Set(
		rows.flatMap((cells, r) =>
			cells.filter(
				(_, c) =>
					r === row || c === column || (r >= top && r < top + box && c >= left && c < left + box)
			)
		)
	);
	return rows.map((_, at) => at + 1).filter((value) => !taken.has(value));
}

/** The board with values in some cells. */
export function withValues(
	rows: Rows,
	...values: readonly (readonly [cell: Cell, value: number])[]
): Rows {
	const changed = rows.map((cells) => [...cells]);
	for (const [[row, column], value] of values) changed[row][column] = value;
	return changed;
}

/** The empty cells in reading order. */
export function emptyCells(rows: Rows): Cell[] {
	return rows.flatMap((cells, row) =>
		cells.flatMap((value, column) => (value === 0 ? [[row, column] as const] : []))
	);
}

/** A name as a language writes it: `is_legal` is `isLegal` in JavaScript. */
export function nameIn(language: CodeLanguage, name: string): string {
	return language === 'python'
		? name
		: name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Roles under the names of both languages: `{ is_legal: 'check' }` holds for `isLegal` too. */
export function inBoth(roles: Readonly<Record<string, Role>>): Record<string, Role> {
	return Object.fromEntries(
		Object.entries(roles).flatMap(([name, role]) =>
			(['javascript', 'python'] as const).map((language) => [nameIn(language, name), role])
		)
	);
}

/** Aliases for functions named in the other language, or without a mark between their words: `islegal`. */
export function spellings(...names: string[]): Record<CodeLanguage, Record<string, string>> {
	const of = (language: CodeLanguage) =>
		Object.fromEntries(
			names.flatMap((name) => {
				const written = nameIn(language, name);
				return [name, nameIn('javascript', name), name.replaceAll('_', '')]
					.filter((other) => other !== written)
					.map((other) => [other, written]);
			})
		);
	return { javascript: of('javascript'), python: of('python') };
}

/** As many steps may a call of a test make, unless it says otherwise. */
export const STEPS = 200_000;

/** A call of a function with a board, the number of rows in a box, and further arguments. */
export function boardCall(name: string, rows: Rows, ...further: Plain[]): Call {
	const box = boxOf(rows);
	return {
		name,
		arguments: [{ ground: true }, box, ...further],
		ground: { kind: 'board', rows, box },
		steps: STEPS
	};
}

/** The number of steps of some kinds in a run. */
export function countSteps({ length, words }: StepLog, ...kinds: number[]): number {
	return words.subarray(0, length).filter((word) => kinds.includes(stepKind(word))).length;
}

/** The cell of the first step of a kind, on a board with the rows that a run has left; null for none. */
export function firstCell({ length, words }: StepLog, kind: number, rows: Plain): Cell | null {
	const word = words.subarray(0, length).find((one) => stepKind(one) === kind);
	if (word === undefined || !Array.isArray(rows)) return null;
	const variable = stepVariable(word);
	return [Math.floor(variable / rows.length), variable % rows.length];
}

/** A number from 0 to `below` − 1 that changes with the seed. */
export function pick(below: number, seed: number): number {
	return permutation(below, seed)[0];
}

/** The numbers below `length` in an order that changes with the seed. */
export function permutation(length: number, seed: number): number[] {
	const order = new Uint16Array(length);
	shuffle(order, seed);
	return [...order];
}

/** Rows (or columns) in another order that leaves each in its box. */
function withinBoxes(rows: Rows, seed: number): number[] {
	const box = boxOf(rows);
	return Array.from({ length: box }, (_, band) =>
		permutation(box, seed * 31 + band).map((at) => band * box + at)
	).flat();
}
