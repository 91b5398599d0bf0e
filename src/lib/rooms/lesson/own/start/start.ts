import * as m from '$lib/i18n/compiled/messages';
import { decodeBreakpoints, marksOf } from '$lib/stage/player/stops/breakpoints';
import { readAt, readStudio } from '../form/form';

/** The name of a studio's address in the fragment of the editor's: `#studio=/studio/queens/?…`. */
export const STUDIO = 'studio';

/** Characters that would be read as marks of Markdown in the middle of a line. */
const MARKS = /[\\`*_[\]<>|~]|(?<!\w):(?=\w)|^[#>+-]/g;

/** Words that are read as they are written. */
export function plainWords(words: string): string {
	return words.replace(/\s+/g, ' ').trim().replace(MARKS, '\\$&');
}

/**
 * The first lines of a chapter about a search: its board, its marks with their notes, and the moment that
 * is shown.
 * @param address of the studio, as a path with a query
 * @param title of the puzzle; empty for none
 * @returns null if it is not the address of a moment
 */
export function startFromStudio(address: string, title = ''): string | null {
	const studio = readStudio(address);
	const at = studio?.at ?? null;
	if (studio === null || at === null) return null;
	const query = new URLSearchParams(address.slice(address.indexOf('?') + 1));
	const marks = marksOf(decodeBreakpoints(query.get('stops') ?? '') ?? []);
	const noted = marks.filter(({ position }) => position > 0 && readAt(String(position)) !== null);
	const moments = new Map(noted.map(({ position, note }) => [position, note]));
	if (at > 0 && !moments.has(at)) moments.set(at, '');
	const sorted = [...moments].sort(([a], [b]) => a - b);
	const start = marks.find(({ position }) => position === 0)?.note ?? '';
	return chapterText([
		`# ${plainWords(title) || m.chapter_start_title()}`,
		m.chapter_start_lead(),
		`/studio/${studio.kind}/?${studio.search}`,
		plainWords(start) || m.chapter_start_board(),
		...sorted.flatMap(([at, note]) => [
			`::step{at=${at}}`,
			plainWords(note) || m.chapter_start_moment()
		])
	]);
}

/** Blocks with empty lines between them. */
export function chapterText(blocks: readonly string[]): string {
	return `${blocks.join('\n\n')}\n`;
}
