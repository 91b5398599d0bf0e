import type { TextLine } from '$lib/engine/reading/lines';
import { trimmed } from '$lib/engine/text';
import { isMark } from './ends';
import type { Row } from './error';

/** The rows of one drawing, without the lines around it. */
export interface Block {
	/** At most {@link MAX_ROWS}. */
	readonly rows: Row[];
	/** How many rows there are. */
	height: number;
	/** The heading above it, if any: "Maze 3". */
	readonly title?: string | undefined;
	/** The blank lines between the block above and this one; null if there is more between them. */
	readonly gap: readonly Row[] | null;
}

export interface Blocks {
	readonly blocks: readonly Block[];
	/** The lines that are in no block. */
	readonly leftOut: LineList;
	/** The first line that looks like a row with something else in it, outside of all blocks. */
	readonly odd?: Row | undefined;
	readonly cut: boolean;
}

/** More rows than a maze can have, whatever the drawing. */
const MAX_ROWS = 1000;
/** Maximum number of drawings looked at in a text. */
const MAX_BLOCKS = 2000;
/** Maximum number of lines kept by number. */
const MAX_KEPT = 10;

/** Line numbers: the first few, and how many there are. */
export class LineList {
	readonly first: number[] = [];
	count = 0;

	add(line: number) {
		this.count++;
		if (this.first.length === MAX_KEPT && line > this.first[MAX_KEPT - 1]) return;
		// Lines are added in any order, and the smallest are kept.
		this.first.push(line);
		this.first.sort((a, b) => a - b);
		if (this.first.length > MAX_KEPT) this.first.pop();
	}
}

/** How a line looks: blank, a row of a maze, a row with something else in it, or text. */
type Look = 'blank' | 'row' | 'odd' | 'text';

const SIGN = 1;
/** A sign that is a wall in most drawings. */
const WALL = 2;
const MARK = 4;
const LETTER = 8;
/** A letter that may be drawn for a wall or an open square. */
const FILLING = 16;
const BLANK = 32;

/** What each ASCII character can be. */
const CLASSES = new Uint8Array(128);
for (let code = 0; code < 128; code++) {
	const character = String.fromCharCode(code);
	if (/[ \t]/.test(character)) CLASSES[code] = BLANK;
	else if (/[#%|+]/.test(character)) CLASSES[code] = SIGN | WALL;
	else if (/[.\d*@&$\-=_~!,;:]/.test(character)) CLASSES[code] = SIGN;
	else if (/[a-z]/i.test(character)) {
		CLASSES[code] =
			LETTER | (isMark(character) ? MARK : 0) | (/[XxOoWwH]/.test(character) ? FILLING : 0);
	}
}

function lookOf(text: string): Look {
	let signs = 0;
	let walls = 0;
	let marks = 0;
	/** Letters that fill no squares. */
	let letters = 0;
	let unknown = 0;
	/** Two different letters in a row. */
	let hasWord = false;
	let first = 0;
	let last = 0;
	for (let i = 0; i < text.length; i++) {
		const code = text.charCodeAt(i);
		const isBox = code >= 0x2500 && code < 0x2580;
		const kind = code < 128 ? CLASSES[code] : isBox ? SIGN | WALL : 0;
		if (kind === BLANK) continue;
		if (first === 0) first = kind | 128;
		last = kind;
		if ((kind & SIGN) !== 0) signs++;
		else if ((kind & LETTER) === 0) unknown++;
		if ((kind & WALL) !== 0) walls++;
		if ((kind & MARK) !== 0) marks++;
		if ((kind & (LETTER | FILLING)) !== LETTER) continue;
		letters++;
		if ((kind & MARK) === 0) unknown++;
		const after = i + 1 < text.length ? text.charCodeAt(i + 1) : 0;
		const isLetter = after < 128 && (CLASSES[after] & (LETTER | FILLING)) === LETTER;
		if (isLetter && after !== code) hasWord = true;
	}
	if (first === 0) return 'blank';
	if (unknown === 0 && letters <= 2) return 'row';
	const others = marks + unknown;
	const isWalled = walls > 1 && (first & last & WALL) !== 0;
	if (isWalled || signs > 2 * others) return 'odd';
	return !hasWord && 2 * (signs + marks) >= signs + others ? 'odd' : 'text';
}

/** The drawings in lines of text: runs of rows without a blank line or text between them. */
export function blocksOf(lines: Iterable<TextLine>): Blocks {
	const blocks: Block[] = [];
	const leftOut = new LineList();
	let cut = false;
	let block: Block | null = null;
	/** The widest row of the block, without trailing spaces. */
	let width = 0;
	/** Blank lines below the last row. */
	let blank: Row[] = [];
	/** Odd lines below the last row: rows of the maze if more rows follow. */
	let odd: Row[] = [];
	/** The heading above the next block. */
	let title: Row | undefined;
	let isTextBetween = false;
	let firstOdd: Row | undefined;
	/** An odd line with no row above it. */
	let above: Row | null = null;

	function leaveOut(rows: readonly Row[]) {
		for (const { line } of rows) leftOut.add(line);
		isTextBetween ||= rows.length > 0;
	}
	function endBlock() {
		isTextBetween = false;
		// As wide as the rows above it, an odd line is a row of the maze.
		if (odd.some(({ text }) => text.trimEnd().length === width)) odd.forEach(pushRow);
		else leaveOut(odd);
		odd = [];
		block = null;
	}
	function push(text: string, line: number) {
		if (block!.height++ < MAX_ROWS) block!.rows.push({ text, line, from: 1 });
		width = Math.max(width, text.trimEnd().length);
	}
	const pushRow = ({ text, line }: Row) => push(text, line);

	for (const { text, line } of lines) {
		const look = lookOf(text);
		if (look === 'blank') {
			// A row of open squares may look blank.
			if (odd.length > 0 || (text === '' && block !== null)) endBlock();
			if (blank.length < MAX_ROWS) blank.push({ text, line, from: 1 });
			continue;
		}
		if (look === 'text' || (look === 'odd' && (block === null || blank.length > 0))) {
			if (block !== null) endBlock();
			blank = [];
			if (title !== undefined) leftOut.add(title.line);
			if (above !== null) leftOut.add(above.line);
			above = look === 'odd' ? { text, line, from: 1 } : null;
			title = look === 'odd' || titleOf(text) === undefined ? undefined : { text, line, from: 1 };
			if (above === null && title === undefined) leftOut.add(line);
			firstOdd ??= above ?? undefined;
			isTextBetween = true;
			continue;
		}
		if (look === 'odd') {
			odd.push({ text, line, from: 1 });
			if (odd.length > MAX_ROWS) endBlock();
			continue;
		}
		const isOpen = blank.every((one) => one.text.length >= width);
		if (block !== null && !isOpen) endBlock();
		if (block === null) {
			if (blocks.length === MAX_BLOCKS) {
				cut = true;
				break;
			}
			const gap = isTextBetween || blocks.length === 0 ? null : blank;
			block = { rows: [], height: 0, gap, title: title && titleOf(title.text) };
			blocks.push(block);
			width = 0;
			blank = [];
			title = undefined;
			isTextBetween = false;
			if (above !== null) {
				const isRow = above.line === line - 1 && above.text.trim().length === text.trim().length;
				if (isRow) pushRow(above);
				else leftOut.add(above.line);
				above = null;
			}
		}
		if (blank.length > 0 || odd.length > 0) {
			[...blank, ...odd].forEach(pushRow);
			blank = [];
			odd = [];
		}
		push(text, line);
	}
	if (block !== null) endBlock();
	if (above !== null) leftOut.add(above.line);
	if (title !== undefined) leaveOut([title]);
	return { blocks, leftOut, odd: firstOdd, cut };
}

/** A heading without its decoration ("Maze 3" for "## Maze 3:"), undefined for other text. */
function titleOf(line: string): string | undefined {
	const text = trimmed(line.slice(0, 200), /[\s#=*/;"'-]/, /[\s#=*:;"'-]/);
	const isTitle = /^(?:maze|labyrinth|level|map|grid|puzzle|example)\b/i.test(text);
	return isTitle && text.length <= 40 ? text : undefined;
}
