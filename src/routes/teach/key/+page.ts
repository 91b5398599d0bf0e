import { getLocale } from '$lib/i18n/locale';
import { keyOf } from '$lib/rooms/lesson/paper/key';
import { CHAPTERS, loadChapter } from '$lib/rooms/lesson/text/chapters';
import type { PageLoad } from './$types';

export const load: PageLoad = async () => ({
	chapters: await Promise.all(
		CHAPTERS.map(async (chapter) => {
			const { lesson, text } = await loadChapter(chapter, getLocale());
			return { chapter, title: text.title, entries: keyOf(lesson, text) };
		})
	)
});
