import address from '@micropython/micropython-webassembly-pyscript/micropython.wasm?url';

/** Takes the share that has been loaded, from 0 to 1. */
export type Progress = (share: number) => void;

/** The size of MicroPython. It may be compressed on its way, so its headers do not tell; a test compares it with the file. */
export const MICROPYTHON_BYTES = 433_743;

let loaded: Promise<ArrayBuffer> | null = null;

/**
 * Loads the bytes of MicroPython, once for the page.
 *
 * @throws an error if they cannot be loaded; asking again tries again.
 */
export function loadMicroPython(progress?: Progress): Promise<ArrayBuffer> {
	if (loaded === null) {
		loaded = fetchBytes(progress);
		loaded.catch(() => (loaded = null));
	}
	return loaded;
}

async function fetchBytes(progress?: Progress): Promise<ArrayBuffer> {
	const response = await fetch(address);
	if (!response.ok || response.body === null) throw new Error(`${address}: ${response.status}`);
	const chunks: Uint8Array<ArrayBuffer>[] = [];
	let length = 0;
	const reader = response.body.getReader();
	for (;;) {
		const { done, value } = await reader.read();
		if (done) return new Blob(chunks).arrayBuffer();
		chunks.push(value);
		length += value.length;
		progress?.(Math.min(1, length / MICROPYTHON_BYTES));
	}
}
