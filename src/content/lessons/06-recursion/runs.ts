/** Runs programs of the lessons and counts what they do, for the numbers in the text. */
import type { Board } from './listings/legal';
import { solve as falseInLoop } from './listings/false-in-loop';
import { solve as ignoredReturn } from './listings/ignored-return';
import { solve as noReturn } from './listings/no-return';
import { solve as notTakenBack } from './listings/not-taken-back';
import { solve as returnedAtOnce } from './listings/returned-at-once';

/** The five programs with a mistake, by the names of their listings. */
export const MISTAKEN = {
	'ignored-return': ignoredReturn,
	'returned-at-once': returnedAtOnce,
	'false-in-loop': falseInLoop,
	'no-return': noReturn,
	'not-taken-back': notTakenBack
} as const;

/** The board of the chapter on Sudoku, and that of the chapter on the tree. */
export const RASTER =
	'003900024750004300000160007006000701190000000500700060400508000600307000200040000';
export const TREE =
	'800026030024008010050040092782600003400009105500074000200450009630790001000060250';

/** What a program did with a board. */
interface Counted<Result> {
	/** What it returned; null if it was stopped. */
	readonly result: Result | null;
	/** The board as the program left it. */
	readonly board: Board;
	/** How many values it wrote, and how many it took back. */
	readonly placements: number;
	readonly undos: number;
	/** How many values it had written when the board was full for the first time; 0 if it never was. */
	readonly fullAt: number;
	/** The same for the first given that it wrote over. */
	readonly spoiltAt: number;
}

/** The board that a line of digits describes, row by row. */
export function boardFrom(line: string): Board {
	const size = Math.sqrt(line.length);
	return Array.from({ length: size }, (_, row) =>
		Array.from(line.slice(row * size, (row + 1) * size), Number)
	);
}

/** Runs a program on a copy of a board and counts. @param most it is stopped after so many placements */
export function counted<Result>(
	solve: (board: Board, box: number) => Result,
	givens: Board,
	box = 3,
	most = 100_000
): Counted<Result> {
	const stop = new Error('enough');
	let [placements, undos, fullAt, spoiltAt] = [0, 0, 0, 0];
	let open = givens.flat().filter((value) => value === 0).length;
	const board = givens.map(
		(cells) =>
			new Proxy([...cells], {
				set(row, key, value: number) {
					const at = Number(key);
					if (value === 0) undos++;
					else if (placements === most) throw stop;
					else placements++;
					open += Number(value === 0) - Number(row[at] === 0);
					row[at] = value;
					if (value !== 0 && cells[at] !== 0 && value !== cells[at]) spoiltAt ||= placements;
					if (open === 0) fullAt ||= placements;
					return true;
				}
			})
	);
	let result: Result | null = null;
	try {
		result = solve(board, box);
	} catch (error) {
		if (error !== stop) throw error;
	}
	return { result, board, placements, undos, fullAt, spoiltAt };
}
