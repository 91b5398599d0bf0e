import { fileIn, type Locale } from '$lib/i18n/locale';
import { folderOf } from './chapters';
import type { LessonHead } from './text';

const heads = import.meta.glob<LessonHead>('../../../../content/lessons/*/*.md', {
	query: '?head',
	import: 'default',
	eager: true
});

/** The title of a chapter and what it is about. */
export function headOf(chapter: string, locale: Locale): LessonHead {
	return fileIn(heads, folderOf(chapter), locale);
}
