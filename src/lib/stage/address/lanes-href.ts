import { resolve } from '$app/paths';
import type { ResolvedPathname } from '$app/types';
import { localHref } from '$lib/i18n/links';
import { writeEntries, type Entry } from './entry';

/**
 * The address of a race.
 * @param query all but the lanes. @param fragment with "#": the program or the trace that is a lane
 */
export function lanesHref(
	query: URLSearchParams,
	lanes: readonly Entry[],
	fragment = ''
): ResolvedPathname {
	// Points and tildes need no escapes, and the link stays readable.
	return `${localHref(resolve('/compare'))}?${query.toString()}&lanes=${writeEntries(lanes)}${fragment}` as ResolvedPathname;
}
