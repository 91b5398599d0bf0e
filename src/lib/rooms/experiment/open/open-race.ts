import { goto } from '$app/navigation';
import type { ResolvedPathname } from '$app/types';

/** Goes to a race, if it has an address yet. */
export function openRace(href: ResolvedPathname | null): void {
	if (href !== null) void goto(href);
}
