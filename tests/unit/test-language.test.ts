import { execFileSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import { beforeAll, expect, it } from 'vitest';

/** The messages of the test language in a script, as functions. */
type Texts = Record<string, (inputs?: object) => unknown>;
let cyrillic: Texts;
let latin: Texts;
let english: readonly string[];

/** Run where the test language is switched on: which languages there are is decided when modules are loaded. */
const CODE = `
import { readMessages } from './scripts/messages.mjs';
import { sharedCode } from './scripts/messages/fluent.mjs';
const codes = [...await readMessages()].map(([locale, messages]) => [
	locale,
	{ shared: sharedCode(locale), functions: [...messages].map(([name, { code }]) => [name, code]) }
]);
console.log(JSON.stringify(Object.fromEntries(codes)));
`;

beforeAll(() => {
	const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', CODE], {
		encoding: 'utf8',
		env: { ...process.env, TEST_LANGUAGE: '1' },
		maxBuffer: 2 ** 26
	});
	const all = JSON.parse(printed) as Record<
		string,
		{ shared: string; functions: [string, string][] }
	>;
	const textsIn = (locale: string) => {
		const { shared, functions } = all[locale];
		const code = functions.map(([name, code]) => `${name}:function${code}`).join();
		return runInNewContext(`${shared};({${code}})`) as Texts;
	};
	english = all.en.functions.map(([name]) => name);
	[cyrillic, latin] = ['ru-x-test', 'ru-latn-x-test'].map(textsIn);
});

it('has every message, accented and longer, with the same values in it', () => {
	expect(Object.keys(cyrillic).sort()).toEqual([...english].sort());
	expect(cyrillic.player_step_forward()).toBe('Śtép fóŕwáŕdň');
	expect(cyrillic.studio_cell_value({ cell: 'r1c2', value: 5 })).toMatch(/^r1c2 .*5\.$/);
});

it('puts a unit and a square into the case of the sentence, and agrees with them', () => {
	const row = cyrillic.sudoku_says_unit_row({ number: 3 });
	expect(cyrillic.explain_force_unit({ variable: 'r3c1', value: '5', unit: row })).toBe(
		'5 можно поставить в строке 3 только в r3c1.'
	);
	const box = cyrillic.sudoku_says_unit_box({ number: 1 });
	const deadEnd = (unit: unknown) => cyrillic.explain_deadend_unit({ value: '5', unit });
	expect([deadEnd(row), deadEnd(box)]).toEqual([
		'Тупик: для 5 в строке 3 нет места: она занята.',
		'Тупик: для 5 в блоке 1 нет места: он занят.'
	]);
	const place = cyrillic.maze_place({ row: 2, column: 4 });
	expect(cyrillic.maze_says_deadend({ place })).toBe('Из строки 2, столбца 4 идти некуда.');
});

it('counts in four forms, in the case of the sentence, with an exact one beside 21', () => {
	const after = (count: number) =>
		cyrillic.player_status_stopped_user({
			steps: cyrillic.player_count_steps({ count, formatted: count.toLocaleString('ru') })
		});
	expect([1, 2, 5, 21, 1.5].map(after)).toEqual(
		['1 шага', '2 шагов', '5 шагов', '21 шага', '1,5 шага'].map(
			(steps) => `Остановлено вами после ${steps}`
		)
	);
	const open = (count: number) => cyrillic.explain_plain_start({ count, formatted: count });
	expect([1, 21, 22, 25].map(open)).toEqual([
		'Открыта одна переменная.',
		'Открыта 21 переменная.',
		'Открыты 22 переменные.',
		'Открыто 25 переменных.'
	]);
});

it('is written in a second script, letter by letter; names stay as they are', () => {
	const place = latin.maze_place({ row: 2, column: 4 });
	expect(latin.maze_says_choose({ variable: 's1', place })).toBe(
		'Sleduûŝij šag, s1: iz stroki 2, stolbca 4.'
	);
	const row = latin.sudoku_says_unit_row({ number: 3 });
	expect(latin.explain_deadend_unit({ value: '5', unit: row })).toBe(
		'Tupik: dlâ 5 v stroke 3 net mesta: ona zanâta.'
	);
});
