/** Seeds are whole numbers from 1 to this. */
const SEEDS = 999_999;

/** Returns a new random seed. */
export function newSeed(): number {
	return 1 + Math.floor(Math.random() * SEEDS);
}
