import { mix } from '../problems/seeded';
import type { Position } from './orderings';

/**
 * A seed made from the strategy's seed and the first `depth` placements of the path. Random choices
 * are drawn from it, so that the same path always leads to the same choices.
 */
export function pathSeed({ problem, strategy, assignment, path }: Position, depth: number): number {
	let seed = mix(strategy.seed, 0);
	for (let i = 0; i < depth; i++)
		seed = mix(seed, path[i] * problem.valueCount + assignment[path[i]] + 1);
	return seed;
}
