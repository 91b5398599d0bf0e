import { MAX_SIDE } from '../setup';
import { BOX } from './characters';
import { isMark } from './ends';
import { columnOf, type MazeError, type MazeNote, type Row, type Squares } from './error';
import { noted } from './notes';

/** Characters that are always walls. */
const WALLS = '#%';
/** Characters that are walls where there are no better ones: the first that is drawn twice. */
const POSSIBLE_WALLS = 'Xx1*@WwH&$';
/** Characters that are open squares where there are no better ones; between blanks, they are walls. */
const POSSIBLE_WAYS = 'oO0_-,:+';
const FRAME = /[-+|=!\u2500-\u257f]/;

/** The squares of a drawing in which each character is a square. */
export function readFilled(drawing: readonly Row[]): Squares | { readonly error: MazeError } {
	const notes: MazeNote[] = [];
	let rows = dedented(separated(drawing));
	const wide = halved(rows);
	if (wide !== null) {
		rows = wide;
		notes.push({ code: 'wide' });
	}
	const columns = rows.reduce((most, { text }) => Math.max(most, text.trimEnd().length), 0);
	if (rows.length > MAX_SIDE || columns > MAX_SIDE) {
		return { error: { code: 'size', columns, rows: rows.length, expected: MAX_SIDE } };
	}
	rows = framed(rows, columns);
	const counts = new Map<string, number>();
	for (const { text } of rows) {
		for (const character of text.slice(0, columns)) {
			counts.set(character, (counts.get(character) ?? 0) + 1);
		}
	}
	const meaning = meaningOf(rows, columns, counts);
	if (meaning.note !== undefined) notes.push(meaning.note);
	const squares: string[] = [];
	const short: number[] = [];
	// Between the walls of a frame, the end of a line can only be lost if it is blank.
	const isFramed = [rows[0], rows[rows.length - 1]].every(({ text }) => {
		const squares = text.trimEnd().split('');
		return squares.length === columns && squares.every((one) => meaning.walls.has(one));
	});
	const isOpen = (row: number, column: number) => {
		const square: string | undefined = rows.at(row)?.text[column];
		return square !== undefined && !meaning.walls.has(square);
	};
	for (const [row, { text, line }] of rows.entries()) {
		const shown = text.slice(0, columns);
		for (const character of shown.split('')) {
			squares.push(
				meaning.walls.has(character) ? '#' : meaning.ways.has(character) ? ' ' : character
			);
		}
		for (let column = shown.length; column < columns; column++) squares.push(isFramed ? ' ' : '#');
		// Outside a closed wall there is nothing to miss.
		let isInside = isFramed || !meaning.walls.has(shown.at(-1) ?? ' ');
		for (let column = shown.length; column < columns && !isInside; column++) {
			isInside = (row > 0 && isOpen(row - 1, column)) || isOpen(row + 1, column);
		}
		if (shown.length < columns && isInside) short.push(line);
	}
	if (short.length > 0) notes.push(noted(isFramed ? 'short-open' : 'short', short));
	return {
		columns,
		rows: rows.length,
		squares,
		place(square) {
			const row = rows[Math.floor(square / columns)];
			return { line: row.line, column: columnOf(row, square % columns) };
		},
		notes
	};
}

interface Meaning {
	readonly walls: ReadonlySet<string>;
	readonly ways: ReadonlySet<string>;
	readonly note?: MazeNote;
}

function meaningOf(
	rows: readonly Row[],
	columns: number,
	counts: ReadonlyMap<string, number>
): Meaning {
	const count = (character: string) => counts.get(character) ?? 0;
	const walls = new Set(Array.from(WALLS).filter((character) => count(character) > 0));
	const ways = new Set([' ', '.']);
	// Without a blank, lines are what squares are drawn with: passages between walls, or walls.
	if (count('|') > 0 && count(' ') === 0) {
		const drawn = walls.size > 0 ? ways : walls;
		for (const line of '|-+') drawn.add(line);
		for (const way of 'oOp0') if (count(way) > 1) ways.add(way);
		return { walls, ways };
	}
	// Pac-Man: the dot is the food, and the goal.
	if (walls.has('%') && count('P') > 0 && count('.') > 0 && rows.some(hasRoom)) ways.delete('.');
	if (walls.size === 0 && count('0') > 0 && count('1') > 0) return binary(rows, columns, ways);
	if (walls.size === 0) {
		const wall =
			Array.from(POSSIBLE_WALLS).find((character) => count(character) > 1) ??
			Array.from(POSSIBLE_WALLS).find((character) => count(character) > 0 && !isMark(character));
		if (wall !== undefined) walls.add(wall);
	}
	const hasWay = count(' ') + count('.') > 0;
	const way = Array.from(POSSIBLE_WAYS).find((character) => {
		return count(character) > (isMark(character) ? 1 : 0) && !walls.has(character);
	});
	if (way !== undefined && hasWay && walls.size === 0) walls.add(way);
	else if (way !== undefined && (!hasWay || way === '0')) ways.add(way);
	return { walls, ways };
}

const hasRoom = ({ text }: Row) => text.trim().includes(' ');

/** 0 and 1: which of them is the wall can often be seen from the border. */
function binary(rows: readonly Row[], columns: number, ways: ReadonlySet<string>): Meaning {
	const border = rows.flatMap(({ text }, row) => {
		const isEnd = row === 0 || row === rows.length - 1;
		return Array.from(isEnd ? text : text[0] + (text[columns - 1] ?? ''));
	});
	const openings = (wall: string) => border.filter((character) => character !== wall).length;
	const isClear = Math.min(openings('1'), openings('0')) <= 2 && rows.length > 2 && columns > 2;
	const first = rows[0].text[0];
	const last = rows[rows.length - 1].text.trimEnd().at(-1);
	const oneIsWall = isClear ? openings('1') <= 2 : !(first === '1' && last === '1');
	return {
		walls: new Set([oneIsWall ? '1' : '0']),
		ways: new Set([...ways, oneIsWall ? '0' : '1']),
		...(isClear ? {} : { note: { code: 'ones', oneIsWall } })
	};
}

/** The squares of rows in which commas, tabs or spaces stand between all squares. */
function separated(rows: readonly Row[]): readonly Row[] {
	for (const separator of [',', ';', '\t']) {
		if (!rows.every(({ text }) => text.includes(separator))) continue;
		const split = rows.map((row) => splitRow(row, separator));
		if (split.every((row) => row !== null)) return split;
	}
	const isSpaced =
		rows.every(({ text }) => /^ *\S(?: \S)+ *$/.test(text)) &&
		rows.some(({ text }) => /[.0_\-oO]/.test(text)) &&
		new Set(rows.map(({ text }) => text.trim().length)).size === 1;
	if (!isSpaced) return rows;
	return rows.map((row) => {
		const indent = row.text.length - row.text.trimStart().length;
		const text = row.text.trim();
		const columns = Array.from({ length: (text.length + 1) / 2 }, (_, i) => {
			return columnOf(row, indent + 2 * i);
		});
		return { ...row, text: text.replace(/(\S) /g, '$1'), columns };
	});
}

function splitRow(row: Row, separator: string): Row | null {
	const columns: number[] = [];
	let text = '';
	let place = 0;
	const pieces = row.text.split(separator);
	if (pieces.at(-1)!.trim() === '') pieces.pop();
	for (const piece of pieces) {
		const square = piece.trim();
		if (square.length > 1) return null;
		columns.push(columnOf(row, place + Math.max(0, piece.search(/\S/))));
		text += square === '' ? ' ' : square;
		place += piece.length + 1;
	}
	return { ...row, text, columns };
}

/** Removes the indentation that all rows share, unless it may be a column of open squares. */
function dedented(rows: readonly Row[]): readonly Row[] {
	const indent = rows.reduce((least, { text }) => Math.min(least, text.search(/\S/)), Infinity);
	if (indent < 1 || indent === Infinity) return rows;
	const walls = rows.filter(({ text }) => !/[\s.0]/.test(text[indent])).length;
	const isDotted = !rows.some(({ text }) => text.trim().includes(' '));
	if (!isDotted && 2 * walls < rows.length) return rows;
	return rows.map((row) => ({ ...row, text: row.text.slice(indent), from: row.from + indent }));
}

/** The rows with one character for each pair, if every square of a walled maze is drawn twice. */
function halved(rows: readonly Row[]): Row[] | null {
	const width = rows[0].text.trimEnd().length;
	if (width % 2 === 1 || width < 6 || rows.length < 3) return null;
	const pairs = rows.map(({ text }) => {
		if (text.trimEnd().length > width) return null;
		let single = '';
		for (let i = 0; i < width; i += 2) {
			const [one, two] = [text[i] ?? ' ', text[i + 1] ?? ' '];
			if (one === two) single += one;
			else if (/[a-z\d]/i.test(one) && /[ .]/.test(two)) single += one;
			else if (/[a-z\d]/i.test(two) && /[ .]/.test(one)) single += two;
			else return null;
		}
		return single;
	});
	if (!pairs.every((single) => single !== null)) return null;
	// Without a frame, pairs may be a coincidence.
	const border = [
		pairs[0],
		pairs.at(-1),
		pairs.map((single) => single[0] + single.slice(-1)).join('')
	];
	const isFramed = border.join('').replace(/[#%X1@*]/g, '').length <= 2;
	const isDrawn = pairs.some((single) => /[#%X1@*][ .0]+[^ .0]/.test(single));
	if (!isFramed || !isDrawn) return null;
	return pairs.map((single, row) => ({
		...rows[row],
		text: single,
		columns: Array.from(single, (_, i) => columnOf(rows[row], 2 * i))
	}));
}

/** A frame drawn with lines is a wall. */
function framed(rows: readonly Row[], width: number): readonly Row[] {
	if (!isFrame(rows, width)) return rows;
	return rows.map((row, index) => {
		const { text } = row;
		if (index === 0 || index === rows.length - 1) {
			return { ...row, text: text.replace(new RegExp(FRAME, 'g'), '#') };
		}
		const ends = (at: number) => (FRAME.test(text[at] ?? '') ? '#' : (text[at] ?? ''));
		return { ...row, text: ends(0) + text.slice(1, width - 1) + ends(width - 1) };
	});
}

function isFrame(rows: readonly Row[], width: number): boolean {
	if (rows.length < 3 || width < 3) return false;
	const isLine = (text: string) => /^[-+|=!\u2500-\u257f][-+|=! \u2500-\u257f]*\S?$/.test(text);
	const inner = rows.slice(1, -1);
	return (
		isLine(rows[0].text.trimEnd()) &&
		isLine(rows[rows.length - 1].text.trimEnd()) &&
		inner.some(({ text }) => /[|!\u2500-\u257f]/.test(text[0])) &&
		inner.every(({ text }) => !FRAME.test(text.slice(1, width - 1)))
	);
}

/** Whether lines are left that are neither a frame nor the lines of a lattice. */
export const hasLines = (rows: readonly Row[]) => {
	const width = rows.reduce((most, { text }) => Math.max(most, text.trimEnd().length), 0);
	return (
		!isFrame(rows, width) &&
		rows.some(({ text }) => text.trim().includes(' ') && (/[|+]/.test(text) || BOX.test(text)))
	);
};
