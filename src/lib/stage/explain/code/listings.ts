import type { Locale } from '$lib/i18n/locale';
import { jumps } from '$lib/engine/search/conflicts';
import type { Strategy } from '$lib/engine/search/strategy';
import type { Language } from './languages';
import { selectLines, type SourceLine } from './source';

/** A piece of code and its colour class: `keyword`, `function`, `comment`, … or `plain`. */
export type Token = readonly [text: string, colour: string];

export interface TokenizedLine extends SourceLine {
	readonly tokens: readonly Token[];
}

/** Each is loaded on demand. */
type Load = () => Promise<{ default: readonly TokenizedLine[] }>;

/** Pseudocode is read like a sentence, so each locale has its own. */
const PSEUDOCODE: Readonly<Record<Locale, Load>> = {
	en: () => import('./shown/pseudocode.en.txt?listing'),
	he: () => import('./shown/pseudocode.he.txt?listing')
};

const CODE: Readonly<Record<Exclude<Language, 'pseudocode'>, Load>> = {
	typescript: () => import('./shown/search.ts?listing'),
	python: () => import('./shown/search.py?listing')
};

/** The lines of the search as `strategy` runs it, with pseudocode in the reader's language. */
export async function listing(
	language: Language,
	strategy: Strategy,
	locale: Locale = 'en'
): Promise<TokenizedLine[]> {
	const load = language === 'pseudocode' ? PSEUDOCODE[locale] : CODE[language];
	const { default: lines } = await load();
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
