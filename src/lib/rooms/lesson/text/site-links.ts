import { resolve } from '$app/paths';
import { localHref } from '$lib/i18n/links';

/**
 * Where a link of a text leads: to another site, or to a page of this one, `/learn/words/#findmin`, in the
 * reader's language.
 */
// One address stands for all: there are more than the types of `resolve` can tell apart.
export function hrefOf(address: string): string {
	return address.startsWith('/') ? localHref(resolve(address as '/')) : address;
}
