import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ParameterReader } from '$lib/engine/kind';
import { anySum } from './cryptarithm.fixture';
import { kind } from './kind';
import { blankSum, lettersIn, MAX_ADDENDS, NONE, sumOf, type Sum } from './sum';

const sum = (words: string) => blankSum(sumOf(words.split(' ')) as Sum);
const money = sum('SEND MORE MONEY');
const withS9 = kind.type(money, money.sum.letters.indexOf('S'), 9);

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

describe('the letters', () => {
	it('are numbered column by column from the right, from the top', () => {
		expect(money.sum.letters.join('')).toBe('DEYNROSM');
	});

	it.each([
		[' send ', 'SEND'],
		['Straße', 'STRAßE'],
		['e\u0301te\u0301', 'ÉTÉ'],
		['слон', 'СЛОН'],
		['שלום', 'שלומ'],
		['שָׁלוֹם', 'שלומ']
	])('of "%s" are %s', (text, letters) => {
		expect(lettersIn(text)).toBe(letters);
	});

	it.each(['', ' ', 'SE ND', 'S1', 'A-B', 'A+B', '🙂'])('are not in "%s"', (text) => {
		expect(lettersIn(text)).toBeNull();
	});

	it('of Hebrew words are read from the right: the first counts the ones', () => {
		const { columns, letters, leads } = sum('אבג דבג האבג').sum;
		expect(columns.map(({ result }) => letters[result]).join('')).toBe('האבג');
		expect(letters.filter((_, at) => leads[at]).join('')).toBe('ג');
	});
});

describe('words that make no sum', () => {
	it.each([
		['A B', { code: 'addends', found: 1, expected: MAX_ADDENDS }],
		['A B C D E F G H I J', { code: 'addends', found: 9, expected: MAX_ADDENDS }],
		['ABCDE FGHIJ KLMNO', { code: 'letters', found: 15, expected: 10 }],
		['ABABABABABA B AB', { code: 'long', text: 'ABABABABABA', expected: 10 }],
		['SEND MORE MAN', { code: 'result', text: 'MAN', from: 4, to: 5 }],
		['SEND MORE MOMENT', { code: 'result', text: 'MOMENT', from: 4, to: 5 }]
	])('%s', (words, error) => {
		expect(sumOf(words.split(' '))).toEqual(error);
	});
});

describe('digits set by hand', () => {
	it('are set and removed', () => {
		expect(kind.type(withS9, 6, NONE)).toEqual(money);
		expect(kind.reset(withS9)).toEqual(money);
		for (const [letter, digit] of [
			[8, 1],
			[-1, 1],
			[0, 10],
			[0, 1.5],
			[0, NONE]
		])
			expect(kind.type(money, letter, digit)).toBe(money);
	});

	it.each([
		['S', { S: 0 }],
		['EN', { E: 5, N: 5, S: 9 }],
		['DEY', { D: 7, E: 5, Y: 3, S: 9 }],
		// S + 1 carries at most 10.
		['M', { M: 2 }],
		['', { D: 7, E: 5, Y: 2 }]
	])('that clash are those of "%s"', (letters, digits) => {
		let setup = money;
		for (const [letter, digit] of Object.entries(digits))
			setup = kind.type(setup, money.sum.letters.indexOf(letter), digit);
		expect(kind.conflicts(setup).map((at) => money.sum.letters[at])).toEqual([...letters]);
	});
});

describe('an address', () => {
	it('names words and digits', () => {
		expect(kind.write(withS9)).toEqual({ words: 'SEND-MORE-MONEY', digits: 'S9' });
		expect(read({ words: 'send-more-money', digits: 'S9' })).toEqual({ setup: withS9, errors: [] });
		expect(read({})).toEqual({ setup: null, errors: [] });
	});

	it.each(['', 'SEND', 'SEND-MORE', 'SEND--MONEY', 'SEND+MORE=MONEY', 'AB-CD-EFGHIJKLMN'])(
		'with the words "%s" is refused',
		(words) => {
			expect(read({ words })).toEqual({ setup: null, errors: ['words'] });
		}
	);

	it.each(['', 'S', '9', 'S10', 'S9-S8', 'X1', 'S9-', 'S-1'])(
		'with the digits "%s" is refused',
		(digits) => {
			expect(read({ words: 'SEND-MORE-MONEY', digits })).toEqual({
				setup: money,
				errors: ['digits']
			});
		}
	);

	it('survives a round trip', () => {
		fc.assert(
			fc.property(anySum('ABÉßЖשكक𐐀'), (setup) => {
				expect(read(kind.write(setup))).toEqual({ setup, errors: [] });
			})
		);
	});
});
