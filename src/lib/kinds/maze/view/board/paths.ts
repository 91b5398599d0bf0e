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

/** Path data of a shape in each of some squares, by the corner of the square. */
export function inEach(
	{ columns, rows }: Size,
	isIn: (square: number) => boolean,
	shapeAt: (x: number, y: number) => string
): string {
	let path = '';
	for (let square = 0; square < columns * rows; square++)
		if (isIn(square)) path += shapeAt(square % columns, Math.floor(square / columns));
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
 * Path data of the area that is open in a carving: every open cell, with the passage to the cell from which it was
 * entered.
 *
 * @param from for each place the one from which it was entered, −1 for none.
 */
export function passages(
	ground: Ground,
	isOpen: (place: number) => boolean,
	from: ArrayLike<number>
): string {
	let path = '';
	for (let place = 0; place < ground.columns * ground.rows; place++) {
		if (!isOpen(place)) continue;
		const cell = centreOf(ground, place);
		const other = (from[place] ?? -1) < 0 ? cell : centreOf(ground, from[place]);
		const [left, top] = [Math.min(cell.x, other.x) - 0.5, Math.min(cell.y, other.y) - 0.5];
		const [wide, high] = [Math.abs(cell.x - other.x) + 1, Math.abs(cell.y - other.y) + 1];
		path += `M${left} ${top}h${wide}v${high}h${-wide}z`;
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
