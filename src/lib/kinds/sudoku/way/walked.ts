import type { OwnStep } from '$lib/engine/problem';
import type { Sudoku } from '../sudoku';
import { BACK, type Way, type WayMove } from './way';

/** A way as the steps of a trace, and what the player had done after each move. */
export interface Walked {
	readonly steps: readonly OwnStep[];
	/** The way ends in a solution; moves after it do not count. */
	readonly isSolved: boolean;
	/** How many cells are empty at the end, not counting symbols that break a rule. */
	readonly openAtEnd: number;
	/** How many moves count. */
	readonly length: number;
	/** For each number of moves from 0, the position in the trace that they lead to. Ascending. */
	readonly positions: readonly number[];
	/** For each number of moves from 0, what the player has done by then. */
	readonly counts: readonly WayCounts[];
}

/** What a player has done. */
export interface WayCounts {
	/** Symbols set, whether they were legal or not. */
	readonly placed: number;
	/** Symbols taken back or replaced. */
	readonly wentBack: number;
	/** Symbols set that broke a rule at once. */
	readonly broke: number;
}

/**
 * Walks a way as a search would have to. Placements in force never break a rule, and they are taken
 * back in stack order:
 *
 * - A symbol that breaks a rule is rejected. If it stays on the player's board until whatever forbids
 *   it is taken back, it is placed then, as a forced placement.
 * - To take back a symbol that is not the last one, all later ones are taken back first and placed
 *   again after it, as forced placements: the player did not decide on them again.
 */
export function walked(sudoku: Sudoku, way: Way): Walked {
	const walker = new Walker(sudoku);
	const positions = [0];
	const counts = [walker.counts];
	for (const move of way) {
		if (walker.isSolved) break;
		walker.move(move);
		positions.push(walker.steps.length);
		counts.push(walker.counts);
	}
	const { steps, isSolved, open } = walker;
	return { steps, isSolved, openAtEnd: open, length: counts.length - 1, positions, counts };
}

class Walker {
	readonly steps: OwnStep[] = [];
	/** The givens, and the placements in force. */
	readonly #board: Int8Array;
	/** The cells of the placements in force, in order. */
	readonly #stack: number[] = [];
	/** The symbols on the player's board that break a rule, by their cells, the oldest first. */
	readonly #standing = new Map<number, number>();
	/** Those of them that were forced. */
	readonly #forced = new Set<number>();
	/** The cell that is being decided, −1 for none. */
	#deciding = -1;
	#open: number;
	#counts: WayCounts = { placed: 0, wentBack: 0, broke: 0 };

	constructor(private readonly sudoku: Sudoku) {
		this.#board = sudoku.fixed.slice();
		this.#open = this.#board.reduce((count, symbol) => count + (symbol < 0 ? 1 : 0), 0);
	}

	get counts(): WayCounts {
		return this.#counts;
	}

	/** How many cells no placement is in. */
	get open(): number {
		return this.#open;
	}

	get isSolved(): boolean {
		return this.steps.at(-1)?.kind === 'solution';
	}

	/** Makes a move. Nothing happens if it would change nothing. */
	move({ cell, symbol }: WayMove): void {
		const { fixed } = this.sudoku;
		if (fixed[cell] >= 0) return;
		const before = this.#standing.get(cell) ?? this.#board[cell];
		if (before === symbol) return;
		if (before !== BACK) this.#takeBack(cell);
		if (symbol !== BACK) this.#set(cell, symbol);
		if (this.#open === 0) this.#step('solution', -1, -1);
	}

	#step(kind: OwnStep['kind'], variable: number, value: number): void {
		this.steps.push({ kind, variable, value });
	}

	#set(cell: number, symbol: number): void {
		const { placed, broke, ...rest } = this.#counts;
		const isLegal = this.#isLegal(cell, symbol);
		this.#counts = { ...rest, placed: placed + 1, broke: broke + (isLegal ? 0 : 1) };
		if (this.#deciding !== cell) this.#step('choose', cell, -1);
		if (isLegal) {
			this.#place('place', cell, symbol);
			return;
		}
		this.#step('reject', cell, symbol);
		this.#deciding = cell;
		this.#standing.set(cell, symbol);
	}

	#isLegal(cell: number, symbol: number): boolean {
		return this.sudoku.clashes(this.#board, cell, symbol).length === 0;
	}

	#place(kind: 'place' | 'force', cell: number, symbol: number): void {
		this.#step(kind, cell, symbol);
		this.#board[cell] = symbol;
		this.#stack.push(cell);
		if (kind === 'force') this.#forced.add(cell);
		this.#open--;
		this.#deciding = -1;
	}

	#takeBack(cell: number): void {
		this.#counts = { ...this.#counts, wentBack: this.#counts.wentBack + 1 };
		if (this.#standing.delete(cell)) return;
		const later = this.#stack.slice(this.#stack.indexOf(cell) + 1);
		const symbols = later.map((other) => this.#board[other]);
		for (const other of [...later.toReversed(), cell]) this.#unstack(other);
		for (const [at, other] of later.entries()) this.#place('force', other, symbols[at]);
		for (const [other, symbol] of this.#standing) {
			if (!this.#isLegal(other, symbol)) continue;
			this.#standing.delete(other);
			this.#place('force', other, symbol);
		}
	}

	#unstack(cell: number): void {
		this.#step('backtrack', cell, this.#board[cell]);
		this.#board[cell] = BACK;
		this.#stack.pop();
		// There was no decision on a forced placement that could be made again.
		this.#deciding = this.#forced.delete(cell) ? -1 : cell;
		this.#open++;
	}
}
