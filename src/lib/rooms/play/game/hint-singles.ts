import { listValues } from '$lib/engine/problem';
import { EMPTY } from '$lib/kinds/sudoku/board';
import { sizeOf, type House, type HouseKind } from '$lib/kinds/sudoku/shape';
import type { Game } from './game';

/** A symbol has one place in a house. */
export interface HiddenSingle {
	readonly technique: 'hidden-single';
	readonly house: House;
	readonly cell: number;
	readonly symbol: number;
	/** Each other empty cell of the house, and a cell that keeps the symbol out of it; −1: the notes do. */
	readonly blocked: readonly { readonly cell: number; readonly by: number }[];
}

/** A cell has one candidate. */
export interface NakedSingle {
	readonly technique: 'naked-single';
	/** Where to look: its house with the most filled cells. */
	readonly house: House;
	readonly cell: number;
	readonly symbol: number;
	/** Each other symbol, and a cell that keeps it out; −1: the notes do. */
	readonly excluded: readonly { readonly symbol: number; readonly by: number }[];
}

/** The order in which kinds of houses are searched. */
const ORDER: readonly HouseKind[] = ['box', 'row', 'column'];

/**
 * The easiest single: the last open cell of a house; then a symbol with one place in a box, a row, a
 * column; then a cell with one candidate.
 *
 * @param known for each empty cell the mask of its candidates.
 */
export function single(
	game: Game,
	known: Int32Array,
	houses: readonly House[]
): HiddenSingle | NakedSingle | null {
	const found = singleIn(known, houses);
	if (found === null) return null;
	const { house, cell, symbol } = found;
	return house === null
		? nakedSingle(game, cell, symbol, houses)
		: hiddenSingle(game, house, cell, symbol);
}

/** Where the easiest single is: a hidden one has a house. */
export function singleIn(
	known: Int32Array,
	houses: readonly House[]
): { readonly house: House | null; readonly cell: number; readonly symbol: number } | null {
	const looks = houses
		.map((house) => ({ house, open: house.cells.filter((cell) => known[cell] !== 0) }))
		// The fewer empty cells, the easier it is to see; a single one is the easiest.
		.sort(
			(a, b) =>
				Number(b.open.length === 1) - Number(a.open.length === 1) ||
				ORDER.indexOf(a.house.kind) - ORDER.indexOf(b.house.kind) ||
				a.open.length - b.open.length
		);
	for (const { house, open } of looks) {
		let [once, twice] = [0, 0];
		for (const cell of open) {
			twice |= once & known[cell];
			once |= known[cell];
		}
		const [symbol] = listValues(once & ~twice);
		// More than one symbol for the last cell means that the board breaks a rule.
		if (symbol === undefined) continue;
		return { house, symbol, cell: open.find((one) => (known[one] >>> symbol) & 1)! };
	}
	const cell = known.findIndex((mask) => mask !== 0 && (mask & (mask - 1)) === 0);
	return cell < 0 ? null : { house: null, cell, symbol: listValues(known[cell])[0] };
}

function hiddenSingle(game: Game, house: House, cell: number, symbol: number): HiddenSingle {
	const { cells } = game.board;
	const others = house.cells.filter((one) => cells[one] === EMPTY && one !== cell);
	const by = fewBlockers(others.map((one) => game.blockers(one, symbol)));
	return {
		technique: 'hidden-single',
		house,
		cell,
		symbol,
		blocked: others.map((one, i) => ({ cell: one, by: by[i] }))
	};
}

function nakedSingle(
	game: Game,
	cell: number,
	symbol: number,
	houses: readonly House[]
): NakedSingle {
	const { board } = game;
	const others = Array.from({ length: sizeOf(board.shape) }, (_, one) => one);
	others.splice(symbol, 1);
	const by = fewBlockers(others.map((other) => game.blockers(cell, other)));
	const around = houses.filter(({ cells }) => cells.includes(cell));
	const filled = (house: House) => house.cells.filter((one) => board.cells[one] !== EMPTY).length;
	return {
		technique: 'naked-single',
		house: maximum(around, filled),
		cell,
		symbol,
		excluded: others.map((other, i) => ({ symbol: other, by: by[i] }))
	};
}

/** Whether a single follows only from the notes. */
export function isByNotes(hint: HiddenSingle | NakedSingle): boolean {
	const reasons = hint.technique === 'hidden-single' ? hint.blocked : hint.excluded;
	return reasons.some(({ by }) => by < 0);
}

/** One item of each list, preferring those in many lists: the fewer cells to look at, the clearer. */
function fewBlockers(lists: readonly (readonly number[])[]): number[] {
	const uses = new Map<number, number>();
	for (const one of lists.flat()) uses.set(one, (uses.get(one) ?? 0) + 1);
	return lists.map((list) => (list.length === 0 ? -1 : maximum(list, (one) => uses.get(one)!)));
}

/** The first item with the greatest number; there must be one. */
export function maximum<T>(items: readonly T[], of: (item: T) => number): T {
	return items.reduce((best, item) => (of(item) > of(best) ? item : best));
}
