import { LOCALES } from './locales';

/** The code of a language of the interface. */
export type Locale = (typeof LOCALES)[number]['code'];

export const locales: readonly Locale[] = LOCALES.map(({ code }) => code);

/** The language of addresses without a prefix. */
export const baseLocale: Locale = LOCALES[0].code;

let current = (): Locale => baseLocale;

/** The language of the page. */
export function getLocale(): Locale {
	return current();
}

/**
 * Lets a function say what the language of the page is.
 *
 * @returns the function that said so before
 */
export function readLocaleFrom(source: () => Locale): () => Locale {
	const before = current;
	current = source;
	return before;
}

/** What a page needs to know of its language, or of another. */
export function localeInfo(locale: Locale = getLocale()): (typeof LOCALES)[number] {
	return LOCALES.find(({ code }) => code === locale) ?? LOCALES[0];
}

/** The writing direction of a language. */
export function direction(locale: Locale): 'ltr' | 'rtl' {
	return localeInfo(locale).direction;
}
