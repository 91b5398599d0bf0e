import { asset } from '$app/paths';
import { getLocale } from '$lib/i18n/locale';
import {
	itemsOf,
	loadExercise,
	passageOf,
	plainPassage
} from '$lib/rooms/lesson/exercises/exercises';
import { EXERCISES } from '$lib/rooms/lesson/exercises/titles';
import { CODE_LANGUAGES } from '$lib/stage/program/task';
import type { PageLoad } from './$types';

/** As many right programs of each language are in the key. */
const MODELS = 2;

export const load: PageLoad = async ({ fetch }) => {
	const response = await fetch(asset('/teach/exercises/answers.json'));
	const all = (await response.json()) as Readonly<Record<string, readonly string[]>>;
	return {
		exercises: await Promise.all(
			EXERCISES.map(async (id) => {
				const { exercise, text, programs } = await loadExercise(id, getLocale());
				const { predict, switches, wrong } = exercise;
				return {
					id,
					title: text.title,
					predict: passageOf(text, 'predict'),
					answers: all[id].map((answer, at) => ({
						of: switches === undefined ? null : plainPassage(text, `switch-${switches[at].id}`),
						answer: predict.kind === 'choice' ? plainPassage(text, `predict-${answer}`) : answer
					})),
					hints: itemsOf(text, 'hints'),
					wrong: wrong.map((one) => ({
						id: one.id,
						languages: one.languages ?? CODE_LANGUAGES,
						blocks: passageOf(text, `wrong-${one.id}`)
					})),
					inClass: passageOf(text, 'class'),
					right: CODE_LANGUAGES.map((language) => ({
						language,
						programs: Object.values(programs[language].right).slice(0, MODELS)
					}))
				};
			})
		)
	};
};
