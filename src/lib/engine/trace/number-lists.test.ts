import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLists, roomFor, writeLists } from './number-lists';

const number = fc.oneof(
	fc.integer({ min: -3, max: 3 }),
	fc.integer(),
	fc.integer({ min: -(2 ** 46), max: 2 ** 46 })
);
const lists = fc.tuple(fc.array(number), fc.array(number), fc.array(fc.constantFrom(0, 0, 7)));

it('reads lists as they were written, whatever was before them', () => {
	fc.assert(
		fc.property(fc.array(lists, { minLength: 1 }), fc.nat(9), (all, start) => {
			let before: number[][] = [[], [], []];
			const read: number[][] = [[], [], []];
			for (const one of all) {
				const bytes = new Uint8Array(start + roomFor(one));
				const end = writeLists(bytes, start, one, before);
				expect(end).toBeLessThanOrEqual(bytes.length);
				expect(readLists(bytes, start, read)).toBe(end);
				expect(read).toEqual(one);
				before = one;
			}
		})
	);
});

it('writes lists that have not changed in few bytes', () => {
	const one = [Array.from({ length: 300 }, (_, i) => i * i), []];
	const bytes = new Uint8Array(roomFor(one));
	expect(writeLists(bytes, 0, one, one)).toBeLessThan(8);
});
