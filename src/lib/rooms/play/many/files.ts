import { csvFormat } from 'd3-dsv';
import type { Made } from '$lib/kinds/sudoku/make/make';
import type { Wish } from '$lib/kinds/sudoku/make/wish';
import type { Board } from '$lib/kinds/sudoku/board';
import { formatLine } from '$lib/kinds/sudoku/line';
import { defaultShape, sameShape, sizeOf, type BoxShape } from '$lib/kinds/sudoku/shape';
import { withHeadings } from '$lib/engine/text';

export const FILE_KINDS = ['sdm', 'csv', 'json'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export const FILE_TYPES: Readonly<Record<FileKind, string>> = {
	sdm: 'text/plain',
	csv: 'text/csv',
	json: 'application/json'
};

/** Identifies the JSON file to programs that read it. */
const FORMAT = 'backtrail-puzzles';
const VERSION = 1;

/**
 * The text of a file of puzzles. The studio's parser reads all of them back.
 * @param headings those of the table in the reader's language; as the code calls them if absent.
 */
export function writeFile(
	kind: FileKind,
	wish: Wish,
	puzzles: readonly Made[],
	headings?: readonly string[]
): string {
	if (kind === 'sdm') return sdm(puzzles);
	if (kind === 'csv')
		return headings === undefined ? csv(puzzles) : withHeadings(csv(puzzles), headings);
	return json(wish, puzzles);
}

/** "sudoku-9x9-hard-100": the name of a file without its ending. */
export function nameOfFiles({ shape, level }: Wish, count: number): string {
	const size = sizeOf(shape);
	const parts = [`sudoku-${size}x${size}`, ...(level === 'any' ? [] : [level]), count];
	return parts.join('-');
}

/** Whether only the JSON file says how the boxes lie. */
export function needsBoxes(shape: BoxShape): boolean {
	return !sameShape(shape, defaultShape(sizeOf(shape)));
}

/** SadMan Software's collection: a puzzle a line, 0 for an empty cell. Larger boards use letters. */
function sdm(puzzles: readonly Made[]): string {
	return puzzles.map(({ board }) => `${line(board)}\n`).join('');
}

function csv(puzzles: readonly Made[]): string {
	const table = puzzles.map(({ board, solution, rating, wish }) => ({
		// A spreadsheet takes 81 digits for one number, and rounds it: both are rows with spaces between them, so
		// that each character of one stands where that of the other does.
		puzzle: rows(board),
		solution: rows({ shape: board.shape, cells: solution }),
		box_rows: board.shape.rows,
		box_columns: board.shape.columns,
		level: rating.level,
		clues: rating.clues,
		techniques: rating.techniques,
		guesses: guesses(rating.guesses),
		symmetry: wish.symmetry,
		seed: wish.seed
	}));
	return `${csvFormat(table)}\n`;
}

function json(wish: Wish, puzzles: readonly Made[]): string {
	const { rows, columns } = wish.shape;
	const file = {
		format: FORMAT,
		version: VERSION,
		box: { rows, columns },
		wish: {
			level: wish.level,
			symmetry: wish.symmetry,
			clues: wish.clues === 0 ? null : wish.clues,
			minimal: wish.minimal
		},
		puzzles: puzzles.map(({ board, solution, rating, wish: { seed } }) => ({
			seed,
			level: rating.level,
			clues: rating.clues,
			techniques: rating.techniques,
			guesses: guesses(rating.guesses),
			puzzle: formatLine(board),
			solution: formatLine({ shape: board.shape, cells: solution })
		}))
	};
	return `${JSON.stringify(file, null, '\t')}\n`;
}

/** The rating counts no further than three. */
function guesses(count: number): number | string {
	return count >= 3 ? '3+' : count;
}

/** The rows of a board, separated by spaces. */
function rows(board: Board): string {
	const size = sizeOf(board.shape);
	const text = formatLine(board);
	return Array.from({ length: size }, (_, row) => text.slice(row * size, (row + 1) * size)).join(
		' '
	);
}

function line(board: Board): string {
	return formatLine(board).replaceAll('.', '0');
}
