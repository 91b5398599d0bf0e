import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../src/lib/kinds/sudoku/make/levels';
import { making } from '../../src/lib/kinds/sudoku/make/make';
import { rate } from '../../src/lib/kinds/sudoku/make/rating';
import { DEFAULT_WISH } from '../../src/lib/kinds/sudoku/make/wish';
import { formatLine } from '../../src/lib/kinds/sudoku/line';
import { solutionsOf } from '../../src/lib/kinds/sudoku/oracle.fixture';
import { plainRating } from '../fixtures/plain-rating';
import { sudokuBoard } from '../fixtures/sudokus';

/** A few of what `npm run bench -- levels` asks of a thousand. */
const PUZZLES = 8;

describe('the level', () => {
	it.each(LEVELS)('of a puzzle that was made, %s, is what an independent program says', (level) => {
		for (let seed = 1; seed <= PUZZLES; seed++) {
			const symmetry = level === 'extreme' ? 'none' : 'half-turn';
			const steps = making({ ...DEFAULT_WISH, level, symmetry, seed });
			let step = steps.next();
			while (!step.done) step = steps.next();
			const made = step.value;
			if ('why' in made) throw new Error(`seed ${seed}: ${made.why}`);
			const solution = formatLine({ shape: made.board.shape, cells: made.solution });
			const plain = plainRating(formatLine(made.board), solution);
			expect(plain.level, `seed ${seed}`).toBe(level);
			if (seed === 1) expect(plain.isOneGuess()).toBe(made.rating.guesses === 1);
		}
	});

	it.each(['easy50', 'top95', '17clue-500'])('of puzzles of the list %s is, too', (list) => {
		const lines = readFileSync(`src/lib/kinds/sudoku/sets/${list}.txt`, 'utf8')
			.split('\n')
			.filter((line) => /^[\d.]{81}$/.test(line))
			.slice(0, 20)
			.map((line) => line.replaceAll('0', '.'));
		expect(lines).toHaveLength(20);
		for (const line of lines) {
			const board = sudokuBoard(line);
			const [cells] = solutionsOf(board, 1);
			const plain = plainRating(line, formatLine({ shape: board.shape, cells }));
			expect(rate(board)?.level, line).toBe(plain.level);
		}
	});
});
