import { resolve } from '$app/paths';
import { localHref } from '$lib/i18n/links';
import { kind, setupOf } from '$lib/problems/sudoku/kind';
import { isCut, writeWay } from '$lib/problems/way/way';
import type { Game } from '../game/game';
import { wayOf } from '../game/way';

/** The address at which the way of a game is to be watched; null if it is too long for one. */
export function wayHref(game: Game): string | null {
	const way = wayOf(game);
	if (isCut(way)) return null;
	const parameters = new URLSearchParams(kind.write(setupOf(game.puzzle.givens)));
	parameters.set('moves', writeWay(way));
	return localHref(`${resolve('/play/way')}?${parameters}`);
}
