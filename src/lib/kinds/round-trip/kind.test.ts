import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress } from '$lib/stage/address/address';
import { kind } from './kind';
import {
	mapOf,
	MAX_LENGTH,
	NONE,
	ring,
	roadsOf,
	straight,
	withCity,
	withoutCity,
	withRoad,
	withStop,
	type Road
} from './map';
import { anyMap, read } from './round-trip.fixture';

describe('a map', () => {
	const square = mapOf(ring([...'ABCD']), [[0, 1], [1, 2], [2, 3], [3, 0]]); // prettier-ignore

	it('gets stops by hand, a start that stays, and is cleared', () => {
		const one = kind.type(square, 1, 3);
		expect(Array.from(one.trip)).toEqual([0, 3, NONE, NONE]);
		expect(kind.reset(one)).toEqual(square);
		expect(kind.clear(square)).toBe(square);
		expect(kind.type(square, 0, NONE)).toBe(square);
		expect(kind.type(square, 0, 2).trip[0]).toBe(2);
		for (const [stop, city] of [
			[4, 0],
			[1, 4],
			[1, 0.5],
			[1, NaN],
			[1, -2],
			[1, NONE]
		] as const)
			// prettier-ignore
			expect(kind.type(square, stop, city)).toBe(square);
	});

	it('names the stops that contradict each other', () => {
		expect(kind.conflicts(square)).toEqual([]);
		expect(kind.conflicts(withStop(square, 1, 2))).toEqual([0, 1]);
		expect(kind.conflicts(withStop(square, 2, 0))).toEqual([0, 2]);
		expect(kind.conflicts(withStop(square, 2, 2))).toEqual([]);
		const once = { ...square, once: true };
		expect(kind.conflicts(withStop(withStop(once, 1, 3), 3, 1))).toEqual([1, 3]);
	});

	it('gets and loses roads and cities', () => {
		expect(roadsOf(withRoad(square, 0, 2))).toHaveLength(5);
		expect(withRoad(withRoad(square, 0, 2), 2, 0)).toEqual(square);
		const five = withCity(withStop(square, 0, 2), 500, 300);
		expect(five.cities.at(-1)).toEqual({ name: 'E', x: 500, y: 300 });
		expect(Array.from(five.trip)).toEqual([2, NONE, NONE, NONE, NONE]);
		const three = withoutCity(withStop(square, 0, 2), 1);
		expect(three.cities.map(({ name }) => name)).toEqual(['A', 'C', 'D']);
		expect(roadsOf(three)).toEqual([[0, 2, 1], [1, 2, 1]]); // prettier-ignore
		expect(three.trip[0]).toBe(1);
		expect(withoutCity(three, 0)).toBe(three);
		let full = square;
		for (let more = 0; more < 40; more++) full = withCity(full, more, more);
		expect(full.cities).toHaveLength(32);
		expect(new Set(full.cities.map(({ name }) => name)).size).toBe(32);
	});

	it('measures a new road where lengths count', () => {
		const weighted = { ...square, weighted: true };
		const [a, , c] = square.cities;
		expect(withRoad(weighted, 0, 2).lengths[2]).toBe(straight(a, c));
	});
});

describe('an address', () => {
	const cities = 'A.10.20-B.300.40-C.50.600';

	it('survives a round trip', () => {
		fc.assert(
			fc.property(anyMap, (setup) => {
				const query = kind.write(setup);
				expect(read(query)).toEqual({ setup, errors: [] });
				for (const text of Object.values(query)) expect(text.length).toBeLessThanOrEqual(4096);
			})
		);
	});

	it('holds the longest map', () => {
		const names = Array.from({ length: 32 }, (_, at) => `NAME${1000 + at}`);
		const all = names.flatMap((_, a) =>
			names.slice(a + 1).map((__, b): Road => [a, a + 1 + b, MAX_LENGTH])
		);
		const setup = mapOf(ring(names), all, { weighted: true });
		for (const text of Object.values(kind.write(setup))) expect(text.length).toBeLessThan(4096);
		expect(read(kind.write(setup)).setup).toEqual(setup);
	});

	it.each([
		['cities', ''],
		['cities', 'A.1.1-B.2.2'],
		['cities', 'A.1.1-B.2.2-A.3.3'],
		['cities', 'A.1.1-B.2.2-C.3'],
		['cities', 'A.1.1-B.2.2-C.1001.3'],
		['cities', 'A.1.1-B.2.2-C.3.3.3'],
		['cities', 'A.1.1-B.2.2-LONGNAMES.3.3'],
		['cities', 'A.1.1-B.2.2-<b>.3.3'],
		['roads', '0'],
		['roads', '00'],
		['roads', '10'],
		['roads', '03'],
		['roads', '01-01'],
		['roads', '015'],
		['lengths', '01'],
		['lengths', '01123456'],
		['once', 'yes'],
		['trip', ''],
		['trip', '_'],
		['trip', '03'],
		['trip', '0___'],
		['trip', '0A']
	])('that is wrong in %s is told: "%s"', (name, text) => {
		expect(read({ cities, [name]: text }).errors).toEqual([name]);
	});

	it('of the studio keeps the stops by hand', () => {
		const { address } = readAddress(kind, 'example=textbook');
		const setup = kind.type(address.setup, 1, 2);
		const query = writeAddress(kind, { ...address, setup });
		expect(query).toContain('trip=02');
		expect(readAddress(kind, query)).toMatchObject({ address: { setup }, errors: [] });
	});

	it('names no map without cities', () => {
		expect(read({ roads: '01' })).toEqual({ setup: null, errors: [] });
	});
});
