import {
	conflictCells,
	conflicts,
	countFilled,
	EMPTY,
	emptyBoard,
	remaining,
	type Board
} from '../problems/sudoku/board';
import { sizeOf } from '../problems/sudoku/shape';

/** What an edit changes, as one value: undoing is going back to the one before. */
interface State {
	/** As loaded: they cannot be typed over. */
	readonly givens: Board;
	/** What was typed since, of the same shape. */
	readonly entries: Board;
	readonly name: string | null;
}

/** A puzzle being edited: what it was loaded with, and what was typed on it since. */
export class Puzzle {
	#state = $state.raw<State>(stateOf(emptyBoard({ rows: 3, columns: 3 }), null));
	#past = $state.raw<readonly State[]>([]);
	#future = $state.raw<readonly State[]>([]);
	/** The cell that the user chose, −1 for none. */
	selected = $state(-1);

	readonly shape = $derived(this.#state.givens.shape);
	readonly name = $derived(this.#state.name);
	/** The symbol of each cell as it was loaded, −1 for none. */
	readonly givens = $derived(this.#state.givens.cells);
	/** The symbol of each cell as it was typed since, −1 for none. */
	readonly entries = $derived(this.#state.entries.cells);
	readonly givensBoard = $derived(this.#state.givens);
	readonly entriesBoard = $derived(this.#state.entries);
	/** Both together: what is to be solved. */
	readonly board: Board = $derived({
		shape: this.shape,
		cells: this.givens.map((symbol, cell) => (symbol === EMPTY ? this.entries[cell] : symbol))
	});
	readonly conflicts = $derived(conflicts(this.board));
	/** The cells that break a rule. */
	readonly conflictCells: ReadonlySet<number> = $derived(new Set(conflictCells(this.conflicts)));
	/** For each symbol how many are still to be placed. */
	readonly remaining = $derived(remaining(this.board));
	readonly hasEntries = $derived(countFilled(this.#state.entries) > 0);
	readonly isEmpty = $derived(countFilled(this.board) === 0);
	readonly canUndo = $derived(this.#past.length > 0);
	readonly canRedo = $derived(this.#future.length > 0);

	/** Loads a board; its symbols are the givens. Undoing brings the one before back. */
	load(board: Board, name: string | null = null): void {
		this.#change(stateOf(board, name));
	}

	/** Loads a board with entries on it, as the start of everything: there is nothing to undo. */
	restore(givens: Board, entries: Board | null): void {
		this.selected = -1;
		this.#show({ ...stateOf(givens, null), ...(entries === null ? {} : { entries }) });
		this.#past = [];
		this.#future = [];
	}

	isGiven(cell: number): boolean {
		return this.givens[cell] !== undefined && this.givens[cell] !== EMPTY;
	}

	/** Types a symbol into a cell. Givens stay as they are until they are unlocked or cleared. */
	type(cell: number, symbol: number): void {
		if (this.entries[cell] === undefined || this.entries[cell] === symbol) return;
		if (this.isGiven(cell) || symbol < EMPTY || symbol >= sizeOf(this.shape)) return;
		const cells = this.entries.slice();
		cells[cell] = symbol;
		this.#change({ ...this.#state, entries: { shape: this.shape, cells } });
	}

	/** Empties a cell that was typed into. */
	erase(cell: number): void {
		this.type(cell, EMPTY);
	}

	/** Takes back everything that was typed. */
	reset(): void {
		if (this.hasEntries) this.#change({ ...this.#state, entries: emptyBoard(this.shape) });
	}

	/** Makes entries of the givens, so that they can be typed over. */
	unlock(): void {
		if (countFilled(this.givensBoard) === 0) return;
		this.#change({ ...stateOf(emptyBoard(this.shape), this.name), entries: this.board });
	}

	/** Empties the board, givens too. */
	clear(): void {
		if (!this.isEmpty) this.#change(stateOf(emptyBoard(this.shape), null));
	}

	undo(): void {
		const before = this.#past.at(-1);
		if (before === undefined) return;
		this.#past = this.#past.slice(0, -1);
		this.#future = [...this.#future, this.#state];
		this.#show(before);
	}

	redo(): void {
		const after = this.#future.at(-1);
		if (after === undefined) return;
		this.#future = this.#future.slice(0, -1);
		this.#past = [...this.#past, this.#state];
		this.#show(after);
	}

	#change(state: State): void {
		this.#past = [...this.#past, this.#state];
		this.#future = [];
		this.#show(state);
	}

	#show(state: State): void {
		// On a board of another size the chosen cell would be another one, or none.
		if (sizeOf(state.givens.shape) !== sizeOf(this.shape)) this.selected = -1;
		this.#state = state;
	}
}

/** A board without entries. It is copied: what the caller does to it later is not an edit. */
function stateOf({ shape, cells }: Board, name: string | null): State {
	return { givens: { shape, cells: cells.slice() }, entries: emptyBoard(shape), name };
}
