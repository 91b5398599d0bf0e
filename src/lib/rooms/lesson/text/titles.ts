import { fileIn, type Locale } from '$lib/i18n/locale';
import { folderOf } from './chapters';

const titles = import.meta.glob<string>('../../../../content/lessons/*/*.md', {
	query: '?title',
	import: 'default',
	eager: true
});

/** The title of a chapter: all that a chapter's page needs of the others. */
export function titleOf(chapter: string, locale: Locale): string {
	return fileIn(titles, folderOf(chapter), locale);
}
