import { resolve } from '$app/paths';
import type { Pathname } from '$app/types';
import { localHref } from '$lib/i18n/links';

/**
 * Where a link of a text leads: to another site, or to a page of this one, `/learn/words/#findmin`, in the
 * reader's language.
 */
export function hrefOf(address: string): string {
	return address.startsWith('/') ? localHref(resolve(address as Pathname)) : address;
}
