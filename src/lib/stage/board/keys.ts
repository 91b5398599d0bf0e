/** The parts of a key event that a board uses. */
export type Key = Pick<
	KeyboardEvent,
	'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
>;

/** The squares that keys move between, numbered row by row. */
export interface Squares {
	readonly columns: number;
	readonly rows: number;
	/** The number of rows that PageUp and PageDown move by, if these keys move. */
	readonly page?: number;
}

/**
 * The square that a key leads to, or null if the key does not move. Arrows go to the next square,
 * Home and End to the ends of the row, with Ctrl to the ends of the board, PageUp and PageDown up
 * and down by a page; all stop at the edge. Arrows never mirror. Keys with Shift or Alt, and arrows
 * with Ctrl, are left to other handlers.
 */
export function nextSquare(
	{ columns, rows, page }: Squares,
	square: number,
	key: Key
): number | null {
	if (key.altKey || key.shiftKey) return null;
	const row = Math.floor(square / columns);
	const column = square % columns;
	const at = (toRow: number, toColumn: number) =>
		clamp(toRow, rows) * columns + clamp(toColumn, columns);
	const all = key.ctrlKey || key.metaKey;
	if (key.key === 'Home') return all ? 0 : at(row, 0);
	if (key.key === 'End') return all ? columns * rows - 1 : at(row, columns - 1);
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
			return page === undefined ? null : at(row + page, column);
		case 'PageUp':
			return page === undefined ? null : at(row - page, column);
		default:
			return null;
	}
}

/** The center of a square on a board that is not a grid. */
export interface Place {
	readonly x: number;
	readonly y: number;
}

const DIRECTIONS: Readonly<Record<string, Place>> = {
	ArrowRight: { x: 1, y: 0 },
	ArrowLeft: { x: -1, y: 0 },
	ArrowDown: { x: 0, y: 1 },
	ArrowUp: { x: 0, y: -1 }
};

/**
 * The square that a key leads to on a board that is not a grid, or null if the key does not move.
 * Arrows go to the nearest square that is more ahead than aside, or stay if there is none; Home and
 * End go to the first and the last square.
 */
export function nextInDirection(places: readonly Place[], square: number, key: Key): number | null {
	if (key.altKey || key.shiftKey || key.ctrlKey || key.metaKey) return null;
	if (key.key === 'Home') return 0;
	if (key.key === 'End') return places.length - 1;
	const direction = DIRECTIONS[key.key];
	if (direction === undefined) return null;
	const { x, y } = places[square];
	let next = square;
	let nearest = Infinity;
	places.forEach((place, at) => {
		const ahead = (place.x - x) * direction.x + (place.y - y) * direction.y;
		const aside = Math.abs((place.x - x) * direction.y) + Math.abs((place.y - y) * direction.x);
		if (ahead <= 0 || aside > ahead) return;
		// A square straight ahead is nearer than one at the same distance to the side.
		const distance = ahead + 2 * aside;
		if (distance < nearest) [next, nearest] = [at, distance];
	});
	return next;
}

function clamp(index: number, count: number): number {
	return Math.min(Math.max(index, 0), count - 1);
}

/**
 * The Latin letter of a key in lower case, or null if it has none. A letter of another script maps
 * to the Latin letter on the same key; a digit or a punctuation mark is not mapped.
 */
export function letterOf({ key, code }: Pick<Key, 'key' | 'code'>): string | null {
	if (/^[a-z]$/i.test(key)) return key.toLowerCase();
	return /^\p{L}$/u.test(key) ? (/^Key([A-Z])$/.exec(code)?.[1].toLowerCase() ?? null) : null;
}
