import { drawn, nextTask } from '$lib/ui/loading/when-idle';
import { formatNumber } from '$lib/i18n/format';
import { localeIn } from '$lib/i18n/links';
import { readLocaleFrom } from '$lib/i18n/locale';
import { kindWorkers } from '$lib/kinds/workers';
import { provideWorkers } from '$lib/stage/run/workers';

provideWorkers(kindWorkers);

// A change of language reloads the page (LanguageLinks), so the locale is read from the address
// only once.
const locale = localeIn(location.pathname);
readLocaleFrom(() => locale);

/**
 * Lets the prerendered page be drawn first. Then builds the first number formatter, which takes long, in a
 * task of its own before hydration.
 */
export async function init() {
	if (globalThis.origin === 'null')
		(await import('$lib/stage/frame/blob-workers')).makeWorkersOfBlobs();
	await drawn();
	formatNumber(0);
	await nextTask();
}
