import { allValues, countValues, listValues, lowestValue } from '$lib/engine/problem';
import { EMPTY, type Board } from './board';
import { housesOf, sizeOf, type House } from './shape';

/**
 * The solutions of a board, up to `limit`: a solver for tests that shares only the houses with the
 * search. It uses candidate sets, naked and hidden singles, and guesses on copies.
 */
export function solutionsOf(board: Board, limit: number): Int8Array[] {
	const size = sizeOf(board.shape);
	const houses = housesOf(board.shape);
	const start = new Int32Array(board.cells.length).fill(allValues(size));
	const solutions: Int8Array[] = [];
	const open = board.cells.every(
		(symbol, cell) => symbol === EMPTY || keep(start, houses, cell, 1 << symbol)
	);
	if (open) guess(start);
	return solutions;

	function guess(sets: Int32Array): void {
		if (!fillHidden(sets, houses, size)) return;
		let next = -1;
		for (let cell = 0; cell < sets.length; cell++) {
			const count = countValues(sets[cell]);
			if (count > 1 && (next === -1 || count < countValues(sets[next]))) next = cell;
		}
		if (next === -1) {
			solutions.push(Int8Array.from(sets, lowestValue));
			return;
		}
		for (const symbol of listValues(sets[next])) {
			const copy = sets.slice();
			if (keep(copy, houses, next, 1 << symbol)) guess(copy);
			if (solutions.length >= limit) return;
		}
	}
}

/** Narrows a cell's set and propagates to its houses; false if a set becomes empty. */
function keep(sets: Int32Array, houses: readonly House[], cell: number, set: number): boolean {
	const narrowed = sets[cell] & set;
	if (narrowed === 0) return false;
	const settled = countValues(narrowed) === 1 && countValues(sets[cell]) > 1;
	const given = countValues(narrowed) === 1 && sets[cell] === narrowed;
	sets[cell] = narrowed;
	if (!settled || given) return true;
	return houses
		.filter((house) => house.cells.includes(cell))
		.every((house) =>
			house.cells.every((other) => other === cell || keep(sets, houses, other, ~narrowed))
		);
}

/** Places symbols that have one place left in a house; false if one has none. */
function fillHidden(sets: Int32Array, houses: readonly House[], size: number): boolean {
	for (let changed = true; changed;) {
		changed = false;
		for (const { cells } of houses) {
			let once = 0;
			let twice = 0;
			for (const cell of cells) {
				twice |= once & sets[cell];
				once |= sets[cell];
			}
			if (once !== allValues(size)) return false;
			for (const symbol of listValues(once & ~twice)) {
				const cell = cells.find((member) => (sets[member] >>> symbol) & 1) ?? -1;
				if (countValues(sets[cell]) === 1) continue;
				if (!keep(sets, houses, cell, 1 << symbol)) return false;
				changed = true;
			}
		}
	}
	return true;
}
