import { resolve } from '$app/paths';
import { localHref } from '$lib/i18n/links';
import { isCut, writeWay } from '$lib/kinds/sudoku/way/way';
import type { Game } from '../game/game';
import { wayOf } from '../game/way';
import { puzzleQuery } from '../table/puzzle-query';

/** The address that shows the way of a game; null if the way is too long for an address. */
export function wayHref(game: Game): string | null {
	const way = wayOf(game);
	if (isCut(way)) return null;
	const query = `${puzzleQuery(game.puzzle.givens)}&moves=${writeWay(way)}`;
	return localHref(`${resolve('/play/way')}?${query}`);
}
