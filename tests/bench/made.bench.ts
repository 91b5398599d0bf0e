import { making } from '../../src/lib/kinds/sudoku/make/make';
import { LEVELS } from '../../src/lib/kinds/sudoku/make/levels';
import { SYMMETRIES } from '../../src/lib/kinds/sudoku/make/symmetry';
import { DEFAULT_WISH, type Wish } from '../../src/lib/kinds/sudoku/make/wish';
import { solutionsOf } from '../../src/lib/kinds/sudoku/oracle.fixture';
import { coverSolutions } from '../fixtures/exact-cover';
import type { Row } from './measure';

/** How many boards are made and counted. */
const BOARDS = 1_000_000;
/** Every so many is also counted by the solver of the unit tests, which takes ten times as long. */
const ALSO = 100;

/** Wishes of all levels and symmetries; of extreme ones few, because they take a hundred times longer. */
function wishOf(number: number): Wish {
	const symmetry = SYMMETRIES[number % SYMMETRIES.length];
	const isExtreme = number % 1000 === 0;
	const levels = [...LEVELS.filter((level) => level !== 'extreme'), 'any' as const];
	const level = isExtreme ? 'extreme' : levels[Math.floor(number / 5) % levels.length];
	return { ...DEFAULT_WISH, level, symmetry, seed: number + 1 };
}

/**
 * Makes a million puzzles and counts the solutions of each with a solver that shares nothing with the
 * generator.
 * @throws Error at the first that has not exactly one solution, or not the level that was asked for.
 */
export function run(): Promise<Row[]> {
	const before = performance.now();
	let made = 0;
	let counted = 0;
	for (let number = 0; made < BOARDS; number++) {
		const wish = wishOf(number);
		const steps = making(wish);
		let step = steps.next();
		while (!step.done) step = steps.next();
		// What is given up comes with the nearest puzzle, which has one solution, too.
		const result = 'why' in step.value ? step.value.reached : step.value;
		if (result === null) continue;
		const { board, solution, rating } = result;
		const name = `${wish.level}, ${wish.symmetry}, seed ${wish.seed}`;
		if (!('why' in step.value) && wish.level !== 'any' && rating.level !== wish.level)
			throw new Error(`${name}: ${rating.level}`);
		const found = coverSolutions(board.cells, 2);
		if (found.length !== 1) throw new Error(`${name}: ${found.length} solutions`);
		if (String(found[0]) !== String(solution)) throw new Error(`${name}: another solution`);
		if (made % ALSO === 0) {
			counted++;
			if (solutionsOf(board, 2).length !== 1) throw new Error(`${name}: not one solution`);
		}
		made++;
	}
	const seconds = (performance.now() - before) / 1000;
	return Promise.resolve([
		{
			name: 'made boards with exactly one solution, as other programs count, to all',
			ratio: 1,
			bound: 1,
			detail: `${made.toLocaleString('en')} boards, ${counted.toLocaleString('en')} of them counted twice, ${seconds.toFixed(0)} s`
		}
	]);
}
