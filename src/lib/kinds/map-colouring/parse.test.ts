import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMap } from './kind';
import { blankMap } from './setup';
import { anyMap, australia } from './map-colouring.fixture';
import { USA } from './maps/maps';
import { parseMap, type LineError } from './parse';

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
