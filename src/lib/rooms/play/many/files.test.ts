import { afterEach, describe, expect, it } from 'vitest';
import { fileText } from '$lib/ui/download';
import { making, type Made } from '$lib/kinds/sudoku/make/make';
import { DEFAULT_WISH, type Wish } from '$lib/kinds/sudoku/make/wish';
import * as m from '$lib/i18n/compiled/messages';
import { baseLocale, locales, readLocaleFrom } from '$lib/i18n/locale';
import { sameBoard } from '$lib/kinds/sudoku/board';
import { parsePuzzles } from '$lib/kinds/sudoku/parse';
import { FILE_KINDS, nameOfFiles, needsBoxes, writeFile } from './files';

/** The puzzles of the first seeds. */
function batchOf(wish: Wish, count: number): Made[] {
	return Array.from({ length: count }, (_, at) => {
		const steps = making({ ...wish, seed: at + 1 });
		let step = steps.next();
		while (!step.done) step = steps.next();
		if ('why' in step.value) throw new Error(`no puzzle for the seed ${at + 1}`);
		return step.value;
	});
}

const any = (rows: number, columns: number): Wish => ({
	...DEFAULT_WISH,
	shape: { rows, columns },
	level: 'any'
});

describe.each([
	['9×9', any(3, 3)],
	['4×4', any(2, 2)],
	['10×10', any(2, 5)]
])('files of %s', (_, wish) => {
	const puzzles = batchOf(wish, 3);

	it.each(FILE_KINDS)('are read back by the parser of the studio: %s', (kind) => {
		const parsed = parsePuzzles(writeFile(kind, wish, puzzles), `puzzles.${kind}`);
		if ('error' in parsed) throw new Error(JSON.stringify(parsed.error));
		expect(parsed.notes).toBeUndefined();
		expect(parsed.boards).toHaveLength(puzzles.length);
		for (const [at, { board }] of parsed.boards.entries())
			expect(sameBoard(board, puzzles[at].board)).toBe(true);
	});
});

describe.each(locales)('a table with headings in the language %s', (locale) => {
	afterEach(() => readLocaleFrom(() => baseLocale));

	it('has a heading for each column, and is read back as it is saved', () => {
		readLocaleFrom(() => locale);
		const puzzles = batchOf(any(3, 3), 3);
		const headings = m.play_many_csv_headings().split(',');
		const plain = writeFile('csv', any(3, 3), puzzles);
		const columns = plain.split('\n', 1)[0].split(',');
		expect(headings).toHaveLength(columns.length);
		if (locale === baseLocale) expect(headings).toEqual(columns);
		const saved = fileText('text/csv', writeFile('csv', any(3, 3), puzzles, headings));
		expect(saved.startsWith('\uFEFF')).toBe(locale !== baseLocale);
		const parsed = parsePuzzles(saved, 'puzzles.csv');
		if ('error' in parsed) throw new Error(JSON.stringify(parsed.error));
		expect(parsed.notes).toBeUndefined();
		expect(parsed.boards.map(({ board }) => board)).toEqual(puzzles.map(({ board }) => board));
		expect(parsed.boards.map(({ about }) => about?.split(': ')[1])).toEqual(
			puzzles.map(({ rating }) => rating.level)
		);
	});
});

it('the JSON file keeps boxes of an unusual shape', () => {
	const wish = any(3, 2);
	expect(needsBoxes(wish.shape)).toBe(true);
	expect(needsBoxes({ rows: 2, columns: 3 })).toBe(false);
	const parsed = parsePuzzles(writeFile('json', wish, batchOf(wish, 2)));
	if ('error' in parsed) throw new Error(JSON.stringify(parsed.error));
	expect(parsed.boards.map(({ board }) => board.shape)).toEqual([wish.shape, wish.shape]);
});

it('the JSON file has a version, and the seed of each puzzle', () => {
	const file = JSON.parse(writeFile('json', any(2, 2), batchOf(any(2, 2), 2))) as unknown;
	expect(file).toMatchObject({
		format: 'backtrail-puzzles',
		version: 1,
		puzzles: [{ seed: 1 }, { seed: 2 }]
	});
});

it('a table says the level, the clues and the seed of each puzzle', () => {
	const puzzles = batchOf(any(3, 3), 3);
	const [head, ...rows] = writeFile('csv', any(3, 3), puzzles).trim().split('\n');
	const at = (name: string) => rows.map((row) => row.split(',')[head.split(',').indexOf(name)]);
	expect(at('seed')).toEqual(['1', '2', '3']);
	expect(at('clues')).toEqual(puzzles.map(({ rating }) => String(rating.clues)));
	expect(at('level')).toEqual(puzzles.map(({ rating }) => rating.level));
	// as text, which no spreadsheet rounds
	for (const puzzle of at('puzzle')) expect(puzzle).toMatch(/^([1-9.]{9} ){8}[1-9.]{9}$/);
	for (const solution of at('solution')) expect(solution).toMatch(/^([1-9]{9} ){8}[1-9]{9}$/);
});

it('the name of a file says what is in it', () => {
	expect(nameOfFiles({ ...DEFAULT_WISH, level: 'hard' }, 100)).toBe('sudoku-9x9-hard-100');
	expect(nameOfFiles({ ...DEFAULT_WISH, level: 'any' }, 12)).toBe('sudoku-9x9-12');
});
