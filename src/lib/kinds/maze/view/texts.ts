import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { MazeSetup } from '../setup';

/** The names of the examples. */
const EXAMPLES: Readonly<Record<string, () => string>> = {
	small: m.maze_example_small,
	'two-ways': m.maze_example_two_ways,
	room: m.maze_example_room,
	carve: m.maze_example_carve,
	'carve-large': m.maze_example_carve_large,
	large: m.maze_example_large,
	'no-way': m.maze_example_no_way,
	all: m.maze_example_all
};

/** The name of an example. */
export function exampleName(id: string): string {
	return EXAMPLES[id]();
}

/** The two sides as displayed. */
export function sizeOf({ columns, rows }: { columns: number; rows: number }) {
	return { columns: formatNumber(columns), rows: formatNumber(rows) };
}

/** "Maze 11×7". */
export function nameOf(setup: MazeSetup): string {
	return setup.mode === 'solve' ? m.maze_name(sizeOf(setup)) : m.maze_name_carve(sizeOf(setup));
}
