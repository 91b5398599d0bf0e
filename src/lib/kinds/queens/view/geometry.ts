import { squareAt } from '$lib/stage/board/lines';
import { lineBetween, type AttackMap, type Line } from './attack-map';

/**
 * The attacked squares to shade, as a path: those of the rows without a queen, because only there a
 * queen can still be placed.
 *
 * @param queens for each row the column of its queen, negative for none
 */
export function attackedArea(
	size: number,
	queens: ArrayLike<number>,
	{ count }: AttackMap
): string {
	let area = '';
	for (let square = 0; square < size * size; square++) {
		const row = Math.floor(square / size);
		if (queens[row] < 0 && count[square] > 0) area += squareAt(row, square % size);
	}
	return area;
}

/** All squares that the queen on a square attacks, as a path. */
export function raysOf(size: number, queen: number): string {
	let area = '';
	for (let square = 0; square < size * size; square++)
		if (lineBetween(size, queen, square) !== null)
			area += squareAt(Math.floor(square / size), square % size);
	return area;
}

/** The rows whose queens attack a square, their own row included. */
export function attackersOf(size: number, queens: ArrayLike<number>, square: number): number[] {
	return Array.from({ length: size }, (_, row) => row).filter(
		(row) => queens[row] >= 0 && lineBetween(size, row * size + queens[row], square) !== null
	);
}

/** The pairs of squares on a common line with no other given square between them. */
export function neighbours(size: number, squares: readonly number[]): [number, number][] {
	const sorted = squares.toSorted((a, b) => a - b);
	return sorted.flatMap((square, at) => {
		const seen = new Set<Line>();
		return sorted.slice(at + 1).flatMap((other): [number, number][] => {
			const line = lineBetween(size, square, other);
			if (line === null || seen.has(line)) return [];
			seen.add(line);
			return [[square, other]];
		});
	});
}
