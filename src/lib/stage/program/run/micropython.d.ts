declare module '@micropython/micropython-webassembly-pyscript' {
	export interface Options {
		/** Bytes of the heap at first; it grows. */
		heapsize?: number;
		/** Words for the variables of the calls that wait. */
		pystack?: number;
		stdin?: () => number | null;
		stdout?: (line: string) => void;
		stderr?: (line: string) => void;
	}
	export interface MicroPython {
		readonly _module: { readonly _stdoutBuffer: number[] };
		/** @throws Error with the `type` of the exception, and its traceback as `message` */
		runPython(source: string): unknown;
		registerJsModule(name: string, module: object): void;
	}
	export function loadMicroPython(options: Options): Promise<MicroPython>;
}
