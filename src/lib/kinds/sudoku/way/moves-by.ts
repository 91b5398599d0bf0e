import type { Walked } from './walked';

/** How many moves of a way have been made at a position of its trace. A move may take several steps. */
export function movesBy({ positions }: Pick<Walked, 'positions'>, position: number): number {
	let low = 0;
	let high = positions.length - 1;
	// Invariant: `low` moves have been made by then, more than `high` have not.
	while (low < high) {
		const middle = (low + high + 1) >>> 1;
		if (positions[middle] <= position) low = middle;
		else high = middle - 1;
	}
	return low;
}
