/**
 * Dots along a line that would lie over each other, stacked to both sides of it: the shape of the
 * pile shows how many there are.
 *
 * @param places where each dot is along the line, in pixels
 * @param diameter of a dot, in pixels
 * @param room the most that a dot may be away from the line; higher piles are pressed together
 * @returns for each dot how far it is from the line, 0 for the first of a pile
 */
export function stackDots(
	places: ArrayLike<number>,
	diameter: number,
	room: number
): Float64Array<ArrayBuffer> {
	const piles = new Map<number, number[]>();
	for (let index = 0; index < places.length; index++) {
		const pile = Math.round(places[index] / diameter);
		const dots = piles.get(pile);
		if (dots === undefined) piles.set(pile, [index]);
		else dots.push(index);
	}
	const offsets = new Float64Array(places.length);
	for (const dots of piles.values()) {
		const levels = Math.floor(dots.length / 2);
		const gap = levels === 0 ? 0 : Math.min(diameter, room / levels);
		dots.forEach((index, at) => {
			const level = Math.ceil(at / 2);
			offsets[index] = (at % 2 === 1 ? -1 : 1) * level * gap || 0;
		});
	}
	return offsets;
}

/** The value at a share of sorted values, between two of them by their distance. NaN for none. */
export function quantileOf(sorted: ArrayLike<number>, share: number): number {
	const last = sorted.length - 1;
	if (last < 0) return NaN;
	const at = last * share;
	const below = Math.floor(at);
	const above = Math.min(last, below + 1);
	return sorted[below] + (sorted[above] - sorted[below]) * (at - below);
}
