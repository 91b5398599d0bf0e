import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_TEXT } from '$lib/engine/kind';
import { parseSequence } from './parse';
import { sequence, type SequenceSetup } from './setup';
import { isSound } from './sound.fixture';

function setup(text: string): SequenceSetup {
	const parsed = parseSequence(text);
	if ('error' in parsed) throw new Error(JSON.stringify(parsed.error));
	expect(parsed.puzzles).toHaveLength(1);
	expect(parsed.cut).toBe(false);
	return parsed.puzzles[0].setup;
}

const error = (text: string) => {
	const parsed = parseSequence(text);
	return 'error' in parsed ? parsed.error : null;
};

describe('parseSequence', () => {
	it.each(['ABC', ' ABC\n', 'A B C', 'A, B, C', '\ufeffABC', 'letters: ABC', 'LETTERS = A B C'])(
		'reads "%s" as an alphabet, as long as it has letters',
		(text) => {
			expect(setup(text)).toEqual(sequence('ABC', 3));
		}
	);

	it('accepts any characters as letters', () => {
		expect(setup('אבגד')).toEqual(sequence('אבגד', 4));
		expect(setup('ЖЗ')).toEqual(sequence('ЖЗ', 2));
		expect(setup('😀♛')).toEqual(sequence('😀♛', 2));
		expect(setup('e\u0301a')).toEqual(sequence('éa', 2));
		expect(setup('a,b.')).toEqual(sequence('a,b.', 4));
	});

	it('reads lines in any order', () => {
		const known = sequence('ABCDE', 4, { order: 'any', apart: 2, once: true });
		known.letters.set([0, -1, 2]);
		expect(
			setup('typed: A.C\r\n\r\nonce: Yes\r\nRule: ANY\r\napart = 2\r\nlength:4\r\nletters: ABCDE')
		).toEqual(known);
		expect(setup('ABCDE\nlength: 4\nrule: any\napart: 2\nonce: 1\ntyped: A . C .')).toEqual(known);
		expect(setup('length: 2')).toEqual(sequence('ABC', 2));
		expect(setup('once: no')).toEqual(sequence());
	});

	it('uses another character for an open position if "." is a letter', () => {
		expect(setup('letters: A./\nlength: 4\ntyped: .0/').letters).toEqual(
			Int8Array.of(1, -1, 2, -1)
		);
	});

	it.each([
		['', { code: 'empty' }],
		[' \n\t\n', { code: 'empty' }],
		['\0\0', { code: 'not-text' }],
		['letters:', { code: 'alphabet-empty', line: 1 }],
		['\nABCA', { code: 'alphabet-twice', line: 2, found: 'A' }],
		['e\u0301é', { code: 'alphabet-twice', line: 1, found: 'é' }],
		['ABCDEFGHIJKLMNOPQRSTUVWXYZa', { code: 'alphabet-long', line: 1, found: 27, expected: 26 }],
		['A\u200fB', { code: 'alphabet-letter', line: 1, found: 'U+200F' }],
		['A\u05b0\u05b0', { code: 'alphabet-letter', line: 1, found: 'U+05B0' }],
		['A\ud800', { code: 'alphabet-letter', line: 1, found: 'U+D800' }],
		['A\u3164', { code: 'alphabet-letter', line: 1, found: 'U+3164' }],
		['ABC\nlength: 0', { code: 'length', line: 2, found: '0' }],
		['ABC\nlength: 41', { code: 'length', line: 2, found: '41' }],
		['ABC\nlength: Long', { code: 'length', line: 2, found: 'Long' }],
		['rule: sooner', { code: 'rule', line: 1, found: 'sooner' }],
		['apart: 0', { code: 'apart', line: 1, found: '0' }],
		['once: perhaps', { code: 'once', line: 1, found: 'perhaps' }],
		['typed: D', { code: 'typed-letter', line: 1, found: 'D' }],
		['length: 2\ntyped: ABC', { code: 'typed-long', line: 2, found: 3, expected: 2 }],
		['ABC\nlenght: 3', { code: 'key', line: 2, found: 'lenght' }],
		['rule: any\n\nRULE: later', { code: 'key-twice', line: 3, found: 'RULE' }],
		['ABC\nDEF', { code: 'letters-twice', line: 2 }],
		['letters: ABC\nletters: DEF', { code: 'letters-twice', line: 2 }]
	])('says what is wrong with %j', (text, expected) => {
		expect(error(text)).toEqual(expected);
	});

	it('stops at its limits', () => {
		expect(error('A'.repeat(MAX_TEXT + 1))).toMatchObject({ code: 'too-large' });
		expect(error('A'.repeat(MAX_TEXT))).toMatchObject({ code: 'alphabet-twice' });
	});

	it.each([' ', 'a', ',', ', ', '\n', 'typed:', 'אב', 'e\u0301', '\u0301'])(
		'takes no longer for many %j',
		(piece) => {
			for (const start of ['', 'a', 'typed: ']) {
				const text = `${start}${piece.repeat(MAX_TEXT / 10 / piece.length)}x`;
				const before = performance.now();
				parseSequence(text);
				expect(performance.now() - before).toBeLessThan(5000);
			}
		}
	);
});

describe('any text', () => {
	const check = (text: string) => {
		const parsed = parseSequence(text);
		if ('error' in parsed) {
			expect(parsed.error.code).toBeTruthy();
			if ('line' in parsed.error)
				expect(text.split(/\r\n?|\n/)[parsed.error.line - 1]).toBeDefined();
		} else for (const { setup } of parsed.puzzles) expect(isSound(setup)).toBe(true);
	};

	it('of any characters, including lone surrogates', () => {
		const text = fc
			.array(fc.nat(0xffff), { maxLength: 100 })
			.map((codes) => String.fromCharCode(...codes));
		fc.assert(fc.property(text, check), { numRuns: 300 });
	});

	it('of meaningful lines', () => {
		const piece = fc.constantFrom(
			...['letters', 'length', 'rule', 'apart', 'once', 'typed', 'later', 'any', 'yes', 'ABC'],
			...Array.from(':=\n\r .,ABC0123😀\u0301')
		);
		const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
		fc.assert(fc.property(text, check), { numRuns: 1000 });
	});
});
