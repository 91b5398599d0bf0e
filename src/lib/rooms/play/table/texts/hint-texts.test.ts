import { afterEach, expect, it } from 'vitest';
import { sudokuBoard } from '../../../../../../tests/fixtures/sudokus';
import { stripIsolates } from '$lib/i18n/bidi';
import { readLocaleFrom } from '$lib/i18n/locale';
import { hintText } from './hint-texts';

afterEach(() => readLocaleFrom(() => 'en'));

const board = sudokuBoard('5'.padEnd(81, '.'));

/** What is said of a 5 in r1c4 that is in these cells already. */
function clashing(...clashes: number[]): string {
	const house = { kind: 'row', index: 0, cells: [] } as const;
	const hint = { technique: 'wrong', house, cell: 3, symbol: 4, clashes, board } as const;
	return stripIsolates(hintText(hint, 'why', board.shape));
}

it('the Hebrew preposition is said of every cell that a digit is in', () => {
	readLocaleFrom(() => 'he');
	expect(clashing(0)).toBe('5 לא יכולה להיות ב-r1c4: היא כבר נמצאת ב-r1c1.');
	expect(clashing(0, 14)).toBe('5 לא יכולה להיות ב-r1c4: היא כבר נמצאת ב-r1c1 וב-r2c6.');
});
