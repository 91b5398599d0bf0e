declare module '@micropython/micropython-webassembly-pyscript/micropython.mjs' {
	export interface MicroPythonOptions {
		/** The address of `micropython.wasm`. */
		readonly url?: string;
		/** The sizes of the heap in bytes, and of the stack of Python's calls in words. */
		readonly heapsize?: number;
		readonly pystack?: number;
		/** Takes each line that is printed. */
		readonly stdout?: (line: string) => void;
		readonly stderr?: (line: string) => void;
		/** Gives the next byte of what is typed; null for the end. */
		readonly stdin?: () => number | null;
	}

	/** A running interpreter: the parts of it that are used. */
	export interface MicroPython {
		/** @throws `PythonError` with the name of the error in `type`, and the traceback as its message. */
		runPython(code: string): unknown;
		registerJsModule(name: string, module: object): void;
		/** The bytes that were printed after the last line break. */
		readonly _module: { readonly _stdoutBuffer: number[] };
	}

	export function loadMicroPython(options: MicroPythonOptions): Promise<MicroPython>;
}
