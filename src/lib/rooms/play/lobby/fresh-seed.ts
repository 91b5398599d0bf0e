import { MAX_SEED } from '$lib/kinds/sudoku/make/wish';

/** A seed that nobody chose: 1 … {@link MAX_SEED}. */
export function freshSeed(): number {
	return 1 + (crypto.getRandomValues(new Uint32Array(1))[0] % MAX_SEED);
}
