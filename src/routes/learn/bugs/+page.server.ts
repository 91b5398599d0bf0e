import { getLocale } from '$lib/i18n/paraglide/runtime';
import { bugRuns } from '$lib/rooms/lesson/exercises/bugs/bugs.server';
import { loadReference } from '$lib/rooms/lesson/reference/reference';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async () => ({
	text: await loadReference('bugs', getLocale()),
	runs: await bugRuns(getLocale())
});
