import { error } from '@sveltejs/kit';
import { getLocale } from '$lib/i18n/locale';
import { CHAPTERS, loadChapter } from '$lib/rooms/lesson/text/chapters';
import { placesOf } from '$lib/rooms/lesson/text/places';
import { viewOf } from '../../../lib/kinds/views';
import type { EntryGenerator, PageLoad } from './$types';

export const entries: EntryGenerator = () => CHAPTERS.map((chapter) => ({ chapter }));

export const load: PageLoad = async ({ params: { chapter } }) => {
	if (!CHAPTERS.includes(chapter)) error(404);
	const { lesson, text, programs } = await loadChapter(chapter, getLocale());
	const [{ scene }] = placesOf(lesson, text);
	const first = await viewOf(lesson.figures[scene.figure].kind);
	return { chapter, lesson, text, programs, first };
};
