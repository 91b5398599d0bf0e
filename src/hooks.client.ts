import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';

// A change of language loads the page anew (LanguageLinks), so the locale is read off the address
// once and not for every message.
const locale = getLocale();
overwriteGetLocale(() => locale);
