import { browser } from '$app/environment';

/** A tooltip, for `title`. It needs a pointer and a running page, so a prerendered page goes without. */
export function tooltip(text: string | undefined): string | undefined {
	return browser ? text : undefined;
}
