import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { compileFluent, sharedCode } from '../../scripts/messages/fluent.mjs';

/** The messages of a text as functions, in a language. */
function messagesIn(locale: string, source: string) {
	const all = [...compileFluent(source, 'test.ftl')];
	const functions = all.map(([name, { code }]) => `function ${name}${code}`).join('\n');
	const names = all.map(([name]) => name).join();
	return runInNewContext(`${sharedCode(locale)};${functions};({ ${names} })`) as Record<
		string,
		(inputs?: object) => unknown
	>;
}

describe('a message in Fluent', () => {
	it('is a text with what it is given', () => {
		const { plain, quoted, inserted, spaced, list } = messagesIn(
			'en',
			[
				'plain = No solution.',
				'quoted = `$"\\{"{"}x{"}"}',
				'inserted = { $cell } takes { $value }.',
				'spaced = {" "}(first)',
				'list =',
				'    {"."} . 1',
				'    3 2 .'
			].join('\n')
		);
		expect(plain()).toBe('No solution.');
		expect(quoted()).toBe('`$"\\{x}');
		expect(inserted({ cell: 'r1c3', value: 5 })).toBe('r1c3 takes 5.');
		expect(spaced()).toBe(' (first)');
		expect(list()).toBe('. . 1\n3 2 .');
	});

	it('chooses a form by a number: exactly, or by the plural of its language', () => {
		const { left } = messagesIn(
			'ru',
			`left = { $count ->
    [1] последнее значение
    [one] { $formatted } значение
    [few] { $formatted } значения
    [many] { $formatted } значений
   *[other] { $formatted } значения
}`
		);
		const told = [1, 21, 2, 11, 25, 0, 1.5].map((count) =>
			left({ count, formatted: count.toLocaleString('ru') })
		);
		expect(told).toEqual([
			...['последнее значение', '21 значение', '2 значения', '11 значений'],
			...['25 значений', '0 значений', '1,5 значения']
		]);
	});

	it('chooses a form by a word, and within it by a number', () => {
		const { found } = messagesIn(
			'en',
			`found = { $aim ->
    [most] the most: { $count ->
        [one] one
       *[other] { $count }
    }
   *[other] the least
}.`
		);
		expect(found({ aim: 'most', count: 1 })).toBe('the most: one.');
		expect(found({ aim: 'most', count: 7 })).toBe('the most: 7.');
		expect(found({ aim: 'least', count: 7 })).toBe('the least.');
	});

	it('puts a noun into the case that its sentence needs, and agrees with its gender', () => {
		const { unit_row, unit_column, only } = messagesIn(
			'ru',
			`unit_row = строка { $number }
    .loc = строке { $number }
    .gender = feminine
unit_column = столбец { $number }
    .loc = столбце { $number }
    .gender = masculine
only = { $unit }: в { FORM($unit, case: "loc") } { GENDER($unit) ->
    [feminine] она одна
   *[other] он один
}`
		);
		expect(only({ unit: unit_row({ number: 3 }) })).toBe('строка 3: в строке 3 она одна');
		expect(only({ unit: unit_column({ number: 7 }) })).toBe('столбец 7: в столбце 7 он один');
	});

	it.each([
		['a line that is no message', 'one = 1\ntwo 2', /^test\.ftl:2: /],
		['a name that is defined twice', 'one = 1\none = 2', /^test\.ftl:2: one is defined twice/],
		['a message without a text', 'one =\n    .loc = 1', /one has no text/],
		['a term', '-one = 1', /terms are not used/],
		['a reference to a message', 'one = 1\ntwo = { one }', /MessageReference is not used/],
		['an unknown case', 'one = { FORM($unit, case: "voc") }', /FORM needs a case/],
		['an unknown form of a noun', 'one = 1\n    .voc = 2', /one has no such form: voc/],
		['an unknown gender', 'one = 1\n    .gender = common', /one has no such form: gender/],
		[
			'a form for all others that is not the last',
			'one = { $count ->\n   *[other] 2\n    [one] 1\n}',
			/comes last/
		],
		[
			'a parameter that is two things',
			'one = { FORM($unit, case: "loc") } { $unit ->\n    [one] 1\n   *[other] 2\n}',
			/\$unit cannot be a noun and a number/
		]
	])('is refused with its place if there is %s', (_, source, problem) => {
		expect(() => compileFluent(source, 'test.ftl')).toThrow(problem);
	});
});
