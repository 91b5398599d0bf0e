/**
 * How many letters must be added, removed, replaced or swapped with a neighbour to turn one word into
 * another (Damerau 1964, the restricted form).
 */
export function editDistance(one: string, other: string): number {
	let before: number[] = [];
	let above = Array.from({ length: other.length + 1 }, (_, i) => i);
	for (let i = 1; i <= one.length; i++) {
		const row = [i];
		for (let j = 1; j <= other.length; j++) {
			const replaced = above[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1);
			row[j] = Math.min(above[j] + 1, row[j - 1] + 1, replaced);
			const isSwapped =
				i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
			if (isSwapped) row[j] = Math.min(row[j], before[j - 2] + 1);
		}
		before = above;
		above = row;
	}
	return above[other.length];
}
