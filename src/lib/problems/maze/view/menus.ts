import type { ProblemMenus } from '$lib/board-kit/problem-view';
import { isolate } from '$lib/i18n/bidi';
import { counted, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/paraglide/messages';
import type { ParseError } from '$lib/problems/kind';
import type { MazeError } from '../parse';
import type { MazeSetup } from '../setup';
import OpenOther from './OpenOther.svelte';
import { sizeOf } from './texts';

/** What each example shows. */
const LINES: Readonly<Record<string, () => string>> = {
	small: m.maze_example_small_line,
	'two-ways': m.maze_example_two_ways_line,
	room: m.maze_example_room_line,
	carve: m.maze_example_carve_line,
	'carve-large': m.maze_example_carve_large_line,
	large: m.maze_example_large_line,
	'no-way': m.maze_example_no_way_line,
	all: m.maze_example_all_line
};

export default {
	exampleLine: (id) => LINES[id](),
	factsOf,
	errorText,
	formatName: () => m.maze_format_text(),
	openPlaceholder: () => '#######\n#S  # #\n# #   #\n#   #G#\n#######',
	openHint: () => m.maze_open_hint(),
	OpenOther
} satisfies ProblemMenus<MazeSetup>;

/** "11×7, 40 open squares". */
function factsOf(setup: MazeSetup): string {
	if (setup.mode === 'carve') return m.maze_facts_carve(sizeOf(setup));
	const count = setup.walls.reduce((open, wall) => open - wall, setup.walls.length);
	return m.maze_facts({ ...sizeOf(setup), ...counted(count) });
}

/** What is wrong with a text, without its line. */
function errorText(any: ParseError): string {
	const error = any as MazeError;
	switch (error.code) {
		case 'too-large':
		case 'not-text':
		case 'empty':
			// The studio has texts for errors that any text can have.
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
