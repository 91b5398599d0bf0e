import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySum } from './cryptarithm.fixture';
import { formatSum } from './kind';
import { readSum } from './line';
import { parseSums } from './parse';
import { blankSum, MAX_ADDENDS, sumOf, sumText, type Sum } from './sum';

const money = blankSum(sumOf(['SEND', 'MORE', 'MONEY']) as Sum);

describe('a text', () => {
	it.each([
		'SEND+MORE=MONEY',
		'send + more == money',
		'SEND\nMORE\n-----\nMONEY',
		'  SEND\n+ MORE\n======\n MONEY\n',
		'SEND +\nMORE\n= MONEY'.replace(' +\n', '\n+ '),
		'SEND + MORE\n\n_____\r\nMONEY'
	])('with one sum: %j', (text) => {
		expect(parseSums(text)).toEqual({ puzzles: [{ setup: money }], cut: false });
	});

	it('may have several, with digits', () => {
		const parsed = parseSums('SEND + MORE = MONEY\nS = 9\nTO + GO = OUT\nTWO\nTWO\n---\nFOUR');
		if ('error' in parsed) throw new Error(parsed.error.code);
		expect(parsed.puzzles.map(({ setup }) => formatSum(setup))).toEqual([
			'SEND + MORE = MONEY\nS = 9\n',
			'TO + GO = OUT\n',
			'TWO + TWO = FOUR\n'
		]);
	});

	it.each([
		['', { code: 'empty' }],
		['\0', { code: 'not-text' }],
		['SEND', { code: 'equals', line: 1, found: 'SEND' }],
		['\nSEND\nMORE\n', { code: 'equals', line: 3, found: 'MORE' }],
		['---', { code: 'equals', line: 1, found: '---' }],
		['A + B = C = D', { code: 'equals', line: 1, found: 'A + B = C = D' }],
		['SEND MORE = MONEY', { code: 'word', line: 1, found: 'SEND MORE' }],
		['1C + 70 = 8C', { code: 'word', line: 1, found: '1C' }],
		['SEND + = MONEY', { code: 'word', line: 1, found: '' }],
		['SEND + M0RE = MONEY', { code: 'word', line: 1, found: 'M0RE' }],
		['TO + GO = OUT\nX = 1', { code: 'digit', line: 2, found: 'X = 1' }],
		['TO + GO = OUT\nT = 12', { code: 'digit', line: 2, found: 'T = 12' }],
		['TO + GO = OUT\nT = 2\nT = 2', { code: 'digit', line: 3, found: 'T = 2' }],
		['TO + GO = O', { code: 'result', line: 1, text: 'O', from: 2, to: 3 }],
		['\nTO = OUT', { code: 'addends', line: 2, found: 1, expected: MAX_ADDENDS }],
		['A\nA\nA\nA\nA\nA\nA\nA\nA', { code: 'addends', line: 9, found: 9, expected: MAX_ADDENDS }]
	])('that is wrong is told where: %j', (text, error) => {
		expect(parseSums(text)).toEqual({ error });
	});

	it('survives a round trip', () => {
		fc.assert(
			fc.property(anySum('ABÉßЖשكक𐐀'), (setup) => {
				expect(parseSums(formatSum(setup))).toEqual({ puzzles: [{ setup }], cut: false });
			})
		);
	});

	it('with a single line means the same as that line', () => {
		const pieces = fc.constantFrom(
			'A',
			'BC',
			'D E',
			'+',
			'=',
			'==',
			' ',
			'3',
			'ש',
			'LETTERSOVERTEN'
		);
		const lines = fc.oneof(
			anySum('ABC').map(({ sum }) => sumText(sum)),
			fc.array(pieces, { minLength: 1, maxLength: 9 }).map((all) => all.join(''))
		);
		fc.assert(
			fc.property(lines, (line) => {
				const text = line.trim();
				// Only a text continues a sum, sets digits, and begins with a sign.
				fc.pre(/[^=]==?[^=]/.test(text) && !/=\s*\d/.test(text) && !text.startsWith('+'));
				const read = readSum({ text, line: 1 });
				expect(parseSums(text)).toEqual(
					'code' in read ? { error: read } : { puzzles: [{ setup: blankSum(read) }], cut: false }
				);
			}),
			{ numRuns: 1000 }
		);
	});

	it('may contain anything', () => {
		const telling = fc.constantFrom('A', 'BC', '+', '=', '-', '\n', ' ', '3', 'ש', '\u0301', 'ß');
		const text = fc.oneof(
			fc.string({ unit: 'binary', maxLength: 60 }),
			fc.array(telling, { maxLength: 30 }).map((pieces) => pieces.join('')),
			fc
				.tuple(anySum('ABC'), fc.nat(), telling)
				.map(([setup, at, piece]) => [...formatSum(setup)].toSpliced(at % 9, 0, piece).join(''))
		);
		fc.assert(
			fc.property(text, (text) => {
				const parsed = parseSums(text);
				if ('error' in parsed) return;
				for (const { setup } of parsed.puzzles)
					expect(sumText(setup.sum)).toMatch(/^[^+=]+(?: \+ [^+=]+)+ = [^+=]+$/);
				const again = parseSums(parsed.puzzles.map(({ setup }) => formatSum(setup)).join(''));
				expect(again).toEqual(parsed);
			}),
			{ numRuns: 1000 }
		);
	});
});
