/** Seeds that can be read out: whole numbers from 1 to this. */
const SEEDS = 999_999;

/** A new random seed. */
export function newSeed(): number {
	return 1 + Math.floor(Math.random() * SEEDS);
}
