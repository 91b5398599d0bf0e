import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { CARDS, isWhite, MODULES, patternOf, turned } from './cards';

const cards = Array.from({ length: CARDS }, (_, index) => index + 1);

function waysOf(card: number): readonly (readonly number[])[] {
	const ways = [patternOf(card)];
	while (ways.length < 4) ways.push(turned(ways.at(-1)!));
	return ways;
}

const difference = (a: readonly number[], b: readonly number[]) =>
	a.filter((value, at) => value !== b[at]).length;

describe('the cards', () => {
	it('are enough for a class', () => {
		expect(CARDS).toBeGreaterThanOrEqual(40);
	});

	it('differ in eight modules or more, however they are turned', () => {
		for (const card of cards)
			for (const other of cards) {
				const ways = waysOf(other).slice(card === other ? 1 : 0);
				const least = Math.min(...ways.map((way) => difference(patternOf(card), way)));
				expect(least, `${card} and ${other}`).toBeGreaterThanOrEqual(8);
			}
	});

	it('are markers that the detector of js-aruco2 reads, too', () => {
		const load = createRequire(import.meta.url);
		const { AR } = load('js-aruco2/src/aruco.js') as typeof import('js-aruco2/src/aruco.js');
		load('js-aruco2/src/dictionaries/apriltag_25h7.js');
		const detector = new AR.Detector({ dictionaryName: 'APRILTAG_25h7', maxHammingDistance: 0.5 });
		for (const card of cards) {
			const [found, ...others] = detector.detectImage(200, 200, drawn(card, 200, 16));
			expect(others).toEqual([]);
			expect(Number(detector.dictionary.codeList[found.id].padStart(25, '0'))).toBe(
				Number(patternOf(card).join(''))
			);
			// Its first corner is at the upper left.
			expect(Math.max(found.corners[0].x, found.corners[0].y)).toBeLessThan(100);
		}
	});
});

/** The pixels of a marker in the middle of white paper. */
function drawn(card: number, side: number, module: number): Uint8ClampedArray {
	const pattern = patternOf(card);
	const from = (side - MODULES * module) / 2;
	const data = new Uint8ClampedArray(4 * side ** 2).fill(255);
	for (let y = 0; y < side; y++)
		for (let x = 0; x < side; x++) {
			const [row, column] = [y, x].map((at) => Math.floor((at - from) / module));
			const isInside = Math.min(row, column) >= 0 && Math.max(row, column) < MODULES;
			const at = 4 * (y * side + x);
			if (isInside && !isWhite(pattern, row, column)) data.fill(0, at, at + 3);
		}
	return data;
}
