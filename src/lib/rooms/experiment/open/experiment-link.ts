import { packText, unpackText } from '$lib/stage/address/packed-text';
import type { Experiment } from '../measure/experiment';
import { experimentReader, experimentText } from '../measure/experiment-file';
import { parseJson, strictly, type DataError } from '../measure/strict';

/** The most characters of a link's text, and of what it unpacks to. */
export const MAX_LINK = 100_000;
const MAX_UNPACKED = 4_000_000;

/** The first character names the format. */
const VERSION = '1';

/** An experiment as a text of letters, digits, "-" and "_", which fits into an address. */
export async function writeLink(experiment: Experiment): Promise<string> {
	return VERSION + (await packText(experimentText(experiment)));
}

/** The experiment of {@link writeLink}. Accepts any text. */
export async function readLink(
	text: string
): Promise<{ experiment: Experiment } | { error: DataError }> {
	if (text.length > MAX_LINK)
		return {
			error: { code: 'too-large', path: '', found: text.length, expected: MAX_LINK }
		};
	if (!text.startsWith(VERSION)) return { error: { code: 'wrong-version', path: '', expected: 1 } };
	const unpacked = await unpackText(text.slice(1), MAX_UNPACKED);
	if (unpacked === null) return { error: { code: 'bad-link', path: '' } };
	if (unpacked === 'too-large')
		return { error: { code: 'too-large', path: '', expected: MAX_UNPACKED } };
	const read = strictly(() => experimentReader(parseJson(unpacked.text, MAX_UNPACKED), ''));
	return 'error' in read ? read : { experiment: read.value };
}
