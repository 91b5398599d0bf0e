import { editDistance } from './edit-distance';

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
		const slips = editDistance(lower, word.toLowerCase());
		if (slips <= most && slips < fewest) [best, fewest] = [word, slips];
	}
	return best;
}
