import { EMPTY } from '$lib/kinds/sudoku/board';
import { BACK, type Way, type WayMove } from '$lib/kinds/sudoku/way/way';
import { Game } from './game';

/**
 * What the player placed and took back in a game, in order. What the solver placed is left out, so the
 * way ends before the solution if the solver helped. To replace a symbol is to take it back and to place
 * another; to undo a placement is to take it back, and to redo it to place it again. Symbols that go
 * in one action go last first; those that come in one action come in reading order.
 */
export function wayOf(game: Game): Way {
	const way: WayMove[] = [];
	let now = Game.of(game.puzzle);
	/** The cells that the player has filled, in the order in which they were filled. */
	let filled: number[] = [];
	for (const logged of game.log) {
		const before = now.position.symbols;
		now = now.with(logged);
		const after = now.position.symbols;
		if (after === before) continue;
		const isGone = (cell: number) => before[cell] !== after[cell];
		for (const cell of filled.filter(isGone).reverse()) way.push({ cell, symbol: BACK });
		filled = filled.filter((cell) => !isGone(cell));
		for (const [cell, symbol] of after.entries()) {
			if (symbol === EMPTY || symbol === before[cell] || now.solvers.has(cell)) continue;
			way.push({ cell, symbol });
			filled.push(cell);
		}
	}
	return way;
}
