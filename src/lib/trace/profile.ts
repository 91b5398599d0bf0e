/** The depth of a search over its run, in bins of equal width: what the scrubber draws. */
export interface DepthProfile {
	/** Steps a bin. The last bin may be partly filled. */
	readonly width: number;
	/** Bins filled. */
	readonly length: number;
	readonly shallowest: Uint16Array;
	readonly deepest: Uint16Array;
}

const BINS = 2048;

/** Fills a {@link DepthProfile} as a search goes; the bins widen when the run outgrows them. */
export class ProfileBuilder {
	#width = 1;
	#length = 1;
	/** The position from which on a new bin is needed. */
	#end = 1;
	#depth = 0;
	readonly #shallowest = new Uint16Array(BINS);
	readonly #deepest = new Uint16Array(BINS);

	/** From `position` on the search is `depth` deep. Positions come in order. */
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

	/** Makes bins up to the one that holds `position`, from which on the search is `depth` deep. */
	#advance(position: number, depth: number): void {
		while (position >= this.#width * BINS) this.#widen();
		while (position >= this.#width * this.#length) {
			this.#shallowest[this.#length] = this.#depth;
			this.#deepest[this.#length++] = this.#depth;
		}
		this.#end = this.#width * this.#length;
		// A bin that begins here holds nothing of the depth before.
		const bin = this.#length - 1;
		if (position === bin * this.#width) this.#shallowest[bin] = this.#deepest[bin] = depth;
	}

	/** Joins the bins two by two. */
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
