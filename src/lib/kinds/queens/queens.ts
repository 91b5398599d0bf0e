import {
	allValues,
	type Model,
	type NoteTaker,
	type Problem,
	type Reference,
	type Unit
} from '$lib/engine/problem';
import { attackers } from './attacks';
import { NONE, type QueensSetup } from './setup';
import { SymmetryNotes } from './symmetry';

/**
 * n queens as a problem: variables are rows, values are columns, the queens of the setup are fixed.
 * The setup is copied. Fixed queens that attack each other stay: the search adds only queens that
 * attack no queen, but its results are then not solutions.
 */
export class Queens implements Problem {
	readonly variableCount: number;
	readonly valueCount: number;
	readonly fixed: Int8Array;
	readonly units: readonly Unit[];
	readonly traits = { hasPreference: true };
	/** Absent if hand-set queens break the symmetries. */
	readonly notes?: () => NoteTaker;
	readonly references?: readonly Reference[];
	readonly #peers: readonly (readonly number[])[];

	constructor({ size, queens }: QueensSetup) {
		this.variableCount = size;
		this.valueCount = size;
		this.fixed = queens.slice();
		const rows = Array.from({ length: size }, (_, row) => row);
		this.units = rows.map((column) => {
			return { value: column, variables: rows, name: 'column', index: column };
		});
		this.#peers = rows.map((row) => rows.filter((other) => other !== row));
		if (this.fixed.some((column) => column !== NONE)) return;
		this.notes = () => new SymmetryNotes(size);
		if (size === 8) this.references = [KNUTH];
	}

	/** All other rows. */
	peers(row: number): readonly number[] {
		return this.#peers[row];
	}

	/** The rows whose queens attack the square. */
	clashes(assignment: ArrayLike<number>, row: number, column: number): number[] {
		return attackers(assignment, row, column);
	}

	/** The squares of another row that a queen attacks. */
	forbids(row: number, column: number, other: number): number {
		const apart = Math.abs(row - other);
		const mask = (1 << column) | ((1 << column) << apart) | ((1 << column) >>> apart);
		return apart < 32 ? mask & allValues(this.valueCount) : 0;
	}

	model(): Model {
		return new QueensModel(this.fixed);
	}
}

const KNUTH: Reference = {
	source: 'Knuth, TAOCP 7.2.2',
	nodes: [1, 8, 42, 140, 344, 568, 550, 312, 92]
};

/**
 * The attacked columns and diagonals, one bit each. A board of n rows has 2n − 1 diagonals per
 * direction, up to 63, in two words; a row meets n adjacent ones, so the columns they attack there
 * are a window of n bits. Hot code: integers, no allocation.
 */
class QueensModel implements Model {
	readonly #size: number;
	readonly #full: number;
	/** Columns; diagonals by column − row + n − 1, low and high; diagonals by column + row, likewise. */
	readonly #attacked = new Int32Array(5);

	constructor(fixed: Int8Array) {
		this.#size = fixed.length;
		this.#full = allValues(fixed.length);
		const attacked = this.#attacked;
		fixed.forEach((column, row) => {
			if (column === NONE) return;
			const falling = column - row + this.#size - 1;
			const rising = column + row;
			// Not place(): hand-set queens may attack each other, and a bit set twice must stay set.
			attacked[0] |= 1 << column;
			attacked[1 + (falling >> 5)] |= 1 << falling;
			attacked[3 + (rising >> 5)] |= 1 << rising;
		});
	}

	legal(row: number): number {
		const attacked = this.#attacked;
		const start = this.#size - 1 - row;
		// Two left shifts, because one shift by 32 would do nothing.
		const falling = (attacked[1] >>> start) | ((attacked[2] << 1) << (31 - start));
		const rising = (attacked[3] >>> row) | ((attacked[4] << 1) << (31 - row));
		return this.#full & ~(attacked[0] | falling | rising);
	}

	place(row: number, column: number): void {
		const attacked = this.#attacked;
		const falling = column - row + this.#size - 1;
		const rising = column + row;
		// A shift uses only the lowest five bits of its count.
		attacked[0] ^= 1 << column;
		attacked[1 + (falling >> 5)] ^= 1 << falling;
		attacked[3 + (rising >> 5)] ^= 1 << rising;
	}

	takeBack(row: number, column: number): void {
		this.place(row, column);
	}

	/** Center first: twice the distance of the column from the middle. */
	preference(_row: number, column: number): number {
		return Math.abs(2 * column - (this.#size - 1));
	}
}
