import { resolve } from '$app/paths';
import type { ResolvedPathname } from '$app/types';
import { baseLocale, getLocale, locales, type Locale } from './locale';

/** The folder of the site on its server: empty, or `/like/this`. */
const base = resolve('/').replace(/\/$/, '');

/** The language of the page at a path: that of its prefix, or the base language, which has none. */
export function localeIn(path: string): Locale {
	const [, first = ''] = path.slice(base.length).split('/');
	return locales.find((locale) => locale === first) ?? baseLocale;
}

/** The path of the same page in the base language. */
export function plainPath(path: string): string {
	const locale = localeIn(path);
	return locale === baseLocale ? path : base + path.slice(base.length + 1 + locale.length) || '/';
}

/**
 * The address of a page of this site in a language, for the `href` of a link.
 *
 * @param path the result of `resolve()` from `$app/paths`, with or without a query and a fragment
 * @param locale the language; the current one by default
 */
export function localHref(path: string, locale: Locale = getLocale()): ResolvedPathname {
	const [, page = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
	const inside = plainPath(page).slice(base.length).replace(/\/?$/, '/');
	const prefix = locale === baseLocale ? '' : `/${locale}`;
	// Pages are folders (see routes/+layout.ts): without the slash a web server redirects.
	return `${base}${prefix}${inside}${rest}` as ResolvedPathname;
}
