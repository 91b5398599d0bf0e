import { browser } from '$app/environment';
import type { Component } from 'svelte';

/** The islands of the pages that are being drawn on the server, until they are put in (src/hooks.server.ts). */
const waiting = new Map<string, Component>();
let count = 0;

/** Has an island drawn on the server. @returns its name */
export function drawLater(part: Component): string {
	const name = `i${++count}`;
	waiting.set(name, part);
	return name;
}

/** The HTML of a page with its islands in it. @param draw the HTML of an island; its ids begin with the prefix */
export function withIslands(
	html: string,
	draw: (part: Component, prefix: string) => string
): string {
	let islands = 0;
	return html.replaceAll(/ data-island="(\w+)"><\/div>/g, (whole, name: string) => {
		const part = waiting.get(name);
		if (part === undefined) return whole;
		waiting.delete(name);
		return ` data-island>${draw(part, `island${++islands}`)}</div>`;
	});
}

/** Whether the page that is open came from the server with its islands, and has yet to find them. */
export function isDrawn(): boolean {
	return browser && document.querySelector('[data-island]') !== null;
}
