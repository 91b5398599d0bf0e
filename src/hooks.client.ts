import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';

// A change of language reloads the page (LanguageLinks), so the locale is read from the address
// only once.
const locale = getLocale();
overwriteGetLocale(() => locale);
