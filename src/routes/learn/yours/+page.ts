import { getLocale } from '$lib/i18n/locale';
import { exerciseHeads } from '$lib/rooms/lesson/exercises/exercises';
import type { PageLoad } from './$types';

export const load: PageLoad = async () => ({ heads: await exerciseHeads(getLocale()) });
