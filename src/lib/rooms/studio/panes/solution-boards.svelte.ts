import type { Trace } from '$lib/engine/trace/trace';

/** Milliseconds of lookups before the page gets its thread back. */
const SLICE = 8;
/** Above this number, only the boards on the page are kept. */
const MAX_BOARDS = 512;

/**
 * The boards at the solutions of a run. Only their positions are recorded, so the boards are looked
 * up a few at a time when they are about to be shown.
 */
export class SolutionBoards {
	#known = $state.raw<ReadonlyMap<number, Int8Array>>(new Map());
	#trace: Trace | null = null;
	#job = 0;

	/** The values at a position; null until they are looked up. */
	at(position: number): Int8Array | null {
		return this.#known.get(position) ?? null;
	}

	/** Looks up the boards at these positions. */
	show(trace: Trace, positions: readonly number[]): void {
		if (trace !== this.#trace) this.#forget(trace);
		const missing = positions.filter((position) => !this.#looked.has(position));
		if (missing.length === 0) return;
		if (this.#looked.size > MAX_BOARDS) {
			// Keep the boards on the page, so that none of them goes blank.
			const seen = new Set(positions);
			this.#looked = new Map([...this.#looked].filter(([position]) => seen.has(position)));
		}
		void this.#look(trace, missing, ++this.#job);
	}

	/** Stops the lookup. */
	dispose(): void {
		this.#job++;
	}

	/** The known boards; not reactive, so that requesting boards does not depend on them. */
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
