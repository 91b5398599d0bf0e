import { messagesIn } from '$lib/stage/board/message-table';
import type { ProblemMenus } from '$lib/stage/board/problem-view';
import { counted } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
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

/** What is missing in one maze, or in several. */
function orMany(one: () => string) {
	return (inputs: ReturnType<typeof counted>) =>
		inputs.count === 1 ? one() : m.maze_mark_missing_many(inputs);
}

export default {
	exampleLine: (id) => LINES[id](),
	factsOf,
	errorText: messagesIn<MazeError>({
		'no-maze': m.maze_error_no_maze,
		closed: m.maze_error_closed,
		size: m.maze_error_size,
		cells: m.maze_error_cells,
		'two-starts': m.maze_error_two_starts,
		'two-goals': m.maze_error_two_goals,
		symbol: m.maze_error_symbol,
		lines: m.maze_error_lines
	}),
	noteText: messagesIn<MazeNote>({
		'no-ends': orMany(m.maze_ends_missing),
		'no-start': orMany(m.maze_start_missing),
		'no-goal': orMany(m.maze_goal_missing),
		short: m.maze_rows_walled,
		'short-open': m.maze_rows_opened,
		ones: ({ oneIsWall }) => (oneIsWall ? m.maze_ones_walls() : m.maze_ones_open()),
		wide: m.maze_wide
	}),
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
