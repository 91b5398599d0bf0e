import type { Statistics } from '../statistics';
import type { StoredReplay } from './stored-replay';

/** Steps between two states at first. */
const FIRST_INTERVAL = 1 << 12;
/** About the bytes that all states may need. */
const MOST_BYTES = 1 << 24;

/**
 * States of a run, by position. When they need too much memory, every second one is dropped and the
 * interval doubles.
 */
export class KeptStates {
	#interval = FIRST_INTERVAL;
	#bytes = 0;
	#states: StoredReplay[] = [];

	get length(): number {
		return this.#states.length;
	}

	/** The position at which the next state is due. */
	get due(): number {
		return (this.#states.at(-1)?.position ?? 0) + this.#interval;
	}

	/** Adds a state that is due. It must not change any more. */
	add(state: StoredReplay): void {
		this.#states.push(state);
		this.#bytes += state.bytes;
		while (this.#bytes > MOST_BYTES && this.#states.length > 1) this.#thin();
	}

	/** The last state at or before a position, −1 for the beginning. */
	before(position: number): number {
		const states = this.#states;
		let low = -1;
		let high = states.length - 1;
		// Invariant: state `low` is at or before the position, those after `high` are not.
		while (low < high) {
			const middle = (low + high + 1) >> 1;
			if (states[middle].position <= position) low = middle;
			else high = middle - 1;
		}
		return low;
	}

	state(index: number): StoredReplay {
		return this.#states[index];
	}

	/** What was counted up to state `index`. */
	get(index: number): { readonly statistics: Readonly<Statistics> } {
		return this.#states[index];
	}

	#thin(): void {
		this.#states = this.#states.filter((_, index) => index % 2 === 1);
		this.#bytes = this.#states.reduce((sum, { bytes }) => sum + bytes, 0);
		this.#interval *= 2;
	}
}
