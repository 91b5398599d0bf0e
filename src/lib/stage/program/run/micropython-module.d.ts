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
	}

	/** A running interpreter: the parts of it that are used. */
	export interface MicroPython {
		/** @throws `PythonError` with the name of the error in `type`, and the traceback as its message. */
		runPython(code: string): unknown;
		registerJsModule(name: string, module: object): void;
		readonly globals: {
			get(name: string): unknown;
			set(name: string, value: unknown): void;
		};
	}

	export function loadMicroPython(options: MicroPythonOptions): Promise<MicroPython>;
}
