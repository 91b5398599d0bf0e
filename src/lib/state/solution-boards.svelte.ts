import type { Trace } from '../trace/trace';

/** Milliseconds of searching before the page has the thread again. */
const SLICE = 8;
const KEPT = 512;

/**
 * What stands on the board at the solutions of a run. Nothing but their positions is recorded, so
 * each is looked up when it is to be shown, a few at a time.
 */
export class SolutionBoards {
	#known = $state.raw<ReadonlyMap<number, Int8Array>>(new Map());
	#trace: Trace | null = null;
	#job = 0;

	/** The values at a position; null until they are known. */
	at(position: number): Int8Array | null {
		return this.#known.get(position) ?? null;
	}

	/** Sees to it that the boards at these positions become known. */
	show(trace: Trace, positions: readonly number[]): void {
		if (trace !== this.#trace) this.#forget(trace);
		const missing = positions.filter((position) => !this.#looked.has(position));
		if (missing.length === 0) return;
		if (this.#looked.size > KEPT) {
			// Those on the page stay: nothing that is seen is to turn blank.
			const seen = new Set(positions);
			this.#looked = new Map([...this.#looked].filter(([position]) => seen.has(position)));
		}
		void this.#look(trace, missing, ++this.#job);
	}

	/** Looks for nothing any more. */
	dispose(): void {
		this.#job++;
	}

	/** Which positions are known; not reactive, so that to ask for more is not to depend on them. */
	#looked = new Map<number, Int8Array>();

	#forget(trace: Trace): void {
		this.#trace = trace;
		this.#looked = new Map();
		this.#known = new Map();
	}

	async #look(trace: Trace, positions: readonly number[], job: number): Promise<void> {
		const rest = [...positions];
		while (rest.length > 0) {
			await new Promise((resolve) => setTimeout(resolve));
			if (job !== this.#job) return;
			const end = performance.now() + SLICE;
			do {
				const position = rest.shift()!;
				this.#looked.set(position, trace.at(position).assignment);
			} while (rest.length > 0 && performance.now() < end);
			this.#known = new Map(this.#looked);
		}
	}
}
