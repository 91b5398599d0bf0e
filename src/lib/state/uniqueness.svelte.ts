import type { ProblemSpec } from '../problems/spec';
import type { SolutionCount } from '../worker/protocol';
import { ask, searchWorker, type SearchWorker } from './workers';

export type { SolutionCount };

/** After so many steps, a few seconds, the question stays open. */
const STEPS = 20_000_000;
/** The question is asked after so many milliseconds without an edit. */
const QUIET = 250;

/**
 * Whether a problem has no solution, exactly one or several. The answer is computed off the page's
 * thread, and again whenever the problem changes.
 */
export class Uniqueness {
	/** The answer for the latest problem; null until it is known. */
	count = $state.raw<SolutionCount | null>(null);
	#worker: SearchWorker | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(private readonly makeWorker: () => SearchWorker = searchWorker) {}

	/** Asks about this problem; null asks nothing. */
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

	/** Drops the question. */
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
