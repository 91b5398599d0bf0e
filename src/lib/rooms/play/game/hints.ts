import { conflicts, EMPTY, type Board } from '$lib/kinds/sudoku/board';
import { housesOf, type House } from '$lib/kinds/sudoku/shape';
import type { Action, Game } from './game';
import { elimination, guess, type Elimination, type Guess } from './hint-beyond-singles';
import { maximum, single, type HiddenSingle, type NakedSingle } from './hint-singles';
import { knownCandidates, lostNotes } from './knowledge';

/** A hint is given step by step: where to look, why there, and what to do. */
export const STAGES = ['where', 'why', 'move'] as const;
export type Stage = (typeof STAGES)[number];

/** The facts of a hint; the page puts them into words. */
export type Hint = WrongHint | LostNote | HiddenSingle | NakedSingle | Elimination | Guess;

/** A placed symbol is not that of the solution. */
export interface WrongHint {
	readonly technique: 'wrong';
	/** Where to look: the house that it contradicts, else its box. */
	readonly house: House;
	readonly cell: number;
	readonly symbol: number;
	/** Filled cells that it contradicts, ascending; empty if it breaks no rule yet. */
	readonly clashes: readonly number[];
	/** The givens, the right symbols and this one: a search from here ends without a solution. */
	readonly board: Board;
}

/** The solution's symbol is missing from the notes of a cell. */
export interface LostNote {
	readonly technique: 'lost-note';
	/** Where to look: its box. */
	readonly house: House;
	readonly cell: number;
}

/**
 * What helps most: a wrong symbol, the one that has stood longest, before all. Then the easiest step:
 * the last open cell of a house; a hidden single in a box, a row, a column; a naked single; the same by
 * the player's notes; locked candidates; a naked pair, a hidden one; else the guess that leads furthest.
 * A hint does not repeat what the notes already show; notes that lack the right symbol come first. Null
 * once the game is solved.
 */
export function hintFor(game: Game): Hint | null {
	if (game.isSolved) return null;
	const houses = housesOf(game.board.shape);
	const step = wrongHint(game, houses) ?? single(game, game.candidates, houses);
	if (step !== null) return step;
	const lost = lostNote(game, houses);
	if (lost !== null) return lost;
	const known = knownCandidates(game);
	return single(game, known, houses) ?? elimination(game, known, houses) ?? guess(game, known);
}

/**
 * What a hint advises, as an action: a wrong symbol or notes that lack the right one are erased, a
 * single and a guess placed, as by the solver, candidates crossed out.
 */
export function moveOf(hint: Hint, tidy: boolean): Action {
	switch (hint.technique) {
		case 'wrong':
		case 'lost-note':
			return { do: 'erase', cell: hint.cell };
		case 'hidden-single':
		case 'naked-single':
		case 'guess':
			return { do: 'place', cell: hint.cell, symbol: hint.symbol, tidy, by: 'solver' };
		case 'locked':
		case 'naked-pair':
		case 'hidden-pair':
			return { do: 'cross-out', removed: hint.removed };
	}
}

/** The cell to choose when the move is made. */
export function cellOf(hint: Hint): number {
	return 'removed' in hint ? hint.removed[0].cell : hint.cell;
}

function lostNote(game: Game, houses: readonly House[]): LostNote | null {
	const [cell] = lostNotes(game);
	if (cell === undefined) return null;
	return {
		technique: 'lost-note',
		house: houses.findLast(({ cells }) => cells.includes(cell))!,
		cell
	};
}

function wrongHint(game: Game, houses: readonly House[]): WrongHint | null {
	const wrong = game.wrong();
	if (wrong.length === 0) return null;
	const { board, position } = game;
	// The oldest one may have led to the others. A symbol that contradicts comes before one that will.
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
