import { MAX_TEXT } from '$lib/engine/kind';

/** The text of a file, in UTF-8 or in UTF-16 with a byte order mark; `error` if it is not text. */
export async function readText(file: File): Promise<
	| { text: string }
	| {
			error:
				| { code: 'too-large'; found: number; expected: number }
				| { code: 'unreadable' | 'picture' };
	  }
> {
	// Check this before loading anything.
	if (file.size > MAX_TEXT) {
		return { error: { code: 'too-large', found: file.size, expected: MAX_TEXT } };
	}
	if (/^image\/(?!svg)/.test(file.type)) return { error: { code: 'picture' } };
	try {
		const bytes = new Uint8Array(await file.arrayBuffer());
		const mark = (bytes[0] << 8) | bytes[1];
		const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8';
		return { text: new TextDecoder(encoding).decode(bytes) };
	} catch {
		// A folder, or a file that was moved or locked in the meantime.
		return { error: { code: 'unreadable' } };
	}
}
