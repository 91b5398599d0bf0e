import { countValues, lowestValue } from '$lib/engine/problem';
import { mix } from '$lib/engine/seeded';
import type { Board } from '../board';
import { Singles } from './singles';

/** What to look for on a board of any size. */
export interface Hunt {
	/** Stop after this many solutions. */
	readonly limit: number;
	/** Stop after this many guesses. */
	readonly budget: number;
	/** Only solutions that have another symbol in this cell, which is empty. */
	readonly without?: { readonly cell: number; readonly symbol: number };
	/** Guess in cells alone, in an order of symbols that the seed decides; absent: ascending. */
	readonly seed?: number;
}

/** What was found. */
export interface Found {
	readonly boards: readonly Int8Array[];
	/** The search was finished or reached the limit; false: it used up its budget. */
	readonly isKnown: boolean;
}

/**
 * Solves boards of every shape, up to 32 × 32. It fills in singles and guesses in the cell with the
 * fewest candidates, or, if that has three or more, between the two places of a symbol that has two.
 */
export function hunt(board: Board, { limit, budget, without, seed }: Hunt): Found {
	const singles = new Singles(board);
	const { size, houses } = singles.geometry;
	const levels = [singles.sets];
	const boards: Int8Array[] = [];
	let nodes = 0;

	if (
		without === undefined ||
		singles.narrow(without.cell, singles.sets[without.cell] & ~(1 << without.symbol))
	)
		descend(0);
	return { boards, isKnown: nodes <= budget || boards.length >= limit };

	/** @returns whether the search is over. */
	function descend(depth: number): boolean {
		if (!singles.propagate()) return false;
		const { pairHouse, pairSymbol } = singles;
		const sets = levels[depth];
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
		if (fewest > 2 && pairHouse >= 0 && seed === undefined)
			return guessPlaces(depth, pairHouse, 1 << pairSymbol);
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
		levels[depth + 1] ??= new Int32Array(levels[0].length);
		levels[depth + 1].set(levels[depth]);
		singles.use(levels[depth + 1]);
		singles.narrow(cell, bit);
		return descend(depth + 1);
	}
}

/** One bit of a mask, chosen by a random word. */
function pick(mask: number, word: number): number {
	let rest = mask;
	for (let skip = word % countValues(mask); skip > 0; skip--) rest &= rest - 1;
	return rest & -rest;
}
