import { CARDS, MODULES, PATTERN, patternOf, turned } from '../cards';
import type { Grey, Point } from './squares';

/** What a square in a picture shows, if it is a card. */
export interface Reading {
	/** The number of the card, from 1. */
	readonly card: number;
	/** Quarter turns clockwise of the pattern, from the first corner on. */
	readonly turns: number;
	/** How well the pattern fits: the correlation with that of the card, at most 1. */
	readonly fit: number;
}

/** The least correlation with the pattern of a card, and how far the next best one must be below it. */
const LEAST_FIT = 0.78;
const LEAST_LEAD = 0.15;
/** The least difference between paper and print, of 255. */
const LEAST_CONTRAST = 25;
/** The modules around the frame that are looked at lie so far from it, in modules. */
const MARGIN = 0.6;
/** How far from the middle of a module it is looked at, in modules. */
const SPREAD = [-0.22, 0, 0.22];

/** A pattern with mean 0 and length 1, so that a product with another is their correlation. */
function normal(values: readonly number[]): readonly number[] {
	const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
	const around = values.map((value) => value - mean);
	const length = Math.hypot(...around);
	return around.map((value) => value / length);
}

const TEMPLATES = Array.from({ length: CARDS }, (_, index) => {
	const card = index + 1;
	const ways = [patternOf(card)];
	while (ways.length < 4) ways.push(turned(ways.at(-1)!));
	return ways.map((pattern, turns) => ({ card, turns, pattern: normal(pattern) }));
}).flat();

/**
 * The card between four corners, clockwise; null if there is none. Not bit by bit: where a module is
 * only two pixels wide, its neighbours shine into it, and the pattern as a whole still tells the card.
 */
export function readPattern(grey: Grey, corners: readonly Point[]): Reading | null {
	const place = placing(corners);
	/** The mean brightness of a module; frame and pattern have those from 0 to 6. */
	const module = (row: number, column: number) => {
		let sum = 0;
		for (const down of SPREAD)
			for (const right of SPREAD) {
				const { x, y } = place((column + 0.5 + right) / MODULES, (row + 0.5 + down) / MODULES);
				sum += brightness(grey, x, y);
			}
		return sum / SPREAD.length ** 2;
	};
	const last = MODULES - 1;
	const frame: number[] = [];
	const paper: number[] = [];
	for (let at = 0; at < MODULES; at++) {
		frame.push(module(0, at), module(last, at));
		if (at > 0 && at < last) frame.push(module(at, 0), module(at, last));
		const [before, after] = [-0.5 - MARGIN, last + 0.5 + MARGIN];
		paper.push(module(before, at), module(after, at), module(at, before), module(at, after));
	}
	// Fingers may cover some of either.
	const [black, blackest] = [quantile(frame, 0.5), quantile(frame, 0.9)];
	const [white, whitest] = [quantile(paper, 0.5), quantile(paper, 0.2)];
	const middle = (black + white) / 2;
	if (white - black < LEAST_CONTRAST || blackest > middle || whitest < middle) return null;

	const inside = Array.from({ length: PATTERN ** 2 }, (_, at) =>
		module(1 + Math.floor(at / PATTERN), 1 + (at % PATTERN))
	);
	const seen = normal(inside);
	let [best, next] = [{ card: 0, turns: 0, fit: -1 }, -1];
	for (const { card, turns, pattern } of TEMPLATES) {
		const fit = pattern.reduce((sum, value, at) => sum + value * seen[at], 0);
		if (fit > best.fit) [best, next] = [{ card, turns, fit }, best.fit];
		else if (fit > next) next = fit;
	}
	return best.fit >= LEAST_FIT && best.fit - next >= LEAST_LEAD ? best : null;
}

function quantile(values: readonly number[], share: number): number {
	return [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))];
}

/** Where a point of the unit square lies between four corners in perspective (Heckbert 1989, 2.2.3). */
function placing([a, b, c, d]: readonly Point[]): (u: number, v: number) => Point {
	const [x1, y1, x2, y2] = [b.x - c.x, b.y - c.y, d.x - c.x, d.y - c.y];
	const [sx, sy] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
	const area = x1 * y2 - x2 * y1;
	const g = (sx * y2 - x2 * sy) / area;
	const h = (x1 * sy - sx * y1) / area;
	return (u, v) => {
		const depth = g * u + h * v + 1;
		return {
			x: ((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) / depth,
			y: ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) / depth
		};
	};
}

/** The brightness between the pixels around a point; outside of the picture, that of its edge. */
function brightness({ width, height, data }: Grey, x: number, y: number): number {
	const [left, top] = [within(x, width), within(y, height)];
	const [column, row] = [Math.floor(left), Math.floor(top)];
	const [right, below] = [left - column, top - row];
	const at = row * width + column;
	const upper = data[at] * (1 - right) + data[at + 1] * right;
	const lower = data[at + width] * (1 - right) + data[at + width + 1] * right;
	return upper * (1 - below) + lower * below;
}

function within(value: number, size: number): number {
	return Math.max(0, Math.min(size - 1.001, value));
}
