import { resolve } from '$app/paths';
import { localHref } from '$lib/i18n/links';

/** The address of a page of this site in the reader's language. @param relative `learn/letters/#start` */
// One address stands for all: there are more than the types of `resolve` can tell apart.
export function siteHref(relative: string): string {
	return localHref(resolve(`/${relative}` as '/'));
}

/** The address of the site itself, with a slash at its end. */
export function siteAddress(): string {
	return new URL(resolve('/').replace(/\/?$/, '/'), location.href).href;
}
