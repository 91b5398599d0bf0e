import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ParameterReader } from '$lib/engine/kind';
import {
	blankMap,
	formatMap,
	kind,
	NONE,
	parseMap,
	withColourCount,
	type LineError,
	type MapSetup
} from './kind';
import { anyMap } from './map-colouring.fixture';
import { AUSTRALIA, USA } from './maps/maps';

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

/** Australia with some regions coloured: WA first. */
const australia = (colours: number, ...typed: number[]): MapSetup => {
	const setup = blankMap(AUSTRALIA, colours);
	setup.typed.set(typed);
	return setup;
};

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

describe('a text with a map', () => {
	const error = (text: string) => {
		const parsed = parseMap(text);
		return 'error' in parsed ? parsed.error : null;
	};

	it.each([
		'map: australia\ncolours: 3\nWA = red\nNT = blue\n',
		'Map = Australia\r\n\r\n colors:3\r\nnt: BLUE\r\n\r\nwa=Red'
	])('is read: %j', (text) => {
		expect(parseMap(text)).toEqual({ puzzles: [{ setup: australia(3, 0, 2) }], cut: false });
	});

	it('defaults to four colours', () => {
		expect(parseMap('map: usa')).toEqual({ puzzles: [{ setup: blankMap(USA, 4) }], cut: false });
	});

	it.each([
		['', { code: 'empty' }],
		[' \n\t', { code: 'empty' }],
		['\0', { code: 'not-text' }],
		['hello', { code: 'map', line: 1, found: 'hello' }],
		['\nmap: mars', { code: 'map', line: 2, found: 'map: mars' }],
		['WA = red', { code: 'map', line: 1, found: 'WA = red' }],
		['map: usa\ncolours: 7', { code: 'colours', line: 2, found: '7' }],
		['map: usa\nCA = red\ncolours: 3', { code: 'colours', line: 3, found: '3' }],
		['map: usa\n\nCA red', { code: 'line', line: 3, found: 'CA red' }],
		['map: usa\nCA = red = blue', { code: 'line', line: 2, found: 'CA = red = blue' }],
		['map: usa\nXX = red', { code: 'region', line: 2, found: 'XX' }],
		['map: usa\nCA = red\nca = blue', { code: 'twice', line: 3, found: 'ca' }],
		['map: usa\nCA = pink', { code: 'colour', line: 2, found: 'pink' }],
		['map: usa\ncolours: 3\nCA = yellow', { code: 'colour', line: 3, found: 'yellow' }],
		['map: usa\nCA =', { code: 'colour', line: 2, found: '' }]
	])('that is wrong is told where: %j', (text, expected) => {
		expect(error(text)).toEqual(expected);
	});

	it('survives a round trip', () => {
		fc.assert(
			fc.property(anyMap, (setup) => {
				expect(parseMap(formatMap(setup))).toEqual({ puzzles: [{ setup }], cut: false });
			})
		);
	});

	it('may contain anything', () => {
		const telling = fc.constantFrom(
			'map',
			'usa',
			'colours',
			'CA',
			'red',
			':',
			'=',
			'3',
			' ',
			'\n',
			'x'
		);
		const text = fc.oneof(
			fc.string({ unit: 'binary', maxLength: 60 }),
			fc.array(telling, { maxLength: 30 }).map((pieces) => `map:usa\n${pieces.join('')}`)
		);
		fc.assert(
			fc.property(text, (text) => {
				const parsed = parseMap(text);
				if ('error' in parsed) {
					const { error } = parsed;
					if (error.code === 'empty') expect(text.trim()).toBe('');
					else if (error.code === 'not-text') expect(text).toContain('\0');
					else {
						const { line, found } = error as LineError;
						expect(text.split(/\r\n?|\n/)[line - 1]).toContain(found);
					}
				} else {
					// What was read is a map like any other: it can be written and read again.
					const [{ setup }] = parsed.puzzles;
					expect(parseMap(formatMap(setup))).toEqual({ puzzles: [{ setup }], cut: false });
				}
			}),
			{ numRuns: 500 }
		);
	});
});
