import { linesOf } from '$lib/engine/reading/lines';
import { EMPTY, emptyBoard } from '../board';
import { defaultShape, sizeOf, type BoxShape } from '../shape';
import { symbolOf } from '../symbols';
import { EMPTY_MARKS } from './cells';
import { MAX_BOARDS, type NamedBoard, type Parsed } from './error';
import { Found } from './found';
import { lineKind, shapeOf } from './lines';
import { cleanName, groupsOf } from './row';

/**
 * Boards with pencil marks, as solvers print them: each cell is a symbol, or its candidates in
 * ascending order without spaces between ("1", "27", "258"). Null for any other text. Only for up to
 * nine symbols, since "12" is one number on a larger board.
 */
export function parsePencilMarks(text: string): Parsed | null {
	const found = new Found();
	let rows: (readonly string[])[] = [];
	let title: string | null = null;
	let shape: BoxShape | null = null;
	for (const { text: content, line } of linesOf(text)) {
		const kind = lineKind(content);
		if (kind === 'title') title = cleanName(content);
		shape = shapeOf(content) ?? shape;
		if (kind !== 'row') continue;
		const cells = cellsOf(content);
		if (cells === null || (rows.length > 0 && cells.length !== rows[0].length)) {
			if (rows.length > 0) return null;
			found.addWords(line);
			// Marks come early, or the text is something else.
			if (found.boards.length === 0 && line > 100) return null;
			continue;
		}
		rows.push(cells);
		if (rows.length < cells.length) continue;
		const board = boardOf(rows, shape);
		if (board === null) return null;
		found.add(title === null ? board : { ...board, name: title });
		rows = [];
		title = null;
		if (found.boards.length === MAX_BOARDS) break;
	}
	if (found.boards.length === 0 || rows.length > 0) return null;
	return found.result({ code: 'empty' });
}

/** The texts of the cells of a row; null if the line is not such a row. */
function cellsOf(line: string): readonly string[] | null {
	if (line.length > 200) return null;
	const { groups } = groupsOf(line.replace(/(\d)[*#]/g, '$1').replace(/[{}():,]/g, ' '));
	if (groups.length < 4 || groups.length > 9) return null;
	return groups.every((group) => isCell(group, groups.length)) ? groups : null;
}

/** Whether a text is an empty cell, or symbols of the board in ascending order. */
function isCell(text: string, size: number): boolean {
	if (text.length === 1 && (EMPTY_MARKS.includes(text) || text === '0')) return true;
	const symbols = Array.from(text, symbolOf);
	return symbols.every(
		(symbol, i) => symbol >= 0 && symbol < size && (i === 0 || symbol > symbols[i - 1])
	);
}

/** The board of as many rows as cells in a row; null if too few cells have several candidates. */
function boardOf(rows: readonly (readonly string[])[], shape: BoxShape | null): NamedBoard | null {
	const cells = rows.flat();
	// Fewer cells with several candidates are slips: a board that is nearly full has four at least.
	if (cells.filter((cell) => cell.length > 1).length < 4) return null;
	const isFit = shape !== null && sizeOf(shape) === rows.length;
	const board = emptyBoard(isFit ? shape : defaultShape(rows.length));
	const all = (1 << rows.length) - 1;
	const candidates = new Int32Array(cells.length).fill(all);
	cells.forEach((cell, index) => {
		const symbols = Array.from(cell, symbolOf).filter((symbol) => symbol !== -1);
		if (symbols.length === 1) board.cells[index] = symbols[0];
		else if (symbols.length > 1) {
			board.cells[index] = EMPTY;
			candidates[index] = symbols.reduce((mask, symbol) => mask | (1 << symbol), 0);
		}
	});
	return { board, candidates };
}
