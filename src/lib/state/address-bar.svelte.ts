import { untrack } from 'svelte';
import { pushState, replaceState } from '$app/navigation';
import { page } from '$app/state';

/** What keeps an address: a place in the app that can be shown again. */
export interface Addressed {
	/** The query that shows it, without "?". Reactive. */
	readonly address: string;
	/** The part of it that is worth a step of the browser's history. Reactive. */
	readonly subject: string;
	/** The address is passing by: it is written when it comes to rest. Reactive. */
	readonly moving: boolean;
	/** Shows what a query says. */
	visit(search: string): void;
}

/** Milliseconds of rest before the address bar follows. */
const REST = 300;

/**
 * Keeps the address bar and a place in the app in step, both ways: a change of subject makes an
 * entry in the browser's history, anything else is written over; going back and forth shows what
 * the entry said. Call it where effects may be made, after the router has started.
 *
 * @returns writes the address at once: for when the page is about to be left.
 */
export function keepAddress(place: Addressed): () => void {
	let subject = untrack(() => place.subject);
	/** What the history's present entry says. */
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
