import { nameOfError, type DataErrorName } from './data-error-name';
import type { DataError } from './measure/strict';
import { isolate } from '$lib/i18n/bidi';
import { formatNumber } from '$lib/i18n/format';
import { inputsOf } from '$lib/stage/board/message-table';
import * as m from '$lib/i18n/compiled/messages';

export const TEXTS: Record<DataErrorName, (inputs: { found: string; expected: string }) => string> =
	{
		'too-large': m.experiment_error_too_large,
		'not-json': m.experiment_error_not_json,
		'repeated-field': m.experiment_error_repeated_field,
		'no-file': m.experiment_error_no_file,
		'wrong-format': m.experiment_error_wrong_format,
		'wrong-version': m.experiment_error_wrong_version,
		'missing-field': m.experiment_error_missing_field,
		'unknown-field': m.experiment_error_unknown_field,
		'wrong-type': m.experiment_error_wrong_type,
		'too-low': m.experiment_error_too_low,
		'too-high': m.experiment_error_too_high,
		'too-long': m.experiment_error_too_long,
		'too-short': m.experiment_error_too_short,
		'unknown-option': m.experiment_error_unknown_option,
		'unknown-kind': m.experiment_error_unknown_kind,
		'unknown-set': m.experiment_error_unknown_set,
		near: m.experiment_error_near,
		'bad-board': m.experiment_error_bad_board,
		'bad-parameter': m.experiment_error_bad_parameter,
		'broken-board': m.experiment_error_broken_board,
		'too-many-runs': m.experiment_error_too_many_runs,
		'unknown-run': m.experiment_error_unknown_run,
		'other-experiment': m.experiment_error_other_experiment,
		differs: m.experiment_error_differs,
		'bad-link': m.experiment_error_bad_link
	};

/** What is wrong with data, in a sentence. */
export function dataErrorSentence(error: DataError): string {
	const { name, facts } = nameOfError(error);
	return TEXTS[name](inputsOf(facts));
}

/** What is wrong with a file or a link, and where. */
export function dataErrorText(error: DataError): string {
	const { path, line, column } = error;
	const what = dataErrorSentence(error);
	const places = [
		...(line === undefined ? [] : [lineText(line, column)]),
		...(path === '' ? [] : [isolate(path)])
	];
	return places.length === 0 ? what : m.experiment_error_at({ place: places.join(', '), what });
}

function lineText(number: number, column?: number): string {
	const line = formatNumber(number);
	return column === undefined
		? m.experiment_error_line({ line })
		: m.experiment_error_line_column({ line, column: formatNumber(column) });
}
