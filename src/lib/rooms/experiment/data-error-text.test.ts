import { expect, it } from 'vitest';
import { stripIsolates } from '$lib/i18n/bidi';
import { nameOfError, type DataErrorName } from './data-error-name';
import { dataErrorSentence, dataErrorText, TEXTS } from './data-error-text';
import type { DataError, DataErrorCode } from './measure/strict';

const NAMES = (Object.keys(TEXTS) as DataErrorName[]).filter(
	(name): name is DataErrorCode => name !== 'near' && name !== 'bad-parameter'
);
const seed = (found: string): DataError => ({
	code: 'unknown-field',
	path: found,
	found,
	expected: 'sets seeds limits'
});

it.each(NAMES)('%s is a sentence without its code', (name) => {
	const error = { code: name, path: '', found: 12_345, expected: 'maze' };
	const told = stripIsolates(dataErrorSentence(error));
	expect(told).toMatch(/^[A-Z\d].* .*[.?]$/);
	expect(told).not.toContain('{');
	expect(told).not.toContain(name);
});

it('asks whether a name that is near is meant', () => {
	expect(stripIsolates(dataErrorSentence(seed('seed')))).toBe(
		'There is no “seed” here. Is “seeds” meant?'
	);
	expect(stripIsolates(dataErrorText(seed('Seeds')))).toBe(
		'Seeds: There is no “Seeds” here. Is “seeds” meant?'
	);
	expect(stripIsolates(dataErrorSentence(seed('speed')))).toBe(
		'There is no field “speed” here. There are: sets, seeds, limits.'
	);
	expect(nameOfError({ code: 'bad-board', path: '' }).name).toBe('bad-board');
});

it('names the line and the column', () => {
	const text = dataErrorText({ code: 'not-json', path: '', line: 3, column: 2 });
	expect(text).toMatch(/^line 3, column 2: From here on, this is not JSON/);
});
