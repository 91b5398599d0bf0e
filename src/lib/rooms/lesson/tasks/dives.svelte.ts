import type { Problem } from '$lib/engine/problem';
import { diver, estimateOf, seededPick, type Dive } from '$lib/engine/search/estimate';
import type { Strategy } from '$lib/engine/search/strategy';

/** The most dives at a time: enough to see the average settle. */
export const MOST_DIVES = 10_000;

/** Few dives follow each other slowly enough to see each of them, in milliseconds. */
const PACE = 350;
const FEW = 10;
/** Many dives come in portions, each of which takes a few milliseconds at most. */
const PORTION = 20;

/** Random dives into the tree of a search, and what they guess. */
export class Dives {
	/** The placements of the whole tree, to judge by each dive. */
	guesses = $state.raw<readonly number[]>([]);
	last = $state.raw<Dive | null>(null);
	/** Dives that are still to come. */
	pending = $state(0);

	readonly least = $derived(this.guesses.reduce((least, one) => Math.min(least, one), Infinity));
	readonly most = $derived(this.guesses.reduce((most, one) => Math.max(most, one), 0));
	/** NaN before the first dive. */
	readonly average = $derived(
		this.guesses.reduce((sum, one) => sum + one, 0) / this.guesses.length
	);
	readonly isFull = $derived(this.guesses.length >= MOST_DIVES);

	readonly #dive: ReturnType<typeof diver>;
	#seed = 1;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(problem: Problem, strategy: Strategy) {
		this.#dive = diver(problem, strategy);
	}

	/** Dives at once. */
	now(count: number): void {
		const guesses = [...this.guesses];
		for (let i = 0; i < count && guesses.length < MOST_DIVES; i++) {
			this.last = this.#dive(seededPick(this.#seed, guesses.length));
			guesses.push(estimateOf(this.last));
		}
		this.guesses = guesses;
	}

	/** Dives one after the other, so that they can be seen; `then` is called after the last one. */
	inTurn(count: number, then: () => void): void {
		this.stop();
		const isFew = count <= FEW;
		const portion = isFew ? 1 : PORTION;
		this.pending = count;
		const go = () => {
			this.now(Math.min(portion, this.pending));
			this.pending = this.isFull ? 0 : Math.max(0, this.pending - portion);
			if (this.pending > 0) this.#timer = setTimeout(go, isFew ? PACE : 16);
			else then();
		};
		go();
	}

	/** Dives no further. */
	stop(): void {
		clearTimeout(this.#timer);
		this.pending = 0;
	}

	/** Forgets all dives. The next ones are others. */
	restart(): void {
		this.stop();
		this.guesses = [];
		this.last = null;
		this.#seed++;
	}
}
