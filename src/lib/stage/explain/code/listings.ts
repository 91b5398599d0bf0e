import { baseLocale, type Locale } from '$lib/i18n/locale';
import { jumps } from '$lib/engine/search/conflicts';
import type { Strategy } from '$lib/engine/search/strategy';
import type { Language } from './languages';
import { selectLines, type SourceLine } from './source';

/** A piece of code and its colour class: `keyword`, `function`, `comment`, … or `plain`. */
export type Token = readonly [text: string, colour: string];

export interface TokenizedLine extends SourceLine {
	readonly tokens: readonly Token[];
}

/** Each is loaded on demand. Pseudocode is read like a sentence, so each locale has its own. */
const shown = import.meta.glob<readonly TokenizedLine[]>(
	['./shown/pseudocode.*.txt', './shown/search.{ts,py}'],
	{ query: '?listing', import: 'default' }
);
const CODE = { typescript: './shown/search.ts', python: './shown/search.py' };

/** The lines of the search as `strategy` runs it, with pseudocode in the reader's language. */
export async function listing(
	language: Language,
	strategy: Strategy,
	locale: Locale = 'en'
): Promise<TokenizedLine[]> {
	const pseudocode = (locale: string) => `./shown/pseudocode.${locale}.txt`;
	const file = language === 'pseudocode' ? pseudocode(locale) : CODE[language];
	// The test language has none of its own.
	const lines = await (shown[file] ?? shown[pseudocode(baseLocale)])();
	return selectLines(lines, strategyWords(strategy));
}

/** The strategy as the words used in listing conditions. */
export function strategyWords(strategy: Strategy): string[] {
	const { ordering, values, goal, elimination, eliminate } = strategy;
	const time = elimination === 'none' ? 'none' : eliminate;
	const search = [ordering, values === 'random' ? 'shuffled' : values, goal];
	const back = jumps(strategy) ? 'jump' : 'step';
	return [time, elimination, back, ...(time === 'alone' ? [] : search)];
}
