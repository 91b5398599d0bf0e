import { EMPTY, emptyBoard, type Board } from './board';
import { defaultShape, sizeOf, type BoxShape } from './shape';
import { symbolOf, symbolText } from './symbols';

/** All cells in reading order, one character each, "." for an empty one: 81 characters for 9×9. */
export function formatLine(board: Board): string {
	return Array.from(board.cells, (symbol) => (symbol === EMPTY ? '.' : symbolText(symbol))).join(
		''
	);
}

export type LineError =
	| { readonly code: 'bad-length'; readonly found: number; readonly expected: number }
	| { readonly code: 'bad-symbol'; readonly index: number; readonly found: string };

/** Reads the output of {@link formatLine}, and "0" as empty, for a known shape. */
export function readLine(shape: BoxShape, line: string): { board: Board } | { error: LineError } {
	const size = sizeOf(shape);
	const board = emptyBoard(shape);
	if (line.length !== board.cells.length) {
		return { error: { code: 'bad-length', found: line.length, expected: board.cells.length } };
	}
	for (let cell = 0; cell < line.length; cell++) {
		const character = line[cell];
		if (character === '.' || character === '0') continue;
		const symbol = symbolOf(character);
		if (symbol === -1 || symbol >= size) {
			return { error: { code: 'bad-symbol', index: cell, found: character } };
		}
		board.cells[cell] = symbol;
	}
	return { board };
}

/** A board as the parameters of an address: its line, and its box if that is not the usual one. */
export function writeBoard(board: Board): Record<string, string> {
	const { rows, columns } = board.shape;
	const usual = defaultShape(sizeOf(board.shape));
	return {
		puzzle: formatLine(board),
		...(usual.rows === rows ? {} : { box: `${rows}x${columns}` })
	};
}
