import { listValues } from '$lib/engine/problem';
import { EMPTY, type Board } from './board';
import { defaultShape, sameShape, sizeOf } from './shape';
import { symbolText } from './symbols';

export { formatLine } from './line';

/**
 * A board as rows of text with bars and rulers between the boxes. A cell is one character, "." if
 * it is empty. Boxes of an unusual shape are named in a comment above. With candidates, the empty
 * cells of a board of up to nine symbols are their candidates. The parser reads it back.
 *
 * @param candidates for each cell the mask of its pencil marks.
 */
export function formatGrid(board: Board, candidates?: Int32Array): string {
	const size = sizeOf(board.shape);
	return candidates && size <= 9 ? pencilGrid(board, candidates) : plainGrid(board);
}

/** Columns are as wide as the longest list of candidates. */
function pencilGrid({ shape, cells }: Board, candidates: Int32Array): string {
	const size = sizeOf(shape);
	const texts = Array.from(cells, (symbol, cell) => {
		if (symbol !== EMPTY) return symbolText(symbol);
		return listValues(candidates[cell]).map(symbolText).join('') || '.';
	});
	const width = Math.max(...texts.map(({ length }) => length));
	const rows = Array.from({ length: size }, (_, row) => {
		const line = texts.slice(row * size, (row + 1) * size).map((text) => text.padEnd(width));
		const boxes = Array.from({ length: shape.rows }, (__, box) => {
			return line.slice(box * shape.columns, (box + 1) * shape.columns).join(' ');
		});
		return `| ${boxes.join(' | ')} |`;
	});
	const part = '-'.repeat((width + 1) * shape.columns + 1);
	const ruler = `+${Array.from({ length: shape.rows }, () => part).join('+')}+`;
	const bands = Array.from({ length: shape.columns }, (_, band) => {
		return rows.slice(band * shape.rows, (band + 1) * shape.rows).join('\n');
	});
	const usual = sameShape(shape, defaultShape(size));
	const head = usual ? '' : `# box ${shape.rows}x${shape.columns}\n`;
	return `${head}${ruler}\n${bands.join(`\n${ruler}\n`)}\n${ruler}\n`;
}

function plainGrid(board: Board): string {
	const { shape } = board;
	const size = sizeOf(shape);
	const usual = sameShape(shape, defaultShape(size));
	const lines = usual ? [] : [`# box ${shape.rows}x${shape.columns}`];
	const ruler = Array.from({ length: shape.rows }, (_, box) => {
		const ends = (box > 0 ? 1 : 0) + (box < shape.rows - 1 ? 1 : 0);
		return '-'.repeat(2 * shape.columns - 1 + ends);
	}).join('+');
	rowsOf(board).forEach((row, index) => {
		if (index > 0 && index % shape.rows === 0 && shape.rows > 1) lines.push(ruler);
		lines.push(
			row
				.map((symbol, column) => {
					const text = symbol === EMPTY ? '.' : symbolText(symbol);
					return column > 0 && column % shape.columns === 0 ? `| ${text}` : text;
				})
				.join(' ')
		);
	});
	return `${lines.join('\n')}\n`;
}

/**
 * A board as a JSON list of rows, numbers from 1, 0 for an empty cell. With boxes of an unusual
 * shape it is an object with `box` and `board`. The parser reads it back.
 */
export function toJson(board: Board): string {
	const { shape } = board;
	const rows = rowsOf(board).map((row) => `[${row.map((symbol) => symbol + 1).join(', ')}]`);
	if (sameShape(shape, defaultShape(sizeOf(shape)))) return `[\n\t${rows.join(',\n\t')}\n]\n`;
	const box = JSON.stringify({ rows: shape.rows, columns: shape.columns });
	return `{\n\t"box": ${box},\n\t"board": [\n\t\t${rows.join(',\n\t\t')}\n\t]\n}\n`;
}

/** A board as comma-separated numbers from 1, one line per row, 0 for an empty cell. */
export function toCsv(board: Board): string {
	return rowsOf(board)
		.map((row) => `${row.map((symbol) => symbol + 1).join(',')}\n`)
		.join('');
}

function rowsOf({ shape, cells }: Board): number[][] {
	const size = sizeOf(shape);
	return Array.from({ length: size }, (_, row) => [...cells.slice(row * size, (row + 1) * size)]);
}
