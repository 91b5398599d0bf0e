import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
	formatCompact,
	formatDuration,
	formatList,
	formatNumber,
	formatRate,
	formatRatio
} from './format';
import { isolate, stripIsolates } from './bidi';
import { baseLocale, locales, overwriteGetLocale, type Locale } from './paraglide/runtime';

/** Intl puts direction marks around numbers in Hebrew; they do not matter here. */
const plain = (text: string) => text.replaceAll(/[\u200e\u200f]/g, '').replaceAll('\u00a0', ' ');

const speak = (locale: Locale) => overwriteGetLocale(() => locale);
afterEach(() => speak(baseLocale));

describe('in English', () => {
	it.each([
		[0, '0'],
		[37_652, '37,652'],
		[692_345_678, '692,345,678'],
		[0.5, '0.5']
	])('writes %d as %s', (value, text) => {
		expect(formatNumber(value)).toBe(text);
	});

	it.each([
		[999, '999'],
		[1234, '1.23K'],
		[692_345_678, '692M']
	])('shortens %d to %s', (value, text) => {
		expect(formatCompact(value)).toBe(text);
	});

	it.each([
		[0, '0 steps/s'],
		[1, '1 step/s'],
		[1.001, '1 step/s'],
		[0.5, '0.5 steps/s'],
		[2, '2 steps/s'],
		[1234, '1.23K steps/s'],
		[260_000_000, '260M steps/s']
	])('writes a rate of %d as %s', (value, text) => {
		expect(formatRate(value)).toBe(text);
	});

	it.each([
		[0, '0 ms'],
		[0.34, '0.3 ms'],
		[9.96, '10 ms'],
		[340.4, '340 ms'],
		[999.6, '1 sec'],
		[2400, '2.4 sec'],
		[59_940, '60 sec'],
		[59_960, '1 min'],
		[192_000, '3 min 12 sec'],
		[3_600_000, '1 hr'],
		[7_500_000, '2 hr 5 min']
	])('writes %d milliseconds as %s', (value, text) => {
		expect(formatDuration(value)).toBe(text);
	});

	it.each([
		[21 / 20, 'down', '1.05'],
		[1 / (20 / 21), 'down', '1.05'],
		[1004 / 1000, 'down', '1.004'],
		[1.19, 'down', '1.1'],
		[23 / 10, 'down', '2.3'],
		[128.9, 'down', '128'],
		[0.349, 'down', '0.34'],
		[2.31, 'up', '2.4'],
		[0.341, 'up', '0.35'],
		[1.05, 'nearest', '1.1']
	] as const)('writes the ratio %d, rounded %s, as %s', (value, rounding, text) => {
		expect(formatRatio(value, rounding)).toBe(text);
	});

	it('says in the name of a bound no more than is known, however it is rounded', () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 1e6 }), (a, b) => {
				const read = (text: string) => Number(text.replaceAll(',', ''));
				const slack = 1e-11 * (a / b);
				expect(read(formatRatio(a / b, 'down'))).toBeLessThanOrEqual(a / b + slack);
				expect(read(formatRatio(a / b, 'up'))).toBeGreaterThanOrEqual(a / b - slack);
				if (a > b) expect(read(formatRatio(a / b, 'down'))).toBeGreaterThan(1);
			})
		);
	});

	it.each([
		[2460, '2.4 sec'],
		[9960, '9.9 sec'],
		[999.6, '999 ms'],
		[59_960, '59 sec'],
		[192_900, '3 min 12 sec']
	])('rounds %d milliseconds down to %s', (value, text) => {
		expect(formatDuration(value, 'down')).toBe(text);
	});

	it('lists', () => {
		expect(formatList(['r1c3'])).toBe('r1c3');
		expect(formatList(['r1c3', 'r1c8'])).toBe('r1c3 and r1c8');
		expect(formatList(['r1c3', 'r1c8', 'r4c3'])).toBe('r1c3, r1c8 and r4c3');
		expect(formatList(['1', '7', '9'], 'disjunction')).toBe('1, 7 or 9');
	});
});

describe('in Hebrew', () => {
	it.each([
		[0.05, '0.05 צעדים לשנייה'],
		[0.5, '0.5 צעדים לשנייה'],
		[1, 'צעד אחד לשנייה'],
		[2, 'שני צעדים לשנייה'],
		[3, '3 צעדים לשנייה'],
		[20, '20 צעדים לשנייה'],
		[1234, '1.23K צעדים לשנייה']
	])('writes a rate of %d as %s', (value, text) => {
		speak('he');
		expect(plain(formatRate(value))).toBe(text);
	});

	it('groups digits', () => {
		speak('he');
		expect(plain(formatNumber(37_652))).toBe('37,652');
	});

	it('names the units of time in Hebrew', () => {
		speak('he');
		expect(plain(formatDuration(192_000))).toMatch(/3.*\p{Script=Hebrew}.*12.*\p{Script=Hebrew}/u);
		expect(plain(formatDuration(2400))).toMatch(/^2\.4 \p{Script=Hebrew}/u);
		expect(stripIsolates(formatDuration(0.34))).toBe('0.3 ms');
	});

	it('lists with the Hebrew words for and and or', () => {
		speak('he');
		expect(formatList(['r1c3', 'r1c8'])).toMatch(/^r1c3 ו-?r1c8$/);
		expect(formatList(['1', '7'], 'disjunction')).toMatch(/^1 או 7$/);
	});

	it.each([
		[['r1c3', 'r1c8'], 'r1c3 ו-r1c8'],
		[['אדום', 'ירוק'], 'אדום וירוק'],
		[['אדום', 'WA', 'ירוק'], 'אדום, WA וירוק'],
		[['ירוק', 'WA'], 'ירוק ו-WA'],
		[['א', 'ב'], 'א ו-ב'] // letters of an alphabet, not words
	])('joins the isolated names %j by "and"', (names, text) => {
		speak('he');
		expect(stripIsolates(formatList(names.map(isolate)))).toBe(text);
	});
});

it('builds a list formatter once per language', () => {
	const build = vi.spyOn(Intl, 'ListFormat');
	for (const locale of [...locales, ...locales]) {
		speak(locale);
		formatList(['1', '7'], 'disjunction');
		formatList(['1', '9'], 'disjunction');
	}
	expect(build.mock.calls.length).toBeLessThanOrEqual(locales.length);
	build.mockRestore();
});
