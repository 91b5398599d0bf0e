import { json } from '@sveltejs/kit';
import { predictionAnswers } from '$lib/rooms/lesson/exercises/class/answers.server';
import { loadExercise } from '$lib/rooms/lesson/exercises/exercises';
import { EXERCISES } from '$lib/rooms/lesson/exercises/titles';
import type { RequestHandler } from './$types';

export const prerender = true;

/** The right answers to the predictions of each exercise, from runs that are made when the site is built. */
export const GET: RequestHandler = async () => {
	const answers = EXERCISES.map(
		async (id) => [id, await predictionAnswers(await loadExercise(id, 'en'))] as const
	);
	return json(Object.fromEntries(await Promise.all(answers)));
};
