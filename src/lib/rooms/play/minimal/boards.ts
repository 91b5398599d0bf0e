import { EMPTY, type Board } from '$lib/kinds/sudoku/board';
import { readLine } from '$lib/kinds/sudoku/line';
import { solutionsOf } from '$lib/kinds/sudoku/make/solutions';

/** A minimal board with the fewest clues there can be: the first of Gordon Royle's list. */
const SEVENTEEN =
	'.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...';
/** A minimal board with 40 clues. None with more is known. */
const FORTY = '000000000012034567034506182001058206008600001020007050003705028080060700207083615';

/** The solutions that are counted when a clue is missing; more are "more than". */
export const MOST_SOLUTIONS = 1000;

export const MINIMAL_BOARDS = { seventeen: boardOf(SEVENTEEN), forty: boardOf(FORTY) } as const;

/** What happens to a board without one of its clues. */
export interface Loss {
	readonly cell: number;
	/** At most {@link MOST_SOLUTIONS}. */
	readonly count: number;
	/** There are more solutions than were counted. */
	readonly hasMore: boolean;
	/** A solution other than that of the whole board; null if there is none. */
	readonly other: Int8Array | null;
	/** The cells in which it differs from that of the whole board, ascending. */
	readonly differing: readonly number[];
}

/** The cells with a clue, in reading order. */
export function cluesOf({ cells }: Board): number[] {
	return [...cells.keys()].filter((cell) => cells[cell] !== EMPTY);
}

/** The only solution of a board. @throws Error if it has another number of them. */
export function solutionOf(board: Board): Int8Array {
	const { boards } = solutionsOf(board, 2);
	if (boards.length !== 1) throw new Error(`${boards.length} solutions`);
	return boards[0];
}

/** A board without the clue of a cell. */
export function lossOf({ shape, cells }: Board, solution: Int8Array, cell: number): Loss {
	const left = cells.slice();
	left[cell] = EMPTY;
	const found = solutionsOf({ shape, cells: left }, MOST_SOLUTIONS + 1);
	const other = found.boards.find((one) => one[cell] !== cells[cell]) ?? null;
	return {
		cell,
		count: Math.min(found.count, MOST_SOLUTIONS),
		hasMore: found.count > MOST_SOLUTIONS || !found.isKnown,
		other,
		differing: other === null ? [] : [...cells.keys()].filter((at) => other[at] !== solution[at])
	};
}

function boardOf(line: string): Board {
	const read = readLine({ rows: 3, columns: 3 }, line);
	if ('error' in read) throw new Error(`not a board: ${line}`);
	return read.board;
}
