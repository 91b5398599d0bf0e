import { mix, shuffle } from '$lib/engine/seeded';
import type { SudokuSetup } from './setup';
import { EMPTY, type Board } from './board';
import { sizeOf, type BoxShape } from './shape';

/**
 * The same Sudoku written in another way: symbols renamed, the rows of each band, the bands, the
 * columns of each stack and the stacks permuted, and the board transposed where that keeps the
 * shape of its boxes. Entries and candidates go along. Clues and solutions correspond one to one
 * (these are the symmetries that B. Felgenhauer and F. Jarvis count, "Mathematics of Sudoku I",
 * 2006).
 */
export function rewritten(setup: SudokuSetup, seed: number): SudokuSetup {
	const { shape } = setup.givens;
	const { sources, symbols } = rewriting(shape, seed);
	const moved = ({ cells }: Board): Board => ({
		shape,
		cells: Int8Array.from(sources, (source) =>
			cells[source] === EMPTY ? EMPTY : symbols[cells[source]]
		)
	});
	const { candidates } = setup;
	return {
		givens: moved(setup.givens),
		entries: moved(setup.entries),
		...(candidates && {
			candidates: Int32Array.from(sources, (source) => renamed(candidates[source], symbols))
		})
	};
}

interface Rewriting {
	/** For each cell the cell whose content it gets. */
	readonly sources: Int32Array;
	/** The new name of each symbol. */
	readonly symbols: Uint8Array;
}

/** What is permuted: each has a seed of its own. */
const [SYMBOLS, ROWS, COLUMNS, TRANSPOSED] = [1, 2, 3, 4];

function rewriting(shape: BoxShape, seed: number): Rewriting {
	const size = sizeOf(shape);
	const rows = lines(size, shape.rows, mix(seed, ROWS));
	const columns = lines(size, shape.columns, mix(seed, COLUMNS));
	const { rows: high, columns: wide } = shape;
	// Boxes that are whole rows or columns forbid nothing, so they may be transposed too.
	const mayTranspose = high === wide || high === 1 || wide === 1;
	const transposed = mayTranspose && mix(seed, TRANSPOSED) % 2 === 1;
	return {
		sources: Int32Array.from({ length: size * size }, (_, cell) => {
			const row = rows[Math.floor(cell / size)];
			const column = columns[cell % size];
			return transposed ? column * size + row : row * size + column;
		}),
		symbols: permutation(size, mix(seed, SYMBOLS))
	};
}

/** The rows or columns in another order: those of a group stay together. */
function lines(size: number, group: number, seed: number): number[] {
	return Array.from(permutation(size / group, seed)).flatMap((from) =>
		Array.from(permutation(group, mix(seed, from + 1)), (line) => from * group + line)
	);
}

function permutation(length: number, seed: number): Uint8Array {
	const order = new Uint8Array(length);
	shuffle(order, seed);
	return order;
}

function renamed(mask: number, symbols: Uint8Array): number {
	return symbols.reduce((set, name, symbol) => set | (((mask >>> symbol) & 1) << name), 0);
}
