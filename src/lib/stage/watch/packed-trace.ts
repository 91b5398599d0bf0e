import { packText, unpackText } from '../address/packed-text';
import { holdsTrace, TRACE_FRAGMENT as FRAGMENT } from './fragment';

/** The first character names the format. */
const VERSION = '1';
/** The most characters of a trace in an address, and of its text. */
const MOST_PACKED = 16_000;
const MOST_TEXT = 4 * 1024 * 1024;

/** A file of a trace as the fragment of an address, with "#"; null if it is too long for one. */
export async function writeTraceFragment(file: Blob): Promise<string | null> {
	if (file.size > MOST_TEXT) return null;
	const packed = VERSION + (await packText(await file.text()));
	return packed.length <= MOST_PACKED ? `#${FRAGMENT}=${packed}` : null;
}

/** The file of {@link writeTraceFragment}; null for anything else. Accepts any text. */
export async function readTraceFragment(fragment: string): Promise<Blob | null> {
	const packed = fragment.slice(`#${FRAGMENT}=`.length);
	if (!holdsTrace(fragment) || packed.length > MOST_PACKED || !packed.startsWith(VERSION))
		return null;
	const unpacked = await unpackText(packed.slice(VERSION.length), MOST_TEXT);
	return unpacked === null || unpacked === 'too-large' ? null : new Blob([unpacked.text]);
}
