import { afterEach, expect, it } from 'vitest';
import { lieOf } from '$lib/engine/trace/check/judge';
import type { TraceFile } from '$lib/engine/trace/file/trace-file';
import { stripIsolates } from '$lib/i18n/bidi';
import { readLocaleFrom } from '$lib/i18n/locale';
import { lieText, soundText } from './lie-text';

afterEach(() => readLocaleFrom(() => 'en'));

const file = { log: { length: 9 }, lines: new Int32Array() } as unknown as TraceFile;
const names = { variable: String, value: String };
const cells = (count: number) => (count === 1 ? 'One cell is empty.' : `${count} cells are empty.`);
const textOf = (aim: 'least' | 'most', ...lie: Parameters<typeof lieOf>) =>
	stripIsolates(lieText(lieOf(...lie), file, names, aim, cells));
const text = (...lie: Parameters<typeof lieOf>) => textOf('least', ...lie);

it('names what is open as its kind does', () => {
	expect(text('solution-open', 3, { found: 48 })).toBe(
		'Event 4 (line 5) is false: This is called a solution. 48 cells are empty.'
	);
});

it.each([
	[1, 0, false, 'there is one, and the trace does not have it.'],
	[4, 1, false, 'there are 4, and the trace has 1.'],
	[1, 0, true, 'there is at least one, and the trace does not have it.'],
	[4, 1, true, 'there are at least 4, and the trace has 1.']
])('counts the %i solutions of which %i are there', (expected, found, isLeast, said) => {
	expect(text('missing', 9, { expected, found, isLeast })).toBe(
		`The end of the trace is false: it says that there are no other solutions, but ${said}`
	);
	readLocaleFrom(() => 'he');
	expect(text('missing', 9, { expected, found, isLeast })).toContain(
		expected === 1 ? 'פתרון אחד' : '4 פתרונות'
	);
});

it.each([
	[
		'most',
		'what follows is worth at most 40, but a solution worth 51 can follow.',
		'40 לכל היותר, אבל יכול לבוא פתרון ששוויו 51.'
	],
	[
		'least',
		'what follows costs at least 40, but a solution that costs 51 can follow.',
		'40 לפחות, אבל יכול לבוא פתרון שעלותו 51.'
	]
] as const)('says what can follow in spite of a bound, where %s is best', (aim, said, hebrew) => {
	const lie = ['better-follows', 5, { found: 40, expected: 51 }] as const;
	expect(textOf(aim, ...lie)).toBe(`Event 6 (line 7) is false: The trace says that ${said}`);
	readLocaleFrom(() => 'he');
	expect(textOf(aim, ...lie)).toContain(hebrew);
});

it('says how many bounds were not judged, and why', () => {
	const unjudged = [{ what: 'bounds-long', count: 3 }] as const;
	expect(soundText({ lie: null, looked: 9, unjudged })).toBe(
		'Nothing false found in 9 events. ' +
			'Not checked: 3 bounds, because our own search for something better takes too long.'
	);
});

it('says of a table all that was not judged', () => {
	const unjudged = [{ what: 'constraints', count: 9 }] as const;
	const said = soundText({ lie: null, looked: 9, unjudged });
	for (const part of ['values fit', 'dead ends', 'solutions', 'bounds', 'everything was tried'])
		expect(said).toContain(part);
});
