import { packStep, STEP_KINDS } from '../../search/step';

/**
 * The steps of a run that cannot be resumed, because no search of ours made them: a reader's program, or a
 * trace from elsewhere. A step is a packed word as in a search, with the line that made it and the calls
 * that were waiting. Kinds that no search has follow after those of a search.
 */

/** A call begins: at the line where it was made, 0 for none. Its `other` is the number of a text: `solve(board, 2, 5)`. */
export const CALL = STEP_KINDS.length;
/** A call ends, at its own depth and line. Its `other` is the number of a text, what it returned; its value is 1 for true, 0 for false, −1 for anything else. */
export const RETURN = CALL + 1;
/** It goes past a cell that is filled, but not given. */
export const PASS = CALL + 2;
/** A solver says something. Its `other` is the number of a text; −1: it takes back what is not placed. */
export const NOTE = CALL + 3;
/** All placements are taken back, and the search begins again. */
export const RESTART = CALL + 4;

/** In {@link StepLog.depths}: a call made from here has returned since the last step at this depth. */
export const HAS_RETURNED = 1 << 15;

/** Steps in columns. All arrays, unless they are empty, have room for at least `length` steps. */
export interface StepLog {
	readonly length: number;
	/** As packed by `packStep`; the kind may also be one of those above. */
	readonly words: Int32Array;
	/** The line of the program, counted from 1; 0 for none. Empty, like the next, if no program made the steps. */
	readonly lines: Uint16Array;
	/** How many calls wait for the one that makes the step, with {@link HAS_RETURNED}; of a CALL, for the one that begins. */
	readonly depths: Uint16Array;
	/**
	 * Of a program's steps, `place`: the value that was written over; `reject`: a cell that clashes, or the cell
	 * that was looked at. Of a solver's steps, `reject`: where its reasons are; any other: the cause of the step
	 * (`Step.cause`). CALL, RETURN and NOTE: see above. −1 for none.
	 */
	readonly others: Int32Array;
}

/** Grows a {@link StepLog}. */
export class StepLogBuilder implements StepLog {
	length = 0;
	words = new Int32Array(1024);
	lines = new Uint16Array(1024);
	depths = new Uint16Array(1024);
	others = new Int32Array(1024);

	write(kind: number, variable: number, value: number, line: number, depth: number, other = -1) {
		this.copy(packStep(kind, variable, value), line, depth, other);
	}

	/** Adds a step that is packed. */
	copy(word: number, line: number, depth: number, other: number): void {
		if (this.length === this.words.length) this.#grow(2 * this.length);
		this.words[this.length] = word;
		this.lines[this.length] = line;
		this.depths[this.length] = depth;
		this.others[this.length++] = other;
	}

	/** Adds the steps of another log. */
	append({ length, words, lines, depths, others }: StepLog): void {
		const all = this.length + length;
		if (all > this.words.length) this.#grow(Math.max(all, 2 * this.words.length));
		this.words.set(words.subarray(0, length), this.length);
		this.lines.set(lines.subarray(0, length), this.length);
		this.depths.set(depths.subarray(0, length), this.length);
		this.others.set(others.subarray(0, length), this.length);
		this.length = all;
	}

	/** The steps from a position on, in arrays of their own. */
	since(from: number): StepLog {
		const { length, words, lines, depths, others } = this;
		return {
			length: length - from,
			words: words.slice(from, length),
			lines: lines.slice(from, length),
			depths: depths.slice(from, length),
			others: others.slice(from, length)
		};
	}

	#grow(capacity: number): void {
		const { words, lines, depths, others } = this;
		this.words = new Int32Array(capacity);
		this.lines = new Uint16Array(capacity);
		this.depths = new Uint16Array(capacity);
		this.others = new Int32Array(capacity);
		this.words.set(words);
		this.lines.set(lines);
		this.depths.set(depths);
		this.others.set(others);
	}
}
