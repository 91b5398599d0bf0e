import type { ProblemKind } from '$lib/engine/kind';
import type { Moment } from '$lib/engine/trace/moment';
import { SmallRun } from './small-run.svelte';

/** Positions of a run in which a row looks finished and is torn open later. */
export interface TornRowMoments {
	readonly from: number;
	/** The row is full. */
	readonly full: number;
	/** The search has begun to come back to the row. */
	readonly near: number;
	/** What was wrong in the row is taken back. */
	readonly torn: number;
}

/** Milliseconds a moment: while the row is filled, while the search works below it, while it is torn. */
const PACE = { filling: 110, below: 30, tearing: 150, taking: 520 };
const HELD = 2_400;

/** A row looks finished; the search works on, comes back, and tears the row open. About twelve seconds. */
export class TornRow<Setup = unknown> {
	readonly setup: Setup;
	readonly #run: SmallRun<Setup>;
	readonly #shown: readonly number[];
	#index = $state(0);

	readonly position: number = $derived.by(() => this.#shown[this.#index]);
	readonly moment: Moment = $derived.by(() => this.#run.at(this.position));
	/** What stood on the board when the row was full. */
	readonly full: ArrayLike<number>;
	readonly isFull: boolean = $derived.by(() => this.position >= this.moments.full);
	readonly isAtEnd: boolean = $derived.by(() => this.#index === this.#shown.length - 1);
	readonly pace: number = $derived.by(() => {
		const { full, near } = this.moments;
		if (this.position === full) return HELD;
		if (this.position < full) return PACE.filling;
		if (this.position < near) return PACE.below;
		return this.moment.step?.kind === 'backtrack' ? PACE.taking : PACE.tearing;
	});

	/** @param search the query of a studio address for this kind */
	constructor(
		kind: ProblemKind<Setup>,
		search: string,
		private readonly moments: TornRowMoments
	) {
		this.#run = new SmallRun(kind, search);
		this.setup = this.#run.setup;
		this.full = this.#run.at(moments.full).assignment;
		this.#shown = this.#run.shown.filter((at) => at >= moments.from && at <= moments.torn);
		this.#index = this.#shown.indexOf(moments.full);
	}

	next(): void {
		this.#index = Math.min(this.#index + 1, this.#shown.length - 1);
	}

	restart(): void {
		this.#index = 0;
	}
}
