import { neighbourOf, type Size } from '../../grid';
import { centreOf, type Ground, type Point } from './ground';

/** Path data of filled squares; squares side by side form one area. */
export function filled({ columns, rows }: Size, isFilled: (square: number) => boolean): string {
	let path = '';
	for (let row = 0; row < rows; row++) {
		for (let column = 0; column < columns; column++) {
			const first = column;
			while (column < columns && isFilled(row * columns + column)) column++;
			if (column > first) path += `M${first} ${row}h${column - first}v1h${first - column}z`;
		}
	}
	return path;
}

/** Path data of the lines between squares. */
export function lines({ columns, rows }: Size): string {
	let path = '';
	for (let column = 1; column < columns; column++) path += `M${column} 0V${rows}`;
	for (let row = 1; row < rows; row++) path += `M0 ${row}H${columns}`;
	return path;
}

/** How much of a corner its rounding cuts off. */
const CORNER = 0.32;

/** Path data of a line through places, with rounded corners. Empty for fewer than two. */
export function rounded(ground: Ground, places: readonly number[]): string {
	if (places.length < 2) return '';
	const corners = cornersOf(ground, places);
	let path = `M${corners[0].x} ${corners[0].y}`;
	for (let i = 1; i < corners.length - 1; i++) {
		const { x, y } = corners[i];
		const before = towards(corners[i], corners[i - 1], CORNER);
		const after = towards(corners[i], corners[i + 1], CORNER);
		path += `L${before.x} ${before.y}Q${x} ${y} ${after.x} ${after.y}`;
	}
	const end = corners[corners.length - 1];
	return `${path}L${end.x} ${end.y}`;
}

/** Both ends, and the middles of the places at which the path turns. */
function cornersOf(ground: Ground, places: readonly number[]): Point[] {
	const last = places.length - 1;
	return places
		.filter((place, i) => {
			return i === 0 || i === last || place - places[i - 1] !== places[i + 1] - place;
		})
		.map((place) => centreOf(ground, place));
}

/** The point at a given distance along the path to another in the same row or column. */
function towards(from: Point, to: Point, length: number): Point {
	return {
		x: round(from.x + Math.sign(to.x - from.x) * length),
		y: round(from.y + Math.sign(to.y - from.y) * length)
	};
}

function round(value: number): number {
	return Math.round(value * 100) / 100;
}

/**
 * Path data of the passages of a carving: a line from each entered place to the place from which it
 * was entered; draw it one square wide, with square ends.
 *
 * @param from for each place the one from which it was entered, −1 for none.
 */
export function passages(
	ground: Ground,
	isSeen: (place: number) => boolean,
	from: ArrayLike<number>
): string {
	let path = '';
	for (let place = 0; place < ground.columns * ground.rows; place++) {
		if (!isSeen(place)) continue;
		const { x, y } = centreOf(ground, place);
		const other = centreOf(ground, from[place] < 0 ? place : from[place]);
		path += `M${other.x} ${other.y}L${x} ${y}`;
	}
	return path;
}

/** The point on the edge of a place in a direction, and the place beyond it, −1 for outside. */
export function edgeOf(
	ground: Ground,
	place: number,
	direction: string
): { edge: Point; next: number } {
	const { x, y } = centreOf(ground, place);
	const by = { N: [0, -0.5], E: [0.5, 0], S: [0, 0.5], W: [-0.5, 0] }[direction]!;
	const [across, down] = by.map((part) => part * ground.pitch);
	return {
		edge: { x: x + across, y: y + down },
		next: neighbourOf(ground, place, direction)
	};
}
