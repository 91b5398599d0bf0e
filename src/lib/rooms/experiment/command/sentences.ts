import {
	experiment_error_too_large as tooLarge,
	experiment_error_not_json as notJson,
	experiment_error_repeated_field as repeatedField,
	experiment_error_no_file as noFile,
	experiment_error_wrong_format as wrongFormat,
	experiment_error_wrong_version as wrongVersion,
	experiment_error_missing_field as missingField,
	experiment_error_unknown_field as unknownField,
	experiment_error_wrong_type as wrongType,
	experiment_error_too_low as tooLow,
	experiment_error_too_high as tooHigh,
	experiment_error_too_long as tooLong,
	experiment_error_too_short as tooShort,
	experiment_error_unknown_option as unknownOption,
	experiment_error_unknown_kind as unknownKind,
	experiment_error_unknown_set as unknownSet,
	experiment_error_near as near,
	experiment_error_bad_board as badBoard,
	experiment_error_bad_parameter as badParameter,
	experiment_error_broken_board as brokenBoard,
	experiment_error_too_many_runs as tooManyRuns,
	experiment_error_unknown_run as unknownRun,
	experiment_error_other_experiment as otherExperiment,
	experiment_error_differs as differs,
	experiment_error_bad_link as badLink
} from '$lib/i18n/messages/en/experiment.json';
import { nameOfError, type DataErrorName } from '../data-error-name';
import type { DataError } from '../measure/strict';

/** Those of the page, from their source: a fresh checkout has no compiled messages. */
export const SENTENCES: Record<DataErrorName, string> = {
	'too-large': tooLarge,
	'not-json': notJson,
	'repeated-field': repeatedField,
	'no-file': noFile,
	'wrong-format': wrongFormat,
	'wrong-version': wrongVersion,
	'missing-field': missingField,
	'unknown-field': unknownField,
	'wrong-type': wrongType,
	'too-low': tooLow,
	'too-high': tooHigh,
	'too-long': tooLong,
	'too-short': tooShort,
	'unknown-option': unknownOption,
	'unknown-kind': unknownKind,
	'unknown-set': unknownSet,
	near,
	'bad-board': badBoard,
	'bad-parameter': badParameter,
	'broken-board': brokenBoard,
	'too-many-runs': tooManyRuns,
	'unknown-run': unknownRun,
	'other-experiment': otherExperiment,
	differs,
	'bad-link': badLink
};

/** What is wrong with data, in English. */
export function sentenceOf(error: DataError): string {
	const { name, facts } = nameOfError(error);
	return SENTENCES[name]
		.replaceAll('{found}', () => shown(facts.found))
		.replaceAll('{expected}', () => shown(facts.expected));
}

function shown(fact: string | number): string {
	return typeof fact === 'number' ? fact.toLocaleString('en') : fact;
}
