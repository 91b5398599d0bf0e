import type { KeptGame } from '../keep/kept-game';
import { puzzleQuery } from './puzzle-query';

/** What an address needs to make the puzzle of a game again, on any device. */
export function recipeQuery({ puzzle, about }: Pick<KeptGame, 'puzzle' | 'about'>): string {
	return about.recipe === '' ? puzzleQuery(puzzle.givens) : about.recipe;
}

/** The query of a game's address: its puzzle for everybody, and the game for the device that keeps it. */
export function gameQuery(game: Pick<KeptGame, 'id' | 'puzzle' | 'about'>): string {
	return `${recipeQuery(game)}&game=${game.id}`;
}
