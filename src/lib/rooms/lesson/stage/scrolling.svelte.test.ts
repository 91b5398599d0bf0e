import { afterEach, expect, it } from 'vitest';
import { viewOf } from '$lib/kinds/views';
import { loadChapter } from '../text/chapters';
import { Reading } from './reading.svelte';
import { scrolling } from './scrolling';

/** The height of each place, in pixels. */
const HEIGHT = 400;
const PLACE = 5;

let end: (() => void) | null = null;

afterEach(() => {
	end?.();
	end = null;
	document.body.replaceChildren();
	document.documentElement.removeAttribute('style');
});

/** Somebody who has gone to a place of a chapter, and holds still. */
async function opened() {
	const { lesson, text, programs } = await loadChapter('letters', 'en');
	const reading = new Reading('letters', lesson, text, programs, viewOf, await viewOf('sequence'));
	const article = document.createElement('article');
	for (const { id } of reading.places) {
		const place = document.createElement('p');
		place.id = id;
		place.style.blockSize = `${HEIGHT}px`;
		article.append(place);
	}
	document.body.append(article);
	// The test scrolls in place of the browser.
	document.documentElement.style.overflowAnchor = 'none';
	const scroll = scrolling(reading, () => article);
	end = scroll.start();
	scroll.to(PLACE, true);
	await expect.poll(() => scrollY).toBeGreaterThan(HEIGHT);
	// A key ends the time in which the chapter scrolls by itself.
	dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
	expect(reading.held).not.toBeNull();
	return { reading, article };
}

/** Lets the page notice that it was scrolled. */
async function noticed() {
	dispatchEvent(new Event('scroll'));
	for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
}

it('a place is kept when the page grows above it, before and after the browser has scrolled with it', async () => {
	const { reading, article } = await opened();
	article.style.paddingBlockStart = `${HEIGHT}px`;
	await noticed();
	expect(reading.index).toBe(PLACE);
	scrollBy(0, HEIGHT);
	await noticed();
	expect(reading.index).toBe(PLACE);
});

it('a place is kept when the page grows again, after the browser has scrolled with it a little', async () => {
	const { reading, article } = await opened();
	article.style.paddingBlockStart = '20px';
	scrollBy(0, 20);
	await noticed();
	article.style.paddingBlockStart = `${HEIGHT + 20}px`;
	await noticed();
	expect(reading.index).toBe(PLACE);
	scrollBy(0, HEIGHT);
	await noticed();
	expect(reading.index).toBe(PLACE);
});

it('a reader who scrolls on takes the place along', async () => {
	const { reading } = await opened();
	scrollBy(0, HEIGHT / 8);
	await noticed();
	expect(reading.index).toBe(PLACE);
	scrollBy(0, HEIGHT);
	await expect.poll(() => reading.index).toBe(PLACE + 1);
});
