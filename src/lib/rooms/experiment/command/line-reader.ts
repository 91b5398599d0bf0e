import { closeSync, openSync, readSync } from 'node:fs';
import { told, unreadable, UserError } from './user-error';

const LINE_BREAK = 10;
/** The most bytes of a line. */
const LONGEST = 160_000_000;

/**
 * Reads a file line by line, and holds a piece of it. The file is open only while a piece is read, so that
 * thousands can be read side by side.
 */
export class LineReader {
	/** The number of the last line, from 1, and the byte where it begins. */
	number = 0;
	start: number;
	/** Whether it ends with a line break: the last line of a file that grows may be torn. */
	isWhole = true;
	#piece: Buffer;
	/** What is unread of the piece. */
	#from = 0;
	#to = 0;

	/** @param size bytes of a piece. @param end the byte where the last line ended */
	constructor(
		private readonly file: string,
		size: number,
		private end = 0
	) {
		this.#piece = Buffer.allocUnsafe(size);
		this.start = end;
	}

	/** The byte after the last line and its line break. */
	get position(): number {
		return this.end;
	}

	/** The next line without its break; null after the last. @throws UserError if it cannot be read */
	next(): string | null {
		let found = this.#piece.subarray(0, this.#to).indexOf(LINE_BREAK, this.#from);
		while (found < 0 && this.#readMore())
			found = this.#piece.subarray(0, this.#to).indexOf(LINE_BREAK, this.#from);
		this.isWhole = found >= 0;
		const to = this.isWhole ? found : this.#to;
		if (!this.isWhole && to === this.#from) return null;
		const line = this.#piece.toString('utf8', this.#from, to);
		this.number++;
		this.start = this.end;
		const after = this.isWhole ? to + 1 : to;
		this.end += after - this.#from;
		this.#from = after;
		return line;
	}

	/** Reads on behind what is unread. @returns false at the end of the file */
	#readMore(): boolean {
		const unread = this.#to - this.#from;
		if (unread >= LONGEST)
			throw new UserError(
				told(this.file, { code: 'too-large', path: '', line: this.number + 1, expected: LONGEST })
			);
		const old = this.#piece;
		if (unread === old.length) this.#piece = Buffer.allocUnsafe(2 * old.length);
		old.copy(this.#piece, 0, this.#from, this.#to);
		this.#from = 0;
		this.#to = unread;
		try {
			const file = openSync(this.file, 'r');
			try {
				const room = this.#piece.length - unread;
				const read = readSync(file, this.#piece, unread, room, this.end + unread);
				this.#to += read;
				return read > 0;
			} finally {
				closeSync(file);
			}
		} catch (error) {
			throw unreadable(this.file, error);
		}
	}
}
