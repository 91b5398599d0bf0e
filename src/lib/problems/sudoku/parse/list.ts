import { MAX_VALUES } from '../../problem';
import { defaultShape, isShape, sizeOf, type BoxShape } from '../shape';
import { boardOf } from './cells';
import { MAX_BOARDS, type NamedBoard, type Parsed, type ParseError } from './error';
import { mostFrequent, nearestSize } from './sizes';
import { readValues, type Entry, type List, type Value } from './value';

/**
 * Boards written as lists: of rows, of cells, of strings; one board, a list of boards, or records
 * that hold boards (a field `box` with `rows` and `columns` gives the shape, `name` the name).
 */
export function parseList(text: string): Parsed {
	const read = readValues(text);
	if ('error' in read) return read;
	const { items } = read.values;
	const finder = new Finder();
	// Rows without an enclosing list are a list, too.
	const error = finder.find(items.length === 1 ? items[0] : read.values, {});
	if (error) return { error };
	if (finder.boards.length === 0) return { error: { code: 'empty' } };
	return { boards: finder.boards, cut: finder.cut || read.cut };
}

/** Facts about a board from its enclosing record. */
interface About {
	readonly name?: string;
	readonly box?: BoxShape;
}

/** A row of cells and the line of the text where it starts. */
interface CellRow {
	readonly line: number;
	readonly cells: readonly string[];
}

class Finder {
	readonly boards: NamedBoard[] = [];
	cut = false;

	/** Collects the boards in a value; returns the first error. */
	find(value: Value, about: About): ParseError | null {
		if (typeof value === 'string') return null;
		if ('fields' in value) return this.#findInEntry(value);
		const { items, line } = value;
		if (items.length === 0) return null;
		const cells = items.filter((item) => typeof item === 'string');
		if (cells.length === items.length) return this.#findInCells(cells, line, about);
		const lists = items.filter((item): item is List => typeof item === 'object' && 'items' in item);
		if (lists.length === items.length && lists.every(isRow)) {
			return this.#findInRows(lists, about);
		}
		for (const item of items) {
			if (typeof item === 'string') {
				return { code: 'syntax', line, column: 1, found: item.slice(0, 20) };
			}
			const error = this.find(item, about);
			if (error || this.cut) return error;
		}
		return null;
	}

	#findInEntry({ fields, line }: Entry): ParseError | null {
		const about = aboutOf(fields);
		for (const [key, value] of fields) {
			if (/^(?:solutions?|box|name|title)$/i.test(key)) continue;
			const isLine = typeof value === 'string' && /^(?:board|puzzle|grid|cells)$/i.test(key);
			const error = isLine ? this.#addLine(value, line, about) : this.find(value, about);
			if (error) return error;
		}
		return null;
	}

	/** A list of cells, or rows or whole boards as strings. */
	#findInCells(texts: readonly string[], line: number, about: About): ParseError | null {
		if (texts.some((text) => !isLong(text))) return this.#addFlat({ line, cells: texts }, about);
		if (texts.length <= MAX_VALUES && texts.every((text) => text.length === texts.length)) {
			const rows = texts.map((text) => ({ line, cells: [...text] }));
			return this.#addRows(rows, about);
		}
		for (const text of texts) {
			const error = this.#addLine(text, line, about);
			if (error) return error;
		}
		return null;
	}

	#findInRows(lists: readonly List[], about: About): ParseError | null {
		const rows = lists.map(({ line, items }) => ({ line, cells: items.filter(isText) }));
		if (rows.every(({ cells }) => isFlatBoard(cells.length) || cells.every(isLong))) {
			for (const row of rows) {
				const error = this.#findInCells(row.cells, row.line, about);
				if (error) return error;
			}
			return null;
		}
		const size = mostFrequent(rows.map(({ cells }) => cells.length));
		const odd = rows.findIndex(({ cells }) => cells.length !== size);
		if (odd !== -1) {
			const { line, cells } = rows[odd];
			// If the list has several boards, count the rows of this one.
			return {
				code: 'row-length',
				line,
				row: (odd % size) + 1,
				found: cells.length,
				expected: size
			};
		}
		if (size > MAX_VALUES || rows.length < size) return this.#wrongCount(rows, size);
		for (let end = size; end <= rows.length; end += size) {
			const error = this.#addRows(rows.slice(end - size, end), about);
			if (error || this.cut) return error;
		}
		return rows.length % size === 0 ? null : this.#wrongCount(rows, size);
	}

	#wrongCount(rows: readonly CellRow[], expected: number): ParseError {
		const { line } = rows[rows.length - 1];
		return { code: 'row-count', line, found: rows.length, expected };
	}

	#addLine(text: string, line: number, about: About): ParseError | null {
		return this.#addFlat({ line, cells: [...text] }, about);
	}

	/** All cells in reading order. */
	#addFlat({ line, cells }: CellRow, about: About): ParseError | null {
		const size = Math.sqrt(cells.length);
		if (!Number.isInteger(size) || size > MAX_VALUES) {
			const expected = nearestSize(cells.length);
			const found = cells.length;
			return { code: 'length', line, found, expected: expected ** 2, size: expected };
		}
		const rows = Array.from({ length: size }, (_, row) => {
			return { line, cells: cells.slice(row * size, (row + 1) * size) };
		});
		return this.#addRows(rows, about);
	}

	#addRows(rows: readonly CellRow[], about: About): ParseError | null {
		if (this.boards.length === MAX_BOARDS) {
			this.cut = true;
			return null;
		}
		const size = rows.length;
		const shape = about.box && sizeOf(about.box) === size ? about.box : defaultShape(size);
		const made = boardOf(
			shape,
			rows.flatMap((row) => row.cells)
		);
		if ('bad' in made) {
			const row = Math.floor(made.bad.cell / size);
			const column = (made.bad.cell % size) + 1;
			const { found } = made.bad;
			return { code: 'symbol', line: rows[row].line, row: row + 1, column, found, size };
		}
		this.boards.push(
			about.name === undefined ? { board: made.board } : { board: made.board, name: about.name }
		);
		return null;
	}
}

function isText(value: Value): value is string {
	return typeof value === 'string';
}

function isRow(list: List): boolean {
	return list.items.length > 0 && list.items.every(isText);
}

/** A string of several cells, not one symbol or a number of a large board. */
function isLong(text: string): boolean {
	return text.length > 1 && !/^(?:\d{1,3}|-1)$/.test(text);
}

/** Too many cells for a row, but the right number for a board. */
function isFlatBoard(count: number): boolean {
	return count > MAX_VALUES && count <= MAX_VALUES ** 2 && Number.isInteger(Math.sqrt(count));
}

function aboutOf(fields: Entry['fields']): About {
	const about: { name?: string; box?: BoxShape } = {};
	for (const [key, value] of fields) {
		if (/^(?:name|title)$/i.test(key) && typeof value === 'string') {
			const name = value.trim().slice(0, 80);
			if (name !== '') about.name = name;
		}
		if (key === 'box' && typeof value === 'object' && 'fields' in value) {
			const sides = Object.fromEntries(value.fields);
			const box = { rows: Number(sides.rows), columns: Number(sides.columns) };
			if (isShape(box)) about.box = box;
		}
	}
	return about;
}
