import type { ProblemSpec } from '../problems/spec';
import type { SolutionCount } from '../worker/protocol';
import { ask, searchWorker, type SearchWorker } from './workers';

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
	#worker: SearchWorker | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(private readonly makeWorker: () => SearchWorker = searchWorker) {}

	/** Asks about this problem; null cancels the question. */
	ask(spec: ProblemSpec | null): void {
		this.dispose();
		this.count = null;
		if (spec === null) return;
		this.#timer = setTimeout(() => {
			const worker = this.makeWorker();
			this.#worker = worker;
			ask(
				worker,
				{ type: 'count', spec, steps: STEPS },
				(reply) => {
					if (reply.type === 'count') this.#answer(reply.count);
				},
				() => this.#answer(UNKNOWN)
			);
		}, QUIET);
	}

	/** Cancels the question. */
	dispose(): void {
		clearTimeout(this.#timer);
		this.#worker?.terminate();
		this.#worker = null;
	}

	#answer(count: SolutionCount): void {
		this.dispose();
		this.count = count;
	}
}

const UNKNOWN: SolutionCount = { known: false, found: 0, solution: null };
