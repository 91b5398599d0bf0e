import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonPlace, repeatedName } from './json-place';

it.each([
	['{\n\t"a": 1\n\t"b": 2\n}', [3, 2]],
	['{"a": 1,}', [1, 9]],
	['{"a": [1, 2}', [1, 12]],
	['[1,, 2]', [1, 4]],
	['{"a" 1}', [1, 6]],
	["{'a': 1}", [1, 2]],
	['{"a": "one\n}', [1, 11]],
	[String.raw`{"a": "\q"}`, [1, 8]],
	['{"a": yes}', [1, 7]],
	['{"a": 01}', [1, 8]],
	['{} {}', [1, 4]],
	['// no comments\n{}', [1, 1]],
	['{"a":\n', [2, 1]],
	['', [1, 1]]
])('%j stops being JSON at line and column %j', (text, [line, column]) => {
	expect(jsonPlace(text)).toEqual({ line, column });
});

it('finds a place if there is one, as JSON.parse does', () => {
	const slip = fc.tuple(
		fc.nat(),
		fc.constantFrom('', ',', '"', '}', ']', ':', '\\', '1', '\n', 'e')
	);
	const slipped = fc.tuple(fc.json(), slip).map(([text, [at, put]]) => {
		const place = at % (text.length + 1);
		return text.slice(0, place) + put + text.slice(place + 1);
	});
	fc.assert(
		fc.property(fc.oneof(fc.string(), fc.json(), slipped), (text) => {
			let isJson = true;
			try {
				JSON.parse(text);
			} catch {
				isJson = false;
			}
			expect(jsonPlace(text) === null).toBe(isJson);
		}),
		{ numRuns: 2000 }
	);
});

it.each([
	['{"a": 1, "a": 2}', 'a', [1, 10]],
	['{"a": [{"b": 1},\n {"c": 1, "b": 2, "c": 3}]}', 'c', [2, 19]],
	[String.raw`{"a": 1, "\u0061": 2}`, 'a', [1, 10]],
	['{"": 1, "": 2}', '', [1, 9]],
	['{"__proto__": 1, "__proto__": 2}', '__proto__', [1, 18]]
])('%j has a name twice', (text, name, [line, column]) => {
	expect(repeatedName(text)).toEqual({ name, line, column });
});

it('finds no name twice in what was written by a program', () => {
	fc.assert(
		fc.property(fc.json(), (text) => {
			expect(repeatedName(text)).toBeNull();
		})
	);
});
