import { allValues, countValues, lowestValue } from '../problems/problem';
import { EMPTY, type Board } from '../problems/sudoku/board';
import { housesOf, sizeOf, type BoxShape } from '../problems/sudoku/shape';
import { mix } from '../problems/seeded';

/** What to look for on a board of any size. */
export interface Hunt {
	/** Stop after so many solutions. */
	readonly limit: number;
	/** Stop after so many guesses. */
	readonly budget: number;
	/** Only solutions that have another symbol in this cell, which is empty. */
	readonly without?: { readonly cell: number; readonly symbol: number };
	/** Guess the fewest candidates, in an order that the seed decides; absent: ascending. */
	readonly seed?: number;
}

/** What was found. */
export interface Found {
	readonly boards: readonly Int8Array[];
	/** The search was finished or reached the limit; false: it used up its budget. */
	readonly isKnown: boolean;
}

/**
 * Solves boards of every shape, up to 32 × 32. A cell is the mask of its candidates. Cells with one
 * candidate and symbols with one place in a house are filled in; then it guesses in the cell with the
 * fewest candidates, or, if that has three or more, between the two places of a symbol that has two.
 */
export function hunt({ shape, cells }: Board, { limit, budget, without, seed }: Hunt): Found {
	const geometry = geometryOf(shape);
	const { size, houses, houseCount } = geometry;
	const all = allValues(size);
	const levels = [new Int32Array(cells.length).fill(all)];
	const queue = new Uint16Array(cells.length);
	const boards: Int8Array[] = [];
	let tail = 0;
	let nodes = 0;
	/** A symbol and a house with two places for it, from the last look at the houses. */
	let pairSymbol = 0;
	let pairHouse = -1;

	let isOpen = cells.every(
		(symbol, cell) => symbol === EMPTY || narrow(levels[0], cell, 1 << symbol)
	);
	if (isOpen && without) {
		isOpen = narrow(levels[0], without.cell, levels[0][without.cell] & ~(1 << without.symbol));
	}
	if (isOpen) descend(0);
	return { boards, isKnown: nodes <= budget || boards.length >= limit };

	/** Narrows a cell to a set; queues it if one candidate is left. @returns false if none is. */
	function narrow(sets: Int32Array, cell: number, set: number): boolean {
		if (sets[cell] === set) return true;
		sets[cell] &= set;
		if ((sets[cell] & (sets[cell] - 1)) === 0) queue[tail++] = cell;
		return sets[cell] !== 0;
	}

	/** @returns whether the search is over. */
	function descend(depth: number): boolean {
		const sets = levels[depth];
		if (!propagate(sets)) return false;
		let cell = -1;
		let fewest = size + 1;
		for (let i = 0; i < sets.length && fewest > 2; i++) {
			if ((sets[i] & (sets[i] - 1)) === 0) continue;
			const count = countValues(sets[i]);
			if (count < fewest) {
				fewest = count;
				cell = i;
			}
		}
		if (cell === -1) {
			boards.push(Int8Array.from(sets, lowestValue));
			return boards.length >= limit;
		}
		if (fewest > 2 && pairHouse >= 0 && seed === undefined) {
			return guessPlaces(depth, pairHouse, 1 << pairSymbol);
		}
		let turn = 0;
		for (let rest = sets[cell]; rest !== 0; turn++) {
			const bit = seed === undefined ? rest & -rest : pick(rest, mix(seed, nodes + turn));
			rest &= ~bit;
			if (guess(depth, cell, bit)) return true;
		}
		return false;
	}

	/** Tries a symbol in each of its places in a house. */
	function guessPlaces(depth: number, house: number, bit: number): boolean {
		for (let i = house * size; i < (house + 1) * size; i++) {
			if ((levels[depth][houses[i]] & bit) !== 0 && guess(depth, houses[i], bit)) return true;
		}
		return false;
	}

	function guess(depth: number, cell: number, bit: number): boolean {
		if (++nodes > budget) return true;
		levels[depth + 1] ??= new Int32Array(cells.length);
		levels[depth + 1].set(levels[depth]);
		tail = 0;
		narrow(levels[depth + 1], cell, bit);
		return descend(depth + 1);
	}

	/** Fills in what follows from the queued cells. @returns false on a contradiction. */
	function propagate(sets: Int32Array): boolean {
		const { peers, peerCount } = geometry;
		let head = 0;
		do {
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
			if (!fillHidden(sets)) return false;
		} while (head < tail);
		return true;
	}

	/** Queues symbols that have one place left in a house. @returns false if one has none. */
	function fillHidden(sets: Int32Array): boolean {
		pairHouse = -1;
		for (let house = 0; house < houseCount; house++) {
			const end = (house + 1) * size;
			let once = 0;
			let twice = 0;
			let more = 0;
			let settled = 0;
			for (let i = end - size; i < end; i++) {
				const set = sets[houses[i]];
				more |= twice & set;
				twice |= once & set;
				once |= set;
				if ((set & (set - 1)) === 0) settled |= set;
			}
			if (once !== all) return false;
			const pairs = twice & ~more & ~settled;
			if (pairs !== 0 && pairHouse < 0) {
				pairHouse = house;
				pairSymbol = lowestValue(pairs);
			}
			const hidden = once & ~twice & ~settled;
			if (hidden === 0) continue;
			for (let i = end - size; i < end; i++) {
				const found = sets[houses[i]] & hidden;
				if (found === 0) continue;
				if ((found & (found - 1)) !== 0) return false;
				sets[houses[i]] = found;
				queue[tail++] = houses[i];
			}
		}
		return true;
	}
}

/** One bit of a mask, chosen by a random word. */
function pick(mask: number, word: number): number {
	let rest = mask;
	for (let skip = word % countValues(mask); skip > 0; skip--) rest &= rest - 1;
	return rest & -rest;
}

/** The data shared by all boards of a shape. */
interface Geometry {
	readonly size: number;
	/** Cells, `size` for each house. */
	readonly houses: Uint16Array;
	readonly houseCount: number;
	/** Cells, `peerCount` for each cell. */
	readonly peers: Uint16Array;
	readonly peerCount: number;
}

const geometries = new Map<string, Geometry>();

function geometryOf(shape: BoxShape): Geometry {
	const key = `${shape.rows}x${shape.columns}`;
	let geometry = geometries.get(key);
	if (!geometry) {
		const size = sizeOf(shape);
		const houses = housesOf(shape);
		const peers = Array.from({ length: size * size }, () => new Set<number>());
		for (const { cells } of houses)
			for (const cell of cells)
				for (const other of cells) if (other !== cell) peers[cell].add(other);
		geometry = {
			size,
			houses: Uint16Array.from(houses.flatMap(({ cells }) => cells)),
			houseCount: houses.length,
			peers: Uint16Array.from(peers.flatMap((set) => [...set])),
			peerCount: peers[0].size
		};
		geometries.set(key, geometry);
	}
	return geometry;
}
