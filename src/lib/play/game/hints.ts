import { listValues } from '../../problems/problem';
import { conflicts, EMPTY, type Board } from '../../problems/sudoku/board';
import { housesOf, type House, type HouseKind } from '../../problems/sudoku/shape';
import type { Action, Game } from './game';

/** A hint is given step by step: where to look, why there, and what to do. */
export const STAGES = ['where', 'why', 'move'] as const;
export type Stage = (typeof STAGES)[number];

/** Facts for what the page says; the page alone has words. */
export type Hint = WrongHint | HiddenSingle | NakedSingle | Guess;

/** A placed symbol is not that of the solution. */
export interface WrongHint {
	readonly technique: 'wrong';
	/** Where to look: the house that it contradicts, else its box. */
	readonly house: House;
	readonly cell: number;
	readonly symbol: number;
	/** Filled cells that it contradicts, ascending; empty if it breaks no rule yet. */
	readonly clashes: readonly number[];
	/** Givens, what is right, and this symbol: a search from here ends without a solution. */
	readonly board: Board;
}

/** A symbol has one place in a house. */
export interface HiddenSingle {
	readonly technique: 'hidden-single';
	readonly house: House;
	readonly cell: number;
	readonly symbol: number;
	/** Each other empty cell of the house, and a cell that keeps the symbol out of it. */
	readonly blocked: readonly { readonly cell: number; readonly by: number }[];
}

/** A cell has one candidate. */
export interface NakedSingle {
	readonly technique: 'naked-single';
	/** Where to look: its house with the most filled cells. */
	readonly house: House;
	readonly cell: number;
	readonly symbol: number;
	/** Each other symbol, and a cell that keeps it out. */
	readonly excluded: readonly { readonly symbol: number; readonly by: number }[];
}

/** No single is left: a search has to guess, best in the cell with the fewest candidates. */
export interface Guess {
	readonly technique: 'guess';
	/** The first of those with the fewest. */
	readonly cell: number;
	/** Its candidates, ascending, two or more. */
	readonly candidates: readonly number[];
}

/**
 * What helps most: a wrong symbol, the one that has stood longest, before all; then a hidden single in
 * a box, a row, a column; then a naked single; else the cell for a guess. Null once it is solved.
 */
export function hintFor(game: Game): Hint | null {
	if (game.isSolved) return null;
	const houses = housesOf(game.board.shape);
	return (
		wrongHint(game, houses) ??
		hiddenSingle(game, houses) ??
		nakedSingle(game, houses) ??
		guess(game)
	);
}

/**
 * What a hint advises, as an action: a wrong symbol is erased, a single placed, as by the solver. Null
 * for a guess: the player makes it.
 */
export function moveOf(hint: Hint, tidy: boolean): Action | null {
	if (hint.technique === 'guess') return null;
	const { cell, symbol } = hint;
	if (hint.technique === 'wrong') return { do: 'erase', cell };
	return { do: 'place', cell, symbol, tidy, by: 'solver' };
}

function wrongHint(game: Game, houses: readonly House[]): WrongHint | null {
	const wrong = game.wrong();
	if (wrong.length === 0) return null;
	const { board, position } = game;
	// The first of them may well have led to the others. What contradicts is met before what only will.
	const clashing = wrong.filter((cell) => game.conflicts.includes(cell));
	const cell = maximum(clashing.length > 0 ? clashing : wrong, (one) => game.ageOf(one));
	const symbol = position.symbols[cell];
	const conflict = conflicts(board).find(({ cells }) => cells.includes(cell));
	const house =
		conflict === undefined
			? houses.findLast(({ cells }) => cells.includes(cell))
			: houses.find(({ kind, index }) => kind === conflict.house && index === conflict.index);
	const cells = board.cells.map((held, at) => (wrong.includes(at) && at !== cell ? EMPTY : held));
	return {
		technique: 'wrong',
		house: house!,
		cell,
		symbol,
		clashes: game.blockers(cell, symbol),
		board: { shape: board.shape, cells }
	};
}

const ORDER: readonly HouseKind[] = ['box', 'row', 'column'];

function hiddenSingle(game: Game, houses: readonly House[]): HiddenSingle | null {
	const { candidates } = game;
	for (const kind of ORDER) {
		// The fewer cells are empty, the easier it is to see.
		const same = houses
			.filter((house) => house.kind === kind)
			.map((house) => ({ house, open: house.cells.filter((cell) => candidates[cell] !== 0) }))
			.sort((a, b) => a.open.length - b.open.length);
		for (const { house, open } of same) {
			let [once, twice] = [0, 0];
			for (const cell of open) {
				twice |= once & candidates[cell];
				once |= candidates[cell];
			}
			const [symbol] = listValues(once & ~twice);
			if (symbol === undefined) continue;
			const cell = open.find((one) => (candidates[one] >>> symbol) & 1)!;
			const blocked = fewBlockers(
				open.filter((one) => one !== cell).map((one) => game.blockers(one, symbol))
			);
			const others = open.filter((one) => one !== cell);
			return {
				technique: 'hidden-single',
				house,
				cell,
				symbol,
				blocked: others.map((one, i) => ({ cell: one, by: blocked[i] }))
			};
		}
	}
	return null;
}

function nakedSingle(game: Game, houses: readonly House[]): NakedSingle | null {
	const { board, candidates } = game;
	const cell = candidates.findIndex((mask) => mask !== 0 && (mask & (mask - 1)) === 0);
	if (cell < 0) return null;
	const [symbol] = listValues(candidates[cell]);
	const others = Array.from({ length: Math.sqrt(board.cells.length) }, (_, one) => one);
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

function guess({ candidates }: Game): Guess {
	const open = [...candidates.keys()].filter((cell) => candidates[cell] !== 0);
	const cell = maximum(open, (one) => -listValues(candidates[one]).length);
	return { technique: 'guess', cell, candidates: listValues(candidates[cell]) };
}

/** One of each list, those that are in many lists first: the fewer cells to look at, the clearer. */
function fewBlockers(lists: readonly (readonly number[])[]): number[] {
	const uses = new Map<number, number>();
	for (const one of lists.flat()) uses.set(one, (uses.get(one) ?? 0) + 1);
	return lists.map((list) => maximum(list, (one) => uses.get(one)!));
}

/** The first item with the greatest number; there must be one. */
function maximum<T>(items: readonly T[], of: (item: T) => number): T {
	return items.reduce((best, item) => (of(item) > of(best) ? item : best));
}
