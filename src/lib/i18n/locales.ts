import type { Locale } from './paraglide/runtime';

/** A language of the interface. `name` is in that language, for the language switch. */
export interface LocaleInfo {
	code: Locale;
	name: string;
	direction: 'ltr' | 'rtl';
}

/** All languages of the interface, in the order of the switch. */
export const LOCALES: readonly LocaleInfo[] = [
	{ code: 'en', name: 'English', direction: 'ltr' },
	{ code: 'he', name: 'עברית', direction: 'rtl' }
];

/** The writing direction of a locale. */
export function direction(locale: Locale): 'ltr' | 'rtl' {
	return LOCALES.find(({ code }) => code === locale)?.direction ?? 'ltr';
}
