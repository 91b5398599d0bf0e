import { untrack } from 'svelte';
import { pushState, replaceState } from '$app/navigation';
import { page } from '$app/state';

/** A place in the app that has an address, so that it can be shown again. */
export interface Addressed {
	/** The query that shows it, without "?". Reactive. */
	readonly address: string;
	/** A change of this part of it makes an entry in the browser's history. Reactive. */
	readonly subject: string;
	/** The address changes all the time and is written only when it comes to rest. Reactive. */
	readonly moving: boolean;
	/** Shows the place that a query describes. */
	visit(search: string): void;
}

/** The address bar is updated after so many milliseconds of rest. */
const REST = 300;

/**
 * Keeps the address bar and a place in the app in sync, both ways: a change of subject adds an entry
 * to the browser's history, any other change replaces the current entry, and going back or forward
 * shows the place of an entry. Call it where effects may be created, after the router has started.
 *
 * @returns a function that writes the address at once, for when the page is about to be left.
 */
export function keepAddress(place: Addressed): () => void {
	let subject = untrack(() => place.subject);
	/** The query of the current entry. */
	let shown = untrack(() => page.state.address ?? location.search.slice(1));

	function put(address: string, write: typeof replaceState) {
		shown = address;
		write(address === '' ? location.pathname : `?${address}`, { address });
	}

	$effect(() => {
		const { address, subject: now, moving } = place;
		if (moving || address === shown) return;
		const timer = setTimeout(() => {
			const write = now === subject ? replaceState : pushState;
			subject = now;
			put(address, write);
		}, REST);
		return () => clearTimeout(timer);
	});

	$effect(() => {
		const entry = page.state.address ?? untrack(() => page.url.search.slice(1));
		if (entry === shown) return;
		shown = entry;
		untrack(() => place.visit(entry));
		subject = untrack(() => place.subject);
	});

	return () => {
		const address = untrack(() => place.address);
		if (address !== shown) put(address, replaceState);
	};
}
