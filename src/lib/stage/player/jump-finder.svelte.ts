import type { Playable, StepMatch } from '$lib/engine/trace/trace';

/** A search for a step. */
export interface StepQuery {
	/** Queries with equal names match the same steps. */
	readonly name: string;
	readonly trace: Playable;
	/** The position to start from; its own step is skipped. */
	readonly from: number;
	readonly direction: 1 | -1;
	readonly match: StepMatch;
}

/** Finds steps that may be far away. A new query replaces the last one. */
export class JumpFinder {
	/** A query is running. */
	busy = $state(false);
	#current: {
		readonly query: StepQuery;
		readonly controller: AbortController;
		readonly done: Promise<number | null>;
	} | null = null;

	/**
	 * Resolves to the nearest matching position, −1 if there is none, or null if the query was
	 * canceled or replaced. Repeating the current query, as a held key does, resolves to null and
	 * lets the query continue; restarting it would keep it from ever finishing.
	 */
	async find(query: StepQuery): Promise<number | null> {
		if (this.#current !== null && isSameQuery(this.#current.query, query)) {
			await this.#current.done;
			return null;
		}
		this.cancel();
		const controller = new AbortController();
		const current = { query, controller, done: run(query, controller.signal) };
		this.#current = current;
		this.busy = true;
		try {
			return await current.done;
		} finally {
			if (this.#current === current) {
				this.#current = null;
				this.busy = false;
			}
		}
	}

	/** Cancels the current query. */
	cancel(): void {
		this.#current?.controller.abort();
		this.#current = null;
		this.busy = false;
	}
}

function isSameQuery(a: StepQuery, b: StepQuery): boolean {
	return (
		a.name === b.name && a.trace === b.trace && a.from === b.from && a.direction === b.direction
	);
}

/** Null if the query was aborted. */
async function run(query: StepQuery, signal: AbortSignal): Promise<number | null> {
	try {
		const found = await query.trace.find(query.from, query.direction, query.match, signal);
		return signal.aborted ? null : found;
	} catch (error) {
		if (signal.aborted) return null;
		throw error;
	}
}
