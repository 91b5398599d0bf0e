import type { Level } from '$lib/generator/levels';
import { levelOf, rateSolved } from '$lib/generator/rating';
import { countFilled } from '$lib/problems/sudoku/board';
import { sizeOf } from '$lib/problems/sudoku/shape';
import type { Puzzle } from './game/game';

/** What was measured on a puzzle. */
export interface Facts {
	readonly level: Level;
	readonly clues: number;
	readonly cells: number;
	/** Which singles solve it alone; null if only the level was measured. */
	readonly singles: 'hidden' | 'all' | 'none' | null;
	/** The guesses needed in the best case. */
	readonly guesses: number;
	/** It may be more. */
	readonly isAtLeast: boolean;
}

/** Larger boards have too many guesses to try them all while somebody waits. */
const LARGEST = 9;

/** Measures a puzzle: at once on the usual sizes; on larger ones only its level. */
export function factsOf({ givens, solution }: Puzzle): Facts {
	const [clues, cells] = [countFilled(givens), givens.cells.length];
	if (sizeOf(givens.shape) <= LARGEST) return { ...rateSolved(givens, solution), cells };
	const level = levelOf(givens, solution);
	const guesses = { easy: 0, medium: 0, hard: 1, extreme: 2 }[level];
	const singles = level === 'easy' ? 'hidden' : guesses > 0 ? 'none' : null;
	return { level, clues, cells, singles, guesses, isAtLeast: level === 'extreme' };
}
