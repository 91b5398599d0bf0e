import { LEVELS } from '$lib/kinds/sudoku/make/levels';
import { DEFAULT_WISH, MAX_SEED, readWish, writeWish } from '$lib/kinds/sudoku/make/wish';
import type { BoxShape } from '$lib/kinds/sudoku/shape';
import type { About } from '../keep/kept-game';

/**
 * The query for another puzzle like one that was played: the same wish with another seed; or the same
 * size and level, if it was not made to order. Null if its level is not known.
 */
export function anotherQuery(shape: BoxShape, { recipe, level }: About): string | null {
	const seed = newSeed();
	const made = readWish(new URLSearchParams(recipe));
	if (made !== null && made.errors.length === 0) return writeWish({ ...made.wish, seed });
	const known = LEVELS.find((one) => one === level);
	return known === undefined ? null : writeWish({ ...DEFAULT_WISH, shape, level: known, seed });
}

/** A seed that nobody has chosen. */
export function newSeed(): number {
	return 1 + Math.floor(Math.random() * MAX_SEED);
}
