import fc from 'fast-check';
import { expect, it } from 'vitest';
import { easyPuzzle, logs, puzzleWithout } from '../../../../../tests/fixtures/games';
import { BACK } from '$lib/kinds/sudoku/way/way';
import { Game, type Action } from './game';
import { wayOf } from './way';

function way(...actions: Action[]): string[] {
	const log = actions.map((action, at) => ({ action, at }));
	return wayOf(Game.of(easyPuzzle(), log)).map(({ cell, symbol }) =>
		symbol === BACK ? `${cell} back` : `${cell}=${symbol}`
	);
}

const place = (cell: number, symbol: number): Action => ({ do: 'place', cell, symbol, tidy: true });

it('has each symbol that came or went, in order', () => {
	expect(
		way(
			place(2, 0),
			{ do: 'note', cell: 3, symbol: 1 },
			place(0, 3), // a given
			place(3, 5),
			place(2, 3),
			{ do: 'undo' },
			{ do: 'redo' },
			{ do: 'erase', cell: 3 }
		)
	).toEqual(['2=0', '3=5', '2 back', '2=3', '2 back', '2=0', '2 back', '2=3', '3 back']);
});

it('takes all back, the last first, at a reset', () => {
	expect(way(place(8, 1), place(2, 0), { do: 'reset' }, { do: 'undo' })).toEqual([
		...['8=1', '2=0', '2 back', '8 back'],
		...['2=0', '8=1']
	]);
});

it('leaves out what the solver placed, and its being taken back', () => {
	const help = (cell: number, symbol: number) =>
		({ ...place(cell, symbol), by: 'solver' }) as const;
	expect(way({ do: 'solve' })).toEqual([]);
	expect(way(place(2, 3), { do: 'solve' })).toEqual(['2=3']);
	expect(way({ do: 'solve' }, { do: 'undo' }, place(2, 3))).toEqual(['2=3']);
	// The solver corrects the player, and the player goes on from there.
	expect(way(place(2, 0), help(2, 3), { do: 'erase', cell: 2 }, place(2, 1))).toEqual([
		...['2=0', '2 back', '2=1']
	]);
	expect(way(place(2, 0), help(2, 3), { do: 'undo' })).toEqual(['2=0', '2 back', '2=0']);
});

it("leads to the player's part of the board, cell by cell, and agrees with the counts", () => {
	const puzzle = puzzleWithout({ rows: 2, columns: 2 }, [0, 3, 5, 6, 9, 10, 12, 15]);
	fc.assert(
		fc.property(logs(16, 4), (log) => {
			const game = Game.of(puzzle, log);
			const board = puzzle.givens.cells.slice();
			const moves = wayOf(game);
			for (const { cell, symbol } of moves) {
				expect(board[cell] === -1).toBe(symbol !== BACK);
				board[cell] = symbol;
			}
			const own = game.board.cells.map((symbol, cell) => (game.solvers.has(cell) ? -1 : symbol));
			expect(board).toEqual(own);
			const backs = moves.filter(({ symbol }) => symbol === BACK).length;
			expect(backs).toBe(game.wentBack);
			expect(moves.length - backs).toBe(game.placed);
		})
	);
});
