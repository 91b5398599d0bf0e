import { ELIMINATE, packStep, stepValue, stepVariable } from '../../search/step';

/** The candidates of each variable, as a {@link StoredReplay} follows them. */
export class Candidates {
	/** Those eliminated and not restored, in order, as {@link packStep} packs them. */
	#eliminated: number[] = [];

	/** @param domains the mask of each variable; changed from now on. */
	constructor(private readonly domains: Int32Array) {}

	/** How many are eliminated. */
	get eliminated(): number {
		return this.#eliminated.length;
	}

	/** About the bytes that a copy needs. */
	get bytes(): number {
		return 4 * this.domains.length + 8 * this.#eliminated.length;
	}

	copy(): Candidates {
		const copy = new Candidates(this.masks());
		copy.#eliminated = this.#eliminated.slice();
		return copy;
	}

	/** The candidates of each variable, a copy. */
	masks(): Int32Array {
		return this.domains.slice();
	}

	/** The mask of a variable. */
	of(variable: number): number {
		return this.domains[variable];
	}

	eliminate(variable: number, value: number): void {
		const bit = 1 << value;
		if ((this.domains[variable] & bit) === 0) return;
		this.domains[variable] &= ~bit;
		this.#eliminated.push(packStep(ELIMINATE, variable, value));
	}

	/** Restores all but the first `count` that were eliminated. */
	restore(count: number): void {
		while (this.#eliminated.length > count) {
			const candidate = this.#eliminated.pop()!;
			this.domains[stepVariable(candidate)] |= 1 << stepValue(candidate);
		}
	}

	/** For each variable, those eliminated after the first `count`. */
	eliminatedAfter(count: number): Int32Array {
		const masks = new Int32Array(this.domains.length);
		for (let at = count; at < this.#eliminated.length; at++)
			masks[stepVariable(this.#eliminated[at])] |= 1 << stepValue(this.#eliminated[at]);
		return masks;
	}
}
