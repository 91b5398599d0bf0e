import type { ProblemMenus } from '$lib/stage/board/problem-view';
import { isolate } from '$lib/i18n/bidi';
import { counted, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/paraglide/messages';
import type { ParseError, ParseNote } from '$lib/engine/kind';
import type { MazeError, MazeNote } from '../parse';
import type { MazeSetup } from '../setup';
import { asks } from '../parse/notes';
import OpenChoices from './OpenChoices.svelte';
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
	noteText,
	formatName: () => m.maze_format_text(),
	openPlaceholder: () => '#######\n#S  # #\n# #   #\n#   #G#\n#######',
	openHint: () => m.maze_open_hint(),
	openFiles: ['.maze', '.lay', '.map', '.json', '.csv'],
	OpenOther,
	OpenChoices,
	choicesShow: asks
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
		case 'no-maze':
			return m.maze_error_no_maze();
		case 'closed':
			return m.maze_error_closed();
		case 'size':
			return m.maze_error_size({ ...sizeOf(error), expected: formatNumber(error.expected) });
		case 'cells':
			return m.maze_error_cells({ ...sizeOf(error), expected: formatNumber(error.expected) });
		case 'two-starts':
			return m.maze_error_two_starts(placeOf(error));
		case 'two-goals':
			return m.maze_error_two_goals(placeOf(error));
		case 'symbol':
			return m.maze_error_symbol(placeOf(error));
		case 'lines':
			return m.maze_error_lines(placeOf(error));
	}
}

const placeOf = ({ column, found }: { readonly column: number; readonly found: string }) => ({
	column: formatNumber(column),
	found: isolate(found)
});

/** How a maze differs from its text. */
function noteText(any: ParseNote): string {
	const note = any as MazeNote;
	switch (note.code) {
		case 'left-out':
			// The studio has a text for this note, which any text can have.
			return '';
		case 'no-ends':
			return isOne(note) ? m.maze_ends_missing() : m.maze_mark_missing_many(counted(note.count!));
		case 'no-start':
			return isOne(note) ? m.maze_start_missing() : m.maze_mark_missing_many(counted(note.count!));
		case 'no-goal':
			return isOne(note) ? m.maze_goal_missing() : m.maze_mark_missing_many(counted(note.count!));
		case 'short':
			return m.maze_rows_walled();
		case 'short-open':
			return m.maze_rows_opened();
		case 'ones':
			return note.oneIsWall ? m.maze_ones_walls() : m.maze_ones_open();
		case 'wide':
			return m.maze_wide();
	}
}

const isOne = ({ count }: ParseNote) => count === 1;
