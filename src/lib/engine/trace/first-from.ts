/**
 * The first index from `low` to `end` (exclusive) whose place is at or after `bound`; `end` when
 * there is none. Fast when the result is near `low`.
 */
export function firstFrom(
	places: ArrayLike<number>,
	low: number,
	end: number,
	bound: number
): number {
	let step = 1;
	let high = low;
	while (high < end && places[high] < bound) {
		low = high + 1;
		high += step;
		step *= 2;
	}
	if (high > end) high = end;
	// Invariant: indices before `low` are before the bound, indices from `high` on are not.
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (places[middle] < bound) low = middle + 1;
		else high = middle;
	}
	return low;
}
