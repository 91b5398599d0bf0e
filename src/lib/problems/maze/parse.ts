import type { NamedSetup, ParseError } from '../kind';
import { nameOfFile, unreadable, type UnreadableError } from '../text';
import { readRows } from './rows';
import { MAX_SIDE, type SolveSetup } from './setup';

/** Lines and columns of the text count from 1. */
export type MazeError = ParseError &
	(
		| UnreadableError
		| { readonly code: 'empty' | 'no-start' | 'no-goal' }
		/** A side of more than {@link MAX_SIDE} squares. */
		| {
				readonly code: 'size';
				readonly columns: number;
				readonly rows: number;
				readonly expected: number;
		  }
		/** The position of the second one. */
		| {
				readonly code: 'two-starts' | 'two-goals';
				readonly line: number;
				readonly column: number;
		  }
		/** A character that is not a square. */
		| {
				readonly code: 'symbol';
				readonly line: number;
				readonly column: number;
				readonly found: string;
		  }
	);

export type ParsedMaze =
	| { readonly puzzles: readonly NamedSetup<SolveSetup>[]; readonly cut: boolean }
	| { readonly error: MazeError };

/**
 * The maze in a text: "#" or "█" is a wall, a space or "." an open square, "S" the start, "G" or
 * "E" the goal. Short lines are filled with walls. Ignores blank lines above and below the maze and
 * spaces to the right of it. Accepts any text, never throws, takes linear time.
 *
 * @param fileName becomes the name of the maze.
 */
export function parseMaze(text: string, fileName?: string): ParsedMaze {
	const wrong = unreadable(text);
	if (wrong !== null) return { error: wrong };
	const plain = plainCharacters(text);
	const error = firstError(plain);
	if (error !== null) return { error };
	const lines = plain.split('\n');
	// Unlike trailing spaces, trailing dots are squares.
	const drawn = lines.map((line) => line.trimEnd());
	while (drawn.at(-1) === '') drawn.pop();
	const blank = drawn.findIndex((line) => line !== '');
	if (blank < 0) return { error: { code: 'empty' } };
	const size = { rows: drawn.length - blank, columns: widest(drawn) };
	if (size.rows > MAX_SIDE || size.columns > MAX_SIDE) {
		return { error: { code: 'size', ...size, expected: MAX_SIDE } };
	}
	const rows = lines
		.slice(blank, drawn.length)
		.map((line) => line.slice(0, size.columns).padEnd(size.columns, '#').replaceAll('.', ' '));
	if (!plain.includes('S')) return { error: { code: 'no-start' } };
	if (!plain.includes('G')) return { error: { code: 'no-goal' } };
	const name = nameOfFile(fileName);
	return {
		puzzles: [{ setup: readRows(rows)!, ...(name === undefined ? {} : { name }) }],
		cut: false
	};
}

/** Converts a text to the characters of {@link readRows}, "." and line breaks; others stay as they are. */
function plainCharacters(text: string): string {
	return text
		.replace(/^\ufeff/, '')
		.replace(/\r\n?/g, '\n')
		.replace(/\xa0/g, ' ')
		.replace(/█/g, '#')
		.replace(/s/g, 'S')
		.replace(/[gEe]/g, 'G');
}

/** The first character that is not allowed at its place; null if there is none. */
function firstError(plain: string): MazeError | null {
	const twoStarts = plain.indexOf('S', plain.indexOf('S') + 1);
	const twoGoals = plain.indexOf('G', plain.indexOf('G') + 1);
	const symbol = plain.search(/[^#. SG\n]/);
	const index = [twoStarts, twoGoals, symbol].reduce((first, each) => {
		return each >= 0 && (first < 0 || each < first) ? each : first;
	});
	if (index < 0) return null;
	const line = plain.slice(0, index).split('\n').length;
	const column = index - plain.lastIndexOf('\n', index - 1);
	if (index === twoStarts) return { code: 'two-starts', line, column };
	if (index === twoGoals) return { code: 'two-goals', line, column };
	return { code: 'symbol', line, column, found: String.fromCodePoint(plain.codePointAt(index)!) };
}

function widest(lines: readonly string[]): number {
	return lines.reduce((width, line) => Math.max(width, line.length), 0);
}
