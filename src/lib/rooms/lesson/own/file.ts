import { downloadText, fileName } from '$lib/ui/download';
import { MOST_TEXT } from './form/form';

/** No character takes more bytes. */
const MOST_BYTES = 4 * MOST_TEXT;

/** The text of a file that may be a chapter; null if it is too large, or not a text. */
export async function textOf(file: Blob): Promise<string | null> {
	if (file.size > MOST_BYTES) return null;
	try {
		const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
		return text.includes('\0') ? null : text;
	} catch {
		return null;
	}
}

/** Saves a chapter as a file. */
export function saveChapter(source: string, title: string): void {
	downloadText(fileName(title || 'chapter', 'md'), 'text/markdown', source);
}

/**
 * The text of a file on this site.
 * @param address its path, as in `?from=/chapters/queens.md`
 * @returns null for another site, and for what is no chapter
 */
export async function fetchChapter(address: string): Promise<string | null> {
	const url = new URL(address, location.origin);
	if (url.origin !== location.origin || !/\.(md|txt)$/.test(url.pathname)) return null;
	try {
		const response = await fetch(url, { credentials: 'omit' });
		if (!response.ok) return null;
		const text = await textOf(await response.blob());
		// Some hosts answer with a page for a file that is not there.
		return text === null || /^\s*</.test(text) ? null : text;
	} catch {
		return null;
	}
}
