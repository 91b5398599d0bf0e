import type { TraceError, TraceErrorCode } from '$lib/engine/trace/file/trace-error';
import { isolate } from '$lib/i18n/bidi';
import { formatList, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';

/** The first line and an event, as errors show them. */
const HEADER = '{"backtrail":1,"kind":"sudoku","puzzle":"…"}';
const VERSION = '"backtrail":1';
const EVENT = '["place",3,7]';
const FIRST = '"first":[1,1]';
/** The values of a variable that is a row for one value of another. */
const YES_NO = { yes: isolate('yes'), no: isolate('no') };
/** How fields of the header look. */
const FIELDS: Readonly<Record<string, string>> = {
	kind: '"kind":"sudoku"',
	variables: '"variables":["a","b"]',
	values: '"values":["x","y"]'
};

/**
 * Why a trace is not shown: its file has an error, the worker did not work, it is of another kind, or it was
 * too long for the address.
 */
export type OpeningError = TraceError | 'failed' | 'other-kind' | 'not-here';

interface Inputs {
	readonly found: string;
	/** The same, without marks: which argument or field it is. */
	readonly what: string;
	/** The bound that there is, as a number in the language. */
	readonly expected: string;
	/** The first and the last number that can stand there. */
	readonly from: string;
	readonly to: string;
	/** The entry of a list, and its place; null if the error is about the whole. */
	readonly entry: string | null;
	readonly place: string;
}

const TEXTS: Readonly<Record<TraceErrorCode, (inputs: Inputs) => string>> = {
	'too-large': m.watch_error_too_large,
	unreadable: () => m.watch_error_unreadable(),
	'not-text': () => m.watch_error_not_text(),
	'utf-16': () => m.watch_error_utf_16(),
	empty: () => m.watch_error_empty(),
	blank: () => m.watch_error_blank(),
	'header-json': () => beginsAfter(m.watch_error_header_json()),
	'header-lines': () => beginsAfter(m.watch_error_header_lines()),
	'not-a-trace': () => beginsAfter(m.watch_error_not_a_trace({ field: isolate(VERSION) })),
	version: m.watch_error_version,
	field: fieldText,
	'unknown-field': m.watch_error_unknown_field,
	largest: () => m.watch_error_largest(),
	kind: m.watch_error_kind,
	setup: m.watch_error_setup,
	parameter: ({ found, place, entry }) =>
		entry === null
			? m.watch_error_parameter({ found })
			: m.watch_error_parameter_entry({ found, place, entry }),
	'parameter-type': m.watch_error_parameter_type,
	'unknown-parameter': m.watch_error_unknown_parameter,
	puzzle: m.watch_error_puzzle,
	contradiction: () => m.watch_error_contradiction(),
	'name-empty': () => m.watch_error_name_empty(),
	'name-long': m.watch_error_name_long,
	'name-type': m.watch_error_name_type,
	'name-twice': m.watch_error_name_twice,
	log: m.watch_error_log,
	'not-json': ({ found }) => m.watch_error_not_json({ found, example: isolate(EVENT) }),
	'long-line': m.watch_error_long_line,
	word: m.watch_error_word,
	arguments: m.watch_error_arguments,
	missing: m.watch_error_missing,
	variable: m.watch_error_variable,
	value: m.watch_error_value,
	'variable-number': m.watch_error_variable_number,
	'value-number': m.watch_error_value_number,
	'variable-text': m.watch_error_variable_text,
	'value-text': m.watch_error_value_text,
	'many-variables': m.watch_error_many_variables,
	'many-values': ({ expected }) =>
		m.watch_error_many_values({ expected, row: isolate('x = 17'), ...YES_NO }),
	number: m.watch_error_number,
	note: m.watch_error_note,
	deep: m.watch_error_deep,
	end: m.watch_error_end,
	'end-missing': () => m.watch_error_end_missing(),
	cut: m.watch_error_cut,
	'after-end': m.watch_error_after_end
};

function beginsAfter(wrong: string): string {
	return `${wrong} ${m.watch_error_begins({ example: isolate(HEADER) })}`;
}

function fieldText({ what, found, expected }: Inputs): string {
	if (what === 'first') return m.watch_error_field_first({ example: isolate(FIRST) });
	if (what === 'goal') return m.watch_error_field_goal();
	return what in FIELDS
		? m.watch_error_field({ found, example: isolate(FIELDS[what]) })
		: m.watch_error_field_text({ found, expected });
}

/** Why a trace is not shown, in sentences. */
export function openingErrorText(error: OpeningError): string {
	if (error === 'not-here') return m.watch_not_here();
	if (error === 'failed') return m.watch_worker_failed();
	return error === 'other-kind' ? m.watch_other_kind() : traceErrorText(error);
}

/** What is wrong with a file of a trace, where, and what would be right, in sentences. */
export function traceErrorText(error: TraceError): string {
	const { code, line, found = '', expected } = error;
	const [from, to] = rangeOf(error).map(formatNumber);
	const bound =
		typeof expected !== 'number'
			? ''
			: code === 'too-large'
				? `${formatNumber(expected / 1024 / 1024)} MB`
				: formatNumber(expected);
	const { place, text: entry = null } = error.entry ?? { place: 0 };
	const text = TEXTS[code]({
		...{ found: isolate(found), what: found, expected: bound, from, to },
		...{ entry: entry === null ? null : isolate(entry), place: formatNumber(place) }
	});
	const said = [text, ...hintsOf(error)].join(' ');
	const placed =
		line === undefined ? said : m.watch_line({ line: formatNumber(line), error: said });
	return m.watch_failed({ error: placed });
}

/** The first and the last number that can stand there. */
function rangeOf({ expected, possible = [] }: TraceError): readonly [number, number] {
	const [from, to] = possible;
	if (typeof from === 'number' && typeof to === 'number') return [from, to];
	return typeof expected === 'number' ? [-expected, expected] : [0, 0];
}

/** What would be right: sentences after the one that says what is wrong. */
function hintsOf({ expected, possible = [], example }: TraceError): string[] {
	const words = possible.filter((one) => typeof one === 'string').map(isolate);
	return [
		...(possible[0] === 0 ? [m.watch_error_first({ example: isolate(FIRST) })] : []),
		...(typeof expected === 'string' ? [m.watch_error_meant({ expected: isolate(expected) })] : []),
		...(words.length === 0
			? []
			: [m.watch_error_possible({ list: formatList(words, 'disjunction') })]),
		...(example === undefined ? [] : [m.watch_error_example({ example: isolate(example) })])
	];
}
