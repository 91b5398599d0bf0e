import type { BoxShape } from '$lib/kinds/sudoku/shape';

/** Everything that one cell of a played board shows. */
export interface PlaySquare {
	readonly cell: number;
	/** −1 for an empty cell. */
	readonly symbol: number;
	readonly isGiven: boolean;
	/** The solver filled it in, not the player. */
	readonly isSolvers: boolean;
	/** Mask of the player's notes; 0 where there is a symbol. */
	readonly notes: number;
	/** The notes among them of the symbol that is highlighted. */
	readonly found: number;
	/** The player's colour, 0 for none. */
	readonly colour: number;
	readonly isConflict: boolean;
	/** It is not the solution's symbol, and the player asked. */
	readonly isWrong: boolean;
	/** The hint is about it, or it is the reason for the hint. */
	readonly isReason: boolean;
}

/** What squares are made of. Arrays have an entry for each cell. */
export interface SquareFacts {
	readonly shape: BoxShape;
	readonly givens: ArrayLike<number>;
	/** The player's symbols, −1 for none. */
	readonly symbols: ArrayLike<number>;
	readonly notes: ArrayLike<number>;
	readonly colours: ArrayLike<number>;
	readonly solvers: ReadonlySet<number>;
	readonly conflicts: ReadonlySet<number>;
	readonly wrong: ReadonlySet<number>;
	readonly reasons: ReadonlySet<number>;
	/** The symbol that is highlighted, −1 for none. */
	readonly active: number;
}

/**
 * The squares of a board. A square that shows the same as in `last` stays the same object, so that
 * the grid leaves it alone.
 */
export function squaresOf(
	facts: SquareFacts,
	last: readonly PlaySquare[] = []
): readonly PlaySquare[] {
	return Array.from(facts.givens, (given, cell) => {
		const symbol = given >= 0 ? given : facts.symbols[cell];
		const notes = symbol >= 0 ? 0 : facts.notes[cell];
		const square: PlaySquare = {
			cell,
			symbol,
			isGiven: given >= 0,
			isSolvers: facts.solvers.has(cell),
			notes,
			found: facts.active < 0 ? 0 : notes & (1 << facts.active),
			colour: facts.colours[cell],
			isConflict: facts.conflicts.has(cell),
			isWrong: facts.wrong.has(cell),
			isReason: facts.reasons.has(cell)
		};
		const before = last[cell];
		return before !== undefined && isSame(before, square) ? before : square;
	});
}

function isSame(one: PlaySquare, other: PlaySquare): boolean {
	return (Object.keys(one) as (keyof PlaySquare)[]).every((key) => one[key] === other[key]);
}
