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

/**
 * The text of a folder in a language. The test language has none of its own; its readers get the English one.
 *
 * @param files by their paths, `folder/en.md`
 */
export function fileIn<File>(
	files: Readonly<Record<string, File>>,
	folder: string,
	locale: Locale
): File {
	return files[`${folder}/${locale}.md`] ?? files[`${folder}/${baseLocale}.md`];
}
