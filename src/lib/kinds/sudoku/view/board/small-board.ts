import { disc } from '$lib/stage/board/lines';
import type { MiniDrawing } from '$lib/stage/board/mini/mini';
import type { SceneMark } from '$lib/stage/scene/scene';
import { counted, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { sizeOf, type BoxShape } from '../../shape';
import { symbolText } from '../../symbols';
import { boardLines, cellsArea, centreOf } from './geometry';

/** Above this size a symbol would be too small to read: cells become dots. */
const SYMBOLS_UP_TO = 12;

/**
 * A small static board of a few marks.
 *
 * @param givens the symbol of each cell, −1 for none
 * @param placed the symbols placed, −1 for none; may repeat the givens
 * @param highlight a cell, −1 for none
 */
export function smallBoard(
	shape: BoxShape,
	givens: ArrayLike<number>,
	placed: ArrayLike<number> | null,
	highlight = -1
): MiniDrawing {
	const size = sizeOf(shape);
	const lines = boardLines(shape);
	const cells = Array.from({ length: givens.length }, (_, cell) => cell);
	const given = cells.filter((cell) => givens[cell] >= 0);
	const added = placed === null ? [] : cells.filter((at) => givens[at] < 0 && placed[at] >= 0);
	const isWritten = size <= SYMBOLS_UP_TO;
	const symbols = (
		list: readonly number[],
		values: ArrayLike<number>,
		style: 'given' | 'placed'
	): SceneMark[] =>
		isWritten && list.length > 0
			? [
					{
						...{
							letters: list.map((cell) => symbolText(values[cell])).join(''),
							size: 0.72,
							style
						},
						across: list.map((cell) => centreOf(shape, cell).x),
						down: list.map((cell) => centreOf(shape, cell).y)
					}
				]
			: [];
	const board = m.sudoku_board_mini({ size: formatNumber(size) });
	const pointed = highlight < 0 ? null : centreOf(shape, highlight);
	const discs = added.map((cell) => disc(centreOf(shape, cell), 0.36)).join('');
	return {
		...{ width: size, height: size },
		label: m.sudoku_board_mini_filled({ board, ...counted(given.length + added.length) }),
		marks: [
			{ x: 0, y: 0, wide: size, high: size, style: 'board' },
			{ d: cellsArea(shape, given), style: isWritten ? 'given-ground' : 'tiny-set' },
			...(discs === '' ? [] : [{ d: discs, style: isWritten ? 'placed' : 'tiny-placed' } as const]),
			{ d: lines.cells, style: 'mini-grid' },
			{ d: lines.boxes, style: 'mini-boxes' },
			...symbols(given, givens, 'given'),
			...symbols(added, placed ?? [], 'placed')
		],
		highlight: pointed && { x: pointed.x - 0.5, y: pointed.y - 0.5, width: 1, height: 1 }
	};
}
