import type { NamedSetup, ParseError } from '../kind';
import { readRows } from './rows';
import { MAX_SIDE, type SolveSetup } from './setup';

/** Lines and columns of the text count from 1. */
export type MazeError = ParseError &
	(
		| { readonly code: 'empty' | 'no-start' | 'no-goal' }
		/** More characters than are looked at. */
		| { readonly code: 'too-large-text'; readonly found: number; readonly expected: number }
		/** A side of more than {@link MAX_SIDE} squares. */
		| {
				readonly code: 'too-large';
				readonly columns: number;
				readonly rows: number;
				readonly expected: number;
		  }
		/** Where the second one is. */
		| {
				readonly code: 'two-starts' | 'two-goals';
				readonly line: number;
				readonly column: number;
		  }
		/** A character that says nothing about a square. */
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

/** Longest text that is looked at, in characters. */
export const MAX_TEXT = 100_000;

/** What the characters of a text mean, in those of {@link readRows} and "." for an open square. */
const MEANING: ReadonlyMap<string, string> = new Map([
	...Array.from('#█', (wall) => [wall, '#'] as const),
	...Array.from(' \xa0', (space) => [space, ' '] as const),
	// Unlike spaces, dots at the end of a line belong to it.
	['.', '.'] as const,
	...Array.from('Ss', (start) => [start, 'S'] as const),
	...Array.from('GgEe', (goal) => [goal, 'G'] as const)
]);

/**
 * The maze in a text: "#" or "█" is a wall, a space or "." an open square, "S" the start, "G" or "E"
 * the goal. What is missing at the end of a line is wall; blank lines above and below the maze, and
 * spaces to the right of all of it, do not belong to it. Takes anything, throws nothing, in time
 * linear in the text.
 *
 * @param fileName names the maze.
 */
export function parseMaze(text: string, fileName?: string): ParsedMaze {
	if (text.length > MAX_TEXT) {
		return { error: { code: 'too-large-text', found: text.length, expected: MAX_TEXT } };
	}
	const lines = text.replace(/^\ufeff/, '').split(/\r\n|[\r\n]/);
	const read = readLines(lines);
	if (!Array.isArray(read)) return { error: read };
	const drawn = read.map((line) => line.trimEnd());
	while (drawn.at(-1) === '') drawn.pop();
	const blank = drawn.findIndex((line) => line !== '');
	if (blank < 0) return { error: { code: 'empty' } };
	const size = { rows: drawn.length - blank, columns: widest(drawn) };
	if (size.rows > MAX_SIDE || size.columns > MAX_SIDE) {
		return { error: { code: 'too-large', ...size, expected: MAX_SIDE } };
	}
	const rows = read
		.slice(blank, drawn.length)
		.map((line) => line.slice(0, size.columns).padEnd(size.columns, '#').replaceAll('.', ' '));
	if (!rows.some((row) => row.includes('S'))) return { error: { code: 'no-start' } };
	if (!rows.some((row) => row.includes('G'))) return { error: { code: 'no-goal' } };
	const name = nameOfFile(fileName);
	return {
		puzzles: [{ setup: readRows(rows)!, ...(name === undefined ? {} : { name }) }],
		cut: false
	};
}

/** The lines in the characters of {@link MEANING}, or the first thing that is wrong with one. */
function readLines(lines: readonly string[]): string[] | MazeError {
	const seen = new Set<string>();
	const read: string[] = [];
	for (const [index, text] of lines.entries()) {
		const line = index + 1;
		let squares = '';
		for (const character of text) {
			const column = squares.length + 1;
			const square = MEANING.get(character);
			if (square === undefined) return { code: 'symbol', line, column, found: character };
			if (square === 'S' || square === 'G') {
				if (seen.has(square)) {
					return { code: square === 'S' ? 'two-starts' : 'two-goals', line, column };
				}
				seen.add(square);
			}
			squares += square;
		}
		read.push(squares);
	}
	return read;
}

function widest(lines: readonly string[]): number {
	return lines.reduce((width, line) => Math.max(width, line.length), 0);
}

/** A file's name without its folder and its ending. */
function nameOfFile(name: string | undefined): string | undefined {
	const base = name
		?.split(/[\\/]/)
		.at(-1)
		?.replace(/(?!^)\.[^.]*$/, '')
		.trim();
	return base === '' ? undefined : base?.slice(0, 80);
}
