import { goto } from '$app/navigation';
import type { ResolvedPathname } from '$app/types';

/** Goes to a page of the site. */
export function visit(href: ResolvedPathname): Promise<void> {
	return goto(href);
}
