import * as m from '$lib/i18n/compiled/messages';
import type { Size } from '../grid';

/** The sizes of generated mazes, in cells. */
export const SIZES: Readonly<Record<string, Size & { readonly name: () => string }>> = {
	small: { columns: 6, rows: 4, name: () => m.maze_size_small() },
	medium: { columns: 12, rows: 9, name: () => m.maze_size_medium() },
	large: { columns: 20, rows: 15, name: () => m.maze_size_large() },
	largest: { columns: 30, rows: 24, name: () => m.maze_size_largest() }
};

/** The offered orders of directions: each starts with a different one, or turns the other way. */
export const ORDERS: readonly string[] = [
	'NESW',
	'ESWN',
	'SWNE',
	'WNES',
	'NWSE',
	'ENWS',
	'SENW',
	'WSEN'
];
