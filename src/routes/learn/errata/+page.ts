import { getLocale } from '$lib/i18n/locale';
import { loadReference } from '$lib/rooms/lesson/reference/reference';
import type { PageLoad } from './$types';

export const load: PageLoad = async () => ({ text: await loadReference('errata', getLocale()) });
