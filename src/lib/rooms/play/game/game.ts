import { conflictCells, conflicts, EMPTY, type Board } from '$lib/kinds/sudoku/board';
import { COLOURS, type Action, type Logged } from './action';
import {
	boardAt,
	candidatesAt,
	changed,
	tableOf,
	type Position,
	type Puzzle,
	type Table
} from './position';

export type { Action, Logged } from './action';
export type { Position, Puzzle } from './position';

/** Positions to return to, the nearest first. */
interface Link {
	readonly position: Position;
	/** The cells whose symbol is the solver's there. */
	readonly solvers: ReadonlySet<number>;
	readonly further: Link | null;
}

const NO_CELLS: ReadonlySet<number> = new Set();

/** Everything that an action changes. */
interface State {
	readonly position: Position;
	/** The cells whose symbol is the solver's. */
	readonly solvers: ReadonlySet<number>;
	readonly past: Link | null;
	readonly future: Link | null;
	readonly placed: number;
	readonly wentBack: number;
	readonly helps: number;
	readonly milliseconds: number;
	readonly solvedAt: number | null;
}

/**
 * A game: a puzzle and the log of all that was done, to which entries are only added. An object does
 * not change; {@link with} makes the next one, at the cost of one action. An entry that is not possible
 * where it stands (two tabs may have written the log) changes nothing.
 */
export class Game {
	readonly #table: Table;
	readonly #state: State;
	/** The entries of this game, and perhaps of later ones. */
	readonly #entries: Logged[];
	/** How many of them are of this game. */
	readonly length: number;
	#board: Board | null = null;
	#conflicts: readonly number[] | null = null;
	#candidates: Int32Array | null = null;

	private constructor(table: Table, state: State, entries: Logged[], length: number) {
		this.#table = table;
		this.#state = state;
		this.#entries = entries;
		this.length = length;
	}

	/** A new game, or the one that a log describes. */
	static of(puzzle: Puzzle, log: readonly Logged[] = []): Game {
		const table = tableOf(puzzle);
		const state: State = {
			position: table.empty,
			solvers: NO_CELLS,
			past: null,
			future: null,
			placed: 0,
			wentBack: 0,
			helps: 0,
			milliseconds: 0,
			solvedAt: null
		};
		let game = new Game(table, state, [], 0);
		for (const logged of log) game = game.with(logged);
		return game;
	}

	/** The game after one more entry, possible or not. */
	with(logged: Logged): Game {
		// Games that continue each other share one list. Only a game that branches off needs a copy.
		const isLast = this.#entries.length === this.length;
		const entries = isLast ? this.#entries : this.#entries.slice(0, this.length);
		entries.push(logged);
		return new Game(this.#table, this.#after(logged), entries, this.length + 1);
	}

	get puzzle(): Puzzle {
		return this.#table.puzzle;
	}

	get position(): Position {
		return this.#state.position;
	}

	/** All entries, first to last: a copy. */
	get log(): readonly Logged[] {
		return this.#entries.slice(0, this.length);
	}

	/** Givens and placed symbols. */
	get board(): Board {
		return (this.#board ??= boardAt(this.#table, this.position));
	}

	/** The cells, ascending, that break a rule with another; givens may be among them. */
	get conflicts(): readonly number[] {
		return (this.#conflicts ??= conflictCells(conflicts(this.board)));
	}

	/** For each empty cell the mask of the symbols that no peer holds; 0 for the others. */
	get candidates(): Int32Array {
		return (this.#candidates ??= candidatesAt(this.#table, this.position));
	}

	/** The cells, ascending, whose placed symbol is not that of the solution. */
	wrong(): number[] {
		const { symbols } = this.position;
		const { solution } = this.puzzle;
		const cells = [];
		for (let cell = 0; cell < symbols.length; cell++)
			if (symbols[cell] !== EMPTY && symbols[cell] !== solution[cell]) cells.push(cell);
		return cells;
	}

	/** The filled peers of a cell that hold a symbol, ascending: why it is not a candidate there. */
	blockers(cell: number, symbol: number): number[] {
		return this.#table.sudoku.clashes(this.board.cells, cell, symbol);
	}

	isGiven(cell: number): boolean {
		return this.puzzle.givens.cells[cell] !== EMPTY;
	}

	get canUndo(): boolean {
		return this.#state.past !== null;
	}

	get canRedo(): boolean {
		return this.#state.future !== null;
	}

	/** Every cell is filled and nothing contradicts. */
	get isSolved(): boolean {
		return !this.board.cells.includes(EMPTY) && this.conflicts.length === 0;
	}

	/** How many symbols the player has placed, those among them that are gone again. */
	get placed(): number {
		return this.#state.placed;
	}

	/** How many symbols of the player were taken back, by whatever action. */
	get wentBack(): number {
		return this.#state.wentBack;
	}

	/** How many symbols the solver has placed. */
	get helps(): number {
		return this.#state.helps;
	}

	/** Whether the solver has placed anything, even if it is gone again: it was seen. */
	get helped(): boolean {
		return this.helps > 0;
	}

	/** The cells whose symbol is the solver's: the player's way does not lead through them. */
	get solvers(): ReadonlySet<number> {
		return this.#state.solvers;
	}

	/** Whether undo would take a symbol of the solver away. */
	get canUndoSolver(): boolean {
		const { past, solvers } = this.#state;
		return past !== null && past.solvers.size < solvers.size;
	}

	/** Milliseconds played at the last entry. */
	get milliseconds(): number {
		return this.#state.milliseconds;
	}

	/** Milliseconds played when the puzzle was solved for the first time; null before. */
	get solvedAt(): number | null {
		return this.#state.solvedAt;
	}

	/**
	 * How many positions ago the cell was given the symbol that the player has there now; 0 if it has
	 * none. Positions that were undone do not count.
	 */
	ageOf(cell: number): number {
		const symbol = this.position.symbols[cell];
		if (symbol === EMPTY) return 0;
		let age = 1;
		for (let link = this.#state.past; link !== null; link = link.further) {
			if (link.position.symbols[cell] !== symbol) break;
			age++;
		}
		return age;
	}

	#after({ action, at }: Logged): State {
		const state = this.#state;
		const milliseconds = Math.max(state.milliseconds, at);
		if (refusal(this, action) !== null) return { ...state, milliseconds };
		const { position, solvers } = state;
		const here = { position, solvers };
		let next: Held & Pick<State, 'past' | 'future'>;
		if (action.do === 'undo') {
			const { further, ...there } = state.past!;
			next = { ...there, past: further, future: { ...here, further: state.future } };
		} else if (action.do === 'redo') {
			const { further, ...there } = state.future!;
			next = { ...there, past: { ...here, further: state.past }, future: further };
		} else {
			const there = changed(this.#table, position, action);
			const isSolvers = action.do === 'solve' || (action.do === 'place' && action.by === 'solver');
			next = {
				position: there,
				solvers: solversAfter(here, there, isSolvers),
				past: { ...here, further: state.past },
				future: null
			};
		}
		const { placed, helps, back } = counted(here, next);
		const after: State = {
			...state,
			...next,
			milliseconds,
			placed: state.placed + placed,
			helps: state.helps + helps,
			wentBack: state.wentBack + back
		};
		if (after.solvedAt !== null || after.position.symbols === position.symbols) return after;
		const isSolved = new Game(this.#table, after, [], 0).isSolved;
		return isSolved ? { ...after, solvedAt: milliseconds } : after;
	}
}

/** What stands on the board, and whose it is. */
type Held = Pick<State, 'position' | 'solvers'>;

/** The cells whose symbol is the solver's after a step, which the solver made or the player. */
function solversAfter(
	{ position, solvers }: Held,
	{ symbols }: Position,
	isSolvers: boolean
): ReadonlySet<number> {
	if (symbols === position.symbols) return solvers;
	const after = new Set(solvers);
	for (const [cell, symbol] of symbols.entries()) {
		if (symbol === position.symbols[cell]) continue;
		if (isSolvers && symbol !== EMPTY) after.add(cell);
		else after.delete(cell);
	}
	return after;
}

/**
 * How many symbols of the player came (`placed`) and went (`back`) between two positions, and how many
 * of the solver came (`helps`). One that was replaced did both.
 */
function counted(before: Held, after: Held): { placed: number; helps: number; back: number } {
	const [from, to] = [before.position.symbols, after.position.symbols];
	let [placed, helps, back] = [0, 0, 0];
	if (from === to) return { placed, helps, back };
	for (let cell = 0; cell < from.length; cell++) {
		if (from[cell] === to[cell]) continue;
		if (from[cell] !== EMPTY && !before.solvers.has(cell)) back++;
		if (to[cell] === EMPTY) continue;
		if (after.solvers.has(cell)) helps++;
		else placed++;
	}
	return { placed, helps, back };
}

/** Why an action is not possible. */
export type Refusal =
	/** No such cell, symbol or colour, or no symbol of the solution as the solver's. */
	| 'unknown'
	/** The puzzle is solved: only undo, redo and reset are left. */
	| 'over'
	/** The cell belongs to the puzzle. */
	| 'given'
	/** Notes go into empty cells. */
	| 'filled'
	/** It would change nothing. */
	| 'nothing'
	/** The solver does not begin while the board breaks a rule. */
	| 'contradicts'
	/** The solver finds no solution: a symbol is wrong, although it breaks no rule. */
	| 'dead-end';

/** Why an action is not possible now; null if it is. Illegal symbols may be placed. */
export function refusal(game: Game, action: Action): Refusal | null {
	if (!isKnown(game, action)) return 'unknown';
	if (action.do === 'undo') return game.canUndo ? null : 'nothing';
	if (action.do === 'redo') return game.canRedo ? null : 'nothing';
	if (action.do !== 'reset' && game.isSolved) return 'over';
	const { symbols, notes, colours } = game.position;
	switch (action.do) {
		case 'place':
			if (game.isGiven(action.cell)) return 'given';
			return symbols[action.cell] === action.symbol ? 'nothing' : null;
		case 'erase':
			if (game.isGiven(action.cell)) return 'given';
			return symbols[action.cell] === EMPTY && notes[action.cell] === 0 ? 'nothing' : null;
		case 'note':
			if (game.isGiven(action.cell)) return 'given';
			return symbols[action.cell] === EMPTY ? null : 'filled';
		case 'cross-out':
			if (action.removed.some(({ cell }) => game.isGiven(cell))) return 'given';
			if (action.removed.some(({ cell }) => symbols[cell] !== EMPTY)) return 'filled';
			return action.removed.every(
				({ cell, symbols: gone }) => notes[cell] !== 0 && (notes[cell] & gone) === 0
			)
				? 'nothing'
				: null;
		case 'fill-notes':
			return notes.every((mask, cell) => mask === game.candidates[cell]) ? 'nothing' : null;
		case 'clear-notes':
			return notes.some((mask) => mask !== 0) ? null : 'nothing';
		case 'colour':
			return action.colour === 0 && colours[action.cell] === 0 ? 'nothing' : null;
		case 'reset':
			return isBlank(game.position) ? 'nothing' : null;
		case 'solve':
			if (game.conflicts.length > 0) return 'contradicts';
			return game.wrong().length > 0 ? 'dead-end' : null;
	}
}

/** Whether nothing is on the board but the givens. */
function isBlank({ symbols, notes, colours }: Position): boolean {
	const isFilled = symbols.some((symbol) => symbol !== EMPTY);
	return !isFilled && notes.every((mask) => mask === 0) && colours.every((colour) => colour === 0);
}

/** Whether what the action names exists. Logs come from storage and may say anything. */
function isKnown({ puzzle }: Game, action: Action): boolean {
	const { cells } = puzzle.givens;
	const isBelow = (value: number, end: number) =>
		Number.isInteger(value) && value >= 0 && value < end;
	if ('cell' in action && !isBelow(action.cell, cells.length)) return false;
	if ('symbol' in action && !isBelow(action.symbol, Math.sqrt(cells.length))) return false;
	if (action.do === 'colour') return isBelow(action.colour, COLOURS + 1);
	if (action.do === 'cross-out') {
		const end = 2 ** Math.sqrt(cells.length);
		return action.removed.every(
			({ cell, symbols }) => isBelow(cell, cells.length) && symbols > 0 && isBelow(symbols, end)
		);
	}
	if (action.do !== 'place' || action.by !== 'solver') return true;
	return puzzle.solution[action.cell] === action.symbol;
}
