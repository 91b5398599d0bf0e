import { isolate } from '$lib/i18n/bidi';
import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/paraglide/messages';
import type { ParseError } from '$lib/problems/kind';
import type { MazeError } from '../parse';
import type { MazeSetup } from '../setup';

const EXAMPLES: Readonly<Record<string, { name: () => string; line: () => string }>> = {
	small: { name: m.maze_example_small, line: m.maze_example_small_line },
	'two-ways': { name: m.maze_example_two_ways, line: m.maze_example_two_ways_line },
	room: { name: m.maze_example_room, line: m.maze_example_room_line },
	carve: { name: m.maze_example_carve, line: m.maze_example_carve_line },
	'carve-large': { name: m.maze_example_carve_large, line: m.maze_example_carve_large_line },
	large: { name: m.maze_example_large, line: m.maze_example_large_line },
	'no-way': { name: m.maze_example_no_way, line: m.maze_example_no_way_line },
	all: { name: m.maze_example_all, line: m.maze_example_all_line }
};

/** The name of an example, and in one line what there is to see in it. */
export function exampleWords(id: string): { name: string; line: string } {
	const { name, line } = EXAMPLES[id];
	return { name: name(), line: line() };
}

function sizeOf({ columns, rows }: { columns: number; rows: number }) {
	return { columns: formatNumber(columns), rows: formatNumber(rows) };
}

/** "Maze 11×7". */
export function nameOf(setup: MazeSetup): string {
	return setup.mode === 'solve' ? m.maze_name(sizeOf(setup)) : m.maze_name_carve(sizeOf(setup));
}

/** "11×7, 40 open squares". */
export function factsOf(setup: MazeSetup): string {
	if (setup.mode === 'carve') return m.maze_facts_carve(sizeOf(setup));
	const count = setup.walls.reduce((open, wall) => open - wall, setup.walls.length);
	return m.maze_facts({ ...sizeOf(setup), count, formatted: formatNumber(count) });
}

/** What is wrong with a text, without its line. */
export function errorText(any: ParseError): string {
	const error = any as MazeError;
	switch (error.code) {
		case 'too-large':
		case 'not-text':
		case 'empty':
			// The studio has words for what can happen to any text.
			return '';
		case 'no-start':
			return m.maze_error_no_start();
		case 'no-goal':
			return m.maze_error_no_goal();
		case 'size':
			return m.maze_error_size({ ...sizeOf(error), expected: formatNumber(error.expected) });
		case 'two-starts':
			return m.maze_error_two_starts({ column: formatNumber(error.column) });
		case 'two-goals':
			return m.maze_error_two_goals({ column: formatNumber(error.column) });
		case 'symbol':
			return m.maze_error_symbol({
				column: formatNumber(error.column),
				found: isolate(error.found)
			});
	}
}
