import { EMPTY, type Board } from '../board';

/** Cells that a number of a set holds. */
const BITS = 32;
/** So many witnesses are kept, the newest. */
const MOST = 256;

/**
 * Second solutions that were found when clues were taken from boards with the same solution, each kept
 * as the set of cells in which it differs from that solution. If the only clues of a board in such a set
 * are those to be taken away, they have to stay, and no search is needed to find out. Similar boards have
 * many witnesses in common.
 */
export class Witnesses {
	readonly #full: Int8Array;
	/** Numbers of a set. */
	readonly #width: number;
	/** The sets, one after the other. */
	readonly #sets: Int32Array;
	#count = 0;
	/** The clues of a board but some. */
	readonly #others: Int32Array;

	constructor({ cells }: Board) {
		this.#full = cells;
		this.#width = Math.ceil(cells.length / BITS);
		this.#sets = new Int32Array(MOST * this.#width);
		this.#others = new Int32Array(this.#width);
	}

	/** @param solution another one than the full board. */
	add(solution: Int8Array): void {
		const start = (this.#count++ % MOST) * this.#width;
		this.#sets.fill(0, start, start + this.#width);
		for (let cell = 0; cell < solution.length; cell++)
			if (solution[cell] !== this.#full[cell]) this.#sets[start + (cell >>> 5)] |= 1 << (cell & 31);
	}

	/** Whether a board is known to have a second solution without these clues; false: who knows. */
	show({ cells }: Board, orbit: readonly number[]): boolean {
		const others = this.#others.fill(0);
		for (let cell = 0; cell < cells.length; cell++)
			if (cells[cell] !== EMPTY) others[cell >>> 5] |= 1 << (cell & 31);
		for (const cell of orbit) others[cell >>> 5] &= ~(1 << (cell & 31));
		const width = this.#width;
		const end = Math.min(this.#count, MOST) * width;
		for (let start = 0; start < end; start += width) {
			let i = 0;
			while (i < width && (this.#sets[start + i] & others[i]) === 0) i++;
			if (i === width) return true;
		}
		return false;
	}
}
