import { formatNumber } from '$lib/i18n/format';
import { plainVocabulary, type Vocabulary } from './vocabulary';

/** The narration of a problem that overrides only some of the default texts. */
export function extendVocabulary(own: Partial<Vocabulary>): Vocabulary {
	return { ...plainVocabulary, ...own };
}

type Numbered = (inputs: { formatted: string }) => string;

/** What is still undecided, with a text of its own for nothing. */
export function openText(none: () => string, some: Numbered): Vocabulary['open'] {
	return (open) => (open === 0 ? none() : some({ formatted: formatNumber(open) }));
}

/** That there is a solution, with a text of its own if solutions are counted. */
export function solutionText(only: () => string, numbered: Numbered): Vocabulary['solution'] {
	return (number) => (number === null ? only() : numbered({ formatted: formatNumber(number) }));
}
