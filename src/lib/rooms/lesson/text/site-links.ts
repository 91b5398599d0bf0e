import { resolve } from '$app/paths';
import type { Pathname } from '$app/types';

/** An address of this site, as lessons give it, under the path where the site is served. */
export function inSite(address: string): string {
	return resolve(address as Pathname);
}
