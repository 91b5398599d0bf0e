import type { Strategy } from '../search/strategy';
import type { Language } from './languages';
import { selectLines, type SourceLine } from './source';

/** A piece of code and the class of its colour: `keyword`, `function`, `comment`, … or `plain`. */
export type Token = readonly [text: string, colour: string];

export interface TokenizedLine extends SourceLine {
	readonly tokens: readonly Token[];
}

/** Each is loaded when it is to be shown. */
const FILES: Readonly<Record<Language, () => Promise<{ default: readonly TokenizedLine[] }>>> = {
	pseudocode: () => import('./search.pseudo.txt?listing'),
	typescript: () => import('./search.ts?listing'),
	python: () => import('./search.py?listing')
};

/** The lines of the search as `strategy` runs it. */
export async function listing(language: Language, strategy: Strategy): Promise<TokenizedLine[]> {
	const { default: lines } = await FILES[language]();
	return selectLines(lines, strategyWords(strategy));
}

/** The strategy in the words that listings are written with. */
export function strategyWords(strategy: Strategy): string[] {
	const { ordering, values, goal, elimination, eliminate } = strategy;
	const time = elimination === 'none' ? 'none' : eliminate;
	const search = [ordering, values === 'random' ? 'shuffled' : values, goal];
	return [time, elimination, ...(time === 'alone' ? [] : search)];
}
