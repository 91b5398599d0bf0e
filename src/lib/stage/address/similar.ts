import { editDistance } from '$lib/engine/reading/edit-distance';

/** The number of letters that a slip changes. */
const SLIP = 2;

/** The name that a misspelled one may mean; null if none is similar. */
export function mostSimilar(word: string, names: readonly string[]): string | null {
	if (word.length > 40) return null;
	const ranked = names
		.map((name) => ({ name, distance: editDistance(word.toLowerCase(), name) }))
		.filter(({ name, distance }) => distance <= Math.min(SLIP, name.length / 2))
		.sort((a, b) => a.distance - b.distance);
	return ranked[0]?.name ?? null;
}
