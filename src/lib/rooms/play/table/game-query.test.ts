import { expect, it } from 'vitest';
import { easyPuzzle, puzzleWithout } from '../../../../../tests/fixtures/games';
import { gameQuery } from './game-query';
import { readRequest } from './request';

const id = '0123456789abcdef0123456789abcdef';
const made = { level: 'hard', recipe: 'level=hard&seed=7', day: '' };

it('holds the recipe of a puzzle, so that the address opens it on any device', () => {
	const query = gameQuery({ id, puzzle: easyPuzzle(), about: made });
	expect(query).toBe(`level=hard&seed=7&game=${id}`);
	expect(readRequest(`?${query}`)).toMatchObject({
		kind: 'wish',
		wish: { level: 'hard', seed: 7 },
		game: id
	});
});

it('holds the puzzle itself if there is no recipe, with its boxes', () => {
	const puzzle = puzzleWithout({ rows: 2, columns: 3 }, [1, 8]);
	const query = gameQuery({ id, puzzle, about: { ...made, recipe: '' } });
	expect(readRequest(`?${query}`)).toEqual({ kind: 'puzzle', board: puzzle.givens, game: id });
});

it('opens a game by its name alone, as older addresses ask for it', () => {
	expect(readRequest(`?game=${id}`)).toEqual({ kind: 'game', game: id });
	expect(readRequest('?seed=7')).toMatchObject({ kind: 'wish', game: '' });
});
