import { nextTask } from '$lib/components/ui/when-idle';
import { formatNumber } from '$lib/i18n/format';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';

// A change of language reloads the page (LanguageLinks), so the locale is read from the address
// only once.
const locale = getLocale();
overwriteGetLocale(() => locale);

/** Builds the formatters that take longest, each in a task of its own, before the page needs them. */
export async function init() {
	new Intl.PluralRules(locale).select(1);
	await nextTask();
	formatNumber(0);
	await nextTask();
}
