import { CV } from 'js-aruco2/src/cv.js';

export interface Point {
	readonly x: number;
	readonly y: number;
}

/** A picture of grey values, 0 … 255, row by row. */
export interface Grey {
	readonly width: number;
	readonly height: number;
	readonly data: Uint8Array;
}

/** A straight line: a point on it, and its direction as a vector of length 1. */
interface Line extends Point {
	readonly dx: number;
	readonly dy: number;
}

/** A dark square, seen from somewhere: its four sides, clockwise, each through many pixels of its edge. */
export interface Square {
	readonly sides: readonly Line[];
	readonly center: Point;
}

/**
 * How far around a pixel is compared with it, in pixels. Small squares need a narrow surrounding, the
 * thick frames of near ones a wide one.
 */
const KERNELS = [2, 5];
/** How much darker than that a pixel of a square must be. */
const DARKER = 7;
/** The shortest contour and the shortest side of a square, in pixels. */
const SHORTEST_CONTOUR = 20;
const SHORTEST_SIDE = 6;
/** How far a contour may be beside the sides of a square, as a share of its length. */
const CROOKED = 0.05;
/** What is left out at each end of a side: corners are round in a picture. */
const CORNER = 0.12;
/** The most pixels between a side and a point of it. */
const BESIDE = 3;

/** All dark squares in a picture, and much that only looks like one. */
export function* squaresIn(grey: Grey): Generator<Square> {
	const room = { ...grey, data: new Uint8Array(grey.data.length) };
	const binary: number[] = [];
	for (const kernel of KERNELS) {
		CV.adaptiveThreshold(grey, room, kernel, DARKER);
		for (const contour of CV.findContours(room, binary)) {
			if (contour.length < SHORTEST_CONTOUR) continue;
			const polygon = CV.approxPolyDP(contour, contour.length * CROOKED);
			if (polygon.length !== 4 || !CV.isContourConvex(polygon)) continue;
			if (CV.minEdgeLength(polygon) < SHORTEST_SIDE) continue;
			const square = squareOf(clockwise(polygon), contour);
			if (square !== null) yield square;
		}
	}
}

function clockwise(polygon: readonly Point[]): readonly Point[] {
	const [a, b, c] = polygon;
	const turn = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
	return turn < 0 ? [...polygon].reverse() : polygon;
}

/** Lays a line through the points of each side: corners of a contour are whole pixels, and too rough. */
function squareOf(corners: readonly Point[], contour: readonly Point[]): Square | null {
	const points: Point[][] = [[], [], [], []];
	for (const point of contour) {
		let [nearest, side] = [BESIDE, -1];
		for (let k = 0; k < 4; k++) {
			const [a, b] = [corners[k], corners[(k + 1) % 4]];
			const [x, y] = [b.x - a.x, b.y - a.y];
			const squared = x * x + y * y;
			const along = ((point.x - a.x) * x + (point.y - a.y) * y) / squared;
			const beside = Math.abs((point.x - a.x) * y - (point.y - a.y) * x) / Math.sqrt(squared);
			if (along < CORNER || along > 1 - CORNER || beside >= nearest) continue;
			[nearest, side] = [beside, k];
		}
		if (side >= 0) points[side].push(point);
	}
	if (points.some(({ length }) => length < 3)) return null;
	return { sides: points.map(lineThrough), center: meanOf(corners) };
}

/** The line with the least squared distance to points. */
function lineThrough(points: readonly Point[]): Line {
	const { x, y } = meanOf(points);
	let [xx, xy, yy] = [0, 0, 0];
	for (const point of points) {
		xx += (point.x - x) ** 2;
		xy += (point.x - x) * (point.y - y);
		yy += (point.y - y) ** 2;
	}
	const angle = Math.atan2(2 * xy, xx - yy) / 2;
	return { x, y, dx: Math.cos(angle), dy: Math.sin(angle) };
}

export function meanOf(points: readonly Point[]): Point {
	const sum = (of: (point: Point) => number) => points.reduce((all, point) => all + of(point), 0);
	return { x: sum(({ x }) => x) / points.length, y: sum(({ y }) => y) / points.length };
}

/** The corners of a square whose sides are moved outwards by some pixels; null if sides do not meet. */
export function cornersOf({ sides, center }: Square, outwards: number): readonly Point[] | null {
	const moved = sides.map((side) => {
		const { x, y, dx, dy } = side;
		const sign = (x - center.x) * -dy + (y - center.y) * dx < 0 ? -outwards : outwards;
		return { ...side, x: x - sign * dy, y: y + sign * dx };
	});
	const corners = moved.map((side, at) => crossing(moved[(at + 3) % 4], side));
	return corners.every((corner) => corner !== null) ? corners : null;
}

function crossing(a: Line, b: Line): Point | null {
	const across = a.dx * b.dy - a.dy * b.dx;
	if (Math.abs(across) < 1e-3) return null;
	const along = ((b.x - a.x) * b.dy - (b.y - a.y) * b.dx) / across;
	return { x: a.x + along * a.dx, y: a.y + along * a.dy };
}
