/** Squares or cells, numbered from 0 in reading order. */
export interface Size {
	readonly columns: number;
	readonly rows: number;
}

/** North, east, south, west. */
export const DIRECTIONS = 'NESW';

/** Whether a text contains each of the four directions exactly once. */
export function isDirections(text: string): boolean {
	return text.length === 4 && Array.from(DIRECTIONS).every((letter) => text.includes(letter));
}

/** The square or cell one step away in a direction, a letter of {@link DIRECTIONS}; −1 for outside. */
export function neighbourOf({ columns, rows }: Size, square: number, direction: string): number {
	const column = square % columns;
	switch (direction) {
		case 'N':
			return square < columns ? -1 : square - columns;
		case 'E':
			return column === columns - 1 ? -1 : square + 1;
		case 'S':
			return square >= columns * (rows - 1) ? -1 : square + columns;
		case 'W':
			return column === 0 ? -1 : square - 1;
	}
	throw new RangeError(`No direction: ${direction}`);
}

/** The four neighbours of every square, in the order of `directions`: at `4 * square + value`. */
export function neighbourTable(size: Size, directions: string): Int16Array {
	return Int16Array.from({ length: 4 * size.columns * size.rows }, (_, index) => {
		return neighbourOf(size, index >> 2, directions[index & 3]);
	});
}

/** The Manhattan distance: the number of steps from one square to another, ignoring walls. */
export function distance({ columns }: Size, from: number, to: number): number {
	const down = Math.floor(to / columns) - Math.floor(from / columns);
	return Math.abs((to % columns) - (from % columns)) + Math.abs(down);
}
