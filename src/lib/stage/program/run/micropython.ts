import {
	loadMicroPython,
	type MicroPython,
	type MicroPythonOptions
} from '@micropython/micropython-webassembly-pyscript/micropython.mjs';

/**
 * Starts MicroPython. Its loader knows only addresses, and the sandbox has no network, so it is given the
 * bytes as if they came from there.
 *
 * @param wasm its bytes; absent in Node, where the package reads its own file
 * @param options those of `loadMicroPython`
 */
export async function startMicroPython(
	wasm: ArrayBuffer | undefined,
	options: MicroPythonOptions
): Promise<MicroPython> {
	if (wasm === undefined) return loadMicroPython(options);
	const { fetch } = globalThis;
	globalThis.fetch = () =>
		Promise.resolve(new Response(wasm, { headers: { 'content-type': 'application/wasm' } }));
	try {
		return await loadMicroPython({ ...options, url: 'micropython.wasm' });
	} finally {
		globalThis.fetch = fetch;
	}
}
