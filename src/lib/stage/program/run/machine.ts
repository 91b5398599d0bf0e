import { startMicroPython } from './micropython';

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

/** Bytes of the heap at first, and of all memory at most: nothing is freed while a program runs. */
const HEAP = 4 << 20;
const MOST_MEMORY = 256 << 20;
/**
 * A program has at most that when it is told to end. Without any memory, MicroPython cannot tell that there is
 * none, and never comes back.
 */
const WITH_SPARE = 2 * MOST_MEMORY;
/** Words for the variables of calls: with the usual 2,048 a function with ten variables is 100 calls deep. */
const FRAMES = 64 << 10;
/**
 * Bytes of the stack that calls may fill: some 900 plain calls, or 200 that wait in `any(f(v) for v in …)`. MicroPython
 * has 64 KB and takes half of it. With much more, the stack of the browser's own engine is full first. What is left is
 * for functions that are not asked whether there is room.
 */
const USUAL_STACK = 32 << 10;
const STACK = 192 << 10;
const LEFT = 16 << 10;

/**
 * Starts a MicroPython. There can be only one at a time: it keeps what the program knows of the host in global variables.
 *
 * @param wasm its bytes; absent in Node
 * @param print takes each line that is printed
 * @param onfull the program has all memory that it may have, and should end soon
 */
export async function startMachine(
	wasm: ArrayBuffer | undefined,
	print: (line: string) => void,
	onfull: () => void = () => {}
): Promise<Machine> {
	const instances: WebAssembly.Instance[] = [];
	const restore = interceptInstances((instance) => void instances.push(instance));
	const ignore = () => {};
	const options = {
		heapsize: HEAP,
		pystack: FRAMES,
		stdout: print,
		stderr: ignore,
		stdin: () => null
	};
	const python = await startMicroPython(wasm, options).finally(restore);
	const { exports } = instances[0];
	const memory = exports.memory as WebAssembly.Memory;
	limit(memory, onfull);
	deepen(exports);
	remember(exports.__indirect_function_table as WebAssembly.Table);
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

/** MicroPython, compiled for all machines that are started. */
let compiled: Promise<WebAssembly.Module> | null = null;

/** Hands out the instances that are made. @returns what ends this */
function interceptInstances(take: (instance: WebAssembly.Instance) => void): () => void {
	const { instantiate, instantiateStreaming } = WebAssembly;
	const taking =
		<Source>(compile: (source: Source) => Promise<WebAssembly.Module>) =>
		async (source: Source, imports?: WebAssembly.Imports) => {
			const module = await (compiled ??= compile(source));
			const instance = await instantiate(module, imports);
			take(instance);
			return { module, instance };
		};
	Object.assign(WebAssembly, {
		instantiate: taking((bytes: BufferSource) => WebAssembly.compile(bytes)),
		instantiateStreaming: taking((response: Promise<Response>) =>
			WebAssembly.compileStreaming(response)
		)
	});
	return () => void Object.assign(WebAssembly, { instantiate, instantiateStreaming });
}

/** Keeps a memory from growing without end: then MicroPython raises a `MemoryError`. */
function limit(memory: WebAssembly.Memory, onfull: () => void): void {
	const grow = memory.grow.bind(memory);
	memory.grow = (pages) => {
		const wanted = memory.buffer.byteLength + pages * 65536;
		if (wanted > WITH_SPARE) throw new RangeError('memory');
		if (wanted > MOST_MEMORY) onfull();
		return grow(pages);
	};
}

/** Moves the stack to where there is more room. MicroPython has where it begins and how much calls may take in two words. */
function deepen(exports: WebAssembly.Exports): void {
	const malloc = exports.malloc as (bytes: number) => number;
	const restore = exports._emscripten_stack_restore as (top: number) => void;
	const top = (malloc(STACK + LEFT) + STACK + LEFT) & ~15;
	const { buffer } = exports.memory as WebAssembly.Memory;
	const words = new Uint32Array(buffer, 0, Math.min(buffer.byteLength / 4, 1 << 18));
	const isFound = (at: number) => words[at - 1] > 65536 - 256 && words[at - 1] <= 65536;
	let at = words.indexOf(USUAL_STACK, 1 << 14);
	while (at > 0 && !isFound(at)) at = words.indexOf(USUAL_STACK, at + 1);
	if (at <= 0) return;
	restore(top);
	words[at - 1] = top;
	words[at] = STACK;
}

/** MicroPython asks for the function at nearly each of its calls, and a table takes long to answer. */
function remember(table: WebAssembly.Table): void {
	const get = table.get.bind(table);
	const known: unknown[] = [];
	table.get = (at) => (known[at] ??= get(at) as unknown);
}

/** Takes the host's globals from its module `js`. */
function closeHost(): void {
	const { proxy_js_ref: references } = globalThis as unknown as { proxy_js_ref: unknown[] };
	references[0] = Object.create(null);
}
