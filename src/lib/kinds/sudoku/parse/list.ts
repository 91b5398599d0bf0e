import { MAX_VALUES } from '$lib/engine/problem';
import { defaultShape, isShape, sizeOf, type BoxShape } from '../shape';
import { boardOf } from './cells';
import type { Parsed, ParseError } from './error';
import { Found } from './found';
import { boardOfProgram } from './program';
import { lengthError, mostFrequent } from './sizes';
import { readValues, type Entry, type List, type Value } from './value';

/**
 * Boards written as lists: of rows, of cells, of strings; one board, a list of boards, or records
 * that hold boards (a field `box` with `rows` and `columns` gives the shape, `name` the name); and
 * what programs save as JSON. A few boards with errors among many are left out and noted.
 */
export function parseList(text: string): Parsed {
	const read = readValues(text);
	if ('error' in read) return read;
	const { items } = read.values;
	const finder = new Finder();
	// Rows without an enclosing list are a list, too.
	finder.find(items.length === 1 ? items[0] : read.values, {});
	return finder.result(read.cut, read.skipped);
}

/** Facts about a board from its enclosing record. */
interface About {
	readonly name?: string;
	readonly box?: BoxShape;
	readonly about?: string;
}

/** A row of cells and the line of the text where it starts. */
interface CellRow {
	readonly line: number;
	readonly cells: readonly string[];
}

class Finder {
	readonly #found = new Found();
	/** A record of a program whose puzzle is not a plain Sudoku. */
	#refusal: ParseError | null = null;

	result(cut: boolean, skipped: readonly number[]): Parsed {
		this.#found.cut ||= cut;
		for (const line of skipped) this.#found.addWords(line);
		return this.#found.result(this.#refusal ?? this.#found.error ?? { code: 'empty' });
	}

	/** Collects the boards in a value. */
	find(value: Value, about: About): void {
		if (typeof value === 'string' || this.#found.cut) return;
		if ('fields' in value) {
			this.#findInEntry(value, about);
			return;
		}
		const { items, line, isCall } = value;
		if (items.length === 0) return;
		const cells = items.filter(isText);
		if (cells.length === items.length) {
			this.#findInCells(cells, line, about);
			return;
		}
		const values = items.map((item) => valueOf(item));
		if (values.every((value) => value !== null)) {
			this.#findInCells(values, line, about);
			return;
		}
		const lists = items.filter((item): item is List => typeof item === 'object' && 'items' in item);
		if (lists.length === items.length && lists.every(isRow)) {
			this.#findInRows(lists, about);
			return;
		}
		// Cells beside lists may be a board whose bracket was forgotten, which follows the others.
		const isBoard = isFlatBoard(cells.length);
		if (!isBoard && !isCall && cells.length > 0) {
			const found = cells[0].slice(0, 20);
			this.#found.addWrong([line], { code: 'syntax', line, column: 1, found });
		}
		for (const item of items) if (typeof item !== 'string') this.find(item, about);
		if (isBoard) this.#findInCells(cells, line, about);
	}

	#findInEntry(entry: Entry, outer: About): void {
		const { fields, line } = entry;
		const own = aboutOf(fields, outer);
		if (isArray(fields)) {
			this.find(listOf(entry), outer);
			return;
		}
		const program = boardOfProgram(entry);
		if (program !== null) {
			if ('error' in program) this.#refusal ??= program.error;
			else this.#found.add({ ...(own.name === undefined ? {} : { name: own.name }), ...program });
			return;
		}
		for (const [key, value] of fields) {
			if (/^(?:solutions?|solved|box|name|title)$/i.test(key)) continue;
			const isLine =
				typeof value === 'string' &&
				/^(?:boards?|puzzles?|grid|cells|quiz(?:zes)?|mission|sudoku)$/i.test(key);
			if (isLine) this.#addLine(value, line, own);
			else this.find(value, own);
		}
	}

	/** A list of cells, or rows or whole boards as strings. */
	#findInCells(texts: readonly string[], line: number, about: About): void {
		if (texts.some((text) => !isLong(text))) {
			this.#addFlat({ line, cells: texts }, about);
		} else if (texts.length <= MAX_VALUES && texts.every((text) => text.length === texts.length)) {
			this.#addRows(
				texts.map((text) => ({ line, cells: [...text] })),
				about
			);
		} else for (const text of texts) this.#addLine(text, line, about);
	}

	#findInRows(lists: readonly List[], about: About): void {
		const rows = lists.map(({ line, items }) => ({ line, cells: items.filter(isText) }));
		if (rows.every(({ cells }) => isFlatBoard(cells.length) || cells.every(isLong))) {
			for (const row of rows) this.#findInCells(row.cells, row.line, about);
			return;
		}
		const size = mostFrequent(rows.map(({ cells }) => cells.length));
		const odd = rows.findIndex(({ cells }) => cells.length !== size);
		if (odd !== -1) {
			const { line, cells } = rows[odd];
			// If the list has several boards, count the rows of this one.
			const row = (odd % size) + 1;
			const found = cells.length;
			this.#wrong(rows, { code: 'row-length', line, row, found, expected: size });
		} else if (size < 2) {
			this.#wrong(rows, lengthError(rows[0].line, rows.length));
		} else if (size > MAX_VALUES) {
			const { line } = rows[0];
			this.#wrong(rows, { code: 'too-big', line, found: size, expected: MAX_VALUES });
		} else if (rows.length % size !== 0) {
			const { line } = rows[rows.length - 1];
			this.#wrong(rows, { code: 'row-count', line, found: rows.length, expected: size });
		} else {
			for (let end = size; end <= rows.length; end += size) {
				this.#addRows(rows.slice(end - size, end), about);
			}
		}
	}

	#wrong(rows: readonly CellRow[], error: ParseError): void {
		this.#found.addWrong([...new Set(rows.map(({ line }) => line))], error);
	}

	#addLine(text: string, line: number, about: About): void {
		this.#addFlat({ line, cells: [...text.replace(/\s/g, '')] }, about);
	}

	/** All cells in reading order. */
	#addFlat({ line, cells }: CellRow, about: About): void {
		const size = Math.sqrt(cells.length);
		// As few cells are a row, rather than a board of 2 × 2 or 3 × 3.
		if (!Number.isInteger(size) || size > MAX_VALUES || size < 4) {
			const isBig = Number.isInteger(size) && size > MAX_VALUES;
			this.#found.addWrong(
				[line],
				isBig
					? { code: 'too-big', line, found: size, expected: MAX_VALUES }
					: lengthError(line, cells.length)
			);
			return;
		}
		const rows = Array.from({ length: size }, (_, row) => {
			return { line, cells: cells.slice(row * size, (row + 1) * size) };
		});
		this.#addRows(rows, about);
	}

	#addRows(rows: readonly CellRow[], { box, name, about }: About): void {
		const size = rows.length;
		const shape = box && sizeOf(box) === size ? box : defaultShape(size);
		const made = boardOf(
			shape,
			rows.flatMap((row) => row.cells)
		);
		if ('bad' in made) {
			const row = Math.floor(made.bad.cell / size);
			const column = (made.bad.cell % size) + 1;
			const { line } = rows[row];
			const { found } = made.bad;
			this.#wrong(rows, { code: 'symbol', line, row: row + 1, column, found, size });
			return;
		}
		const facts = {
			...(name === undefined ? {} : { name }),
			...(about === undefined ? {} : { about })
		};
		this.#found.add({ board: made.board, ...facts }, made.renamed);
	}
}

/** The symbol in the record of a cell, "" if it is empty, as sudokuJS has it; null for any other value. */
function valueOf(value: Value): string | null {
	if (typeof value === 'string' || !('fields' in value)) return null;
	const symbol = value.fields.find(([key]) => key === 'val')?.[1];
	return typeof symbol === 'string' ? symbol : null;
}

function isText(value: Value): value is string {
	return typeof value === 'string';
}

function isRow(list: List): boolean {
	return list.items.length > 0 && list.items.every(isText);
}

/** Whether the fields of a record are numbered from 0 or 1, as some programs write a list. */
function isArray(fields: Entry['fields']): boolean {
	const first = Number(fields[0][0]);
	return (first === 0 || first === 1) && fields.every(([key], i) => key === String(first + i));
}

/** The list that a numbered record stands for, with those inside. */
function listOf({ fields, line }: Entry): List {
	const items = fields.map(([, value]) => {
		return typeof value === 'object' && 'fields' in value && isArray(value.fields)
			? listOf(value)
			: value;
	});
	return { line, items };
}

/** A string of several cells, not one symbol or a number of a large board. */
function isLong(text: string): boolean {
	return text.length > 1 && !/^(?:\d{1,3}|-1)$/.test(text);
}

/** Too many cells for a row, but the right number for a board. */
function isFlatBoard(count: number): boolean {
	return count > MAX_VALUES && count <= MAX_VALUES ** 2 && Number.isInteger(Math.sqrt(count));
}

/** What the fields of a record say about the boards in it. */
function aboutOf(fields: Entry['fields'], outer: About): About {
	const about: { name?: string; box?: BoxShape; about?: string } = { ...outer };
	for (const [key, value] of fields) {
		if (typeof value === 'string') {
			const text = value.trim().slice(0, 80);
			if (text === '') continue;
			if (/^(?:name|title)$/i.test(key)) about.name = text;
			else if (/^(?:difficulty|rating|level)$/i.test(key)) about.about = `${key}: ${text}`;
		} else if (key === 'box' && 'fields' in value) {
			const sides = Object.fromEntries(value.fields);
			const box = { rows: Number(sides.rows), columns: Number(sides.columns) };
			if (isShape(box)) about.box = box;
		}
	}
	return about;
}
