/**
 * A 32-bit hash of two words (the finalizer of MurmurHash3, A. Appleby 2011). Seeded choices use
 * it, so that they depend on the path and not on how often a generator was called.
 * @returns an unsigned integer below 2³².
 */
export function mix(hash: number, word: number): number {
	let h = (hash ^ Math.imul(word, 0x9e3779b1)) | 0;
	h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
	h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
	return (h ^ (h >>> 16)) >>> 0;
}

/** Fills `order` with a random permutation of 0, 1, … derived from `seed` (Fisher and Yates). */
export function shuffle(order: Uint8Array | Uint16Array, seed: number): void {
	for (let i = 0; i < order.length; i++) order[i] = i;
	for (let i = order.length - 1; i > 0; i--) {
		const j = mix(seed, i) % (i + 1);
		[order[i], order[j]] = [order[j], order[i]];
	}
}
