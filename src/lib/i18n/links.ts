import type { ResolvedPathname } from '$app/types';
import { getLocale, localizeHref, type Locale } from './paraglide/runtime';

/**
 * The address of a page of this site in a language: what a link's `href` wants.
 *
 * @param path what `resolve()` of `$app/paths` gives, with or without a query and a fragment
 * @param locale the language; the current one unless told
 */
export function localHref(path: string, locale: Locale = getLocale()): ResolvedPathname {
	const [, page, rest] = /^([^?#]*)(.*)$/s.exec(localizeHref(path, { locale })) ?? [];
	// Pages are folders (see routes/+layout.ts): without the slash a web server answers with a detour.
	return `${page.replace(/\/?$/, '/')}${rest}` as ResolvedPathname;
}
