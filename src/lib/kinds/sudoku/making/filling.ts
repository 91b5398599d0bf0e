import type { Problem } from '$lib/engine/problem';
import { emptyBoard } from '../board';
import { sizeOf, type BoxShape } from '../shape';
import { Sudoku } from '../sudoku';

/** A large board that is not full after this many steps is unlikely to be filled at all. */
const STEPS = 3_000_000;

/** The empty board as a problem for the ordinary search. */
export class Filling extends Sudoku implements Problem {
	readonly usualSteps: number | undefined;

	constructor(shape: BoxShape) {
		super(emptyBoard(shape));
		this.usualSteps = sizeOf(shape) > 9 ? STEPS : undefined;
	}
}
