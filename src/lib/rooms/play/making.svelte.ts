import type { Made, Unmade } from '$lib/kinds/sudoku/make/make';
import { seedAfter, type Wish } from '$lib/kinds/sudoku/make/wish';
import type { MakeRequest } from './protocol';
import { call, type Job } from '$lib/stage/run/call';
import { makeWorker, type MakeWorker } from './make-worker';

export interface MakingOptions {
	/** Cancels the making. */
	readonly signal?: AbortSignal;
	/** Called from time to time with the tries so far. */
	readonly onprogress?: (tries: number) => void;
	readonly makeWorker?: () => MakeWorker;
}

/**
 * Makes the puzzle of a wish in a worker.
 * @returns the puzzle, or why there is none and the nearest to it.
 * @throws DOMException `AbortError` if it was canceled, Error if no worker gets through.
 */
export async function makePuzzle(
	wish: Wish,
	{ signal, onprogress, makeWorker: make = makeWorker }: MakingOptions = {}
): Promise<Made | Unmade> {
	signal?.throwIfAborted();
	return new Promise((resolve, reject) => {
		let result: Made | Unmade | undefined;
		const cancel = () => {
			work.end();
			reject(signal?.reason as Error);
		};
		const settle = (act: () => void) => {
			signal?.removeEventListener('abort', cancel);
			act();
		};
		const work = new Work(wish, 1, make, {
			made(results, tries) {
				result ??= results.at(0);
				onprogress?.(tries);
			},
			done: () => settle(() => resolve(result!)),
			failed: (message) => settle(() => reject(new Error(message)))
		});
		signal?.addEventListener('abort', cancel, { once: true });
	});
}

/** Many puzzles of a kind, made one after the other in a worker. */
export class Batch {
	/** In the order of their seeds: the wish's, and those after it. */
	made = $state.raw<readonly Made[]>([]);
	/** How many were asked for. */
	count = $state(0);
	/** Boards that were tried for them. */
	tries = $state(0);
	isRunning = $state(false);
	/** An estimate; null as long as nothing is made. */
	secondsLeft = $state<number | null>(null);
	/** Why it ended early: the result of the last seed. */
	unmade = $state.raw<Unmade | null>(null);
	/** No worker got through. What was made before stays. */
	failed = $state(false);
	#work: Work | null = null;
	#began = 0;

	constructor(private readonly newWorker: () => MakeWorker = makeWorker) {}

	/** Makes `count` puzzles instead of those so far. */
	start(wish: Wish, count: number): void {
		this.cancel();
		this.made = [];
		this.count = count;
		this.tries = 0;
		this.unmade = null;
		this.failed = false;
		this.#began = performance.now();
		this.isRunning = true;
		this.#work = new Work(wish, count, this.newWorker, {
			made: (results, tries) => this.#take(results, tries),
			done: () => this.#end(),
			failed: () => {
				this.failed = true;
				this.#end();
			}
		});
	}

	/** Stops; what is made stays. */
	cancel(): void {
		this.#work?.end();
		this.#end();
	}

	#take(results: readonly (Made | Unmade)[], tries: number): void {
		this.tries = tries;
		const made = results.filter((result): result is Made => !('why' in result));
		if (made.length > 0) this.made = [...this.made, ...made];
		const last = results.at(-1);
		if (last) this.unmade = 'why' in last ? last : null;
		if (this.made.length === 0) return;
		const each = (performance.now() - this.#began) / 1000 / this.made.length;
		this.secondsLeft = each * (this.count - this.made.length);
	}

	#end(): void {
		this.#work = null;
		this.isRunning = false;
		this.secondsLeft = null;
		// A seed that was given up does not matter if the others sufficed or somebody canceled.
		if (this.made.length === this.count) this.unmade = null;
	}
}

interface WorkEvents {
	/** The results of the next seeds, and all tries so far. */
	readonly made: (results: readonly (Made | Unmade)[], tries: number) => void;
	readonly done: () => void;
	/** The message is for the log. */
	readonly failed: (message: string) => void;
}

/** A worker that makes puzzles; if it ends by itself, another one goes on where it was. */
class Work {
	#job: Job<MakeRequest> | null = null;
	#wish: Wish;
	#left: number;
	/** Tries of workers before this one. */
	#before = 0;
	#tries = 0;
	/** Workers that ended one after the other without having made anything. */
	#lost = 0;

	constructor(
		wish: Wish,
		count: number,
		private readonly makeWorker: () => MakeWorker,
		private readonly events: WorkEvents
	) {
		this.#wish = wish;
		this.#left = count;
		this.#start();
	}

	/** Ends the worker; nothing more is reported. */
	end(): void {
		this.#job?.end();
		this.#job = null;
	}

	#start(): void {
		this.#before = this.#tries;
		this.#job = call(
			this.makeWorker(),
			{ type: 'make', wish: this.#wish, count: this.#left },
			(reply) => {
				if (reply.type !== 'made') return;
				const { results, tries, isDone } = reply;
				this.#tries = this.#before + tries;
				if (results.length > 0) this.#lost = 0;
				for (const result of results) {
					if (!('why' in result)) this.#left--;
					this.#wish = { ...this.#wish, seed: seedAfter(result.wish.seed) };
				}
				if (isDone) this.end();
				this.events.made(results, this.#tries);
				if (isDone) this.events.done();
			},
			(message) => {
				if (++this.#lost < MOST_LOST) this.#start();
				else this.events.failed(message);
			},
			{ ping: { type: 'ping' } }
		);
	}
}

/** Making has failed if this many workers end in a row. */
const MOST_LOST = 2;
