import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BACK, isCut, MAX_MOVES, readWay, writeWay, type Way } from './way';

const moves = fc.record({
	cell: fc.integer({ min: 0, max: 1023 }),
	symbol: fc.integer({ min: BACK, max: 31 })
});

it('writes a move as three characters', () => {
	const way = [
		{ cell: 0, symbol: 8 },
		{ cell: 624, symbol: 24 },
		{ cell: 0, symbol: BACK }
	];
	expect(writeWay(way)).toBe('008' + 'jgo' + '00-');
	expect(readWay('008jgo00-')).toEqual(way);
	expect(readWay('')).toEqual([]);
});

it('reads what it wrote', () => {
	fc.assert(
		fc.property(fc.array(moves), (way) => {
			expect(readWay(writeWay(way))).toEqual(way);
		})
	);
});

it('refuses any other text', () => {
	for (const text of ['0', '00', '0088', '00w', '00V', '-08', '0 8', '0-8', '00😀', '0\u{1F600}'])
		expect(readWay(text), text).toBeNull();
	expect(readWay('008'.repeat(MAX_MOVES + 1))).toBeNull();
});

it('writes back every text that it reads', () => {
	const characters = fc.constantFrom('0', '9', 'a', 'v', 'w', '-', 'V', ' ', 'é', '😀');
	fc.assert(
		fc.property(fc.string({ unit: characters, maxLength: 12 }), (text) => {
			const way = readWay(text);
			if (way !== null) expect(writeWay(way)).toBe(text);
		})
	);
});

it('cuts a way that is too long for an address', () => {
	const long: Way = Array.from({ length: MAX_MOVES + 1 }, (_, i) => ({
		cell: 5,
		symbol: i % 2 === 0 ? 3 : BACK
	}));
	expect(isCut(long)).toBe(true);
	expect(isCut(long.slice(1))).toBe(false);
	expect(readWay(writeWay(long))).toEqual(long.slice(0, MAX_MOVES));
	expect(writeWay(long).length).toBeLessThanOrEqual(4096);
});
