import type { Checked, Lie, LieCode, Unjudged } from '$lib/engine/trace/check/lie';
import type { aimOf } from '$lib/engine/problem';
import { lineOf, type TraceFile } from '$lib/engine/trace/file/trace-file';
import { isolate } from '$lib/i18n/bidi';
import { counted, formatList, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { Names } from '../facts/names';

type Aim = ReturnType<typeof aimOf>;

/** What a sentence about a lie can name. */
interface Inputs {
	readonly variable: string;
	readonly value: string;
	readonly list: string;
	/** The value, variable or number that is right. */
	readonly expected: string;
	readonly found: string;
	/** Whether the best solution costs least or yields most. */
	readonly aim: Aim;
	/** How many variables are open, in the words of the kind; empty if it has none. */
	readonly open: string;
	/** What the rest is about. */
	readonly lie: Lie;
}

const TEXTS: Readonly<Record<LieCode, (inputs: Inputs) => string>> = {
	given: m.watch_lie_given,
	'has-value': m.watch_lie_has_value,
	chosen: m.watch_lie_chosen,
	domain: m.watch_lie_domain,
	eliminated: m.watch_lie_eliminated,
	'not-next': m.watch_lie_not_next,
	clash: (inputs) =>
		inputs.lie.others.length === 0 ? m.watch_lie_clash_puzzle(inputs) : m.watch_lie_clash(inputs),
	'takeback-nothing': () => m.watch_lie_takeback_nothing(),
	'takeback-order': m.watch_lie_takeback_order,
	'takeback-value': m.watch_lie_takeback_value,
	untested: m.watch_lie_untested,
	'untested-nowhere': m.watch_lie_untested_nowhere,
	fits: m.watch_lie_fits,
	'reason-open': m.watch_lie_reason_open,
	reason: m.watch_lie_reason,
	gone: m.watch_lie_gone,
	cause: m.watch_lie_cause,
	unit: (inputs) =>
		inputs.lie.others.length === 0 ? m.watch_lie_unit_none(inputs) : m.watch_lie_unit(inputs),
	'value-left': m.watch_lie_value_left,
	'place-left': m.watch_lie_place_left,
	'solution-failed': () => m.watch_lie_solution_failed(),
	'solution-open': (inputs) =>
		inputs.open === '' ? m.watch_lie_no_solution() : m.watch_lie_solution_open(inputs),
	'no-solution': () => m.watch_lie_no_solution(),
	'solution-twice': ({ lie: { found } }) =>
		m.watch_lie_solution_twice({ event: formatNumber(found + 1) }),
	cost: m.watch_lie_cost,
	bound: m.watch_lie_bound,
	'better-follows': m.watch_lie_better_follows,
	'nothing-open': () => m.watch_lie_nothing_open(),
	'end-found': () => m.watch_lie_end_found(),
	'end-open': m.watch_lie_end_open,
	'end-contradiction': m.watch_lie_end_contradiction,
	missing: ({ lie, found }) => {
		const inputs = { ...counted(lie.expected), found };
		return lie.isLeast ? m.watch_lie_missing_least(inputs) : m.watch_lie_missing(inputs);
	},
	'not-best': m.watch_lie_not_best
};

/** Codes whose `expected` is a value, and those where it is a variable; otherwise it is a number. */
const OF_VALUES: readonly LieCode[] = ['given', 'has-value', 'chosen', 'takeback-value'];
const OF_VARIABLES: readonly LieCode[] = ['not-next', 'takeback-order'];

/**
 * What is false in a trace, and where, in a sentence.
 *
 * @param open says how many variables are open, as the kind calls them
 */
export function lieText(
	lie: Lie,
	file: TraceFile,
	names: Names,
	aim: Aim,
	open: (count: number) => string
): string {
	const variable = (index: number) => (index < 0 ? '' : isolate(names.variable(index)));
	const value = (index: number) => (index < 0 ? '' : isolate(names.value(index)));
	const { code, event, expected } = lie;
	const inputs: Inputs = {
		variable: variable(lie.variable),
		value: value(lie.value),
		list: formatList(lie.others.map(variable)),
		open: code === 'solution-open' ? open(lie.found) : '',
		expected: OF_VALUES.includes(code)
			? value(expected)
			: OF_VARIABLES.includes(code)
				? variable(expected)
				: formatNumber(expected),
		found: formatNumber(lie.found),
		aim,
		lie
	};
	const text = TEXTS[code](inputs);
	if (event >= file.log.length) return m.watch_lie_end({ text });
	const place = { event: formatNumber(event + 1), line: formatNumber(lineOf(file, event)) };
	return m.watch_lie({ ...place, text });
}

const UNJUDGED: Readonly<Record<Unjudged, (count: ReturnType<typeof counted>) => string>> = {
	constraints: () => m.watch_unjudged_constraints(),
	method: () => m.watch_unjudged_method(),
	eliminations: m.watch_unjudged_eliminations,
	forced: m.watch_unjudged_forced,
	failures: m.watch_unjudged_failures,
	bounds: m.watch_unjudged_bounds,
	'bounds-long': m.watch_unjudged_bounds_long,
	costs: m.watch_unjudged_costs,
	all: () => m.watch_unjudged_all()
};

/** That nothing is false, and what that does not cover. */
export function soundText({ looked, unjudged }: Checked): string {
	const sound = m.watch_sound(counted(looked));
	if (unjudged.length === 0) return sound;
	const list = formatList(unjudged.map(({ what, count }) => UNJUDGED[what](counted(count))));
	return `${sound} ${m.watch_unjudged({ list })}`;
}
