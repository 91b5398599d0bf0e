import {
	closeSync,
	copyFileSync,
	existsSync,
	fsyncSync,
	openSync,
	readSync,
	rmSync,
	truncateSync,
	writeFileSync
} from 'node:fs';
import { LineReader } from './line-reader';
import { isSpecial, type Output } from './output';
import { UserError } from './user-error';

/** Milliseconds after which what was written must survive a crash of the machine, too. */
const SAFE_AFTER = 1000;
/** Bytes that are read at once. */
const PIECE = 65_536;

/** What the lines of a work file are. */
export interface WorkLines {
	/** The line before all others, if there is one. */
	readonly heading?: string;
	/** How many lines belong to it. */
	readonly length: number;
	/** @throws UserError if the file, which begins with this line, belongs to something else. */
	ensureHeading?(line: string, file: string): void;
	/**
	 * The place of a line among all lines of the result.
	 * @returns null if it cannot be read, −1 if it is to be made again.
	 * @throws UserError if it belongs to something else
	 */
	indexOf(line: string, number: number, file: string): number | null;
}

/**
 * Lines on their way into a file, in the order in which they come: they are beside it, as `.part`, until all
 * are there. A process may be killed at any moment: the lines before are kept, and a torn one is dropped.
 */
export class WorkFile {
	readonly name: string;
	/** The byte where each line begins; −1 for those that are missing. */
	readonly #places: Float64Array;
	/** The file whose lines are kept, if there is one. */
	readonly #known: string | null;
	#opened = -1;
	#size = 0;
	#safeAt = 0;

	/**
	 * Reads the work file, or the finished file, and writes nothing.
	 * @param goesOn keeps the rows that it finds there
	 * @throws UserError if there is a work file and `goesOn` is false, or if its rows belong to something else
	 */
	constructor(
		file: string,
		private readonly lines: WorkLines,
		goesOn: boolean
	) {
		this.name = WorkFile.nameOf(file);
		this.#places = new Float64Array(lines.length).fill(-1);
		const isBegun = existsSync(this.name);
		if (isBegun && !goesOn)
			throw new UserError(
				`${this.name}: left by a command that was ended; go on with --resume, or remove it`
			);
		// A file that was merged from parts may have holes.
		const isEnded = goesOn && existsSync(file) && !isSpecial(file);
		this.#known = isBegun ? this.name : isEnded ? file : null;
		if (this.#known !== null) this.#readKnown(this.#known);
	}

	/** Creates the file, or truncates it at the first line that cannot be read. */
	open(): void {
		if (this.#known !== null) {
			if (this.#known !== this.name) copyFileSync(this.#known, this.name);
			truncateSync(this.name, this.#size);
		}
		this.#opened = openSync(this.name, 'a+');
		this.#safeAt = performance.now();
		if (this.#size === 0 && this.lines.heading !== undefined)
			this.#append(`${this.lines.heading}\n`);
	}

	static nameOf(file: string): string {
		return `${file}.part`;
	}

	has(index: number): boolean {
		return this.#places[index] >= 0;
	}

	/** Adds lines; one that is there already is replaced. */
	add(lines: readonly { readonly index: number; readonly line: string }[]): void {
		let text = '';
		for (const { index, line } of lines) {
			this.#places[index] = this.#size + Buffer.byteLength(text);
			text += `${line}\n`;
		}
		this.#append(text);
		if (performance.now() - this.#safeAt < SAFE_AFTER) return;
		fsyncSync(this.#opened);
		this.#safeAt = performance.now();
	}

	/** Writes the lines in order, without the heading. */
	writeTo(output: Pick<Output, 'write'>): void {
		const piece = Buffer.allocUnsafe(PIECE);
		let [from, to] = [0, 0];
		for (const place of this.#places) {
			if (place < 0) continue;
			// Nearly all lines are in order.
			let end = place >= from && place < to ? piece.indexOf(10, place - from) : -1;
			if (end < 0 || end >= to - from) {
				from = place;
				to = place + readSync(this.#opened, piece, 0, PIECE, place);
				end = piece.indexOf(10);
			}
			output.write(piece.toString('utf8', place - from, end));
		}
	}

	/** Closes the file, which stays for another time. */
	close(): void {
		fsyncSync(this.#opened);
		closeSync(this.#opened);
	}

	/** Its lines are somewhere else. */
	remove(): void {
		closeSync(this.#opened);
		rmSync(this.name);
	}

	#append(text: string): void {
		writeFileSync(this.#opened, text);
		this.#size += Buffer.byteLength(text);
	}

	/** Reads lines up to the first that cannot be read. */
	#readKnown(file: string): void {
		const reader = new LineReader(file, PIECE);
		const { heading } = this.lines;
		for (let line = reader.next(); line !== null && reader.isWhole; line = reader.next()) {
			if (heading !== undefined && reader.number === 1) this.lines.ensureHeading?.(line, file);
			else {
				const index = this.lines.indexOf(line, reader.number, file);
				if (index === null) break;
				if (index >= 0) this.#places[index] = reader.start;
			}
			this.#size = reader.position;
		}
	}
}
