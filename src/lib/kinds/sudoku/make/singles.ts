import { allValues, lowestValue } from '$lib/engine/problem';
import { EMPTY, type Board } from '../board';
import { deductions } from './deductions';
import { geometryOf, type Geometry } from './geometry';

/**
 * The candidates of a board's cells, a mask for each, and what follows from them by singles: a cell
 * with one candidate, and a symbol with one place in a house.
 */
export class Singles {
	/** The candidates. A guess is made on a copy. */
	sets: Int32Array;
	/** A house in which a symbol has two places, from the last look at the houses; −1: there is none. */
	pairHouse = -1;
	pairSymbol = 0;
	readonly geometry: Geometry;
	readonly #all: number;
	/** Cells with one candidate that has not been removed from their peers yet. */
	readonly #queue: Uint16Array;
	#tail = 0;

	constructor({ shape, cells }: Board) {
		this.geometry = geometryOf(shape);
		this.#all = allValues(this.geometry.size);
		this.#queue = new Uint16Array(cells.length);
		this.sets = new Int32Array(cells.length).fill(this.#all);
		for (let cell = 0; cell < cells.length; cell++) {
			if (cells[cell] !== EMPTY) this.narrow(cell, 1 << cells[cell]);
		}
	}

	/** Goes on with other candidates, in which nothing is queued. */
	use(sets: Int32Array): void {
		this.sets = sets;
		this.#tail = 0;
	}

	/** Narrows a cell to some of its candidates. @returns false if none is left. */
	narrow(cell: number, set: number): boolean {
		const left = this.sets[cell] & set;
		if (left === this.sets[cell]) return true;
		this.sets[cell] = left;
		if ((left & (left - 1)) === 0) this.#queue[this.#tail++] = cell;
		return left !== 0;
	}

	/** Fills in all singles. @returns false on a contradiction. */
	propagate(): boolean {
		const { sets } = this;
		const { peers, peerCount } = this.geometry;
		const queue = this.#queue;
		let head = 0;
		do {
			let tail = this.#tail;
			while (head < tail) {
				const cell = queue[head++];
				const bit = sets[cell];
				for (let i = cell * peerCount; i < (cell + 1) * peerCount; i++) {
					const peer = peers[i];
					const set = sets[peer];
					if ((set & bit) === 0) continue;
					const left = set & ~bit;
					if (left === 0) return false;
					sets[peer] = left;
					if ((left & (left - 1)) === 0) queue[tail++] = peer;
				}
			}
			this.#tail = tail;
			if (!this.#fillHidden()) return false;
		} while (head < this.#tail);
		return true;
	}

	/** Fills in singles and draws on locked candidates and pairs. @returns false on a contradiction. */
	reason(): boolean {
		for (let isChanged = true; isChanged;) {
			if (!this.propagate()) return false;
			isChanged = false;
			for (const { removed } of deductions(this.sets, this.geometry)) {
				isChanged = true;
				for (const { cell, symbols } of removed) if (!this.narrow(cell, ~symbols)) return false;
			}
		}
		return true;
	}

	/** Queues symbols that have one place left in a house. @returns false if one has none. */
	#fillHidden(): boolean {
		const { sets } = this;
		const { size, houses } = this.geometry;
		this.pairHouse = -1;
		for (let start = 0; start < houses.length; start += size) {
			let once = 0;
			let twice = 0;
			let more = 0;
			let settled = 0;
			for (let i = start; i < start + size; i++) {
				const set = sets[houses[i]];
				more |= twice & set;
				twice |= once & set;
				once |= set;
				if ((set & (set - 1)) === 0) settled |= set;
			}
			if (once !== this.#all) return false;
			const pairs = twice & ~more & ~settled;
			if (pairs !== 0 && this.pairHouse < 0) {
				this.pairHouse = start / size;
				this.pairSymbol = lowestValue(pairs);
			}
			const hidden = once & ~twice & ~settled;
			if (hidden === 0) continue;
			for (let i = start; i < start + size; i++) {
				const found = sets[houses[i]] & hidden;
				if (found === 0) continue;
				if ((found & (found - 1)) !== 0) return false;
				sets[houses[i]] = found;
				this.#queue[this.#tail++] = houses[i];
			}
		}
		return true;
	}
}

/**
 * Whether a board with one solution is solved by hidden singles alone: by asking, again and again, in
 * which row, column or box a symbol has one place left.
 */
export function hiddenSinglesSolve({ shape, cells }: Board): boolean {
	const { size, houses, housesOfCell, perCell, houseCount } = geometryOf(shape);
	const all = allValues(size);
	const used = new Int32Array(houseCount);
	const legal = new Int32Array(cells.length);
	const isOpen = Uint8Array.from(cells, (symbol) => (symbol === EMPTY ? 1 : 0));
	let open = 0;
	for (let cell = 0; cell < cells.length; cell++) {
		if (isOpen[cell] === 1) open++;
		else use(cell, 1 << cells[cell]);
	}
	for (let before = open + 1; open > 0 && open < before;) {
		before = open;
		for (let start = 0; start < houses.length; start += size) {
			let once = 0;
			let twice = 0;
			for (let i = start; i < start + size; i++) {
				const cell = houses[i];
				legal[cell] = isOpen[cell] === 1 ? legalAt(cell) : 0;
				twice |= once & legal[cell];
				once |= legal[cell];
			}
			const hidden = once & ~twice;
			for (let i = start; hidden !== 0 && i < start + size; i++) {
				const bit = legal[houses[i]] & hidden;
				// Two symbols with the same only place: the board has no solution.
				if (bit === 0 || (bit & (bit - 1)) !== 0) continue;
				isOpen[houses[i]] = 0;
				open--;
				use(houses[i], bit);
			}
		}
	}
	return open === 0;

	function use(cell: number, bit: number): void {
		for (let i = cell * perCell; i < (cell + 1) * perCell; i++) used[housesOfCell[i]] |= bit;
	}

	function legalAt(cell: number): number {
		let taken = 0;
		for (let i = cell * perCell; i < (cell + 1) * perCell; i++) taken |= used[housesOfCell[i]];
		return all & ~taken;
	}
}
