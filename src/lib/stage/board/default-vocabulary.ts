import { plainVocabulary, type Vocabulary } from './vocabulary';

/** The narration of a problem that overrides only some of the default texts. */
export function extendVocabulary(own: Partial<Vocabulary>): Vocabulary {
	return { ...plainVocabulary, ...own };
}
