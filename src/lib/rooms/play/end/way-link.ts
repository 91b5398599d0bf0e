import { resolve } from '$app/paths';
import { localHref } from '$lib/i18n/links';
import { isCut, writeWay } from '$lib/kinds/sudoku/way/way';
import type { Game } from '../game/game';
import { wayOf } from '../game/way';
import { puzzleQuery } from '../table/puzzle-query';

/** The address at which the way of a game is to be watched; null if it is too long for one. */
export function wayHref(game: Game): string | null {
	const way = wayOf(game);
	if (isCut(way)) return null;
	const query = `${puzzleQuery(game.puzzle.givens)}&moves=${writeWay(way)}`;
	return localHref(`${resolve('/play/way')}?${query}`);
}
