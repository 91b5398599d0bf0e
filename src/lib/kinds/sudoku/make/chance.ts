import { mix } from '$lib/engine/seeded';

/** Random numbers that a seed decides, one after the other. */
export class Chance {
	#drawn = 0;

	constructor(private readonly seed: number) {}

	/** A whole number from 0, below `end`. */
	below(end: number): number {
		return mix(this.seed, ++this.#drawn) % end;
	}

	/** One of a list that is not empty. */
	oneOf<T>(list: readonly T[]): T {
		return list[this.below(list.length)];
	}

	/** The list in random order (Fisher and Yates). */
	shuffled<T>(list: readonly T[]): T[] {
		const copy = [...list];
		for (let i = copy.length - 1; i > 0; i--) {
			const j = this.below(i + 1);
			[copy[i], copy[j]] = [copy[j], copy[i]];
		}
		return copy;
	}
}
