import { fileIn, type Locale } from '$lib/i18n/locale';
import type { LessonText } from '../text/text';

/** The pages beside the chapters: what words mean, what was corrected, what helps teachers, and the bugs that many write. */
export type ReferencePage = 'words' | 'errata' | 'teach' | 'bugs';

const texts = import.meta.glob<LessonText>('../../../../content/pages/*/*.md', {
	query: '?text',
	import: 'default'
});

/**
 * A page in a language. Each of its passages is an entry: the first paragraph is its name, and its id
 * its address on the page.
 */
export function loadReference(page: ReferencePage, locale: Locale): Promise<LessonText> {
	return fileIn(texts, `../../../../content/pages/${page}`, locale)();
}
