import type { OwnStep } from '$lib/engine/problem';
import type { Board } from '../board';
import { Sudoku } from '../sudoku';
import { walked, type Walked } from './walked';
import type { Way } from './way';

/** A Sudoku as a player played it: its steps are the player's moves. */
export class PlayedSudoku extends Sudoku {
	readonly walked: Walked;

	constructor(board: Board, way: Way) {
		super(board);
		this.walked = walked(this, way);
	}

	/** The player's moves. An unfinished way says nothing about what would have followed. */
	*ownSearch(): Generator<OwnStep, 'stopped' | undefined> {
		yield* this.walked.steps;
		return this.walked.isSolved ? undefined : 'stopped';
	}
}
