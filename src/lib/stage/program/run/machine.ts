import type { MicroPython, Options } from '@micropython/micropython-webassembly-pyscript';

/** A MicroPython that runs programs. After something other than an exception of Python ended a run, it is of no use. */
export interface Machine {
	/** @throws what ended the run: a `PythonError`, or what a function of the host threw */
	run(source: string): void;
	/** Makes a function a module, so that `import` gives it. It gets and returns numbers, texts, booleans and null. */
	register(name: string, call: (...args: never[]) => unknown): void;
	/** What was printed after the last line break; it is printed only once. */
	rest(): string;
}

/** An exception of Python. */
export interface PythonError extends Error {
	/** Its class: `IndexError`. */
	readonly type: string;
}

export function isPythonError(thrown: unknown): thrown is PythonError {
	return thrown instanceof Error && thrown.name === 'PythonError';
}

export type LoadMicroPython = (options: Options) => Promise<MicroPython>;

/** Bytes of the heap at first, and of all memory at most: nothing is freed while a program runs. */
const HEAP = 4 << 20;
const MOST_MEMORY = 512 << 20;
/** Words for the variables of calls: with the usual 2,048 a function with ten variables is 100 calls deep. */
const FRAMES = 64 << 10;
/**
 * Bytes of the stack that calls may fill. MicroPython takes 32 KB, 155 calls; there are 64 KB. What is left is
 * for functions that are not asked whether there is room.
 */
const USUAL_STACK = 32 << 10;
const STACK = 54 << 10;

/**
 * Starts a MicroPython. There can be only one at a time: it keeps what the program knows of the host in global variables.
 *
 * @param wasm its WebAssembly; absent: the file beside its script, which only Node can read
 * @param print takes each line that is printed
 */
export async function startMachine(
	load: LoadMicroPython,
	print: (line: string) => void,
	wasm?: BufferSource
): Promise<Machine> {
	const instance = { made: null as WebAssembly.Instance | null };
	const restore = interceptInstance(wasm, (made) => (instance.made = made));
	const ignore = () => {};
	let python: MicroPython;
	try {
		python = await load({
			heapsize: HEAP,
			pystack: FRAMES,
			stdout: print,
			stderr: ignore,
			stdin: () => null
		});
	} finally {
		restore();
	}
	if (instance.made === null) throw new Error('MicroPython was not made of WebAssembly');
	const memory = instance.made.exports.memory as WebAssembly.Memory;
	limit(memory);
	deepen(memory);
	closeHost();
	return {
		run: (source) => void python.runPython(source),
		register: (name, call) => {
			// Without a prototype it leads nowhere: not to its constructor, which makes functions of text.
			python.registerJsModule(name, Object.setPrototypeOf(call, null) as object);
		},
		rest: () => {
			const rest = new TextDecoder().decode(new Uint8Array(python._module._stdoutBuffer));
			python._module._stdoutBuffer.length = 0;
			return rest;
		}
	};
}

/** Hands out the next instance that is made, of other bytes if they are given. @returns what takes this back */
function interceptInstance(
	wasm: BufferSource | undefined,
	take: (instance: WebAssembly.Instance) => void
): () => void {
	const { instantiate, instantiateStreaming } = WebAssembly;
	const { fetch } = globalThis;
	const make = async (source: BufferSource, imports?: WebAssembly.Imports) => {
		const made = await (
			instantiate as (
				bytes: BufferSource,
				imports?: WebAssembly.Imports
			) => Promise<WebAssembly.WebAssemblyInstantiatedSource>
		)(wasm ?? source, imports);
		take(made.instance);
		return made;
	};
	Object.assign(WebAssembly, { instantiate: make, instantiateStreaming: make });
	// What it would fetch is there.
	if (wasm !== undefined) globalThis.fetch = () => Promise.resolve(new Response());
	return () => {
		Object.assign(WebAssembly, { instantiate, instantiateStreaming });
		globalThis.fetch = fetch;
	};
}

/** Keeps a memory from growing without end: then MicroPython raises a `MemoryError`. */
function limit(memory: WebAssembly.Memory): void {
	const grow = memory.grow.bind(memory);
	memory.grow = (pages) => {
		if (memory.buffer.byteLength + pages * 65536 > MOST_MEMORY) throw new RangeError('memory');
		return grow(pages);
	};
}

/** Lets calls fill more of the stack. MicroPython has where it begins and how much calls may take in two words. */
function deepen(memory: WebAssembly.Memory): void {
	const words = new Uint32Array(memory.buffer);
	const end = Math.min(words.length - 1, 1 << 18);
	for (let at = 1 << 14; at < end; at++) {
		const isTop = words[at] > 65536 - 256 && words[at] <= 65536;
		if (isTop && words[at + 1] === USUAL_STACK) words[at + 1] = STACK;
	}
}

/** Takes the host's globals from its module `js`. */
function closeHost(): void {
	const { proxy_js_ref: references } = globalThis as unknown as { proxy_js_ref: unknown[] };
	references[0] = Object.create(null);
}
