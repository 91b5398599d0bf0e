import type { Outcome } from '$lib/engine/search/outcome';
import { reasonsAt } from '$lib/engine/trace/file/trace-file';
import { StoredTrace } from '$lib/engine/trace/stored/stored-trace';
import { nextTask } from '$lib/ui/loading/when-idle';
import type { ProblemView } from '../board/problem-view';
import { call, type Job } from '../run/call';
import { traceWorker, type TraceWorker } from '../run/workers';
import type { OpeningError } from './error-text';
import { readTraceFragment, writeTraceFragment } from './packed-trace';
import type { OpenedReply, TraceRequest } from './protocol';
import { toldStrategy, toldView } from './told-view';
import type { Watched } from './watched';

/** A file that was read, before it has become a run. */
export interface ReadTrace extends Omit<OpenedReply, 'type'> {
	/** The name of the file, without its ending; empty for none. */
	readonly name: string;
	/** The file itself. */
	readonly source: Blob;
	readonly fragment: string | null;
}

/** What is at the end of a trace's file name, and would stand before the ending of each file made of it. */
const ENDING = /(\.(jsonl?|ndjson|log|txt))?(\.gz)?$/i;

/** How a file ends that does not say how the search did. */
const CUT: Outcome = { kind: 'stopped', by: 'trace' };

/** Opens the file of a trace: a worker reads it, then it becomes a run. Opening another one drops it. */
export class TraceOpening {
	/** The share that is read; null while nothing is being opened. */
	share = $state<number | null>(null);
	/** Why it could not be opened. */
	error = $state.raw<OpeningError | null>(null);
	#job: Job<TraceRequest> | null = null;
	/** Another object for each file. */
	#current: object | null = null;
	/** Lets go of who waits for the worker. */
	#leave = () => {};

	constructor(private readonly makeWorker: () => TraceWorker = traceWorker) {}

	/** Reads what the fragment of an address holds. @returns null as {@link read} */
	readFragment(fragment: string): Promise<ReadTrace | null> {
		return this.readComing(readTraceFragment(fragment), '');
	}

	/** Reads a file that is still on its way; null if it cannot be had. @returns null as {@link read} */
	async readComing(coming: Promise<Blob | null>, name: string): Promise<ReadTrace | null> {
		const current = this.#begin();
		const file = await coming.catch(() => null);
		if (current !== this.#current) return null;
		if (file !== null) return this.read(file, name);
		this.cancel();
		this.error = { code: 'unreadable' };
		return null;
	}

	/** Reads a file. @returns null if it has an error or was given up */
	async read(file: Blob, name: string): Promise<ReadTrace | null> {
		const current = this.#begin();
		const opened = await new Promise<OpenedReply | null>((resolve) => {
			this.#leave = () => resolve(null);
			const end = (error: OpeningError) => {
				this.error = error;
				resolve(null);
			};
			this.#job = call(
				this.makeWorker(),
				{ type: 'open', file },
				(reply) => {
					if (reply.type === 'progress') this.share = reply.share;
					else if (reply.type === 'opened') resolve(reply);
					else if (reply.type === 'refused') end(reply.error);
				},
				() => end('failed')
			);
		});
		if (current !== this.#current) return null;
		this.#job?.end();
		if (opened === null) {
			this.share = null;
			return null;
		}
		const fragment = await writeTraceFragment(file);
		const { kind, setup, file: read } = opened;
		return current === this.#current
			? { kind, setup, file: read, source: file, name: name.replace(ENDING, ''), fragment }
			: null;
	}

	/** Makes the run of a file that was read. @returns null if it was given up */
	async watch<Setup>(view: ProblemView<Setup>, read: ReadTrace): Promise<Watched<Setup> | null> {
		const current = (this.#current ??= {});
		this.share ??= 1;
		const { file, source, name, fragment } = read;
		const setup = read.setup as Setup;
		const problem = view.kind.problem(setup);
		let isGivenUp = false;
		const pause = async () => {
			await nextTask();
			isGivenUp = current !== this.#current;
			if (isGivenUp) throw new DOMException('another trace is opened', 'AbortError');
		};
		try {
			const trace = await StoredTrace.inTurns(problem, file.log, file.outcome ?? CUT, pause);
			const isTable = file.header.ground === null;
			const told = toldView(view, setup, { file, trace, isTable });
			this.share = null;
			const strategy = toldStrategy(file.header.goal);
			const reasons = (position: number) => reasonsAt(file, position - 1);
			const run = { file, setup, isTable, trace, view: told, strategy, reasonsAt: reasons };
			return { ...run, source, name, fragment };
		} catch (error) {
			if (!isGivenUp) throw error;
			return null;
		}
	}

	#begin(): object {
		this.dismiss();
		this.share = 0;
		return (this.#current = {});
	}

	/** Gives up what is being opened, and forgets why something could not be. */
	dismiss(): void {
		this.cancel();
		this.error = null;
	}

	/** Gives up what is being opened. */
	cancel(): void {
		this.#current = null;
		this.#job?.end();
		this.#job = null;
		this.#leave();
		this.share = null;
	}
}
