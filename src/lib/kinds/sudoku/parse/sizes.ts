import type { ParseError } from './error';

/** Usual sizes of boards. */
const USUAL_SIZES = [4, 6, 8, 9, 10, 12, 16, 25];

/** The usual size whose number of cells is closest to `count`. */
export function nearestSize(count: number): number {
	return USUAL_SIZES.reduce((best, size) =>
		Math.abs(size * size - count) < Math.abs(best * best - count) ? size : best
	);
}

/** The error of a board that has the wrong number of cells. */
export function lengthError(line: number, found: number): ParseError {
	const size = nearestSize(found);
	return { code: 'length', line, found, expected: size ** 2, size };
}

/** The most frequent number, the first one on a tie. The list must not be empty. */
export function mostFrequent(numbers: readonly number[]): number {
	const counts = new Map<number, number>();
	for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
	return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0];
}
