import { squareAt } from '$lib/board-kit/lines';
import { lineBetween, type AttackMap, type Line } from './attack-map';

/** What is shaded on a board, as paths. */
export interface Shades {
	/** The squares that the queen of a row alone attacks. */
	readonly queens: readonly { readonly row: number; readonly area: string }[];
	/** Squares that two queens attack, three, and {@link CROWD} or more. */
	readonly crowds: readonly string[];
}

/** So many queens are a crowd: the strongest of the few shades that can be told apart. */
export const CROWD = 4;

/**
 * The squares that are attacked, by the queen that attacks them, or by how many do.
 *
 * @param queens for each row the column of its queen, negative where there is none
 * @param only the row of the one queen whose lines are shaded, in all their length; −1 for all
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

/** The pairs of squares that share a line on which no other of them lies between the two. */
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
 * How much the hue of a queen's shade is turned away from that of what can be pressed, in degrees:
 * blue, magenta, teal, violet, sky. Orange, red and green keep their meaning, and between those there
 * are no more hues that a projector tells apart.
 */
export function hueOf(row: number): number {
	return HUES[row % HUES.length];
}

const HUES = [-5, 65, -75, 30, -40];
