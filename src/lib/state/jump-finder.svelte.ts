import type { StepMatch, Trace } from '../trace/trace';

/** Which step is looked for. */
export interface StepQuery {
	/** Equal names match the same steps. */
	readonly name: string;
	readonly trace: Trace;
	/** The position to start from; its own step is not considered. */
	readonly from: number;
	readonly direction: 1 | -1;
	readonly match: StepMatch;
}

/** Finds steps that may be far away. A new query replaces the one before. */
export class JumpFinder {
	/** A query is under way. */
	busy = $state(false);
	#current: {
		readonly query: StepQuery;
		readonly controller: AbortController;
		readonly done: Promise<number | null>;
	} | null = null;

	/**
	 * Resolves to the nearest matching position, to −1 where there is none, and to null where the
	 * query was canceled or replaced. Repeating the current query, as a held key does, does not start
	 * it over, which would never let it finish: the repetition resolves to null.
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

	/** Gives up the current query. */
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

/** Null when the query was aborted. */
async function run(query: StepQuery, signal: AbortSignal): Promise<number | null> {
	try {
		const found = await query.trace.find(query.from, query.direction, query.match, signal);
		return signal.aborted ? null : found;
	} catch (error) {
		if (signal.aborted) return null;
		throw error;
	}
}
