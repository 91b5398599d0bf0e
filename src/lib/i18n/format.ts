import * as m from './paraglide/messages';
import { getLocale } from './paraglide/runtime';

/** Keeps one formatter per locale and set of options, because building them is slow. */
function kept<Options, Formatter>(build: (locale: string, options: Options) => Formatter) {
	const formatters = new Map<string, Formatter>();
	return (options: Options): Formatter => {
		const locale = getLocale();
		const key = locale + JSON.stringify(options);
		let formatter = formatters.get(key);
		if (!formatter) formatters.set(key, (formatter = build(locale, options)));
		return formatter;
	};
}

const number = kept(
	(locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options)
);
/** The English of the texts is British, which has no comma before "and". */
const list = kept(
	(locale, options: Intl.ListFormatOptions) =>
		new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, options)
);

/** A number in full, with the digit grouping of the current language: `37652` is "37,652". */
export function formatNumber(value: number): string {
	return number({ maximumFractionDigits: 20 }).format(value);
}

/** A count for plural messages: the number selects the form, the text is shown. */
export function counted(count: number): { count: number; formatted: string } {
	return { count, formatted: formatNumber(count) };
}

/**
 * A rate for plural messages, rounded to what is shown. Hebrew has the form of one for all that is
 * below two, "one step" for half a step; below one, a rate has the form of many: "0.5 steps".
 */
export function countedRate(
	rate: number,
	format: (value: number) => string = formatCompact
): { count: number; formatted: string } {
	const shown = Number(rate.toPrecision(3));
	return { count: shown < 1 ? 0 : shown, formatted: format(shown) };
}

/** A short form of a large number: `692000000` is "692M". At most three significant digits. */
export function formatCompact(value: number): string {
	return number({ notation: 'compact', maximumSignificantDigits: 3 }).format(value);
}

/** A share from 0 to 1 in percent: `0.5` is "50%". */
export function formatShare(share: number): string {
	return number({ style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** How a number is shortened. A lower bound is rounded down, an upper one up, so that it stays true. */
export type Rounding = 'nearest' | 'down' | 'up';

const ROUNDING_MODES = { nearest: 'halfExpand', down: 'floor', up: 'ceil' } as const;

/**
 * A ratio or a mean, with a digit or two after the point where that matters: "3.3", "0.94", "128". What
 * is rounded down from above 1 stays above 1: "1.004".
 */
export function formatRatio(value: number, rounding: Rounding = 'nearest'): string {
	const roundingMode = ROUNDING_MODES[rounding];
	// A quotient such as 21 / 20 may be a little less than it should be.
	const exact = rounding === 'nearest' ? value : Number(value.toPrecision(12));
	if (exact < 1) return number({ maximumSignificantDigits: 2, roundingMode }).format(exact);
	const isClose = rounding === 'down' && exact > 1 && exact < 1.1;
	const digits = isClose ? Math.ceil(-Math.log10(exact - 1)) : exact < 99.5 ? 1 : 0;
	return number({ maximumFractionDigits: digits, roundingMode }).format(exact);
}

/** A speed in steps per second: `1234` is "1.23K steps/s". */
export function formatRate(stepsPerSecond: number): string {
	return m.shell_rate(countedRate(stepsPerSecond));
}

/**
 * A span of time in its two largest useful units: "0.4 ms", "340 ms", "2.4 s", "3 min 12 s",
 * "2 hr 5 min", with the units in the current language.
 *
 * @param ms milliseconds, not negative
 */
export function formatDuration(ms: number, rounding: 'nearest' | 'down' = 'nearest'): string {
	const isDown = rounding === 'down';
	if (ms < (isDown ? 1000 : 999.5))
		return milliseconds(ms, ms < (isDown ? 10 : 9.95) ? 1 : 0, rounding);
	if (ms < (isDown ? 60_000 : 59_950))
		return unit('second', ms / 1000, ms < (isDown ? 10_000 : 9_950) ? 1 : 0, rounding);
	const seconds = isDown ? Math.floor(ms / 1000) : Math.round(ms / 1000);
	const minutes = Math.floor(seconds / 60);
	if (seconds < 3600) return pair(['minute', minutes], ['second', seconds % 60]);
	return pair(['hour', Math.floor(minutes / 60)], ['minute', minutes % 60]);
}

/** "And" with a hyphen before a Hebrew word in isolating marks. */
const HYPHENATED_AND = / ו-(?=[\u2066-\u2068]\p{Script=Hebrew}{2})/gu;

/**
 * A list in a sentence: "r1c3, r1c8 and r4c3", or with "or" for `disjunction`. The Hebrew "and" is a
 * prefix, with a hyphen before a Latin name or a number and without one before a Hebrew word. `Intl`
 * sees only the first character of a name, which may be an isolating mark.
 */
export function formatList(
	items: Iterable<string>,
	type: 'conjunction' | 'disjunction' = 'conjunction'
): string {
	return list({ type, style: 'long' }).format(items).replaceAll(HYPHENATED_AND, ' ו');
}

type Unit = 'second' | 'minute' | 'hour';

function unit(name: Unit, value: number, digits: number, rounding: Rounding = 'nearest'): string {
	const options = { style: 'unit', unit: name, unitDisplay: 'short' } as const;
	const roundingMode = ROUNDING_MODES[rounding];
	return number({ ...options, maximumFractionDigits: digits, roundingMode }).format(value);
}

/** A message, because `Intl` has no short name for milliseconds in Hebrew. */
function milliseconds(value: number, digits: number, rounding: Rounding): string {
	const roundingMode = ROUNDING_MODES[rounding];
	return m.shell_milliseconds({
		formatted: number({ maximumFractionDigits: digits, roundingMode }).format(value)
	});
}

function pair(...parts: [Unit, number][]): string {
	const shown = parts.filter(([, value]) => value > 0).map(([name, value]) => unit(name, value, 0));
	return list({ type: 'unit', style: 'narrow' }).format(shown);
}
