import type { Reroute } from '@sveltejs/kit';
import { deLocalizeUrl } from '$lib/i18n/paraglide/runtime';

/** /he/studio/ and /studio/ are one route; the language is read from the address, not from the route. */
export const reroute: Reroute = ({ url }) => deLocalizeUrl(url).pathname;
