import fc from 'fast-check';
import { expect, it } from 'vitest';
import { easyPuzzle, puzzleWithout } from '../../../../../tests/fixtures/games';
import { writeStatistics } from '../game/statistics';
import {
	isId,
	newId,
	readFinished,
	readRow,
	readStatistics,
	writeRow,
	type KeptGame
} from './kept-game';

const game: KeptGame = {
	id: newId(),
	puzzle: easyPuzzle(),
	about: { level: 'easy', recipe: 'level=easy&seed=7', day: '2026-11-23' },
	startedAt: 5,
	lastPlayed: 6,
	turn: 7,
	milliseconds: 8,
	filled: 9,
	open: 51,
	isSolved: false
};

it('reads what it wrote, of any shape', () => {
	expect(readRow(writeRow(game))).toEqual(game);
	const wide = {
		...game,
		puzzle: puzzleWithout({ rows: 2, columns: 3 }, [1, 8]),
		open: 2,
		filled: 2
	};
	expect(readRow(writeRow(wide))).toEqual(wide);
});

it('refuses what is not a game', () => {
	const row = writeRow(game);
	const { solution, puzzle } = row;
	const others = {
		id: ['', '7', 7, row.id.toUpperCase()],
		puzzle: ['', puzzle.slice(1), puzzle.replace('5', '4'), `${puzzle}.`, null],
		solution: [puzzle, solution.replace('4', '5'), `${solution.slice(1)}5`],
		box: ['9', '2x4', '3x4', '99x9', '0x0', '3X3'],
		level: [null, 'x'.repeat(41)],
		recipe: ['x'.repeat(501), 4],
		day: ['2026-11-23T', undefined],
		milliseconds: [-1, 0.5, NaN, Infinity, '8'],
		lastPlayed: [-1, null],
		filled: [-1],
		isSolved: [0, 'false']
	};
	for (const [name, values] of Object.entries(others))
		for (const value of values) expect(readRow({ ...row, [name]: value }), name).toBeNull();
	for (const value of [null, undefined, 5, 'game', []]) expect(readRow(value)).toBeNull();
});

it('reads anything without an error', () => {
	const row = writeRow(game);
	const changes = fc.dictionary(fc.constantFrom(...Object.keys(row)), fc.anything());
	fc.assert(
		fc.property(changes, fc.anything(), (change, other) => {
			const read = readRow({ ...row, ...change });
			if (read !== null) expect(readRow(writeRow(read))).toEqual(read);
			expect(() => [readRow(other), readFinished(other), readFinished(change)]).not.toThrow();
		})
	);
});

it('reads how a game ended, strictly', () => {
	const ended = { id: game.id, level: '', day: '2026-11-23', milliseconds: 9, open: 5, helps: 0 };
	expect(readFinished({ ...ended, more: 1 })).toEqual(ended);
	for (const wrong of [
		{ day: '2026-11-31' },
		{ milliseconds: -1 },
		{ id: 'x' },
		{ helps: undefined }
	])
		expect(readFinished({ ...ended, ...wrong })).toBeNull();
});

it('makes ids that differ', () => {
	const ids = Array.from({ length: 100 }, newId);
	expect(new Set(ids).size).toBe(100);
	expect(ids.every(isId)).toBe(true);
});

it('reads the file of statistics that it exports, and nothing else', () => {
	const ended = { id: game.id, level: '', day: '2026-11-23', milliseconds: 9, open: 5, helps: 0 };
	const text = writeStatistics([ended, { ...ended, id: newId(), level: 'hard' }]);
	expect(writeStatistics(readStatistics(text)!)).toBe(text);
	expect(readStatistics(`\uFEFF${text}`)).toHaveLength(2);
	// One that cannot be read does not cost the others.
	expect(readStatistics(text.replace('"open": 5', '"open": -5'))).toHaveLength(1);
	for (const other of ['', '[]', '{', 'null', '{"games":[]}', text.replace('games"', 'puzzles"')])
		expect(readStatistics(other), other).toBeNull();
});
