import { LEVELS, type Level } from '../../src/lib/kinds/sudoku/make/levels';
import { making, type Made } from '../../src/lib/kinds/sudoku/make/make';
import { DEFAULT_WISH } from '../../src/lib/kinds/sudoku/make/wish';
import { formatLine } from '../../src/lib/kinds/sudoku/line';
import { plainRating } from '../fixtures/plain-rating';
import { percentile, type Row } from './measure';

/** Puzzles of each level. */
const PUZZLES = 1000;
/** Of every so many extreme ones the independent program also tries all guesses, which takes seconds. */
const ALSO = 50;

function make(level: Level, seed: number): Made {
	const symmetry = level === 'extreme' ? 'none' : 'half-turn';
	const steps = making({ ...DEFAULT_WISH, level, symmetry, seed });
	let step = steps.next();
	while (!step.done) step = steps.next();
	if ('why' in step.value) throw new Error(`${level}, seed ${seed}: ${step.value.why}`);
	return step.value;
}

/** On how many puzzles of a level a program that shares nothing with the generator disagrees. */
function disagreements(level: Level): Row {
	let wrong = 0;
	const clues: number[] = [];
	const guesses = [0, 0, 0, 0];
	for (let seed = 1; seed <= PUZZLES; seed++) {
		const { board, solution, rating } = make(level, seed);
		const solved = formatLine({ shape: board.shape, cells: solution });
		const plain = plainRating(formatLine(board), solved);
		const isTried = level === 'extreme' && seed % ALSO === 0;
		if (plain.level !== level || (isTried && plain.isOneGuess() !== (rating.guesses === 1)))
			wrong++;
		clues.push(rating.clues);
		guesses[rating.guesses]++;
	}
	const [least, median, most] = [0, 0.5, 1].map((share) => percentile(clues, share));
	return {
		name: `puzzles that are ${level}, and of another level for an independent program`,
		ratio: wrong,
		bound: 0,
		detail: `${PUZZLES} puzzles; clues ${least} to ${most}, median ${median}; guesses 0, 1, 2, 3+: ${guesses.join(', ')}`
	};
}

export function run(): Promise<Row[]> {
	return Promise.resolve(LEVELS.map(disagreements));
}
