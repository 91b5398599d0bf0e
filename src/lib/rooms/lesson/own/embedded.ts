import type { Views } from '../stage/stage.svelte';
import type { PlaceAddresses } from '../text/places';
import { chapterIn, openChapter, ownAddresses, unpackChapter, type OpenedChapter } from './open';
import { FigureSearches } from './search-figure.svelte';

/**
 * The chapter in the fragment of an address, `#chapter=…`, as the properties of `Chapter`, for a frame in
 * another page.
 * @returns null if there is no chapter there, or it is broken.
 * @throws Error if a part of the site cannot be loaded
 */
export async function openEmbedded(
	hash: string,
	views: Views
): Promise<(OpenedChapter & { readonly addresses: PlaceAddresses }) | null> {
	const packed = chapterIn(hash);
	const source = packed === null ? null : await unpackChapter(packed);
	if (source === null) return null;
	const searches = new FigureSearches();
	try {
		const opened = await openChapter(source, views, searches.search);
		return { ...opened, addresses: ownAddresses(packed) };
	} finally {
		searches.dispose();
	}
}
