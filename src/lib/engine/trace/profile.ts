/** The depth of a search over its run, in bins of equal width; the scrubber draws it. */
export interface DepthProfile {
	/** Steps per bin. The last bin may be partly filled. */
	readonly width: number;
	/** Number of bins filled. */
	readonly length: number;
	readonly shallowest: Uint16Array;
	readonly deepest: Uint16Array;
}

const BINS = 2048;

/** The greatest depth in the first `length` steps of a profile. */
export function peakOf({ width, deepest }: DepthProfile, length: number): number {
	return deepest.subarray(0, Math.floor(length / width) + 1).reduce((a, b) => Math.max(a, b), 0);
}

/** Builds a {@link DepthProfile} as a search runs; bins widen when the run outgrows them. */
export class ProfileBuilder {
	#width = 1;
	#length = 1;
	#end = 1;
	#depth = 0;
	readonly #shallowest = new Uint16Array(BINS);
	readonly #deepest = new Uint16Array(BINS);

	/** The first position that needs a new bin. */
	get end(): number {
		return this.#end;
	}

	/** What {@link mark} does for many positions before {@link end}: the depths were in between, the last is `depth`. */
	markAll(shallowest: number, deepest: number, depth: number): void {
		const bin = this.#length - 1;
		this.#shallowest[bin] = Math.min(this.#shallowest[bin], shallowest);
		this.#deepest[bin] = Math.max(this.#deepest[bin], deepest);
		this.#depth = depth;
	}

	/** Records that the depth is `depth` from `position` on. Positions come in order. */
	mark(position: number, depth: number): void {
		if (position >= this.#end) this.#advance(position, depth);
		const bin = this.#length - 1;
		if (depth > this.#deepest[bin]) this.#deepest[bin] = depth;
		else if (depth < this.#shallowest[bin]) this.#shallowest[bin] = depth;
		this.#depth = depth;
	}

	/** The profile of a run of `length` steps so far. */
	snapshot(length: number): DepthProfile {
		if (length >= this.#end) this.#advance(length, this.#depth);
		return {
			width: this.#width,
			length: this.#length,
			shallowest: this.#shallowest.slice(0, this.#length),
			deepest: this.#deepest.slice(0, this.#length)
		};
	}

	/** Adds bins up to the one that holds `position`, where the depth becomes `depth`. */
	#advance(position: number, depth: number): void {
		while (position >= this.#width * BINS) this.#widen();
		while (position >= this.#width * this.#length) {
			this.#shallowest[this.#length] = this.#depth;
			this.#deepest[this.#length++] = this.#depth;
		}
		this.#end = this.#width * this.#length;
		// A bin that begins here does not include the previous depth.
		const bin = this.#length - 1;
		if (position === bin * this.#width) this.#shallowest[bin] = this.#deepest[bin] = depth;
	}

	/** Merges the bins in pairs. */
	#widen(): void {
		const half = this.#length >> 1;
		for (let bin = 0; bin < half; bin++) {
			const [a, b] = [2 * bin, 2 * bin + 1];
			this.#shallowest[bin] = Math.min(this.#shallowest[a], this.#shallowest[b]);
			this.#deepest[bin] = Math.max(this.#deepest[a], this.#deepest[b]);
		}
		if (this.#length % 2 === 1) {
			this.#shallowest[half] = this.#shallowest[this.#length - 1];
			this.#deepest[half] = this.#deepest[this.#length - 1];
		}
		this.#length = (this.#length + 1) >> 1;
		this.#width *= 2;
	}
}
