import { emptyBoard, EMPTY, type Board } from '../board';
import { defaultShape } from '../shape';
import { MAX_BOARDS, type NamedBoard, type Parsed } from './error';

/** The cells, with "+" before what was filled in; then the candidates that were removed. */
const LINE =
	/^(?::[\dA-Za-z-]{0,8}:[\w,-]{0,40}:)?([\d.+]{81,162})(?::((?:\d{3}[ ,]?)*)(?::.*)?)?$/;

/**
 * Boards as HoDoKu saves them, one per line: `:0000:x:53..+7…:512 647:…`, where "512" means that 5
 * was removed from row 1, column 2. Null for any other text, and for plain lines of cells.
 */
export function parseSavedLines(text: string): Parsed | null {
	if (!/[:+]/.test(text.slice(0, 1000))) return null;
	const boards: NamedBoard[] = [];
	for (const line of text.split('\n', MAX_BOARDS + 1)) {
		if (line.trim() === '') continue;
		if (boards.length === MAX_BOARDS) return { boards, cut: true };
		const board = readLine(line.trim());
		if (board === null) return null;
		boards.push(board);
	}
	return boards.length === 0 ? null : { boards, cut: false };
}

function readLine(line: string): NamedBoard | null {
	const match = LINE.exec(line);
	if (match === null || !/[:+]/.test(line)) return null;
	const [, cells, removed = ''] = match;
	const board = emptyBoard(defaultShape(9));
	const entries = emptyBoard(board.shape);
	let cell = 0;
	let isEntry = false;
	for (const character of cells) {
		if (character === '+') {
			isEntry = true;
			continue;
		}
		if (cell === 81) return null;
		const symbol = character === '.' || character === '0' ? EMPTY : Number(character) - 1;
		(isEntry ? entries : board).cells[cell++] = symbol;
		isEntry = false;
	}
	if (cell !== 81) return null;
	const candidates = candidatesWithout(removed.match(/\d{3}/g) ?? [], board);
	return {
		board,
		...(entries.cells.some((symbol) => symbol !== EMPTY) ? { entries } : {}),
		...(candidates === null ? {} : { candidates })
	};
}

/** Null if none of a cell without a given was removed. */
function candidatesWithout(removed: readonly string[], { cells }: Board): Int32Array | null {
	const all = (1 << 9) - 1;
	const candidates = new Int32Array(81).fill(all);
	for (const [symbol, row, column] of removed) {
		const cell = (Number(row) - 1) * 9 + Number(column) - 1;
		if (cells[cell] === EMPTY && Number(column) > 0 && Number(symbol) > 0) {
			candidates[cell] &= ~(1 << (Number(symbol) - 1));
		}
	}
	return candidates.some((mask) => mask !== all) ? candidates : null;
}
