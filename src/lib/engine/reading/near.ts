/**
 * The word that somebody may have meant: one in other case, or with at most a slip for every four of its letters;
 * null if none is so near.
 */
export function nearTo(given: string, words: readonly string[]): string | null {
	const lower = given.toLowerCase();
	let best: string | null = null;
	let fewest = Infinity;
	for (const word of words) {
		const most = Math.floor(word.length / 4);
		if (Math.abs(word.length - lower.length) > most) continue;
		const slips = slipsBetween(lower, word.toLowerCase());
		if (slips <= most && slips < fewest) [best, fewest] = [word, slips];
	}
	return best;
}

/**
 * How many letters are missing, too many, wrong or swapped with the next: the optimal string alignment distance
 * (Damerau 1964).
 */
function slipsBetween(one: string, other: string): number {
	let before: number[] = [];
	let row = Array.from({ length: other.length + 1 }, (_, at) => at);
	for (let i = 1; i <= one.length; i++) {
		const next = [i];
		for (let j = 1; j <= other.length; j++) {
			const isSame = one[i - 1] === other[j - 1];
			next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (isSame ? 0 : 1));
			const isSwapped =
				i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
			if (isSwapped) next[j] = Math.min(next[j], before[j - 2] + 1);
		}
		[before, row] = [row, next];
	}
	return row[other.length];
}
