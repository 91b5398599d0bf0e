import { ANSWERS, type Answer } from '../cards';
import { readPattern, type Reading } from './pattern';
import { cornersOf, meanOf, squaresIn, type Grey, type Point } from './squares';

/** A card in a picture. */
export interface SeenCard {
	/** Its number, from 1. */
	readonly card: number;
	/** The answer that is up; null if the card is held between two of them. */
	readonly answer: Answer | null;
	/** The corners of its black frame in the picture, clockwise from its own upper left one, in pixels. */
	readonly corners: readonly Point[];
}

/** What a camera shows, as far as it matters. */
export interface Light {
	/** The mean brightness, 0 … 255. */
	readonly brightness: number;
	/** The standard deviation of the brightness. */
	readonly contrast: number;
}

export interface Sight {
	readonly seen: readonly SeenCard[];
	readonly light: Light;
}

/** How far the edge of a square may lie outside of the line through its dark pixels, in pixels. */
const OUTWARDS = [-0.5, 0, 0.5, 1, 1.5];
/** The most degrees beside upright, or a quarter turn of it, where an answer is clear. */
const TILT = 35;

/** The cards in a picture of a camera: four bytes a pixel, as in `ImageData`. */
export function readCards(picture: {
	readonly width: number;
	readonly height: number;
	readonly data: Uint8ClampedArray;
}): Sight {
	const grey = greyOf(picture);
	/** The best reading of each card: one card can have several squares around it. */
	const best = new Map<number, { reading: Reading; corners: readonly Point[] }>();
	for (const square of squaresIn(grey))
		for (const outwards of OUTWARDS) {
			const corners = cornersOf(square, outwards);
			const reading = corners && readPattern(grey, corners);
			if (reading === null) continue;
			if (reading.fit > (best.get(reading.card)?.reading.fit ?? -1))
				best.set(reading.card, { reading, corners: corners! });
		}
	const seen = [...best.values()].map(({ reading: { card, turns }, corners }) => {
		// The corner where its own upper left one has been turned to.
		const own = corners.map((_, at) => corners[(at + turns) % 4]);
		return { card, answer: answerOf(own), corners: own };
	});
	return { seen, light: lightOf(grey) };
}

/** The answer of a card by where its upper side is. */
function answerOf(corners: readonly Point[]): Answer | null {
	const [center, top] = [meanOf(corners), meanOf(corners.slice(0, 2))];
	const quarters = Math.atan2(top.x - center.x, center.y - top.y) / (Math.PI / 2);
	const nearest = Math.round(quarters);
	if (Math.abs(quarters - nearest) * 90 > TILT) return null;
	return ANSWERS[(nearest + 4) % 4];
}

function greyOf({ width, height, data }: Parameters<typeof readCards>[0]): Grey {
	const grey = new Uint8Array(width * height);
	// The weights of ITU-R BT.601.
	for (let at = 0, from = 0; at < grey.length; at++, from += 4)
		grey[at] = 0.299 * data[from] + 0.587 * data[from + 1] + 0.114 * data[from + 2] + 0.5;
	return { width, height, data: grey };
}

function lightOf({ data }: Grey): Light {
	let [sum, squares] = [0, 0];
	for (const value of data) {
		sum += value;
		squares += value * value;
	}
	const brightness = sum / data.length;
	return { brightness, contrast: Math.sqrt(Math.max(0, squares / data.length - brightness ** 2)) };
}
