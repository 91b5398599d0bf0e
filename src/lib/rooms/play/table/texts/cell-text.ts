import { columnName, rowName } from '$lib/stage/board/square-texts';
import { isolate } from '$lib/i18n/bidi';
import { columnOf, rowOf, type BoxShape } from '$lib/kinds/sudoku/shape';

/** "r1c3", in a sentence of any language. */
export function cellText(shape: BoxShape, cell: number): string {
	return isolate(rowName(rowOf(shape, cell)) + columnName(columnOf(shape, cell)));
}
