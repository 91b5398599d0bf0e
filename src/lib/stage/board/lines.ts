import type { Place } from './keys';

/** Distance of the ends of a line from the middles of their squares. */
const GAP = 0.45;

/** The line between the middles of two grid squares, as a path whose unit is a square. */
export function linkBetween(columns: number, square: number, other: number): string {
	const { x, y } = middleOf(columns, square);
	const end = middleOf(columns, other);
	const [right, down] = [end.x - x, end.y - y];
	const share = GAP / (Math.hypot(right, down) || 1);
	const point = (at: number) => `${round(x + right * at)} ${round(y + down * at)}`;
	return `M${point(share)}L${point(1 - share)}`;
}

/** The middle of a grid square. */
export function middleOf(columns: number, square: number): Place {
	return { x: (square % columns) + 0.5, y: Math.floor(square / columns) + 0.5 };
}

/** Straight lines from place to place, as a path; empty for one place. */
export function lineThrough(places: readonly Place[]): string {
	return places.length < 2 ? '' : `M${places.map(({ x, y }) => `${x} ${y}`).join('L')}`;
}

/** Straight lines between pairs of places, as a path. */
export function linesBetween(
	places: readonly Place[],
	pairs: readonly (readonly number[])[]
): string {
	return pairs.map(([one, other]) => lineThrough([places[one], places[other]])).join('');
}

/** The square at a row and column of a grid, as a path. */
export function squareAt(row: number, column: number): string {
	return `M${column} ${row}h1v1h-1z`;
}

/** A disc around a point, as a path. */
export function disc({ x, y }: Place, radius: number): string {
	const half = `a${radius} ${radius} 0 1 0`;
	return `M${x - radius} ${y}${half} ${2 * radius} 0${half} ${-2 * radius} 0z`;
}

/** A rectangle at the origin, as a path. */
export function rectangle(width: number, height: number): string {
	return `M0 0H${width}V${height}H0z`;
}

/** The lines between the squares of a grid and around them, as a path. */
export function gridLines(columns: number, rows: number): string {
	const across = Array.from({ length: rows + 1 }, (_, row) => `M0 ${row}H${columns}`);
	const down = Array.from({ length: columns + 1 }, (_, column) => `M${column} 0V${rows}`);
	return [...across, ...down].join('');
}

/** A rectangle with round corners, as a path. */
export function bar(x: number, y: number, width: number, height: number, radius: number): string {
	const r = Math.min(radius, width / 2, height / 2);
	const corner = (right: number, down: number) => `a${r} ${r} 0 0 1 ${right * r} ${down * r}`;
	const [across, down] = [width - 2 * r, height - 2 * r];
	return `M${x + r} ${y}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`;
}

/** Squares of the second colour of a chessboard. @param first the first of them in the first row, 0 or 1 */
export function chequer(columns: number, rows = columns, first = 1): string {
	let path = '';
	for (let row = 0; row < rows; row++)
		for (let column = (row + first) % 2; column < columns; column += 2)
			path += squareAt(row, column);
	return path;
}

function round(value: number): number {
	return Math.round(value * 1000) / 1000;
}
