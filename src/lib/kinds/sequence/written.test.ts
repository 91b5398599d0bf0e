import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ParameterReader } from '$lib/engine/kind';
import { readSequence, writeSequence } from './address';
import { readAlphabet } from './alphabet';
import { formatRules } from './format';
import { parseSequence } from './parse';
import { NONE, ORDERS, sequence, type SequenceSetup } from './setup';
import { isSound } from './sound.fixture';

/** Sequences of any letters: Latin, Hebrew, Cyrillic, marks of all texts, and anything visible. */
const anySetup: fc.Arbitrary<SequenceSetup> = fc
	.record({
		characters: fc.uniqueArray(
			fc.oneof(
				fc.constantFrom(...'ABCXYZabc019אבגדשАБВГДЯéÅ.,:;=-_/|*#"\'\\♛😀漢'),
				fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })
			),
			{ minLength: 1, maxLength: 40 }
		),
		length: fc.integer({ min: 1, max: 40 }),
		order: fc.constantFrom(...ORDERS),
		apart: fc.option(fc.integer({ min: 1, max: 25 })),
		once: fc.boolean(),
		typed: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 40 })
	})
	.map(({ characters, length, typed, ...rules }) => {
		let alphabet = '';
		for (const character of characters) {
			const read = readAlphabet(alphabet + character);
			if (!('error' in read)) alphabet = read.alphabet;
		}
		const setup = sequence(alphabet || 'ABC', length, rules);
		const count = Array.from(setup.alphabet).length;
		for (const [position, letter] of typed)
			setup.letters[position % length] = (letter % (count + 1)) + NONE;
		return setup;
	});

describe('a sequence survives writing and reading', () => {
	it('as an address', () => {
		fc.assert(
			fc.property(anySetup, (setup) => {
				expect(isSound(setup)).toBe(true);
				const query = writeSequence(setup);
				const parameter: ParameterReader = (name, otherwise, parse) => {
					if (!Object.hasOwn(query, name)) return otherwise;
					const value = parse(query[name]);
					expect(value).toBeDefined();
					return value ?? otherwise;
				};
				expect(readSequence(parameter)).toEqual(setup);
			}),
			{ numRuns: 300 }
		);
	});

	it('as lines of rules', () => {
		fc.assert(
			fc.property(anySetup, (setup) => {
				expect(parseSequence(formatRules(setup))).toEqual({ puzzles: [{ setup }], cut: false });
			}),
			{ numRuns: 300 }
		);
	});

	it('without the rules that do not apply', () => {
		expect(formatRules(sequence())).toBe('letters: ABC\nlength: 3\nrule: later\n');
		const full = sequence('ABC', 4, { order: 'different', apart: 1, once: true });
		full.letters[1] = 0;
		expect(formatRules(full)).toBe(
			'letters: ABC\nlength: 4\nrule: different\napart: 1\nonce: yes\ntyped: .A\n'
		);
	});
});
