import { board, isSize, NONE } from '../setup';
import type { Line, Read } from './error';
import { isPiece, sizeError } from './squares';

/** The rows of a board in Forsyth–Edwards notation, with or without the fields that follow them. */
const FEN =
	/^(?:fen\s*(?:[:=]\s*)?)?["'`]?([\dA-Za-z]+(?:\/[\dA-Za-z]+)+)(?:\s+[wb-](?:\s.*)?)?["'`]?[\s,;.)\]]*$/i;

/** More characters than the largest board takes. */
const MAX_FEN = 2500;

export const isFen = (text: string): boolean =>
	text.length < MAX_FEN && text.includes('/') && FEN.test(text);

/** Digits are free squares, q a queen: "1Q6/3Q4/…". */
export function readFen(line: Line): Read {
	const rows = FEN.exec(line.text)![1].split('/');
	const size = rows.length;
	if (!isSize(size)) return sizeError(line, String(size));
	const columns: number[] = [];
	for (const row of rows) {
		const odd = row.search(/[^\dQq]/);
		if (odd >= 0) {
			const found = row[odd];
			const column = line.indent + line.text.indexOf(row) + odd + 1;
			return {
				error: { code: isPiece(found) ? 'piece' : 'symbol', line: line.number, column, found }
			};
		}
		// Boards beyond 9 columns write numbers of two digits.
		const spans = [row.match(/\d+|[Qq]/g) ?? [], row.match(/[\dQq]/g) ?? []];
		const found = spans.map((pieces) => {
			return pieces.reduce((all, piece) => all + (/\d/.test(piece) ? Number(piece) : 1), 0);
		});
		const fits = found.indexOf(size);
		if (fits < 0) {
			return {
				error: { code: 'row-length', line: line.number, found: found[1], expected: size }
			};
		}
		let queen = NONE;
		let column = 0;
		for (const piece of spans[fits]) {
			if (/\d/.test(piece)) column += Number(piece);
			else if (queen !== NONE) return { error: { code: 'two-queens', line: line.number } };
			else queen = column++;
		}
		columns.push(queen);
	}
	return { setup: board(size, columns) };
}
