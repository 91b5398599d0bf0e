import { isolate } from '$lib/i18n/bidi';
import { countedRate, formatNumber, formatRate } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { Grain } from '../grain';
import type { Breakpoint, Mark } from '../stops/breakpoints';
import type { StepKind } from '$lib/engine/search/step';

/** The name of a variable, as on the board: r1c3. */
export type NameOf = (variable: number) => string;

const MOVE_RATES = {
	cell: m.player_rate_move,
	decision: m.player_rate_decision,
	backtrack: m.player_rate_backtrack
};

/** A rate in moves of the given grain: "50 steps/s", "50 backtracks/s". */
export function rateText(rate: number, grain: Grain): string {
	return grain === 'try' ? formatRate(rate) : MOVE_RATES[grain](countedRate(rate));
}

/** A mark with its note, if it has one: "step 120: Why 8?". */
export function markText({ position, note }: Mark): string {
	const step = formatNumber(position);
	return note === ''
		? m.player_hover({ position: step })
		: m.player_mark_note({ position: step, note: isolate(note) });
}

/** What a breakpoint waits for: "a backtrack", "r1c3 is placed or emptied". */
export function breakpointText(breakpoint: Breakpoint, nameOf: NameOf): string {
	switch (breakpoint.kind) {
		case 'backtrack':
			return m.player_stop_backtrack();
		case 'deadend':
			return m.player_stop_deadend();
		case 'solution':
			return m.player_stop_solution();
		case 'cell':
			return m.player_stop_cell({ cell: isolate(nameOf(breakpoint.variable)) });
		case 'depth':
			return m.player_stop_depth({ depth: formatNumber(breakpoint.below) });
		case 'mark':
			return markText(breakpoint);
		case 'own-line':
			return m.player_stop_own_line({ line: formatNumber(breakpoint.line) });
		case 'line':
			return m.player_stop_line({ line: LINES[breakpoint.step]() });
	}
}

/** What the line of code for each kind of step does. */
const LINES: Record<StepKind, () => string> = {
	choose: m.player_line_choose,
	reject: m.player_line_reject,
	place: m.player_line_place,
	force: m.player_line_force,
	eliminate: m.player_line_eliminate,
	deadend: m.player_line_deadend,
	backtrack: m.player_line_backtrack,
	solution: m.player_line_solution,
	prune: m.player_line_prune,
	stuck: m.player_line_stuck
};
