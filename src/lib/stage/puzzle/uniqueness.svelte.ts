import type { ProblemSpec } from '$lib/engine/spec';
import type { SolutionCount, WorkerRequest } from '../run/protocol';
import { call, type Job } from '../run/call';
import { searchWorker, type SearchWorker } from '../run/workers';

export type { SolutionCount };

/** The step limit, a few seconds of searching; beyond it the answer stays unknown. */
const STEPS = 20_000_000;
/** Milliseconds without an edit before the question is asked. */
const QUIET = 250;

/**
 * Whether a problem has no solution, exactly one or several. The answer is computed off the main
 * thread, again for every change of the problem.
 */
export class Uniqueness {
	/** The answer for the latest problem; null until it is known. */
	count = $state.raw<SolutionCount | null>(null);
	/** The worker failed, so there will be no answer. */
	failed = $state(false);
	#job: Job<WorkerRequest> | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(private readonly makeWorker: () => SearchWorker = searchWorker) {}

	/** Asks about this problem; null cancels the question. */
	call(spec: ProblemSpec | null): void {
		this.dispose();
		this.count = null;
		this.failed = false;
		if (spec === null) return;
		this.#timer = setTimeout(() => {
			this.#job = call(
				this.makeWorker(),
				{ type: 'count', spec, steps: STEPS },
				(reply) => {
					if (reply.type === 'count') this.#answer(reply.count);
				},
				() => this.#fail(),
				{ ping: { type: 'ping' } }
			);
		}, QUIET);
	}

	/** Cancels the question. */
	dispose(): void {
		clearTimeout(this.#timer);
		this.#job?.end();
		this.#job = null;
	}

	#fail(): void {
		this.dispose();
		this.failed = true;
	}

	#answer(count: SolutionCount): void {
		this.dispose();
		this.count = count;
	}
}
