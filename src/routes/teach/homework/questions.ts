import type { Locale } from '$lib/i18n/paraglide/runtime';
import { keyOf } from '$lib/rooms/lesson/paper/key';
import { loadChapter } from '$lib/rooms/lesson/text/chapters';

/** The questions of a chapter, with their texts. */
export async function questionsOf(chapter: string, locale: Locale) {
	const { lesson, text } = await loadChapter(chapter, locale);
	return keyOf(lesson, text).map(({ id, question }) => ({ id, title: question }));
}
