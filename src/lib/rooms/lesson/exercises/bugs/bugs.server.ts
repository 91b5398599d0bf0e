import type { Locale } from '$lib/i18n/paraglide/runtime';
import type { Filmed } from '../film';
import { loadExercise } from '../exercises';
import { runOurs } from '../class/run-ours.server';

/** Where each bug of the gallery is found: exercise, name of the wrong program, and what it is run on. */
const BUGS = {
	'ignored-return': ['break', 'ignored-return', 's4'],
	'returned-at-once': ['break', 'returned-at-once', 's4'],
	'false-in-loop': ['break', 'false-in-loop', 's4'],
	'not-taken-back': ['break', 'not-taken-back', 's4'],
	ties: ['findmin', 'last-of-ties', 'raster']
} as const;

/** The runs of the bugs, by the ids of their passages. */
export async function bugRuns(locale: Locale): Promise<Readonly<Record<string, Filmed>>> {
	const entries = Object.entries(BUGS).map(async ([id, [exercise, wrong, run]]) => {
		const loaded = await loadExercise(exercise, locale);
		const source = loaded.programs.javascript.wrong[wrong];
		const call = loaded.exercise.runs.find((one) => one.id === run)!.call('javascript');
		const ran = runOurs(loaded, source, call);
		const { roles } = loaded.exercise;
		return [id, { call, ran, source, roles, language: 'javascript' }] as const;
	});
	return Object.fromEntries(await Promise.all(entries));
}
