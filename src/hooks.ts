import type { Reroute } from '@sveltejs/kit';
import { plainPath } from '$lib/i18n/links';

/** /he/studio/ and /studio/ are one route; the language is read from the address, not from the route. */
export const reroute: Reroute = ({ url }) => plainPath(url.pathname);
