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
	const bytes = new TextEncoder().encode(experimentText(experiment));
	const packed = await gathered(through(bytes, new CompressionStream('deflate-raw')), Infinity);
	const binary = Array.from(packed!, (byte) => String.fromCharCode(byte)).join('');
	const base64 = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
	return VERSION + base64;
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
	if (!/^[\w-]+$/.test(text)) return { error: { code: 'bad-link', path: '' } };
	let json: string;
	try {
		const binary = atob(text.slice(1).replaceAll('-', '+').replaceAll('_', '/'));
		const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
		const unpacked = await gathered(
			through(bytes, new DecompressionStream('deflate-raw')),
			MAX_UNPACKED
		);
		if (unpacked === null)
			return { error: { code: 'too-large', path: '', expected: MAX_UNPACKED } };
		json = new TextDecoder('utf-8', { fatal: true }).decode(unpacked);
	} catch {
		return { error: { code: 'bad-link', path: '' } };
	}
	const read = strictly(() => experimentReader(parseJson(json, MAX_UNPACKED), ''));
	return 'error' in read ? read : { experiment: read.value };
}

function through(
	bytes: Uint8Array<ArrayBuffer>,
	stream: CompressionStream | DecompressionStream
): ReadableStream<Uint8Array> {
	return new Blob([bytes]).stream().pipeThrough(stream);
}

/** All bytes of a stream; null, and no more is read, if they are more than `max`. */
async function gathered(
	stream: ReadableStream<Uint8Array>,
	max: number
): Promise<Uint8Array | null> {
	const reader = stream.getReader();
	const parts: Uint8Array<ArrayBuffer>[] = [];
	let length = 0;
	for (;;) {
		const { done, value } = await reader.read();
		if (done) break;
		length += value.length;
		if (length > max) {
			await reader.cancel();
			return null;
		}
		parts.push(value.slice());
	}
	return new Uint8Array(await new Blob(parts).arrayBuffer());
}
