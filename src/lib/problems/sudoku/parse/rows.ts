import { MAX_VALUES } from '../../problem';
import { defaultShape, isShape, sizeOf, type BoxShape } from '../shape';
import { boardOf } from './cells';
import { MAX_BOARDS, type NamedBoard, type Parsed, type ParseError } from './error';
import { areSmallBoards, drawnShape, fitSmall, isProse } from './grid';
import { hintsOf, type Hints } from './hints';
import { lineKind, linesOf, unclearCells, type LineKind } from './lines';
import { cleanName, emptyRow, readRow, type Row } from './row';
import { mostFrequent, nearestSize } from './sizes';

/**
 * Boards written line by line: one board per line, or one row per line, with or without bars,
 * rulers, blank lines, comments, titles. Time and memory are linear in the text.
 */
export function parseRows(text: string): Parsed {
	const reader = new Reader(text);
	reader.read();
	if (reader.error) return { error: reader.error };
	return { boards: reader.boards, cut: reader.cut };
}

class Reader {
	readonly boards: NamedBoard[] = [];
	cut = false;
	/** The first error; reading stops there. */
	error: ParseError | null = null;
	readonly #lines: Generator<{ text: string; line: number }>;
	readonly #hints: Hints;
	/** Rows of the current board, all of the same length. */
	#rows: Row[] = [];
	/** The rows that follow a ruler. */
	#rulers: number[] = [];
	/** Rows since the last separator between boards. */
	#together = 0;
	/** A blank line follows each row. */
	#spread = false;
	/** The last title, and the comment directly above. */
	#title: string | null = null;
	#remark: string | null = null;
	/** The box shape from a comment. */
	#shape: BoxShape | null = null;
	#skipping = false;

	constructor(text: string) {
		this.#lines = linesOf(text);
		this.#hints = hintsOf(text);
	}

	read(): void {
		for (const { text, line } of this.#lines) {
			const kind = lineKind(text);
			if (kind === 'section') {
				this.#separate();
				// A .sdk file contains the puzzle and then the entries so far.
				this.#skipping = !/puzzle/i.test(text);
			} else if (!this.#skipping) {
				this.#readLine(kind, text, line);
				if (this.cut) return;
			}
			if (this.error) return;
		}
		this.#separate();
		if (this.boards.length === 0) this.error ??= { code: 'empty' };
	}

	#readLine(kind: LineKind, text: string, line: number): void {
		if (kind === 'blank') this.#blank();
		else if (kind === 'comment') this.#comment(text);
		else if (kind === 'ruler') this.#ruler();
		else if (kind === 'title') {
			this.#separate();
			this.#title = cleanName(text);
		} else if (kind === 'row') this.#add(readRow(text, line));
		else {
			const width = this.#rows.length > 0 ? this.#rows[0].count : this.#hints.width;
			const cells = unclearCells(text);
			const isRow = text.includes('-') ? this.#hints.dashIsEmpty : true;
			if (isRow && cells === width) this.#add(emptyRow(line, cells));
			else if (text.includes('-')) this.#ruler();
			else this.#blank();
		}
	}

	#ruler(): void {
		if (this.#rows.length > 0) this.#rulers.push(this.#rows.length);
	}

	#blank(): void {
		const count = this.#rows.length;
		if (count === 0) {
			this.#remark = null;
			this.#together = 0;
		} else if (count === 1) {
			this.#spread = true;
		} else if (!this.#spread) {
			// Between boxes a blank line is a ruler; elsewhere it ends the board.
			const size = this.#rows[0].count;
			if (count % (this.#shapeFor(size) ?? defaultShape(size)).rows !== 0) this.#separate();
		}
	}

	/** `# box 3x2`, the tags of .sdk files, or a name for the board below. */
	#comment(text: string): void {
		const box = /^\s*#\s*box\s+(\d{1,2})\s*[x×]\s*(\d{1,2})\s*$/.exec(text);
		if (box) {
			const shape = { rows: Number(box[1]), columns: Number(box[2]) };
			this.#shape = isShape(shape) ? shape : null;
			return;
		}
		if (this.#rows.length > 0) return;
		const tag = /^#([A-Z])(.*)$/.exec(text);
		if (!tag) this.#remark = cleanName(text);
		else if (tag[1] === 'N' || (tag[1] === 'D' && this.#title === null)) {
			this.#title = cleanName(tag[2]);
		}
	}

	#add(row: Row): void {
		// Only quotes or similar.
		if (row.count === 0) return;
		if (this.boards.length === MAX_BOARDS) {
			this.cut = true;
			return;
		}
		const isRow = row.count <= MAX_VALUES;
		if (!isRow && (this.#rows.length === 0 || isLineLength(row.count))) {
			this.#separate();
			this.#finishLine(row);
			return;
		}
		if (this.#rows.length > 0 && row.count !== this.#rows[0].count) {
			this.error ??= this.#uneven(row);
			return;
		}
		this.#rows.push(row);
		this.#together++;
		if (this.#rows.length === row.count) this.#finishGrid();
	}

	/** A whole board on one line. */
	#finishLine(row: Row): void {
		if (!isLineLength(row.count)) {
			this.error ??= this.#wrongLength(row);
			return;
		}
		const size = Math.sqrt(row.count);
		this.#finish(row.cells, this.#shapeFor(size) ?? defaultShape(size), () => row.line, row.name);
	}

	/** Ends a grid that has as many rows as cells in a row. */
	#finishGrid(): void {
		const rows = this.#rows;
		if (rows.length >= 16 && areSmallBoards(rows)) {
			this.#finishSmall();
			return;
		}
		const size = rows.length;
		const shape =
			this.#shapeFor(size) ?? drawnShape(size, rows, this.#rulers) ?? defaultShape(size);
		const cells = rows.flatMap((row) => row.cells);
		const name = rows[0].name;
		this.#reset();
		this.#finish(cells, shape, (index) => rows[index].line, name);
	}

	/** Rows that are boards of 4×4 or 5×5 (or, on its own, a smaller one). */
	#finishSmall(): void {
		const rows = this.#rows;
		this.#reset();
		for (const row of rows) this.#finishLine(row);
	}

	/** Ends the board: its rows so far are one-line boards, or too few. */
	#separate(): void {
		const rows = this.#rows;
		if (rows.length > 0 && rows.length === rows[0].count - 1 && rows.every((row) => row.trailing)) {
			this.#rows = rows.map((row) => {
				return { ...row, cells: row.cells.slice(0, -1), count: row.count - 1, trailing: false };
			});
			this.#finishGrid();
		} else if (rows.length > 0) {
			const root = Math.sqrt(rows[0].count);
			const several = rows.length === 1 || root > 3;
			if (Number.isInteger(root) && several && (rows[0].squared || fitSmall(rows))) {
				this.#finishSmall();
			} else {
				this.error ??= this.#wrongCount();
			}
		}
		this.#together = 0;
	}

	#finish(
		cells: readonly string[],
		shape: BoxShape,
		lineOfRow: (row: number) => number,
		name: string | null
	): void {
		if (this.boards.length === MAX_BOARDS) {
			this.cut = true;
			return;
		}
		const size = sizeOf(shape);
		const made = boardOf(shape, cells);
		if ('bad' in made) {
			const row = Math.floor(made.bad.cell / size);
			const line = lineOfRow(row);
			const column = (made.bad.cell % size) + 1;
			const { found } = made.bad;
			this.error ??=
				this.#proseAt(line, cells) ??
				({ code: 'symbol', line, row: row + 1, column, found, size } as const);
			return;
		}
		const known = name ?? this.#remark ?? this.#title;
		this.boards.push(known === null ? { board: made.board } : { board: made.board, name: known });
		this.#title = this.#remark = null;
	}

	#reset(): void {
		this.#rows = [];
		this.#rulers = [];
		this.#spread = false;
	}

	#shapeFor(size: number): BoxShape | null {
		return this.#shape && sizeOf(this.#shape) === size ? this.#shape : null;
	}

	/** The rows so far and `next` differ in length: finds the odd one. */
	#uneven(next: Row): ParseError {
		const rows = [...this.#rows, next];
		for (const { text, line } of this.#lines) {
			const kind = lineKind(text);
			if (kind === 'row') rows.push(readRow(text, line));
			if (rows.length > MAX_VALUES || kind === 'title' || kind === 'section') break;
		}
		const expected = mostFrequent(rows.map((row) => row.count));
		const row = rows.findIndex(({ count }) => count !== expected);
		const { line, count } = rows[row];
		return (
			this.#proseIn(rows) ?? { code: 'row-length', line, row: row + 1, found: count, expected }
		);
	}

	#wrongCount(): ParseError {
		const rows = this.#rows;
		if (rows.length === 1 && this.#together === 1) return this.#wrongLength(rows[0]);
		const expected = rows[0].count;
		const found = this.#together < 2 * expected ? this.#together : rows.length;
		const { line } = rows[rows.length - 1];
		return this.#proseIn(rows) ?? { code: 'row-count', line, found, expected };
	}

	#wrongLength(row: Row): ParseError {
		const last = this.boards.at(-1);
		const size = last ? sizeOf(last.board.shape) : nearestSize(row.count);
		const { line, count } = row;
		return (
			this.#proseIn([row]) ?? { code: 'length', line, found: count, expected: size * size, size }
		);
	}

	/** Reports prose as such, not as a bad first letter. */
	#proseAt(line: number, cells: readonly string[]): ParseError | null {
		return this.boards.length === 0 && isProse(cells) ? { code: 'no-board', line } : null;
	}

	#proseIn(rows: readonly Row[]): ParseError | null {
		const cells = rows.flatMap((row) => row.cells);
		return this.#proseAt(rows[0].line, cells);
	}
}

/** Too long for a row, but the right length for a whole board. */
function isLineLength(count: number): boolean {
	return count <= MAX_VALUES ** 2 && Number.isInteger(Math.sqrt(count));
}
