import type { ResolvedPathname } from '$app/types';
import { getLocale, localizeHref, type Locale } from './paraglide/runtime';

/**
 * The address of a page of this site in a language, for the `href` of a link.
 *
 * @param path the result of `resolve()` from `$app/paths`, with or without a query and a fragment
 * @param locale the language; the current one by default
 */
export function localHref(path: string, locale: Locale = getLocale()): ResolvedPathname {
	const [, page, rest] = /^([^?#]*)(.*)$/s.exec(localizeHref(path, { locale })) ?? [];
	// Pages are folders (see routes/+layout.ts): without the slash a web server redirects.
	return `${page.replace(/\/?$/, '/')}${rest}` as ResolvedPathname;
}
