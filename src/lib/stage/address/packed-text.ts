/** A text, compressed, as letters, digits, "-" and "_", which fit into an address. */
export async function packText(text: string): Promise<string> {
	const bytes = new TextEncoder().encode(text);
	const packed = await gathered(through(bytes, new CompressionStream('deflate-raw')), Infinity);
	const binary = Array.from(packed!, (byte) => String.fromCharCode(byte)).join('');
	return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * The text of {@link packText}; `too-large` if it has more than `most` bytes, null if nothing was packed
 * like this. Accepts any text: the caller limits its length.
 */
export async function unpackText(
	packed: string,
	most: number
): Promise<{ readonly text: string } | 'too-large' | null> {
	if (!/^[\w-]+$/.test(packed)) return null;
	try {
		const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
		const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
		const unpacked = await gathered(through(bytes, new DecompressionStream('deflate-raw')), most);
		if (unpacked === null) return 'too-large';
		return { text: new TextDecoder('utf-8', { fatal: true }).decode(unpacked) };
	} catch {
		return null;
	}
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
