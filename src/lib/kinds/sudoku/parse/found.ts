import { MAX_NOTED } from '$lib/engine/kind';
import {
	MAX_BOARDS,
	type NamedBoard,
	type Parsed,
	type ParseError,
	type SudokuNote
} from './error';

/** The boards of a text, the lines that are in none, and why the first wrong one is not. */
export class Found {
	readonly boards: NamedBoard[] = [];
	/** There are more boards than the limit. */
	cut = false;
	#renamed: SudokuNote | undefined;
	readonly #lines: number[] = [];
	/** How many lines are left out. */
	count = 0;
	/** How many boards or rows were wrong; words around the boards are not. */
	wrong = 0;
	/** What is wrong with the first board that could not be read. */
	error: ParseError | null = null;
	/** The first line of words. */
	words = 0;

	/** Adds a board, up to the limit; `renamed` is what its symbols were called. */
	add(board: NamedBoard, renamed?: SudokuNote): void {
		this.#renamed ??= renamed;
		if (this.boards.length === MAX_BOARDS) this.cut = true;
		else this.boards.push(board);
	}

	/** Lines that are not a board or a row at all. */
	addWords(line: number): void {
		if (this.words === 0) this.words = line;
		this.#add([line]);
	}

	/** A board with an error. A row that is too short says more than the number of rows around it. */
	addWrong(lines: readonly number[], error: ParseError): void {
		if (this.error === null || (this.error.code === 'row-count' && error.code === 'row-length')) {
			this.error = error;
		}
		this.wrong++;
		this.#add(lines);
	}

	/** The boards with notes on them, or the error if there are no more boards than wrong ones. */
	result(error: ParseError): Parsed {
		const { boards, cut } = this;
		if (boards.length === 0 || this.wrong >= boards.length) return { error };
		const notes: SudokuNote[] = this.#renamed === undefined ? [] : [this.#renamed];
		if (this.count > 0) {
			const lines = [...this.#lines].sort((a, b) => a - b).slice(0, MAX_NOTED);
			const first = this.error === null ? {} : { error: this.error };
			notes.unshift({ code: 'left-out', lines, count: this.count, ...first });
		}
		return { boards, cut, ...(notes.length > 0 ? { notes } : {}) };
	}

	#add(lines: readonly number[]): void {
		this.count += lines.length;
		for (const line of lines) {
			// Lines of words may come before those of a board that is still being read.
			if (this.#lines.length < 2 * MAX_NOTED) this.#lines.push(line);
		}
	}
}
