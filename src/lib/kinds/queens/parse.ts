import { linesOf } from '$lib/engine/reading/lines';
import { unreadable } from '$lib/engine/text';
import type { QueensParsed } from './parse/error';
import { piecesOf, type Piece } from './parse/pieces';
import { boardsOf } from './parse/reader';

export type { QueensError, QueensNote, QueensParsed } from './parse/error';
export { MAX_BOARDS } from './parse/reader';

/** Lines and parts of lines read from a text: more than the largest list of small boards has. */
const MAX_PIECES = 200_000;
/** Characters read from a line that is a list. */
const MAX_LINE = 400_000;

/** A comment behind a part of a list. */
const COMMENT = /\/\/.*$/;

/**
 * The boards in a text: "n = 6" or the number alone (an empty one); the columns of the queens, from
 * 1 or from 0, one board a line; the squares, one line per row, plain, boxed or quoted; FEN; the
 * squares of the queens as pairs or as on a chessboard. Other lines are left out, and notes tell
 * that. Accepts any text, never throws, takes linear time.
 */
export function parseQueens(text: string): QueensParsed {
	const wrong = unreadable(text);
	if (wrong !== null) return { error: wrong };
	const pieces: Piece[] = [];
	let first = 0;
	let cut = false;
	const plain = text.replace(/^\ufeff/, '').replaceAll('\xa0', ' ');
	for (const { text: whole, line: number } of linesOf(plain)) {
		const trimmed = (/["'\])]/.test(whole) ? whole.replace(COMMENT, '') : whole).trim();
		if (trimmed === '') {
			if (first > 0 && pieces.at(-1)?.kind !== 'gap') pieces.push({ kind: 'gap' });
			continue;
		}
		if (first === 0) first = number;
		if (pieces.length >= MAX_PIECES) {
			cut = true;
			break;
		}
		const indent = whole.length - whole.trimStart().length;
		const isLong = trimmed.length > MAX_LINE && /[[({"'`]/.test(trimmed);
		const shown = isLong ? startOfList(trimmed) : trimmed;
		if (isLong) cut = true;
		for (const piece of piecesOf({ number, text: shown, indent })) {
			if (pieces.length < MAX_PIECES) pieces.push(piece);
			else cut = true;
		}
	}
	if (first === 0) return { error: { code: 'empty' } };
	return boardsOf(pieces, cut) ?? { error: { code: 'no-board', line: first } };
}

/** The lists at the start of a very long line. */
function startOfList(text: string): string {
	const start = text.slice(0, MAX_LINE);
	const ends = ['])}', '",'].map((ends) => {
		return Math.max(...Array.from(ends, (end) => start.lastIndexOf(end)));
	});
	return start.slice(0, (ends[0] > 0 ? ends[0] : ends[1]) + 1);
}
