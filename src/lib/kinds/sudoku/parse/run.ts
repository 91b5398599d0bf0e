import { MAX_VALUES } from '$lib/engine/problem';
import { defaultShape, type BoxShape } from '../shape';
import { MAX_BOARDS, type ParseError } from './error';
import { areSmallBoards, fitSmall } from './grid';
import { isHeading, isMostlyLetters, type Row } from './row';
import { mostFrequent } from './sizes';

/** Rows that are one board, or what is wrong with them. */
export interface Grid {
	readonly rows: readonly Row[];
	/** The only row is a whole board. */
	readonly isLine: boolean;
	readonly error: ParseError | null;
}

/**
 * Rows with only blank lines, rulers and comments between them: one or more boards. Blank lines
 * divide it into paragraphs. A board is a number of whole paragraphs, or paragraphs are several
 * whole boards: rows are never counted off across a blank line, because then one missing row would
 * shift all boards below.
 */
export class Run {
	/** All rows, in order. */
	#rows: Row[] = [];
	/** The index of the first row of each paragraph. */
	#starts: number[] = [];
	/** The rows that follow a ruler. */
	#rulers: number[] = [];
	/** The names in comments directly above rows. */
	readonly #names = new Map<Row, string>();
	#isBlank = true;

	/** The number of cells in the first row; 0 without rows. */
	get width(): number {
		return this.#rows[0]?.count ?? 0;
	}

	/** Whether a board may start here: there are no rows, or whole boards only. */
	get isAtStart(): boolean {
		return this.width === 0 || this.#rows.length % this.width === 0;
	}

	/** Whether there are as many rows as all the boards that can be listed. */
	get isFull(): boolean {
		return this.width > 0 && this.#rows.length >= MAX_BOARDS * this.width;
	}

	/** Whether the rows above are mostly letters, too, and as long as this one. */
	isLike(row: Row): boolean {
		return this.width === row.count && isMostlyLetters(this.#rows[0]);
	}

	add(row: Row, name: string | null): void {
		if (this.#isBlank) this.#starts.push(this.#rows.length);
		this.#isBlank = false;
		this.#rows.push(row);
		if (name !== null) this.#names.set(row, name);
	}

	addRuler(): void {
		if (this.#rows.length > 0) this.#rulers.push(this.#rows.length);
	}

	addBlank(): void {
		this.#isBlank = true;
	}

	nameOf(row: Row): string | null {
		return this.#names.get(row) ?? null;
	}

	/** The rulers of a board: for each the number of rows of the board above it. */
	rulersWithin(first: Row, size: number): number[] {
		const start = this.#rows.indexOf(first);
		return this.#rulers
			.map((before) => before - start)
			.filter((before) => before > 0 && before < size);
	}

	/** The boards, if the rows so far are whole boards for certain; null otherwise. */
	wholeGrids(shapeFor: (size: number) => BoxShape | null): readonly Grid[] | null {
		const { width } = this;
		// Rows of 16 or 25 may be boards of 4 × 4 or 5 × 5.
		if (width < 4 || (Number.isInteger(Math.sqrt(width)) && width > 9)) return null;
		if (this.#rows.length % width !== 0) return null;
		if (this.#rows.some((row) => row.count !== width || row.trailing)) return null;
		const grids = this.grids(shapeFor);
		return grids.some((grid) => grid.error !== null) ? null : grids;
	}

	/** The boards, and the rows that are not one. */
	grids(shapeFor: (size: number) => BoxShape | null): readonly Grid[] {
		this.#dropHeadings();
		this.#dropTrailing();
		const grids: Grid[] = [];
		// Paragraphs of equal rows that follow each other.
		let group: Row[][] = [];
		for (const paragraph of this.#paragraphs()) {
			const odd = oddRow(paragraph);
			if (group.length > 0 && (odd !== null || paragraph[0].count !== group[0][0].count)) {
				grids.push(...gridsOf(group, shapeFor));
				group = [];
			}
			if (odd === null) group.push(paragraph);
			else grids.push({ rows: paragraph, isLine: false, error: odd });
		}
		if (group.length > 0) grids.push(...gridsOf(group, shapeFor));
		return grids;
	}

	#paragraphs(): Row[][] {
		return this.#starts
			.map((start, index) => this.#rows.slice(start, this.#starts[index + 1]))
			.filter((paragraph) => paragraph.length > 0);
	}

	/** Removes headings above the columns and before the rows. */
	#dropHeadings(): void {
		const rows = this.#rows;
		if (rows.length < 5) return;
		const [head, ...rest] = rows;
		const width = rest[0].count;
		const isHead =
			head.count < rows.length + 2 &&
			(isHeading(head.cells) || (isBlankCell(head.cells[0]) && isHeading(head.cells.slice(1))));
		const body = isHead ? rest : rows;
		const isNumbered =
			body.every(({ count }) => count === width) &&
			body.length === width - 1 &&
			isHeading(body.map(({ cells }) => cells[0]));
		if (isNumbered) {
			this.#replace(isHead ? 1 : 0, (row) => withoutFirst(row));
		} else if (isHead && body.length === width && head.count === width) {
			this.#replace(1, (row) => row);
		}
	}

	/** Removes the first rows and changes the others. */
	#replace(first: number, change: (row: Row) => Row): void {
		this.#rows = this.#rows.slice(first).map(change);
		this.#starts = this.#starts.map((start) => Math.max(0, start - first));
		this.#rulers = this.#rulers.map((ruler) => ruler - first).filter((ruler) => ruler > 0);
	}

	/**
	 * A comma at the end of a row may follow the last cell or an empty one. It follows the last cell
	 * if some row is as long without one, or if there are as many rows.
	 */
	#dropTrailing(): void {
		const rows = this.#rows;
		if (!rows.some((row) => row.trailing)) return;
		const closed = rows.find((row) => !row.trailing);
		const width = mostFrequent(rows.filter((row) => row.trailing).map((row) => row.count)) - 1;
		const isClosed =
			closed === undefined
				? rows.length % width === 0 && rows.length % (width + 1) !== 0
				: closed.count === width;
		if (!isClosed) return;
		this.#replace(0, (row) => {
			if (!row.trailing) return row;
			return { ...row, cells: row.cells.slice(0, -1), count: row.count - 1, trailing: false };
		});
	}
}

function isBlankCell(cell: string): boolean {
	return /^[^0-9A-Za-z]?$/.test(cell);
}

function withoutFirst(row: Row): Row {
	const bars = row.bars.map((bar) => bar - 1).filter((bar) => bar > 0);
	return { ...row, cells: row.cells.slice(1), count: row.count - 1, bars };
}

/** The error if the rows of a paragraph differ in length: names the odd one. */
function oddRow(rows: readonly Row[]): ParseError | null {
	if (rows.every(({ count }) => count === rows[0].count)) return null;
	const expected = mostFrequent(rows.slice(0, 10 * MAX_VALUES).map(({ count }) => count));
	const index = rows.findIndex(({ count }) => count !== expected);
	const { line, count } = rows[index];
	return { code: 'row-length', line, row: (index % expected) + 1, found: count, expected };
}

/** The boards in paragraphs whose rows are of one length. */
function gridsOf(
	paragraphs: readonly (readonly Row[])[],
	shapeFor: (size: number) => BoxShape | null
): Grid[] {
	const width = paragraphs[0][0].count;
	const all = paragraphs.flat();
	// Bars are drawn in a grid, not in a list of boards of 4 × 4 or 5 × 5.
	const isPlain = all.every(({ bars }) => bars.length === 0);
	const mayBeSmall = width > 9 && Number.isInteger(Math.sqrt(width)) && isPlain;
	if (mayBeSmall && (all.length % width === 0 ? areSmallBoards(all) : fitSmall(all))) {
		return all.map((row) => ({ rows: [row], isLine: true, error: null }));
	}
	const grids: Grid[] = [];
	const band = (shapeFor(width) ?? defaultShape(width)).rows;
	for (let at = 0; at < paragraphs.length;) {
		const rows = [...paragraphs[at++]];
		const isRow = rows.length === 1;
		while (
			at < paragraphs.length &&
			rows.length < width &&
			(isRow ? paragraphs[at].length === 1 : rows.length % band === 0)
		) {
			rows.push(...paragraphs[at++]);
		}
		if (rows.length === 1 && rows[0].squared) {
			grids.push({ rows, isLine: true, error: null });
		} else if (width > 1 && rows.length % width === 0) {
			for (let first = 0; first < rows.length; first += width) {
				grids.push({ rows: rows.slice(first, first + width), isLine: false, error: null });
			}
		} else {
			grids.push({ rows, isLine: false, error: wrongCount(rows, width) });
		}
	}
	return grids;
}

function wrongCount(rows: readonly Row[], expected: number): ParseError {
	const { line } = rows[rows.length - 1];
	const found = rows.length;
	// A row on its own was meant as a board on one line, unless it is a row of a usual size.
	if (found === 1 && expected !== 9) {
		return { code: 'length', line, found: expected, expected: 0, size: 0 };
	}
	return { code: 'row-count', line, found, expected };
}
