import type { Notes, NoteTaker } from '$lib/engine/problem';

/**
 * Whether a solution is the first, in lexicographic order of columns, of its up to eight images
 * under the reflections and rotations of the board. Exactly one of each class is.
 * @param queens for each row the column of its queen; every column occurs once.
 */
export function isFirstOfImages(queens: ArrayLike<number>): boolean {
	const columns = Array.from(queens);
	// Reflection in the main diagonal swaps rows and columns.
	const rows = new Array<number>(columns.length);
	columns.forEach((column, row) => (rows[column] = row));
	for (const board of [columns, rows])
		for (const fromBelow of [false, true])
			for (const fromRight of [false, true])
				if (isBefore(board, fromBelow, fromRight, columns)) return false;
	return true;
}

/** Whether a board, read from below or from the right, precedes another. */
function isBefore(
	board: readonly number[],
	fromBelow: boolean,
	fromRight: boolean,
	other: readonly number[]
): boolean {
	const last = board.length - 1;
	for (let row = 0; row <= last; row++) {
		const seen = board[fromBelow ? last - row : row];
		const column = fromRight ? last - seen : seen;
		if (column !== other[row]) return column < other[row];
	}
	return false;
}

/** Which solutions are fundamental: the first of their reflections and rotations. */
export interface FundamentalNotes extends Notes {
	/** 1 for each listed solution that is fundamental, else 0. */
	readonly fundamental: Uint8Array;
	/** The number of fundamental solutions among all solutions. */
	readonly count: number;
}

/** Detects fundamental solutions while a run is recorded. */
export class SymmetryNotes implements NoteTaker {
	readonly #queens: Int8Array;
	#listed: number[] = [];
	#count = 0;

	constructor(size: number) {
		this.#queens = new Int8Array(size).fill(-1);
	}

	place(row: number, column: number): void {
		this.#queens[row] = column;
	}

	solve(_depth: number, _position: number, isListed: boolean): void {
		const isFundamental = isFirstOfImages(this.#queens);
		if (isFundamental) this.#count++;
		if (isListed) this.#listed.push(isFundamental ? 1 : 0);
	}

	snapshot(): FundamentalNotes {
		return { fundamental: Uint8Array.from(this.#listed), count: this.#count };
	}
}

/** The notes of a run of queens; null if symmetries are not tracked. */
export function fundamentalIn(notes: Notes | null | undefined): FundamentalNotes | null {
	return notes?.fundamental instanceof Uint8Array ? (notes as FundamentalNotes) : null;
}
