/** What a row is sorted by; null if it has no value, which comes last both ways. */
export type SortKey = number | string | null;

/**
 * The order of rows by their keys. Rows with equal keys stay in their order.
 *
 * @param compareTexts compares two texts as readers of the language expect
 */
export function rowOrder(
	keys: readonly SortKey[],
	isDescending: boolean,
	compareTexts: (a: string, b: string) => number
): Uint32Array<ArrayBuffer> {
	const order = Uint32Array.from(keys, (_, index) => index);
	const sign = isDescending ? -1 : 1;
	// Numbers are compared in a typed array, which is several times as fast.
	if (keys.every((key) => key === null || typeof key === 'number')) {
		const last = isDescending ? -Infinity : Infinity;
		const numbers = Float64Array.from(keys, (key) => key ?? last);
		return order.sort((a, b) => {
			const [left, right] = [numbers[a], numbers[b]];
			return left === right ? a - b : left < right ? -sign : sign;
		});
	}
	const texts = keys.map((key) => (key === null ? null : String(key)));
	const ranks = ranksOf(texts, compareTexts);
	const last = isDescending ? -Infinity : Infinity;
	return order.sort((a, b) => {
		const [left, right] = [ranks.get(texts[a]) ?? last, ranks.get(texts[b]) ?? last];
		return left === right ? a - b : left < right ? -sign : sign;
	});
}

/** The place of each different text among them: comparing texts is slow, and many are equal. */
function ranksOf(
	texts: readonly (string | null)[],
	compare: (a: string, b: string) => number
): Map<string | null, number> {
	const different = [...new Set(texts)].filter((text) => text !== null).sort(compare);
	return new Map(different.map((text, rank) => [text, rank]));
}

/** The rows in a window, and how many are around them so that scrolling finds them there. */
export function shownRows(
	scrolled: number,
	room: number,
	rowHeight: number,
	count: number,
	around = 6
): { first: number; end: number } {
	// Even numbers, so that stripes stay where they are.
	const first = Math.max(0, Math.floor(scrolled / rowHeight) - around) & ~1;
	const end = Math.min(count, Math.ceil((scrolled + room) / rowHeight) + around);
	return { first: Math.min(first, Math.max(0, count - 1) & ~1), end };
}
