import type { Argument, EventForm } from '$lib/engine/trace/file/events';
import { isolate } from '$lib/i18n/bidi';
import { formatList, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { JUMPS, LENGTH, MAKINGS, REGIONS, RULES } from './kind-samples';

/** What each event means, by its word. */
export const EVENT_MEANINGS: Readonly<Record<string, () => string>> = {
	choose: m.watch_event_choose,
	reject: m.watch_event_reject,
	place: m.watch_event_place,
	force: m.watch_event_force,
	eliminate: m.watch_event_eliminate,
	deadend: m.watch_event_deadend,
	takeback: m.watch_event_takeback,
	jump: m.watch_event_jump,
	bound: m.watch_event_bound,
	solution: m.watch_event_solution,
	stuck: m.watch_event_stuck,
	restart: m.watch_event_restart,
	note: m.watch_event_note
};

/** What the number of an event is of. */
const NUMBER_WORDS: Readonly<Record<string, () => string>> = {
	force: m.watch_argument_unit,
	deadend: m.watch_argument_cause,
	takeback: m.watch_argument_untested,
	jump: m.watch_argument_untested
};

const ARGUMENT_WORDS: Readonly<Record<Exclude<Argument, 'number'>, () => string>> = {
	variable: m.watch_argument_variable,
	value: m.watch_argument_value,
	reasons: m.watch_argument_reasons,
	cause: m.watch_argument_cause,
	bound: m.watch_argument_cost,
	cost: m.watch_argument_cost,
	note: m.watch_argument_note
};

/** What an argument of an event is, in a word. */
export function argumentWord(event: EventForm, argument: Argument): string {
	return (argument === 'number' ? NUMBER_WORDS[event.word] : ARGUMENT_WORDS[argument])();
}

/** What the variables and values of each kind are, in the order of their numbers. */
export const KIND_NUMBERS: Readonly<
	Record<string, readonly [variables: () => string, values: () => string]>
> = {
	sudoku: [m.watch_kind_sudoku_variables, m.watch_kind_sudoku_values],
	queens: [m.watch_kind_queens_variables, m.watch_kind_queens_values],
	'map-colouring': [m.watch_kind_map_colouring_variables, m.watch_kind_map_colouring_values],
	maze: [m.watch_kind_maze_variables, m.watch_kind_maze_values],
	sequence: [m.watch_kind_sequence_variables, m.watch_kind_sequence_values],
	'knights-tour': [m.watch_kind_knights_tour_variables, m.watch_kind_knights_tour_values],
	'round-trip': [m.watch_kind_round_trip_variables, m.watch_kind_round_trip_values],
	subset: [m.watch_kind_subset_variables, m.watch_kind_subset_values],
	cryptarithm: [m.watch_kind_cryptarithm_variables, m.watch_kind_cryptarithm_values],
	making: [m.watch_kind_making_variables, m.watch_kind_making_values],
	own: [m.watch_kind_own_variables, m.watch_kind_own_values]
};

/** Words of which one is written: "a, b or c". */
export const oneOf = (words: readonly string[]) => formatList(words.map(isolate), 'disjunction');

/** What the parameters of each kind's setup mean. */
export const KIND_SETUPS: Readonly<Record<string, () => string>> = {
	sudoku: m.watch_setup_sudoku,
	queens: m.watch_setup_queens,
	'map-colouring': () => m.watch_setup_map_colouring({ list: isolate(REGIONS) }),
	maze: m.watch_setup_maze,
	sequence: () => m.watch_setup_sequence({ formatted: formatNumber(LENGTH), list: oneOf(RULES) }),
	'knights-tour': () => m.watch_setup_knights_tour({ list: isolate(JUMPS) }),
	'round-trip': m.watch_setup_round_trip,
	subset: m.watch_setup_subset,
	cryptarithm: m.watch_setup_cryptarithm,
	making: () => m.watch_setup_making({ list: oneOf(MAKINGS) }),
	own: m.watch_setup_own
};
