import type { CallEnd, CallResult, CodeLanguage, Task } from '../task';
import type { StepLog } from '$lib/engine/trace/stored/step-log';
import { syntaxError } from '../faults/syntax';
import { compose } from './compose';
import { Frame } from './frame';
import { Hearing } from './hearing';
import { loadKit, type Kit, type Progress } from './scripts';

/** How long a call may take, in milliseconds. */
const PATIENCE = 5000;
/** The share of it that the worker has, which knows better than the page where the program was. */
const WORKERS_SHARE = 0.9;

export interface RunOptions {
	/** Stops the run: the call that is running ends as `stopped` by the user. */
	readonly signal?: AbortSignal;
	/** The next steps of a call. */
	onsteps(call: number, steps: StepLog): void;
	/** A call has ended; all its steps have come. */
	onresult(call: number, result: CallResult): void;
	/** How long each call may take; five seconds if it is not given. */
	readonly milliseconds?: number;
	/** The share of what runs the language that has been loaded, if it was not yet. */
	readonly progress?: Progress;
	/** Loads what runs the program, if it is more than its language: a search that asks it. */
	readonly kit?: (language: CodeLanguage, progress?: Progress) => Promise<Kit>;
}

/**
 * Runs programs that may be anybody's: in a worker of a frame that has no origin, no network, no storage and
 * no document. Nothing of a program runs before {@link run} is called. One task runs at a time.
 */
export class Sandbox {
	#frame: Promise<Frame> | null = null;
	#current: AbortController | null = null;
	#isDisposed = false;

	/** Loads what runs a language and opens the frame, so that the next run begins at once. */
	async prepare(language: CodeLanguage, progress?: Progress): Promise<void> {
		const nothing = { language, given: '', source: '', roles: {} };
		await Promise.all([compose(nothing), loadKit(language, progress), this.#open()]);
	}

	/**
	 * Runs a task, and stops the one that is running.
	 *
	 * @returns `done` if all calls have ended; `stopped` if one took too long or too much memory, or the program
	 * cannot be started: that is the result of the call that was running, and those after it have none.
	 * @throws if what runs the language cannot be loaded.
	 */
	async run(task: Task, options: RunOptions): Promise<'done' | 'stopped'> {
		this.#current?.abort();
		const current = (this.#current = new AbortController());
		const signals = [current.signal, ...(options.signal ? [options.signal] : [])];
		const signal = AbortSignal.any(signals);

		const hearing = new Hearing(task, options);
		const [program, kit, frame] = await Promise.all([
			compose(task.program),
			(options.kit ?? loadKit)(task.program.language, options.progress),
			this.#open()
		]);
		if ('error' in program) {
			hearing.end({ kind: 'fault', fault: syntaxError(program.error) });
			return 'stopped';
		}
		if (this.#isDisposed) this.#close();
		if (signal.aborted || this.#isDisposed) {
			hearing.end({ kind: 'stopped', by: 'user' });
			return 'stopped';
		}

		const { behind, python, linesBefore = Infinity } = program;
		const script = `${kit.script}\n`;
		const firstLine = linesOf(script) + linesBefore;
		const milliseconds = options.milliseconds ?? PATIENCE;
		const lines = linesOf(task.program.source) + 1;
		const lineOf = (line: number) => (line >= 1 && line <= lines ? line : 0);
		const order = { task, python, wasm: kit.wasm, milliseconds: WORKERS_SHARE * milliseconds };
		return new Promise((resolve) => {
			let clock: ReturnType<typeof setTimeout> | undefined;
			/** @param how the end of the call that is running; `cut-off` if that has its result */
			const finish = (how: CallEnd | 'cut-off' | 'done') => {
				clearTimeout(clock);
				signal.removeEventListener('abort', abort);
				frame.stop();
				if (this.#current === current) this.#current = null;
				// A worker that would not end, or took all memory, takes the frame with it. The next one is at hand.
				if (how === 'cut-off' || (how !== 'done' && how.kind === 'stopped')) this.#renew();
				if (typeof how === 'object') hearing.end(how);
				resolve(how === 'done' ? 'done' : 'stopped');
			};
			const late = () => finish({ kind: 'stopped', by: 'time' });
			const wait = () => {
				clearTimeout(clock);
				// The page may have been busy: what has come in the meantime is heard first.
				clock = setTimeout(() => (clock = setTimeout(late, 50)), milliseconds);
			};
			const abort = () => finish({ kind: 'stopped', by: 'user' });
			signal.addEventListener('abort', abort);
			wait();
			frame.start([script, behind], order, {
				onmessage: (message) => {
					const heard = hearing.hear(message);
					if (heard === 'result') wait();
					else if (heard === 'done' || heard === 'cut-off') finish(heard);
					else if (heard === 'junk') finish({ kind: 'stopped', by: 'memory' });
				},
				onerror: (message, line) => finish(endOf(message, lineOf(line - firstLine))),
				onlost: () => finish({ kind: 'stopped', by: 'memory' })
			});
		});
	}

	/** Stops what runs and removes the frame. */
	dispose(): void {
		this.#isDisposed = true;
		this.#current?.abort();
		this.#close();
	}

	#open(): Promise<Frame> {
		if (this.#frame === null) {
			const frame = (this.#frame = Frame.open());
			frame.catch(() => {
				if (this.#frame === frame) this.#frame = null;
			});
		}
		return this.#frame;
	}

	#close(): void {
		void this.#frame?.then((frame) => frame.close()).catch(() => {});
		this.#frame = null;
	}

	#renew(): void {
		this.#close();
		if (!this.#isDisposed) void this.#open().catch(() => {}); // `run` opens it again and tells why it cannot
	}
}

/** How often a line ends in a text. */
function linesOf(text: string): number {
	return text.split('\n').length - 1;
}

/** The end of a call whose worker reports an error that nothing caught, such as one of syntax. */
function endOf(text: string, line: number): CallEnd {
	if (/out of memory/i.test(text)) return { kind: 'stopped', by: 'memory' };
	// Firefox does not say what is wrong with a script that it cannot read.
	const unread = text === '' ? 'SyntaxError' : 'Error';
	const [, name = unread, message = text] = /^(?:Uncaught )?(\w+): ([^]*)$/.exec(text) ?? [];
	return { kind: 'fault', fault: { line, name, message } };
}
