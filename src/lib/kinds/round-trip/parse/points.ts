import { HEIGHT, MAX_LENGTH, WIDTH, type Road } from '../map';
import type { MapNote } from './error';

export type Point = readonly [x: number, y: number];

type Distance = (from: Point, to: Point) => number;

const across: Distance = (from, to) => Math.hypot(from[0] - to[0], from[1] - to[1]);

/** The kinds of distance of TSPLIB (Reinelt 1991, section 2). */
export const DISTANCES: Readonly<Record<string, Distance>> = {
	EUC_2D: (from, to) => Math.round(across(from, to)),
	CEIL_2D: (from, to) => Math.ceil(across(from, to)),
	MAN_2D: (from, to) => Math.round(Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1])),
	MAX_2D: (from, to) =>
		Math.max(Math.round(Math.abs(from[0] - to[0])), Math.round(Math.abs(from[1] - to[1]))),
	ATT: (from, to) => Math.ceil(across(from, to) / Math.sqrt(10)),
	GEO: (from, to) => {
		// Degrees and minutes, written 16.47 for 16° 47′; π and the radius are those of TSPLIB.
		const [a, b, c, d] = [...from, ...to].map(
			(angle) => (3.141592 * (Math.trunc(angle) + (5 * (angle - Math.trunc(angle))) / 3)) / 180
		);
		const [q1, q2, q3] = [Math.cos(b - d), Math.cos(a - c), Math.cos(a + c)];
		return Math.trunc(6378.388 * Math.acos(0.5 * ((1 + q1) * q2 - (1 - q1) * q3)) + 1);
	}
};

/** A road between each two points. */
export function allRoads(points: readonly Point[], distance: Distance): Road[] {
	return points.flatMap((from, a) =>
		points.slice(a + 1).map((to, b): Road => [a, a + 1 + b, distance(from, to)])
	);
}

/** The longest distance has at least so many digits, so that rounded lengths tell trips apart. */
const DIGITS = 4;

/**
 * Straight roads between points of any unit, as whole numbers. Unless the distances are whole, they are
 * multiplied or divided by a power of ten first.
 */
export function straightRoads(points: readonly Point[]): {
	roads: readonly Road[];
	note: MapNote | null;
} {
	const distances = allRoads(points, across).map(([, , length]) => length!);
	const longest = Math.max(...distances);
	const isWhole = distances.every(Number.isInteger);
	const digits = Math.floor(Math.log10(longest)) + 1;
	const isFine = longest === 0 || (longest <= MAX_LENGTH && (isWhole || digits >= DIGITS));
	const power = isFine ? 0 : DIGITS - digits;
	const roads = allRoads(points, (from, to) => Math.round(across(from, to) * 10 ** power));
	if (power === 0) return { roads, note: null };
	const note = {
		code: power > 0 ? 'multiplied' : 'divided',
		factor: 10 ** Math.abs(power)
	} as const;
	return { roads, note };
}

/** Points moved and scaled so that they fill the picture; their second axis points up. */
export function fitted(points: readonly Point[]): Point[] {
	const MARGIN = 60;
	const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
	const [left, top] = [Math.min(...xs), Math.max(...ys)];
	const [wide, high] = [Math.max(...xs) - left, top - Math.min(...ys)];
	const scale = Math.min((WIDTH - 2 * MARGIN) / (wide || 1), (HEIGHT - 2 * MARGIN) / (high || 1));
	const [beside, above] = [(WIDTH - wide * scale) / 2, (HEIGHT - high * scale) / 2];
	return points.map(([x, y]) => [beside + (x - left) * scale, above + (top - y) * scale]);
}

export const rounded = ([x, y]: Point) => ({ x: Math.round(x), y: Math.round(y) });
