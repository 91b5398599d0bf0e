import { MAX_VALUES } from '$lib/engine/problem';
import { linesOf } from '$lib/engine/reading/lines';
import { defaultShape, sizeOf, type BoxShape } from '../shape';
import { boardOf } from './cells';
import { MAX_BOARDS, type Parsed, type ParseError } from './error';
import { Found } from './found';
import { drawnShape, isProse } from './grid';
import { hintsOf, type Hints } from './hints';
import { isHint, lineKind, markOf, shapeOf, unclearCells, type LineKind } from './lines';
import { cleanName, emptyRow, isHeading, isWords, readRow, type Row } from './row';
import { Run, type Grid } from './run';
import { nearestSize } from './sizes';
import { opensList } from './value';

/**
 * Boards written line by line: one board per line, or one row per line, with or without bars,
 * rulers, blank lines, comments, titles, headings. Time and memory are linear in the text. Words
 * around the boards, and a few boards with errors among many, are left out and noted.
 */
export function parseRows(text: string): Parsed {
	return new Reader(text).read();
}

class Reader {
	readonly #found = new Found();
	readonly #text: string;
	readonly #hints: Hints;
	/** The rows since the last line that certainly is not part of their board. */
	#run = new Run();
	/** Lines of one or two numbers above a board: its size, or that of its boxes. */
	#sizes: Row[] = [];
	/** The last title, and the comment or the words directly above. */
	#title: string | null = null;
	#remark: string | null = null;
	/** Words directly above, which are left out if they do not name a board. */
	#words: { name: string; line: number } | null = null;
	/** The box shape from a comment. */
	#shape: BoxShape | null = null;
	#skipping = false;
	/** Lines that are too long for a row and no board, all of one length: a board that is too large. */
	readonly #wide = new WideLines();

	constructor(text: string) {
		this.#text = text;
		this.#hints = hintsOf(text);
	}

	read(): Parsed {
		for (const { text, line } of linesOf(this.#text)) {
			const kind = lineKind(text);
			if (kind === 'section') {
				this.#separate();
				// A .sdk file contains the puzzle and then the entries so far.
				this.#skipping = !/puzzle/i.test(text);
			} else if (!this.#skipping) {
				this.#readLine(kind, text, line);
			}
			if (this.#found.cut || this.#isHopeless) break;
		}
		if (!this.#found.cut) this.#separate();
		this.#dropWords();
		const { words, error } = this.#found;
		const none: ParseError = words > 0 ? { code: 'no-board', line: words } : { code: 'empty' };
		return this.#found.result(this.#wide.error ?? error ?? none);
	}

	/** Whether so much was not a board that the rest need not be read. */
	get #isHopeless(): boolean {
		return this.#found.boards.length === 0 && this.#found.count > MAX_BOARDS;
	}

	#readLine(kind: LineKind, text: string, line: number): void {
		if (kind === 'blank') this.#blank();
		else if (kind === 'comment') this.#comment(text);
		else if (kind === 'ruler') this.#run.addRuler();
		else if (kind === 'title') {
			this.#separate();
			this.#dropWords();
			this.#title = cleanName(text);
		} else if (kind === 'row') this.#add(readRow(text, line), text);
		else {
			const width = this.#run.width || this.#hints.width;
			const cells = unclearCells(text);
			const mark = markOf(text);
			if (cells === width && this.#hints.isEmpty(mark)) this.#add(emptyRow(line, cells), text);
			else if (mark === '') this.#blank();
			else this.#run.addRuler();
		}
	}

	#blank(): void {
		if (this.#run.width === 0) {
			this.#dropWords();
			this.#remark = null;
		}
		this.#run.addBlank();
		// Whole boards so far: nothing below can be part of them.
		const grids = this.#run.wholeGrids((size) => this.#shapeFor(size));
		if (grids !== null) this.#finishRun(grids);
	}

	/** `# box 3x2`, the tags of .sdk files, or a name for the board below. */
	#comment(text: string): void {
		const shape = shapeOf(text);
		if (shape !== null) {
			this.#shape = shape;
			return;
		}
		if (!this.#run.isAtStart) return;
		const tag = /^#([A-Z])(.*)$/.exec(text);
		if (!tag) this.#remark = cleanName(text);
		else if (tag[1] === 'N' || (tag[1] === 'D' && this.#title === null)) {
			this.#title = cleanName(tag[2]);
		}
	}

	#add(row: Row, text: string): void {
		// Only quotes or similar.
		if (row.count === 0) return;
		if (this.#run.width === 0 && isSizeLine(text)) {
			this.#sizes.push(row);
		} else if (this.#run.width === 0 && isHint(text)) {
			this.#found.addWords(row.line);
		} else if (isWords(row) && !this.#run.isLike(row)) {
			this.#separate();
			// Headings of columns are no news.
			if (isHeading(row.cells)) return;
			this.#dropWords();
			const name = text.length <= 60 && !opensList(text) ? cleanName(text) : null;
			if (name === null) this.#found.addWords(row.line);
			else this.#words = { name, line: row.line };
		} else if (row.count > MAX_VALUES) {
			this.#separate();
			this.#finishLine(row);
		} else {
			// As many rows as all the boards that can be listed: the text ends here.
			if (this.#run.isFull) {
				this.#separate();
				this.#found.cut = true;
				return;
			}
			this.#run.add(row, this.#remark);
			this.#remark = null;
		}
	}

	/** A whole board on one line. */
	#finishLine(row: Row): void {
		const size = Math.sqrt(row.count);
		if (!Number.isInteger(size) || size > MAX_VALUES) {
			this.#found.addWrong([row.line], this.#wrongLength(row));
			this.#wide.add(row);
			return;
		}
		const shape = this.#shapeFor(size) ?? defaultShape(size);
		const before = this.#found.boards.length;
		this.#finish(row.cells, shape, () => row.line, [row.line], row.name);
		if (this.#found.boards.length === before) this.#wide.add(row);
	}

	/** Ends the run: what it has are boards, or wrong. */
	#separate(): void {
		if (this.#run.width === 0) {
			// Nothing below them: they are rows themselves.
			for (const row of this.#sizes) this.#run.add(row, this.#remark);
			this.#sizes = [];
		}
		if (this.#run.width === 0) return;
		this.#finishRun(this.#run.grids((count) => this.#shapeFor(count)));
	}

	#finishRun(grids: readonly Grid[]): void {
		const run = this.#run;
		this.#run = new Run();
		for (const grid of grids) {
			if (this.#found.cut) return;
			const lines = grid.rows.map((row) => row.line);
			if (grid.error !== null) this.#found.addWrong(lines, this.#explain(grid.error, grid.rows));
			else if (grid.isLine) this.#finishLine(grid.rows[0]);
			else this.#finishGrid(grid.rows, run);
		}
	}

	#finishGrid(rows: readonly Row[], run: Run): void {
		const size = rows.length;
		this.#dropSizes();
		const shape =
			this.#shapeFor(size) ??
			drawnShape(size, rows, run.rulersWithin(rows[0], size)) ??
			defaultShape(size);
		const cells = rows.flatMap((row) => row.cells);
		const lines = rows.map((row) => row.line);
		this.#finish(
			cells,
			shape,
			(index) => rows[index].line,
			lines,
			rows[0].name ?? run.nameOf(rows[0])
		);
	}

	#finish(
		cells: readonly string[],
		shape: BoxShape,
		lineOfRow: (row: number) => number,
		lines: readonly number[],
		name: string | null
	): void {
		if (this.#found.boards.length === MAX_BOARDS) {
			this.#found.cut = true;
			return;
		}
		const size = sizeOf(shape);
		const made = boardOf(shape, cells);
		if ('bad' in made) {
			const row = Math.floor(made.bad.cell / size);
			const line = lineOfRow(row);
			const column = (made.bad.cell % size) + 1;
			const { found } = made.bad;
			const error = { code: 'symbol', line, row: row + 1, column, found, size } as const;
			this.#found.addWrong(lines, isProse(cells) ? { code: 'no-board', line } : error);
			return;
		}
		const known = name ?? this.#words?.name ?? this.#remark ?? this.#title;
		const { board, renamed } = made;
		this.#found.add(known === null ? { board } : { board, name: known }, renamed);
		this.#title = this.#remark = this.#words = null;
	}

	#shapeFor(size: number): BoxShape | null {
		return this.#shape && sizeOf(this.#shape) === size ? this.#shape : null;
	}

	/** The words above did not name a board. */
	#dropWords(): void {
		if (this.#words !== null) this.#found.addWords(this.#words.line);
		this.#words = null;
	}

	/** The size above a board says nothing that the board does not. */
	#dropSizes(): void {
		for (const { line } of this.#sizes) this.#found.addWords(line);
		this.#sizes = [];
	}

	/** Reports prose as such, not as a wrong number of rows. */
	#explain(error: ParseError, rows: readonly Row[]): ParseError {
		const isText = this.#found.boards.length === 0 && isProse(rows.flatMap((row) => row.cells));
		if (isText) return { code: 'no-board', line: rows[0].line };
		return error.code === 'length' ? this.#wrongLength(rows[0]) : error;
	}

	#wrongLength(row: Row): ParseError {
		const { line, count } = row;
		const root = Math.sqrt(count);
		if (root > MAX_VALUES && Number.isInteger(root)) {
			return { code: 'too-big', line, found: root, expected: MAX_VALUES };
		}
		const last = this.#found.boards.at(-1);
		const size = last ? sizeOf(last.board.shape) : nearestSize(count);
		if (isProse(row.cells) && !last) return { code: 'no-board', line };
		return { code: 'length', line, found: count, expected: size * size, size };
	}
}

/** Counts lines of one length that follow each other. */
class WideLines {
	#first: Row | null = null;
	#count = 0;
	error: ParseError | null = null;

	add(row: Row): void {
		if (this.#first?.count !== row.count) {
			this.#first = row;
			this.#count = 0;
		}
		this.#count++;
		if (this.#count === row.count && row.count > MAX_VALUES) {
			const { line, count } = this.#first;
			this.error ??= { code: 'too-big', line, found: count, expected: MAX_VALUES };
		}
	}
}

/** "9", "9 9", "3x3", "n = 9": numbers that stand above a board. */
function isSizeLine(text: string): boolean {
	// Between tabs, blanks are empty cells.
	if (text.includes('\t')) return false;
	return /^\s*(?:[a-z]{1,10}\s*(?:[:=]\s*)?)?(?:[2-9]|[123]\d)(?:(?:\s*[x×*,]\s*|\s+)\d{1,2})?\s*(?:;\s*)?$/i.test(
		text
	);
}
