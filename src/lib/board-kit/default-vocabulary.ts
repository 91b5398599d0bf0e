import { plainWords, type Vocabulary } from './vocabulary';

/** The narration of a problem that says only some things in words of its own. */
export function withOwnWords(own: Partial<Vocabulary>): Vocabulary {
	return { ...plainWords, ...own };
}
