import { describe, expect, it } from 'vitest';
import { kind } from '$lib/kinds/sudoku/kind';
import { QUICK_TEXT, readPuzzles } from './read-puzzles';

const NINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const LONG = `# ${'a long remark '.repeat(QUICK_TEXT / 10)}\n${NINE}\n`;
const never = () => new AbortController().signal;

describe('a link to a page of the studio', () => {
	const read = (text: string) => readPuzzles(kind, text, undefined, never());

	it('is read as its puzzle, in any language and from any place', async () => {
		for (const page of ['https://example.org/studio/sudoku/', 'http://a.b/c/he/studio/sudoku'])
			expect(await read(` ${page}?puzzle=${NINE}&order=findmin\n`)).toMatchObject({
				puzzles: [{ setup: { givens: { shape: { rows: 3, columns: 3 } } } }]
			});
	});

	it('of another problem, or with a puzzle that cannot be read, is an error that says so', async () => {
		const error = (code: string) => ({ error: { code } });
		expect(await read('https://example.org/studio/queens/?size=6')).toEqual(error('other-kind'));
		expect(await read('https://example.org/studio/sudoku/?puzzle=12')).toEqual(error('own-link'));
	});
});

describe('reading a long text', () => {
	it('returns its puzzles', async () => {
		const parsed = await readPuzzles(kind, LONG, 'long.txt', never());
		expect('puzzles' in parsed && parsed.puzzles.length).toBe(1);
	});

	it('fails if its worker cannot be created', async () => {
		const unknown = { ...kind, id: 'nonsense' };
		await expect(readPuzzles(unknown, LONG, undefined, never())).rejects.toThrow('nonsense');
	});

	it('can be canceled', async () => {
		const ender = new AbortController();
		const reading = readPuzzles(kind, LONG, undefined, ender.signal);
		ender.abort();
		await expect(reading).rejects.toThrow(DOMException);
		await expect(readPuzzles(kind, LONG, undefined, ender.signal)).rejects.toThrow(DOMException);
	});
});
