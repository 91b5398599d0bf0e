import { SaxesParser } from 'saxes';
import { MAX_VALUES } from '$lib/engine/problem';
import { emptyBoard } from '../board';
import { defaultShape } from '../shape';
import { boardOf, numberOf } from './cells';
import type { NamedBoard, Parsed, ParseError } from './error';
import { Found } from './found';
import { cleanName } from './row';

/**
 * The boards in an XML file: an attribute or the content of an element that is a board on one line,
 * as in OpenSudoku's `<game data="…"/>` and KSudoku's `<values>`. Null for any other text.
 */
export function parseXml(text: string): Parsed | null {
	// Web pages are not XML, and no puzzle files.
	if (
		!/^\s*<(?:\?xml|!DOCTYPE (?!html)|[A-Za-z])/.test(text) ||
		/^\s*<(?:!DOCTYPE )?html/i.test(text)
	) {
		return null;
	}
	const reader = new Reader();
	const parser = new SaxesParser();
	let broken: { line: number; column: number } | null = null;
	parser.on('error', () => (broken ??= { line: parser.line, column: parser.column }));
	parser.on('opentag', ({ name, attributes }) => reader.open(name, attributes, parser.line));
	parser.on('text', (content) => reader.content(content));
	parser.on('closetag', ({ name }) => reader.close(name, parser.line));
	parser.write(text).close();
	// A file that was cut off still has the boards before the cut, but not all of them.
	if (broken !== null) return { error: { code: 'syntax', ...(broken as Place), found: '<' } };
	return reader.found.result(reader.error ?? { code: 'empty' });
}

interface Place {
	readonly line: number;
	readonly column: number;
}

class Reader {
	readonly found = new Found();
	error: ParseError | null = null;
	#name: string | null = null;
	#level: string | null = null;
	#content = '';

	open(name: string, attributes: Readonly<Record<string, string>>, line: number): void {
		this.#content = '';
		if (/^(?:folder|puzzle|collection)$/i.test(name) && attributes.name !== undefined) {
			this.#name = cleanName(attributes.name);
		}
		if (name === 'graph' && /\b(?!sudoku\b)\w+/i.test(attributes.type ?? '')) {
			this.error ??= { code: 'variant', found: attributes.type.slice(0, 40) };
		}
		for (const [key, value] of Object.entries(attributes)) this.#take(key, value, line);
	}

	content(text: string): void {
		this.#content += text;
	}

	close(name: string, line: number): void {
		const content = this.#content;
		if (/^(?:name|title)$/i.test(name)) this.#name = cleanName(content.trim());
		else if (/^(?:level|difficulty)$/i.test(name)) this.#level = cleanName(content.trim());
		else this.#take(name, content, line);
		this.#content = '';
	}

	/** Adds a text if it is a board. */
	#take(key: string, text: string, line: number): void {
		if (/solution|user|id$/i.test(key)) return;
		const board = savedGame(text) ?? lineBoard(text.replace(/\s/g, ''));
		if (board === null) {
			const isMeant = /^(?:data|values|board|puzzle|grid)$/i.test(key) && text.trim() !== '';
			if (isMeant) this.error ??= { code: 'no-board', line };
			return;
		}
		this.found.add({
			...board,
			...(this.#name === null ? {} : { name: this.#name }),
			...(this.#level === null ? {} : { about: this.#level })
		});
	}
}

function lineBoard(text: string): NamedBoard | null {
	const size = Math.sqrt(text.length);
	if (!Number.isInteger(size) || size < 4 || size > MAX_VALUES) return null;
	// KSudoku writes letters from "b" for 1 and "_" for an empty cell.
	const isLettered = /^[_a-z]+$/.test(text);
	const cells = isLettered ? Array.from(text, (cell) => letterCell(cell)) : [...text];
	const made = boardOf(defaultShape(size), cells);
	return 'bad' in made ? null : made;
}

function letterCell(letter: string): string {
	return letter === '_' ? '.' : String(letter.charCodeAt(0) - 97);
}

/** The cells of an OpenSudoku game in progress: value, note and whether it may be changed, "|" between. */
function savedGame(text: string): NamedBoard | null {
	const match = /^\s*version: \d\s([\d|,\s-]+)$/.exec(text);
	if (match === null) return null;
	const fields = match[1].trim().split('|');
	const step = 3;
	const size = Math.sqrt(Math.floor(fields.length / step));
	if (!Number.isInteger(size) || size < 4 || size > MAX_VALUES) return null;
	const board = emptyBoard(defaultShape(size));
	const entries = emptyBoard(board.shape);
	for (let cell = 0; cell < size * size; cell++) {
		const number = numberOf(fields[cell * step]);
		if (!(number <= size)) return null;
		const into = fields[cell * step + 2].trim() === '1' ? entries : board;
		if (number > 0) into.cells[cell] = number - 1;
	}
	return { board, entries };
}
