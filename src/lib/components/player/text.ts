import { isolate } from '$lib/i18n/bidi';
import { formatCompact, formatNumber, formatRate } from '$lib/i18n/format';
import * as m from '$lib/i18n/paraglide/messages';
import type { Grain } from '$lib/state/grain';
import type { ActionId } from '$lib/state/keys';
import type { Stop } from '$lib/state/stops';
import type { StepKind } from '$lib/trace/step';

/** The name of a variable, as the board calls it: r1c3. */
export type NameOf = (variable: number) => string;

/** A speed in what the player moves by: "50 steps/s", "50 backtracks/s". */
export function rateText(rate: number, grain: Grain): string {
	if (grain === 'try') return formatRate(rate);
	const count = Number(rate.toPrecision(3));
	const text = { count, formatted: formatCompact(count) };
	return grain === 'decision' ? m.player_rate_decision(text) : m.player_rate_backtrack(text);
}

/** What a stop waits for: "a backtrack", "r1c3 is placed or emptied". */
export function stopText(stop: Stop, nameOf: NameOf): string {
	switch (stop.kind) {
		case 'backtrack':
			return m.player_stop_backtrack();
		case 'deadend':
			return m.player_stop_deadend();
		case 'solution':
			return m.player_stop_solution();
		case 'cell':
			return m.player_stop_cell({ cell: isolate(nameOf(stop.variable)) });
		case 'depth':
			return m.player_stop_depth({ depth: formatNumber(stop.below) });
		case 'line':
			return m.player_stop_line({ line: LINES[stop.step]() });
	}
}

/** What the line of code that makes a step does. */
const LINES: Record<StepKind, () => string> = {
	choose: m.player_line_choose,
	reject: m.player_line_reject,
	place: m.player_line_place,
	force: m.player_line_force,
	eliminate: m.player_line_eliminate,
	deadend: m.player_line_deadend,
	backtrack: m.player_line_backtrack,
	solution: m.player_line_solution,
	prune: m.player_line_prune
};

/** What a key does, for the help. */
export const ACTIONS: Record<ActionId, () => string> = {
	toggle: m.player_key_toggle,
	'step-back': m.player_step_back,
	'step-forward': m.player_step_forward,
	start: m.player_start,
	end: m.player_end,
	slower: m.player_slower,
	faster: m.player_faster,
	grain: m.player_key_grain,
	'backtrack-back': m.player_backtrack_back,
	'backtrack-forward': m.player_backtrack_forward,
	'solution-back': m.player_solution_back,
	'solution-forward': m.player_solution_forward,
	'deadend-back': m.player_deadend_back,
	'deadend-forward': m.player_deadend_forward,
	'cell-back': m.player_cell_back_any,
	'cell-forward': m.player_cell_forward_any,
	return: m.player_return_any,
	stop: m.player_stop_forward,
	'tree-fit': m.player_key_fit,
	'tree-follow': m.player_key_follow,
	help: m.player_key_help
};
