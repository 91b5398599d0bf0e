import { loadExercise } from '$lib/rooms/lesson/exercises/exercises';
import { services } from '$lib/rooms/lesson/exercises/services';
import { loadChapter } from '$lib/rooms/lesson/text/chapters';
import { placesOf } from '$lib/rooms/lesson/text/places';
import type { Locale } from '$lib/i18n/locale';
import { viewOf } from '../../lib/kinds/views';

/** A chapter with what shows it in a frame. */
export async function loadFramedChapter(chapter: string, locale: Locale) {
	const [component, { lesson, text, programs }] = await Promise.all([
		import('$lib/rooms/lesson/framed/FramedChapter.svelte'),
		loadChapter(chapter, locale)
	]);
	const [{ scene }] = placesOf(lesson, text);
	const first = await viewOf(lesson.figures[scene.figure].kind);
	return [component, { chapter, lesson, text, programs, first, views: viewOf }] as const;
}

/** The chapter that the address holds, with what shows it; null if it is broken. */
export async function loadFramedOwn(hash: string) {
	const [component, { openEmbedded }] = await Promise.all([
		import('$lib/rooms/lesson/framed/FramedChapter.svelte'),
		import('$lib/rooms/lesson/own/embedded')
	]);
	const readable = (await openEmbedded(hash, viewOf))?.readable ?? null;
	return [component, readable && { ...readable, views: viewOf }] as const;
}

/** An exercise with what shows it. */
export async function loadFramedExercise(exercise: string, locale: Locale) {
	const [component, loaded] = await Promise.all([
		import('$lib/rooms/lesson/exercises/Workbench.svelte'),
		loadExercise(exercise, locale)
	]);
	return [component, { loaded, services: services(viewOf) }] as const;
}
