import { getLocale } from '$lib/i18n/paraglide/runtime';
import { predictionAnswers } from '$lib/rooms/lesson/exercises/class/answers.server';
import { itemsOf, loadExercise, passageOf } from '$lib/rooms/lesson/exercises/exercises';
import { EXERCISES } from '$lib/rooms/lesson/exercises/titles';
import { CODE_LANGUAGES } from '$lib/stage/program/task';
import type { PageServerLoad } from './$types';

/** As many right programs of each language are in the key. */
const MODELS = 2;

export const load: PageServerLoad = async () => ({
	exercises: await Promise.all(
		EXERCISES.map(async (id) => {
			const loaded = await loadExercise(id, getLocale());
			const { exercise, text, programs } = loaded;
			return {
				id,
				title: text.title,
				predict: passageOf(text, 'predict'),
				answers: predictionAnswers(loaded),
				hints: itemsOf(text, 'hints'),
				wrong: exercise.wrong.map((wrong) => ({
					id: wrong.id,
					languages: wrong.languages ?? CODE_LANGUAGES,
					blocks: passageOf(text, `wrong-${wrong.id}`)
				})),
				inClass: passageOf(text, 'class'),
				right: CODE_LANGUAGES.map((language) => ({
					language,
					programs: Object.values(programs[language].right).slice(0, MODELS)
				}))
			};
		})
	)
});
