import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ParameterReader } from '$lib/engine/kind';
import { kind } from './kind';
import { blankMap, NONE, withColourCount } from './setup';
import { anyMap, australia } from './map-colouring.fixture';
import { USA } from './maps/maps';

/** Reads an address as the studio does. */
function read(query: Readonly<Record<string, string>>) {
	const errors: string[] = [];
	const parameter: ParameterReader = (name, otherwise, parse) => {
		if (!Object.hasOwn(query, name)) return otherwise;
		const value = parse(query[name]);
		if (value === undefined) errors.push(name);
		return value ?? otherwise;
	};
	return { setup: kind.read(parameter), errors };
}

describe('a map', () => {
	it('can be coloured by hand and cleared', () => {
		const one = kind.type(australia(3), 1, 2);
		expect(one).toEqual(australia(3, NONE, 2));
		expect(kind.type(one, 1, 0)).toEqual(australia(3, NONE, 0));
		expect(kind.type(one, 1, NONE)).toEqual(australia(3));
		expect(kind.reset(one)).toEqual(australia(3));
		expect(kind.clear(one)).toEqual(australia(3));
		expect(kind.isGiven(one, 1)).toBe(false);
	});

	it('is unchanged if there is no such region or colour, or nothing to change', () => {
		const setup = australia(3, 1);
		for (const [region, colour] of [
			[7, 0],
			[-1, 0],
			[0.5, 0],
			[0, 3],
			[0, -2],
			[0, NaN],
			[0, 1],
			[3, NONE]
		])
			expect(kind.type(setup, region, colour)).toBe(setup);
		expect(kind.clear(australia(3))).toEqual(australia(3));
	});

	it('loses the colours that no longer exist', () => {
		expect(withColourCount(australia(4, 0, 3, 2), 3)).toEqual(australia(3, 0, NONE, 2));
	});

	it('names the neighbours that have the same colour', () => {
		expect(kind.conflicts(australia(3, 0, 1, 0))).toEqual([]);
		// WA and SA are red, Q is red and borders only SA.
		expect(kind.conflicts(australia(3, 0, 1, 0, 1, 2, 0, 0))).toEqual([0, 2, 5]);
	});
});

describe('an address with a map', () => {
	it('returns none without a map', () => {
		expect(read({})).toEqual({ setup: null, errors: [] });
	});

	it('defaults to four colours', () => {
		expect(read({ map: 'usa' })).toEqual({ setup: blankMap(USA, 4), errors: [] });
		expect(read({ map: 'australia', colours: '3', regions: 'NT3-WA1' })).toEqual({
			setup: australia(3, 0, 2),
			errors: []
		});
	});

	it.each(['', '1', '7', '03', '3.0', 'three', '-3'])('reports the colours "%s"', (colours) => {
		expect(read({ map: 'australia', colours })).toEqual({
			setup: australia(4),
			errors: ['colours']
		});
	});

	it.each(['', 'WA', 'WA0', 'WA4', 'wa1', 'WA1-', 'WA1-WA2', 'WA1-WA1', 'CA1', 'WA1 NT2', '-WA1'])(
		'reports the regions "%s"',
		(regions) => {
			expect(read({ map: 'australia', colours: '3', regions })).toEqual({
				setup: australia(3),
				errors: ['regions']
			});
		}
	);

	it('reports an unknown map', () => {
		expect(read({ map: 'Australia' })).toEqual({ setup: null, errors: ['map'] });
	});

	it('survives a round trip', () => {
		fc.assert(
			fc.property(anyMap, (setup) => {
				expect(read(kind.write(setup))).toEqual({ setup, errors: [] });
			})
		);
	});
});
