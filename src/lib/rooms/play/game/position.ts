import { EMPTY, type Board } from '$lib/kinds/sudoku/board';
import { sizeOf } from '$lib/kinds/sudoku/shape';
import { sudoku, type Sudoku } from '$lib/kinds/sudoku/sudoku';
import type { Action } from './action';

/** A board with exactly one solution. */
export interface Puzzle {
	readonly givens: Board;
	/** The symbol of every cell. */
	readonly solution: Int8Array;
}

/** What the player has on the board: one entry for each cell. Never changed. */
export interface Position {
	/** The symbols that were placed, −1 for none. Givens are not among them. */
	readonly symbols: Int8Array;
	/** The masks of the noted symbols. */
	readonly notes: Int32Array;
	/** Colours from 1, 0 for none. */
	readonly colours: Uint8Array;
}

/** What all positions of a puzzle share. */
export interface Table {
	readonly puzzle: Puzzle;
	/** The number of symbols. */
	readonly size: number;
	readonly sudoku: Sudoku;
	readonly empty: Position;
}

export function tableOf(puzzle: Puzzle): Table {
	const { shape, cells } = puzzle.givens;
	return {
		puzzle,
		size: sizeOf(shape),
		sudoku: sudoku(puzzle.givens),
		empty: {
			symbols: new Int8Array(cells.length).fill(EMPTY),
			notes: new Int32Array(cells.length),
			colours: new Uint8Array(cells.length)
		}
	};
}

/** Givens and placed symbols together. */
export function boardAt({ puzzle }: Table, { symbols }: Position): Board {
	const { shape, cells } = puzzle.givens;
	return { shape, cells: cells.map((symbol, cell) => (symbol === EMPTY ? symbols[cell] : symbol)) };
}

/** Actions whose result depends only on the position, not on earlier ones. */
export type Change = Exclude<Action, { do: 'undo' | 'redo' }>;

/** The position after a possible action; arrays that stay the same are shared. */
export function changed(table: Table, position: Position, action: Change): Position {
	const { symbols, notes, colours } = position;
	switch (action.do) {
		case 'place': {
			const { cell, symbol, tidy } = action;
			const kept = notes.with(cell, 0);
			if (tidy) for (const peer of table.sudoku.peers(cell)) kept[peer] &= ~(1 << symbol);
			return { symbols: symbols.with(cell, symbol), notes: kept, colours };
		}
		case 'erase':
			return symbols[action.cell] === EMPTY
				? { symbols, notes: notes.with(action.cell, 0), colours }
				: { symbols: symbols.with(action.cell, EMPTY), notes, colours };
		case 'note': {
			const { cell, symbol } = action;
			return { symbols, notes: notes.with(cell, notes[cell] ^ (1 << symbol)), colours };
		}
		case 'cross-out': {
			const candidates = candidatesAt(table, position);
			const kept = notes.slice();
			for (const { cell, symbols: gone } of action.removed)
				kept[cell] = (kept[cell] === 0 ? candidates[cell] : kept[cell]) & ~gone;
			return { symbols, notes: kept, colours };
		}
		case 'fill-notes':
			return { symbols, notes: candidatesAt(table, position), colours };
		case 'clear-notes':
			return { symbols, notes: table.empty.notes, colours };
		case 'colour': {
			const { cell, colour } = action;
			return { symbols, notes, colours: colours.with(cell, colours[cell] === colour ? 0 : colour) };
		}
		case 'reset':
			return table.empty;
		case 'solve': {
			const { givens, solution } = table.puzzle;
			const all = givens.cells.map((symbol, cell) => (symbol === EMPTY ? solution[cell] : EMPTY));
			return { symbols: all, notes: table.empty.notes, colours };
		}
	}
}

/** For each empty cell the mask of its legal symbols; 0 for the others. */
export function candidatesAt(table: Table, position: Position): Int32Array {
	const board = boardAt(table, position);
	const model = sudoku(board).model();
	return Int32Array.from(board.cells, (symbol, cell) => {
		return symbol === EMPTY ? model.legal(cell) : 0;
	});
}
