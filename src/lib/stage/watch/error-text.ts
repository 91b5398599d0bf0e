import type { TraceError, TraceErrorCode } from '$lib/engine/trace/file/trace-error';
import { isolate } from '$lib/i18n/bidi';
import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/paraglide/messages';

/** The first line and an event, as errors show them. */
const HEADER = '{"backtrail":1,"kind":"sudoku","puzzle":"…"}';
const EVENT = '["place",3,7]';

interface Inputs {
	readonly found: string;
	readonly expected: string;
}

const TEXTS: Readonly<Record<TraceErrorCode, (inputs: Inputs) => string>> = {
	'too-large': m.watch_error_too_large,
	unreadable: () => m.watch_error_unreadable(),
	'not-text': () => m.watch_error_not_text(),
	empty: () => m.watch_error_empty(),
	'not-a-trace': () => m.watch_error_not_a_trace({ example: isolate(HEADER) }),
	version: m.watch_error_version,
	field: m.watch_error_field,
	kind: m.watch_error_kind,
	puzzle: m.watch_error_puzzle,
	contradiction: () => m.watch_error_contradiction(),
	names: m.watch_error_names,
	log: m.watch_error_log,
	'not-json': ({ found }) => m.watch_error_not_json({ found, example: isolate(EVENT) }),
	'long-line': m.watch_error_long_line,
	word: m.watch_error_word,
	arguments: m.watch_error_arguments,
	variable: m.watch_error_variable,
	value: m.watch_error_value,
	'many-variables': m.watch_error_many_variables,
	'many-values': m.watch_error_many_values,
	number: m.watch_error_number,
	note: m.watch_error_note,
	deep: m.watch_error_deep,
	end: m.watch_error_end,
	'after-end': m.watch_error_after_end
};

/** What is wrong with a file of a trace, and where, in a sentence. */
export function traceErrorText({ code, line, found = '', expected = '' }: TraceError): string {
	const number = typeof expected === 'number' ? expected : null;
	const error = TEXTS[code]({
		found: isolate(found),
		expected:
			number === null
				? String(expected)
				: code === 'too-large'
					? `${formatNumber(number / 1024 / 1024)} MB`
					: formatNumber(number)
	});
	const placed = line === undefined ? error : m.watch_line({ line: formatNumber(line), error });
	return m.watch_failed({ error: placed });
}
