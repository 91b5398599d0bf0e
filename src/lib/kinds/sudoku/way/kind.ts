import type { ProblemKind } from '$lib/engine/kind';
import { kind as sudoku } from '../kind';
import { sizeOf } from '../shape';
import { readSetup, writeSetup } from './address';
import { EXAMPLES } from './examples';
import { PlayedSudoku } from './played';
import { wayOn, type WaySetup } from './setup';
import { BACK, isCut } from './way';

/**
 * A player's way through a Sudoku. Users cannot choose this kind: it has no card, so no list shows it.
 * Pages make it from a played game, and show it beside searches of the same puzzle.
 */
export const kind: ProblemKind<WaySetup> = {
	id: 'way',
	isHidden: true,
	examples: EXAMPLES,

	problem: ({ givens, moves }) => new PlayedSudoku(givens, moves),
	conflicts: (setup) => sudoku.conflicts(setup),

	parameters: ['puzzle', 'box', 'moves'],
	read: readSetup,
	write: writeSetup,

	/** A symbol that is typed is another move. */
	type(setup, cell, symbol) {
		const { givens, moves } = setup;
		const isMove = givens.cells[cell] === BACK && symbol >= BACK && symbol < sizeOf(givens.shape);
		const isKept = isMove && boardAfter(setup)[cell] !== symbol && !isCut([...moves, NEXT]);
		return isKept ? { ...setup, moves: [...moves, { cell, symbol }] } : setup;
	},
	isGiven: ({ givens }, cell) => (givens.cells[cell] ?? BACK) !== BACK,
	reset: (setup) => (setup.moves.length === 0 ? setup : { ...setup, moves: [] }),
	clear(setup) {
		const cleared = sudoku.clear(setup);
		if (cleared === setup && setup.moves.length === 0) return setup;
		return wayOn(cleared.givens, []);
	},

	parser: async () => (await import('./parse')).parseWay,
	formats: [
		{
			id: 'address',
			extension: 'txt',
			write: (setup) => new URLSearchParams(writeSetup(setup)).toString()
		}
	]
};

const NEXT = { cell: 0, symbol: BACK };

/** What stands on the player's board after some of the moves, by default all, legal or not. */
export function boardAfter(
	{ givens, moves }: Pick<WaySetup, 'givens' | 'moves'>,
	count = moves.length
): Int8Array {
	const cells = givens.cells.slice();
	for (const { cell, symbol } of moves.slice(0, count)) cells[cell] = symbol;
	return cells;
}
