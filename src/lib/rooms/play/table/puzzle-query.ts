import type { Board } from '$lib/kinds/sudoku/board';
import { kind, setupOf } from '$lib/kinds/sudoku/kind';

/** A puzzle as the parameters of an address, of a game as of the studio. */
export function puzzleQuery(givens: Board): string {
	return new URLSearchParams(kind.write(setupOf(givens))).toString();
}
