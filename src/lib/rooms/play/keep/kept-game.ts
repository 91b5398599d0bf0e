import { conflicts, countFilled, EMPTY } from '$lib/kinds/sudoku/board';
import { formatLine, readLine } from '$lib/kinds/sudoku/line';
import { isShape, sizeOf } from '$lib/kinds/sudoku/shape';
import type { Puzzle } from '../game/game';
import { dayNumber, STATISTICS, type Finished } from '../game/statistics';

/** Where a puzzle is from. */
export interface About {
	/** Its level; empty if it is not known. */
	readonly level: string;
	/** The address that makes it again; empty if there is none. */
	readonly recipe: string;
	/** The day, such as 2026-11-23, whose puzzle it is; empty if it is not the puzzle of a day. */
	readonly day: string;
}

/** A game as a list shows it. */
export interface KeptGame {
	readonly id: string;
	readonly puzzle: Puzzle;
	readonly about: About;
	/** Milliseconds since 1970, as the device's clock had it. */
	readonly startedAt: number;
	readonly lastPlayed: number;
	/** Larger for a game that was played later, whatever the clock said. */
	readonly turn: number;
	/** Milliseconds played. */
	readonly milliseconds: number;
	/** How many of the open cells are filled. */
	readonly filled: number;
	/** How many cells the puzzle leaves open. */
	readonly open: number;
	readonly isSolved: boolean;
}

/** What a move changes of a {@link KeptGame}. */
export type Summary = Pick<KeptGame, 'milliseconds' | 'filled' | 'isSolved' | 'lastPlayed'>;

/** A game as it is stored. */
export interface GameRow extends About, Summary {
	readonly id: string;
	/** The givens and the solution, cell by cell. */
	readonly puzzle: string;
	readonly solution: string;
	/** The sides of a box, such as 2x3. */
	readonly box: string;
	readonly startedAt: number;
	readonly turn: number;
}

/** A new id: 128 random bits. */
export function newId(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a text may be an id. Addresses hold it. */
export function isId(text: unknown): text is string {
	return typeof text === 'string' && /^[0-9a-f]{32}$/.test(text);
}

export function writeRow({ puzzle, about, open: _, ...rest }: KeptGame): GameRow {
	const { shape } = puzzle.givens;
	return {
		...rest,
		...about,
		puzzle: formatLine(puzzle.givens),
		solution: formatLine({ shape, cells: puzzle.solution }),
		box: `${shape.rows}x${shape.columns}`
	};
}

/** Reads what is stored, strictly: null for anything that is not a game. */
export function readRow(value: unknown): KeptGame | null {
	const row = value as Partial<Record<keyof GameRow, unknown>> | null | undefined;
	if (typeof row !== 'object' || row === null || !isId(row.id)) return null;
	const puzzle = readPuzzle(row.puzzle, row.solution, row.box);
	const { level, recipe, day, startedAt, lastPlayed, turn, milliseconds, filled, isSolved } = row;
	if (puzzle === null || typeof isSolved !== 'boolean') return null;
	if (!isText(level, 40) || !isText(recipe, 500) || !isText(day, 10)) return null;
	if (!isCount(startedAt) || !isCount(lastPlayed) || !isCount(turn)) return null;
	if (!isCount(milliseconds) || !isCount(filled)) return null;
	const open = puzzle.solution.length - countFilled(puzzle.givens);
	const about = { level, recipe, day };
	const times = { startedAt, lastPlayed, turn, milliseconds };
	return { id: row.id, puzzle, about, ...times, filled: Math.min(filled, open), open, isSolved };
}

function readPuzzle(givens: unknown, solution: unknown, box: unknown): Puzzle | null {
	if (!isText(givens, 1024) || !isText(solution, 1024) || !isText(box, 5)) return null;
	const [, rows, columns] = /^(\d{1,2})x(\d{1,2})$/.exec(box) ?? [];
	const shape = { rows: Number(rows), columns: Number(columns) };
	if (!isShape(shape) || givens.length !== sizeOf(shape) ** 2) return null;
	const read = readLine(shape, givens);
	const solved = readLine(shape, solution);
	if ('error' in read || 'error' in solved) return null;
	const { cells } = solved.board;
	const isOf = read.board.cells.every((symbol, cell) => symbol === EMPTY || symbol === cells[cell]);
	if (!isOf || cells.includes(EMPTY) || conflicts(solved.board).length > 0) return null;
	return { givens: read.board, solution: cells };
}

/** Reads what is stored of a finished game, strictly. */
export function readFinished(value: unknown): Finished | null {
	const one = value as Partial<Record<keyof Finished, unknown>> | null | undefined;
	if (typeof one !== 'object' || one === null) return null;
	const { id, level, day, milliseconds, open, helps } = one;
	if (!isId(id) || !isText(level, 40) || !isText(day, 10) || dayNumber(day) === null) return null;
	if (!isCount(milliseconds) || !isCount(open) || !isCount(helps)) return null;
	return { id, level, day, milliseconds, open, helps };
}

/**
 * Reads the file of `writeStatistics`, any text: null if it is not such a file. Games in it that cannot be read
 * are left out.
 */
export function readStatistics(text: string): Finished[] | null {
	let file: unknown;
	try {
		file = JSON.parse(text.replace(/^\uFEFF/, ''));
	} catch {
		return null;
	}
	if (typeof file !== 'object' || file === null) return null;
	const { format, version, games } = file as Partial<Record<string, unknown>>;
	if (format !== STATISTICS.format || version !== STATISTICS.version) return null;
	if (!Array.isArray(games)) return null;
	return games.map(readFinished).filter((one) => one !== null);
}

function isText(value: unknown, most: number): value is string {
	return typeof value === 'string' && value.length <= most;
}

function isCount(value: unknown): value is number {
	return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
