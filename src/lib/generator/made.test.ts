import { expect, it } from 'vitest';
import { solutionsOf } from '../problems/sudoku/oracle.fixture';
import { making } from './make';
import { SYMMETRIES } from './symmetry';
import { DEFAULT_WISH, type Wish } from './wish';

/** As many as an independent solver counts in some seconds; `npm run bench -- made` counts a million. */
const BOARDS = 10_000;

it(`${BOARDS} boards that were made have exactly one solution each, and the level asked for`, () => {
	const levels = ['any', 'easy', 'medium', 'hard'] as const;
	let right = 0;
	for (let i = 0; i < BOARDS; i++) {
		const wish: Wish = {
			...DEFAULT_WISH,
			level: levels[i % levels.length],
			symmetry: SYMMETRIES[i % SYMMETRIES.length],
			seed: i + 1
		};
		const steps = making(wish);
		let step = steps.next();
		while (!step.done) step = steps.next();
		const made = step.value;
		if ('why' in made) throw new Error(`seed ${wish.seed}: ${made.why}`);
		const found = solutionsOf(made.board, 2);
		const isRight = found.length === 1 && String(found[0]) === String(made.solution);
		if (isRight && (wish.level === 'any' || made.rating.level === wish.level)) right++;
	}
	expect(right).toBe(BOARDS);
}, 180_000);
