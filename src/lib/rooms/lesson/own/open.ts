import { packText, unpackText } from '$lib/stage/address/packed-text';
import type { ProblemView } from '$lib/stage/board/problem-view';
import type { Programs } from '$lib/stage/explain/code/programs';
import { OWN_CHAPTER } from '$lib/stage/share/shared';
import { obtain } from '$lib/ui/loading/loaded-part.svelte';
import type { Views } from '../stage/stage.svelte';
import type { Lesson } from '../text/lesson';
import { placeInHash, placesOf, type PlaceAddresses } from '../text/places';
import type { LessonText } from '../text/text';
import type { SearchFigure } from './read/check';
import { MOST_TEXT } from './form/form';
import type { OwnFault } from './form/faults';

/** The name of the place in the fragment of an address that holds a chapter: `#chapter=…&place=…`. */
const PLACE = 'place';
/** The most characters of a chapter in an address. */
export const MOST_PACKED = 30_000;
/** The first character names the format. */
const VERSION = '1';

/** What a chapter's page needs: the properties of `Chapter`. */
export interface ReadableChapter {
	/** Names it where progress is kept: a chapter with another text is another one. */
	readonly chapter: string;
	readonly lesson: Lesson;
	readonly text: LessonText;
	readonly programs: Programs;
	readonly first: ProblemView;
}

/** A chapter of one's own, and what is wrong with it. */
export interface OpenedChapter {
	readonly faults: readonly OwnFault[];
	/** Null if there is nothing that could be shown. */
	readonly readable: ReadableChapter | null;
}

/**
 * Reads a chapter and holds it to its runs. The parser is loaded only now.
 * @param search runs the searches that its numbers and moments come from
 * @throws Error if a part of the site cannot be loaded
 */
export async function openChapter(
	source: string,
	views: Views,
	search: SearchFigure
): Promise<OpenedChapter> {
	const [{ readWritten }, { checkWritten }] = await obtain(() =>
		Promise.all([import('./read/read'), import('./read/check')])
	);
	const written = readWritten(source);
	const { faults, lesson } = await checkWritten(written, views, search);
	const { text } = written;
	if (text.parts.length === 0) return { faults, readable: null };
	const [{ scene }] = placesOf(lesson, text);
	const first = await views(lesson.figures[scene.figure].kind);
	const chapter = `own-${hashOf(source)}`;
	const programs = { listings: {}, orders: {} };
	return { faults, readable: { chapter, lesson, text, programs, first } };
}

/** A chapter for the fragment of an address; null if it is too long for one. */
export async function packChapter(source: string): Promise<string | null> {
	const packed = VERSION + (await packText(source));
	return packed.length <= MOST_PACKED ? packed : null;
}

/** The text of {@link packChapter}; null for anything else. Accepts any text. */
export async function unpackChapter(packed: string): Promise<string | null> {
	if (packed.length > MOST_PACKED || !packed.startsWith(VERSION)) return null;
	const unpacked = await unpackText(packed.slice(1), 4 * MOST_TEXT);
	return unpacked === null || unpacked === 'too-large' ? null : unpacked.text;
}

/** The packed chapter in the fragment of an address; null for none. */
export function chapterIn(hash: string): string | null {
	return new URLSearchParams(hash.replace(/^#/, '')).get(OWN_CHAPTER);
}

/** The places of a chapter whose address holds it, or which comes from a file. */
export function ownAddresses(packed: string | null): PlaceAddresses {
	if (packed === null) return { hashOf: (place) => `#${place}`, placeIn: placeInHash };
	return {
		hashOf: (place) => `#${OWN_CHAPTER}=${packed}&${PLACE}=${place}`,
		placeIn: (hash) => new URLSearchParams(hash.replace(/^#/, '')).get(PLACE) ?? ''
	};
}

/** A number for a text, as letters and digits. Source: cyrb53, two mixed FNV-like hashes. */
function hashOf(text: string): string {
	let [high, low] = [0xdeadbeef, 0x41c6ce57];
	for (let i = 0; i < text.length; i++) {
		high = Math.imul(high ^ text.charCodeAt(i), 2654435761);
		low = Math.imul(low ^ text.charCodeAt(i), 1597334677);
	}
	return ((high >>> 0) * 2 ** 21 + (low >>> 11)).toString(36);
}
