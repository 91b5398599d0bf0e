import { MAX_NOTED } from '$lib/engine/kind';
import type { ParseError, SudokuNote } from './error';

/** The lines of a text that are not in its boards, and why the first wrong one is not. */
export class LeftOut {
	readonly #lines: number[] = [];
	/** How many lines there are. */
	count = 0;
	/** How many boards or rows were wrong; words around the boards are not. */
	wrong = 0;
	/** What is wrong with the first board that could not be read. */
	error: ParseError | null = null;
	/** The first line of words. */
	words = 0;

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

	/** The note about these lines; none if no line was left out. */
	notes(): readonly SudokuNote[] {
		if (this.count === 0) return [];
		const lines = [...this.#lines].sort((a, b) => a - b).slice(0, MAX_NOTED);
		const error = this.error === null ? {} : { error: this.error };
		return [{ code: 'left-out', lines, count: this.count, ...error }];
	}

	#add(lines: readonly number[]): void {
		this.count += lines.length;
		for (const line of lines) {
			// Lines of words may come before those of a board that is still being read.
			if (this.#lines.length < 2 * MAX_NOTED) this.#lines.push(line);
		}
	}
}
