import { columnOf, rowOf, sizeOf, type BoxShape } from '../shape';

/** What of a key event counts here. */
export type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * The cell that a key leads to from `cell`, or null when the key does not move. Arrows go to the
 * next cell, PageUp and PageDown a box up and down, Home and End to the ends of the row, with Ctrl
 * to the ends of the board; all stop at the edge. Arrows never mirror. With Shift or Alt, and
 * arrows with Ctrl, they are someone else's.
 */
export function nextCell(shape: BoxShape, cell: number, key: Key): number | null {
	if (key.altKey || key.shiftKey) return null;
	const size = sizeOf(shape);
	const row = rowOf(shape, cell);
	const column = columnOf(shape, cell);
	const at = (toRow: number, toColumn: number) => clamp(toRow, size) * size + clamp(toColumn, size);
	const all = key.ctrlKey || key.metaKey;
	if (key.key === 'Home') return all ? 0 : at(row, 0);
	if (key.key === 'End') return all ? size * size - 1 : at(row, size - 1);
	if (all) return null;
	switch (key.key) {
		case 'ArrowRight':
			return at(row, column + 1);
		case 'ArrowLeft':
			return at(row, column - 1);
		case 'ArrowDown':
			return at(row + 1, column);
		case 'ArrowUp':
			return at(row - 1, column);
		case 'PageDown':
			return at(row + shape.rows, column);
		case 'PageUp':
			return at(row - shape.rows, column);
		default:
			return null;
	}
}

function clamp(index: number, size: number): number {
	return Math.min(Math.max(index, 0), size - 1);
}
