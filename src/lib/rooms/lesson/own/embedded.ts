import type { Views } from '../stage/stage.svelte';
import { chapterIn, openChapter, unpackChapter, type OpenedChapter } from './open';
import { FigureSearches } from './search-figure.svelte';

/**
 * The chapter in the fragment of an address, `#chapter=…`, for a frame in another page.
 * @returns null if there is no chapter there, or it is broken.
 * @throws Error if a part of the site cannot be loaded
 */
export async function openEmbedded(hash: string, views: Views): Promise<OpenedChapter | null> {
	const packed = chapterIn(hash);
	const source = packed === null ? null : await unpackChapter(packed);
	if (source === null) return null;
	const searches = new FigureSearches();
	try {
		return await openChapter(source, views, searches.search);
	} finally {
		searches.dispose();
	}
}
