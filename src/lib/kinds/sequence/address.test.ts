import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ParameterReader } from '$lib/engine/kind';
import { readSequence, writeSequence } from './address';
import { isSound } from './sound.fixture';
import { sequence, type SequenceSetup } from './setup';

/** Reads an address as the studio does. */
function read(query: Readonly<Record<string, string>>): {
	setup: SequenceSetup | null;
	errors: string[];
} {
	const errors: string[] = [];
	const parameter: ParameterReader = (name, otherwise, parse) => {
		if (!Object.hasOwn(query, name)) return otherwise;
		const value = parse(query[name]);
		if (value === undefined) errors.push(name);
		return value ?? otherwise;
	};
	return { setup: readSequence(parameter), errors };
}

describe('an address with a sequence', () => {
	it('describes no sequence without a sequence parameter', () => {
		expect(read({})).toEqual({ setup: null, errors: [] });
	});

	it('defaults to A, B and C, each later than the one before', () => {
		expect(read({ length: '4' })).toEqual({ setup: sequence('ABC', 4), errors: [] });
		expect(read({ alphabet: 'אבגד' })).toEqual({ setup: sequence('אבגד', 3), errors: [] });
		expect(read({ rule: 'different' }).setup).toEqual(sequence('ABC', 3, { order: 'different' }));
		expect(read({ apart: '2', once: '1' }).setup).toEqual(
			sequence('ABC', 3, { apart: 2, once: true })
		);
		expect(read({ typed: '.C' }).setup?.letters).toEqual(Int8Array.of(-1, 2, -1));
	});

	it('omits defaults, except the alphabet', () => {
		expect(writeSequence(sequence())).toEqual({ alphabet: 'ABC' });
		const setup = sequence('XYZ', 5, { order: 'any', apart: 1, once: true });
		setup.letters[1] = 2;
		const written = {
			alphabet: 'XYZ',
			length: '5',
			rule: 'any',
			apart: '1',
			once: '1',
			typed: '.Z'
		};
		expect(writeSequence(setup)).toEqual(written);
	});

	it.each([
		['alphabet', ''],
		['alphabet', 'ABA'],
		['alphabet', 'A B'],
		['alphabet', 'A\u0301\u0301'],
		['alphabet', '\u202e'],
		['alphabet', 'ABCDEFGHIJKLMNOPQRSTUVWXYZa'],
		['length', '0'],
		['length', '41'],
		['length', '3.5'],
		['length', 'three'],
		['rule', 'Later'],
		['rule', ''],
		['apart', '0'],
		['apart', '26'],
		['once', 'yes'],
		['typed', 'ABCA'],
		['typed', 'D'],
		['typed', 'a']
	])('reports %s=%s and takes the default', (name, text) => {
		expect(read({ [name]: text })).toEqual({ setup: sequence(), errors: [name] });
	});

	it('may contain anything', () => {
		const text = fc.oneof(
			fc.string({ unit: 'binary', maxLength: 40 }),
			fc.string({ unit: fc.constantFrom(...'ABC.0123'), maxLength: 8 }),
			fc.constantFrom('later', 'any', '1')
		);
		const names = ['alphabet', 'length', 'rule', 'apart', 'once', 'typed'];
		fc.assert(
			fc.property(fc.dictionary(fc.constantFrom(...names), text), (query) => {
				const { setup } = read(query);
				expect(setup === null ? Object.keys(query).length === 0 : isSound(setup)).toBe(true);
			}),
			{ numRuns: 200 }
		);
	});
});
