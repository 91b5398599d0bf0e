import { isShape, type BoxShape } from '../shape';
import { opensList } from './value';

/** The apparent kind of a line, before it is read. */
export type LineKind =
	| 'blank'
	| 'comment'
	/** "[Puzzle]" */
	| 'section'
	/** "Grid 01" */
	| 'title'
	| 'ruler'
	/** Nothing but one mark or tabs (and bars): a ruler, a blank line, or a row of empty cells. */
	| 'unclear'
	| 'row';

export function lineKind(text: string): LineKind {
	if (/[0-9A-Za-z\x80-\u{10ffff}]/u.test(text)) return kindOfWords(text);
	if (/^[^\S\t]*$/.test(text)) return 'blank';
	if (/^\s*(?:#|\/\/|%)/.test(text)) return 'comment';
	if (/^[|!\s]+$/.test(text)) return text.includes('\t') ? 'unclear' : 'ruler';
	if (/^[-_~*?|!\s]*$/.test(text) && hasOneMark(text)) return 'unclear';
	// The brackets around a list of rows.
	if (/^[\s[\](){}<>;,]*$/.test(text) && /[[\](){}<>]/.test(text)) return 'ruler';
	return isRuler(text) ? 'ruler' : 'row';
}

/** The kind of a line with letters or digits. */
function kindOfWords(text: string): LineKind {
	if (/^\s*(?:#|\/\/|%)/.test(text)) return 'comment';
	if (/^\s*\[\s*[A-Za-z]{2,20}\s*\]\s*$/.test(text)) return 'section';
	if (/^\s*(?:grid|puzzles?|sudokus?|board|quizzes|title|name\s*[:=])(?![a-z])/i.test(text)) {
		// The first line of a list has the first row in it.
		return opensList(text) ? 'row' : 'title';
	}
	return 'row';
}

/** Whether a line has one mark only, however often. A loop with a back reference overflows on long lines. */
function hasOneMark(text: string): boolean {
	const mark = markOf(text);
	return !Array.from('-_~*?').some((other) => other !== mark && text.includes(other));
}

/** Whether punctuation is a ruler rather than a row of empty cells with other characters between. */
function isRuler(text: string): boolean {
	if (!/^[-+=*|!:.'`~_^#"/\\\s]+$/.test(text) || !/[-=~_^+]/.test(text)) return false;
	const trimmed = text.trim();
	return (
		/[+=^#"]/.test(text) || /^[|!]?[.:'`*][-_~]/.test(trimmed) || /[-_~][.:'`*][|!]?$/.test(trimmed)
	);
}

/** Whether a text begins with a hint about one cell, as `r1c3 = 4` or `(1, 3): 4`. */
export function isHint(text: string): boolean {
	return /^\s*(?:r\d{1,2}\s{0,9}c\d{1,2}\b|[[({]\s{0,9}\d{1,2}\s{0,9},\s{0,9}\d{1,2}\s{0,9}[\])}])\s{0,9}(?:[:=\d]|is\b)/i.test(
		text
	);
}

/** The box in a comment, `# box 3x2`; null in any other line. */
export function shapeOf(text: string): BoxShape | null {
	const box = /^\s*#\s*box\s+(\d{1,2})\s*[x×]\s*(\d{1,2})\s*$/.exec(text);
	if (box === null) return null;
	const shape = { rows: Number(box[1]), columns: Number(box[2]) };
	return isShape(shape) ? shape : null;
}

/** The number of cells in a line of one mark or of tabs. */
export function unclearCells(text: string): number {
	const mark = markOf(text);
	return mark === '' ? occurrences(text, '\t') + 1 : occurrences(text, mark);
}

/** The mark in an `unclear` line, "" in a line of tabs. */
export function markOf(text: string): string {
	return /[-_~*?]/.exec(text)?.[0] ?? '';
}

/** How often a character of one code unit occurs in a text. */
export function occurrences(text: string, character: string): number {
	const code = character.charCodeAt(0);
	let count = 0;
	for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) === code) count++;
	return count;
}
