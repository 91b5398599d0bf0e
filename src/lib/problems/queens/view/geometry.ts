import { squareAt } from '$lib/board-kit/lines';
import { lineBetween, type AttackMap, type Line } from './attack-map';

/** The shaded areas of a board, as paths. */
export interface Shades {
	/** The squares attacked only by the queen of one row. */
	readonly queens: readonly { readonly row: number; readonly area: string }[];
	/** Squares attacked by two queens, by three, and by {@link CROWD} or more. */
	readonly crowds: readonly string[];
}

/** This many queens are a crowd: the strongest of the few distinguishable shades. */
export const CROWD = 4;

/**
 * The attacked squares, grouped by their only attacker, or by the number of attackers.
 *
 * @param queens for each row the column of its queen, negative for none
 * @param only the row of the one queen whose full lines are shaded; −1 for all
 */
export function shadesOf(
	size: number,
	queens: ArrayLike<number>,
	{ count, sole }: AttackMap,
	only = -1
): Shades {
	const areas = new Array<string>(size).fill('');
	const crowds = new Array<string>(CROWD - 1).fill('');
	for (let square = 0; square < size * size; square++) {
		const row = Math.floor(square / size);
		const column = square % size;
		if (queens[row] === column) continue;
		const by = only >= 0 ? only : sole[square];
		if (by >= 0) {
			if (lineBetween(size, square, by * size + queens[by]) !== null)
				areas[by] += squareAt(row, column);
		} else if (count[square] > 0) {
			crowds[Math.min(count[square], CROWD) - 2] += squareAt(row, column);
		}
	}
	return {
		queens: areas.flatMap((area, row) => (area === '' ? [] : [{ row, area }])),
		crowds
	};
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

/**
 * The hue offset of a queen's shade from that of pressable elements, in degrees: blue, magenta,
 * teal, violet, sky. Orange, red and green keep their meaning; a projector cannot show more
 * distinct hues between those.
 */
export function hueOf(row: number): number {
	return HUES[row % HUES.length];
}

const HUES = [-5, 65, -75, 30, -40];
