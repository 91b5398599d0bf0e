import { NONE, type QueensSetup } from './setup';

/** The columns from 1, row by row, "." for a row without a queen: "2 4 1 3". The parser reads it back. */
export function formatColumns({ queens }: QueensSetup): string {
	const line = Array.from(queens, (column) => (column === NONE ? '.' : String(column + 1))).join(
		' '
	);
	// A single number would be read as the size of an empty board.
	return line === '1' ? '[1]' : line;
}

/** The squares, one line per row, Q for a queen and "." for an empty square. The parser reads it back. */
export function formatBoard({ size, queens }: QueensSetup): string {
	const rows = Array.from(queens, (queen) =>
		Array.from({ length: size }, (_, column) => (column === queen ? 'Q' : '.')).join(' ')
	);
	return rows.join('\n') + (size > 1 ? '\n' : '');
}
