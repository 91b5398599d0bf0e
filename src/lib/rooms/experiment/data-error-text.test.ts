import { expect, it } from 'vitest';
import { stripIsolates } from '$lib/i18n/bidi';
import { inputsOf } from '$lib/stage/board/message-table';
import { SENTENCES, sentenceOf } from './command/sentences';
import { nameOfError } from './data-error-name';
import { dataErrorText, TEXTS } from './data-error-text';
import type { DataError } from './measure/strict';

const NAMES = Object.keys(TEXTS) as (keyof typeof TEXTS)[];
const seed = (found: string): DataError => ({
	code: 'unknown-field',
	path: found,
	found,
	expected: 'sets seeds limits'
});

it.each(NAMES)('%s is a sentence, and the same on the page and in the command', (name) => {
	const sentence = SENTENCES[name];
	expect(sentence).toMatch(/^[A-Z{].* .*[.?]$/);
	const filled = sentence.replaceAll('{found}', '1.2').replaceAll('{expected}', 'maze');
	expect(stripIsolates(TEXTS[name](inputsOf({ found: '1.2', expected: 'maze' })))).toBe(filled);
});

it.each(NAMES.filter((name) => name !== 'near' && name !== 'bad-parameter'))(
	'the command tells %s without its code',
	(name) => {
		const error = { code: name, path: '', found: 12_345, expected: 'maze' };
		const told = sentenceOf(error);
		expect(told).not.toContain('{');
		expect(told).not.toContain(name);
	}
);

it('asks whether a name that is near is meant', () => {
	expect(sentenceOf(seed('seed'))).toBe('There is no “seed” here. Is “seeds” meant?');
	expect(stripIsolates(dataErrorText(seed('Seeds')))).toBe(
		'Seeds: There is no “Seeds” here. Is “seeds” meant?'
	);
	expect(sentenceOf(seed('speed'))).toBe(
		'There is no field “speed” here. There are: sets, seeds, limits.'
	);
	expect(nameOfError({ code: 'bad-board', path: '' }).name).toBe('bad-board');
});

it('names the line and the column', () => {
	const text = dataErrorText({ code: 'not-json', path: '', line: 3, column: 2 });
	expect(text).toMatch(/^line 3, column 2: From here on, this is not JSON/);
});
