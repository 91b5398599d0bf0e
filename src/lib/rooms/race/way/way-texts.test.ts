import { afterEach, describe, expect, it } from 'vitest';
import { record } from '../../../../../tests/fixtures/recordings';
import { stripIsolates } from '$lib/i18n/bidi';
import { readLocaleFrom } from '$lib/i18n/locale';
import { boardOfExample, EXAMPLES } from '$lib/kinds/sudoku/examples';
import { sudoku } from '$lib/kinds/sudoku/sudoku';
import { symbolText } from '$lib/kinds/sudoku/symbols';
import { EXAMPLES as WAYS } from '$lib/kinds/sudoku/way/examples';
import { PlayedSudoku } from '$lib/kinds/sudoku/way/played';
import { BACK, type Way } from '$lib/kinds/sudoku/way/way';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import { partingOf } from './parting';
import { countsText, partingText } from './way-texts';

const names = { variable: (cell: number) => `c${cell}`, value: symbolText };
const { givens } = WAYS[0].setup;

afterEach(() => readLocaleFrom(() => 'en'));

/** Where findmin parts from some moves on the board of the example, in words. */
async function parted(moves: Way, name = 'findmin'): Promise<string | null> {
	const search = sudoku(givens);
	const found = await partingOf(
		record(new PlayedSudoku(givens, moves), DEFAULT_STRATEGY),
		record(search, { ...DEFAULT_STRATEGY, ordering: 'findmin' }),
		2,
		() => Promise.resolve(),
		new AbortController().signal
	);
	return found === null ? null : stripIsolates(partingText(found, name, names));
}

describe('where a search parts from a player', () => {
	// findmin places 1 in cell 7, 4 in cell 2, 2 in cell 3.
	const first = { cell: 7, symbol: 0 };
	const second = { cell: 2, symbol: 3 };

	it.each([
		[[{ cell: 0, symbol: 2 }], 'At the very first choice, you took c0; findmin took c7.'],
		[
			[first, second, { cell: 0, symbol: 0 }],
			'After 2 placements in common, you took c0; findmin took c3.'
		],
		[
			[first, { ...first, symbol: BACK }, { cell: 7, symbol: 0 }],
			'After one placement in common, you put 1 in c7; findmin went on to c2.'
		]
	])('%j', async (moves, sentence) => {
		expect(await parted(moves)).toBe(sentence);
	});

	it.each(['findmin', 'סדר נאיבי'])('is told in Hebrew of the search %s', async (name) => {
		readLocaleFrom(() => 'he');
		expect(await parted([{ cell: 0, symbol: 2 }], name)).toBe(
			`כבר בבחירה הראשונה: אתם בחרתם ב-c0, והחיפוש (${name}) ב-c7.`
		);
	});

	it('says nothing if they decide alike', async () => {
		expect(await parted([first, second])).toBeNull();
		expect(await parted([])).toBeNull();
	});

	it('tells another value in the same cell, and a choice that was given up', async () => {
		const board = boardOfExample(EXAMPLES.find(({ id }) => id === 'easy')!);
		const naive = record(sudoku(board), DEFAULT_STRATEGY);
		const part = async (moves: Way) => {
			const own = record(new PlayedSudoku(board, moves), DEFAULT_STRATEGY);
			const { signal } = new AbortController();
			const found = await partingOf(own, naive, 1, () => Promise.resolve(), signal);
			return stripIsolates(partingText(found!, 'naive', names));
		};
		// The first cell can be 4 or 5.
		expect(await part([{ cell: 0, symbol: 4 }])).toBe(
			'At the very first choice, you put 5 in c0; naive put 4 there.'
		);
		expect(
			await part([
				{ cell: 0, symbol: 2 },
				{ cell: 1, symbol: 7 }
			])
		).toBe('At the very first choice, you went on to c1; naive put 4 in c0.');
	});
});

describe('the counts', () => {
	const of = (placements: number, undos: number) => ({ placements, undos });

	it('are told of all three', () => {
		const text = countsText({ placed: 61, wentBack: 4, broke: 0 }, [
			{ name: 'findmin', statistics: of(58, 4), isBound: false },
			{ name: 'naive', statistics: of(194, 140), isBound: false }
		]);
		expect(stripIsolates(text)).toBe(
			'You placed 61 values and went back 4 times; findmin 58 and 4; naive 194 and 140.'
		);
	});

	it('are lower bounds if a search was stopped', () => {
		const text = countsText({ placed: 1, wentBack: 0, broke: 0 }, [
			{ name: 'naive', statistics: of(9_000_000, 8_999_000), isBound: true }
		]);
		expect(stripIsolates(text)).toBe(
			'You placed one value and never went back; naive at least 9,000,000 and 8,999,000, when it was stopped.'
		);
	});

	it('are told in Hebrew', () => {
		readLocaleFrom(() => 'he');
		const text = countsText({ placed: 2, wentBack: 2, broke: 0 }, [
			{ name: 'findmin', statistics: of(58, 4), isBound: false }
		]);
		expect(stripIsolates(text)).toBe('הצבתם שני ערכים וחזרתם אחורה פעמיים; findmin: 58 ו-4.');
	});
});
