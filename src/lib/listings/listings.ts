import type { Strategy } from '../search/strategy';
import pseudocode from './search.pseudo.txt?listing';
import python from './search.py?listing';
import typescript from './search.ts?listing';
import { selectLines, type SourceLine } from './source';

export const LANGUAGES = ['pseudocode', 'typescript', 'python'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A piece of code and the class of its colour: `keyword`, `function`, `comment`, … or `plain`. */
export type Token = readonly [text: string, colour: string];

export interface TokenizedLine extends SourceLine {
	readonly tokens: readonly Token[];
}

const FILES: Readonly<Record<Language, readonly TokenizedLine[]>> = {
	pseudocode,
	typescript,
	python
};

/** The lines of the search as `strategy` runs it. */
export function listing(language: Language, strategy: Strategy): TokenizedLine[] {
	return selectLines(FILES[language], strategyWords(strategy));
}

/** The strategy in the words that listings are written with. */
export function strategyWords(strategy: Strategy): string[] {
	const { ordering, values, goal, elimination, eliminate } = strategy;
	const time = elimination === 'none' ? 'none' : eliminate;
	const search = [ordering, values === 'random' ? 'shuffled' : values, goal];
	return [time, elimination, ...(time === 'alone' ? [] : search)];
}
