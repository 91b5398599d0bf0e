/**
 * Photographs of a room, made by tracing the rays of a camera: cards held up at a distance, tilted, held
 * by fingers at their edges, in uneven light, in front of clutter, out of focus, and with noise.
 */
import { ANSWERS, CARDS, isWhite, MODULES, patternOf, type Answer } from '../cards';

/** The size of a card in metres: its paper, and its marker. */
export const SIZES = {
	/** Two on a page of A4. */
	half: { width: 0.148, height: 0.21, marker: 0.112 },
	/** One on a page of A4. */
	full: { width: 0.21, height: 0.297, marker: 0.168 }
} as const;

export interface RoomOptions {
	readonly width: number;
	readonly height: number;
	readonly size: (typeof SIZES)[keyof typeof SIZES];
	/** Metres between camera and cards. */
	readonly distance: number;
	readonly seed: number;
	readonly cards?: number;
	/** The most degrees that a card is tilted to the side, up or down. */
	readonly tilt?: number;
	/** The most degrees beside upright, or a quarter turn of it. */
	readonly roll?: number;
	/** The standard deviation of the blur, in pixels. */
	readonly blur?: number;
	/** The standard deviation of the noise, of 255. */
	readonly noise?: number;
	/** The brightest and the darkest side of the room, of 1. */
	readonly light?: readonly [number, number];
}

interface Held {
	readonly card: number;
	readonly answer: Answer;
	/** Where the middle of the card is in the picture, in pixels, and how large its marker is there. */
	readonly x: number;
	readonly y: number;
	readonly marker: number;
}

export interface Photograph {
	readonly width: number;
	readonly height: number;
	readonly data: Uint8ClampedArray;
	readonly held: readonly Held[];
}

/** The field of view of a usual webcam, from side to side. */
const VIEW = (70 * Math.PI) / 180;
const [PAPER, INK, SKIN] = [225, 35, 150];
/** Rays a pixel, along each side. */
const RAYS = 3;
const COLUMNS = 9;

type Vector = readonly [number, number, number];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export function photograph({
	width,
	height,
	size,
	distance,
	seed,
	cards = 36,
	tilt = 30,
	roll = 15,
	blur = 0.8,
	noise = 5,
	light = [1, 0.5]
}: RoomOptions): Photograph {
	const random = seeded(seed);
	const around = (most: number) => (2 * random() - 1) * most;
	const radians = (degrees: number) => (degrees * Math.PI) / 180;
	const focal = width / 2 / Math.tan(VIEW / 2);
	const grey = clutter(width, height, random);
	const held: Held[] = [];
	const rows = Math.ceil(cards / COLUMNS);
	const half = distance * Math.tan(VIEW / 2) * 0.92;
	const [across, down] = [(2 * half) / COLUMNS, (2 * half * height) / width / rows];
	for (let index = 0; index < cards; index++) {
		const card = 1 + ((index + seed) % CARDS);
		const turns = Math.floor(random() * 4);
		const [yaw, pitch] = [radians(around(tilt)), radians(around(tilt))];
		const angle = (turns * Math.PI) / 2 + radians(around(roll));
		const middle: Vector = [
			-half + ((index % COLUMNS) + 0.5 + around(0.05)) * across,
			(-half * height) / width + (Math.floor(index / COLUMNS) + 0.5 + around(0.05)) * down,
			distance * (1 + around(0.03))
		];
		const axis = (x: number, y: number): Vector => {
			const [a, b] = [
				x * Math.cos(angle) - y * Math.sin(angle),
				x * Math.sin(angle) + y * Math.cos(angle)
			];
			const [c, d, e] = [a * Math.cos(yaw), b, -a * Math.sin(yaw)];
			return [
				c,
				d * Math.cos(pitch) - e * Math.sin(pitch),
				d * Math.sin(pitch) + e * Math.cos(pitch)
			];
		};
		const [right, below] = [axis(1, 0), axis(0, 1)];
		const normal: Vector = [
			right[1] * below[2] - right[2] * below[1],
			right[2] * below[0] - right[0] * below[2],
			right[0] * below[1] - right[1] * below[0]
		];
		const project = (p: number, q: number) => {
			const at = middle.map((value, k) => value + p * right[k] + q * below[k]);
			return { x: width / 2 + (focal * at[0]) / at[2], y: height / 2 + (focal * at[1]) / at[2] };
		};
		const fingers = Array.from({ length: 2 }, () => {
			const along = around(0.35);
			return random() < 0.5
				? { p: (random() < 0.5 ? -0.5 : 0.5) * size.width, q: along * size.height }
				: { p: along * size.width, q: (random() < 0.5 ? -0.5 : 0.5) * size.height };
		});
		const pattern = patternOf(card);
		const shade = 1 - random() * 0.2;
		/** What a point of the card shows; null beside it. */
		const value = (p: number, q: number): number | null => {
			if (Math.abs(p) > size.width / 2 || Math.abs(q) > size.height / 2) return null;
			// A fingertip is two centimetres wide.
			if (fingers.some((tip) => Math.hypot(p - tip.p, q - tip.q) < 0.016)) return SKIN * shade;
			const [column, row] = [p, q].map((at) => Math.floor((at / size.marker + 0.5) * MODULES));
			const isMarker = column >= 0 && column < MODULES && row >= 0 && row < MODULES;
			return (isMarker && !isWhite(pattern, row, column) ? INK : PAPER) * shade;
		};
		const [w, h] = [size.width / 2, size.height / 2];
		const corners = [project(-w, -h), project(w, -h), project(w, h), project(-w, h)];
		const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
		const plane = dot(middle, normal);
		for (let j = Math.max(0, Math.floor(Math.min(...ys))); j <= Math.max(...ys) && j < height; j++)
			for (
				let i = Math.max(0, Math.floor(Math.min(...xs)));
				i <= Math.max(...xs) && i < width;
				i++
			) {
				let [sum, count] = [0, 0];
				for (let ray = 0; ray < RAYS ** 2; ray++) {
					const to: Vector = [
						(i + ((ray % RAYS) + 0.5) / RAYS - width / 2) / focal,
						(j + (Math.floor(ray / RAYS) + 0.5) / RAYS - height / 2) / focal,
						1
					];
					const far = plane / dot(to, normal);
					const on = to.map((part, k) => part * far - middle[k]) as unknown as Vector;
					const seen = value(dot(on, right), dot(on, below));
					if (seen === null) continue;
					sum += seen;
					count++;
				}
				const share = count / RAYS ** 2;
				const at = j * width + i;
				grey[at] = grey[at] * (1 - share) + sum / RAYS ** 2;
			}
		const marker = (focal * size.marker) / middle[2];
		held.push({ card, answer: ANSWERS[turns], ...project(0, 0), marker });
	}
	for (let at = 0; at < grey.length; at++)
		grey[at] *= light[1] + ((light[0] - light[1]) * (at % width)) / width;
	const soft = blurred(grey, width, height, blur);
	const data = new Uint8ClampedArray(4 * grey.length);
	for (let at = 0; at < grey.length; at++) {
		// The sum of four is normal enough.
		const error = (random() + random() + random() + random() - 2) * Math.sqrt(3) * noise;
		data.fill(soft[at] + error, 4 * at, 4 * at + 3);
		data[4 * at + 3] = 255;
	}
	return { width, height, data, held };
}

/** Rectangles of all sizes: books, windows, screens, shelves. */
function clutter(width: number, height: number, random: () => number): Float32Array {
	const grey = new Float32Array(width * height).fill(120);
	for (let k = 0; k < 400; k++) {
		const [left, top] = [random() * width, random() * height].map(Math.floor);
		const [w, h] = [0, 0].map(() => Math.floor((random() * random() * width) / 9));
		const value = 20 + random() * 220;
		for (let y = top; y < Math.min(height, top + h); y++)
			grey.fill(value, y * width + left, y * width + Math.min(width, left + w));
	}
	return grey;
}

function blurred(grey: Float32Array, width: number, height: number, sigma: number): Float32Array {
	if (sigma === 0) return grey;
	const radius = Math.ceil(3 * sigma);
	const kernel = Array.from({ length: 2 * radius + 1 }, (_, k) =>
		Math.exp(-((k - radius) ** 2) / (2 * sigma ** 2))
	);
	const whole = kernel.reduce((sum, part) => sum + part);
	const pass = (from: Float32Array, step: number, lineOf: (at: number) => [number, number]) =>
		from.map((_, at) => {
			const [place, length] = lineOf(at);
			let sum = 0;
			for (let k = -radius; k <= radius; k++) {
				const moved = Math.max(0, Math.min(length - 1, place + k)) - place;
				sum += kernel[k + radius] * from[at + moved * step];
			}
			return sum / whole;
		});
	const rows = pass(grey, 1, (at) => [at % width, width]);
	return pass(rows, width, (at) => [Math.floor(at / width), height]);
}

/** Mulberry32. */
function seeded(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/** How many cards were read with the right answer and with a wrong one, and how many were not there. */
export function judge(
	photo: Photograph,
	seen: readonly { card: number; answer: Answer | null }[]
): { right: number; wrong: number; missed: number } {
	const truth = new Map(photo.held.map(({ card, answer }) => [card, answer]));
	const said = seen.filter(({ answer }) => answer !== null);
	const right = said.filter(({ card, answer }) => truth.get(card) === answer).length;
	return { right, wrong: said.length - right, missed: photo.held.length - right };
}
