import type { Checked } from '$lib/engine/trace/check/lie';
import type { TraceFile } from '$lib/engine/trace/file/trace-file';
import { call, type Job } from '../run/call';
import { traceWorker, type TraceWorker } from '../run/workers';
import type { TraceRequest } from './protocol';

/** Looks for the first false event of a trace, in a worker. */
export class TraceCheck {
	/** The share that is done; null while nothing is being checked. */
	share = $state<number | null>(null);
	/** What was found; null before. */
	checked = $state.raw<Checked | null>(null);
	/** The worker did not work. */
	failed = $state(false);
	#job: Job<TraceRequest> | null = null;

	constructor(private readonly makeWorker: () => TraceWorker = traceWorker) {}

	/** Starts to look. @param ondone is told the result, unless it is given up */
	start(file: TraceFile, ondone: (checked: Checked) => void): void {
		this.clear();
		this.share = 0;
		this.#job = call(
			this.makeWorker(),
			{ type: 'check', file },
			(reply) => {
				if (reply.type === 'progress') this.share = reply.share;
				if (reply.type !== 'checked') return;
				this.#end();
				this.checked = reply.checked;
				ondone(reply.checked);
			},
			() => {
				this.#end();
				this.failed = true;
			}
		);
	}

	/** Gives up what is being checked, and forgets what was found. */
	clear(): void {
		this.#end();
		this.checked = null;
		this.failed = false;
	}

	#end(): void {
		this.#job?.end();
		this.#job = null;
		this.share = null;
	}
}
