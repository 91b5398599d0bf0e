import { error } from '@sveltejs/kit';
import { getLocale } from '$lib/i18n/locale';
import { loadExercise } from '$lib/rooms/lesson/exercises/exercises';
import { EXERCISES } from '$lib/rooms/lesson/exercises/titles';
import type { EntryGenerator, PageLoad } from './$types';

export const entries: EntryGenerator = () => EXERCISES.map((exercise) => ({ exercise }));

export const load: PageLoad = async ({ params: { exercise } }) => {
	if (!EXERCISES.includes(exercise)) error(404);
	return { id: exercise, loaded: await loadExercise(exercise, getLocale()) };
};
