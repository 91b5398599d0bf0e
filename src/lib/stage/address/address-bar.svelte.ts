import { untrack } from 'svelte';
import { on } from 'svelte/events';
import { pushState, replaceState } from '$app/navigation';
import { page } from '$app/state';

/** A place in the app that has an address, so that it can be shown again. */
export interface Addressed {
	/** The query for the current place, without "?". Reactive. */
	readonly address: string;
	/** What follows the query, with "#". Reactive. */
	readonly fragment?: string;
	/** A part of the address; when it changes, the browser's history gets an entry. Reactive. */
	readonly subject: string;
	/** The address is changing continuously and is written now and then. Reactive. */
	readonly moving: boolean;
	/** Shows the place that a query describes. */
	visit(search: string): void;
}

/** Milliseconds without a change before the address bar is updated. */
const REST = 300;
/** Milliseconds between updates while the address keeps changing: browsers limit how often. */
const INTERVAL = 1000;

/**
 * The places that a page shows as it is left are stored under these names. A page that is reloaded
 * comes back with the address that it had when the reload began, so that one is not in its name.
 */
const NAMES = {
	reload: () => `backtrail-reload ${location.pathname}`,
	back_forward: () => `backtrail-back ${location.pathname}${location.search}`
};

/**
 * The query to show: that of the address bar, or a later one if this page comes back. What a page
 * writes into the address bar as it is left may be lost.
 */
export function lastAddress(): string {
	const shown = location.search.slice(1);
	try {
		const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
		const kept = Object.fromEntries(
			Object.entries(NAMES).map(([type, name]) => [type, takeItem(name())])
		);
		return kept[visit.type] ?? shown;
	} catch {
		return shown;
	}
}

function takeItem(name: string): string | null {
	const item = sessionStorage.getItem(name);
	sessionStorage.removeItem(name);
	return item;
}

function keepLast(address: string, shown: string): void {
	try {
		sessionStorage.setItem(NAMES.reload(), address);
		if (address !== shown) sessionStorage.setItem(NAMES.back_forward(), address);
	} catch {
		// Storage is refused: at most the last moment is lost.
	}
}

/**
 * Keeps the address bar and a place in the app in sync, both ways: a new subject adds an entry to
 * the browser's history, any other change replaces the current entry, and going back or forward
 * shows the entry's place. Call it where effects may be created, after the router has started.
 *
 * @returns a function that writes the address at once, for use before leaving the page.
 */
export function keepAddress(place: Addressed): () => void {
	const { pathname } = location;
	let subject = untrack(() => place.subject);
	/** The query of the current entry. */
	let shown = untrack(() => page.state.address ?? location.search.slice(1));

	/** What follows it there. */
	let shownFragment = untrack(() => place.fragment) === undefined ? undefined : location.hash;

	function put(address: string, write: typeof replaceState) {
		shown = address;
		shownFragment = untrack(() => place.fragment);
		const fragment = shownFragment ?? '';
		write((address === '' ? location.pathname : `?${address}`) + fragment, { address });
	}

	function update() {
		const [address, now, fragment] = untrack(() => [place.address, place.subject, place.fragment]);
		// Going back changes the address bar first, and the page only once the other one is there.
		const isShown = address === shown && fragment === shownFragment;
		if (isShown || location.pathname !== pathname) return;
		const write = now === subject ? replaceState : pushState;
		subject = now;
		put(address, write);
	}

	$effect(() => {
		void place.subject;
		void place.fragment;
		// While it moves, the address changes with every frame; reading it then is not worth its time.
		if (!place.moving) void place.address;
		const settled = setTimeout(update, REST);
		const moving = place.moving ? setInterval(update, INTERVAL) : undefined;
		return () => {
			clearTimeout(settled);
			clearInterval(moving);
		};
	});

	// A page that is left or put away by the system has no time to rest.
	$effect(() => {
		const hide = () => {
			if (document.visibilityState === 'hidden') update();
		};
		const ends = [
			on(window, 'pagehide', () => keepLast(place.address, shown)),
			on(document, 'visibilitychange', hide)
		];
		return () => {
			for (const end of ends) end();
		};
	});

	$effect(() => {
		const entry = page.state.address ?? untrack(() => page.url.search.slice(1));
		if (entry === shown) return;
		shown = entry;
		untrack(() => place.visit(entry));
		subject = untrack(() => place.subject);
	});

	return update;
}
