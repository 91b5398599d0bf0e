import { expect, inject, it } from 'vitest';
import { coverSolutions } from '../../../../../tests/fixtures/exact-cover';
import { solutionsOf } from '../oracle.fixture';
import { making } from './make';
import { SYMMETRIES } from './symmetry';
import { DEFAULT_WISH, MAX_SEED, type Wish } from './wish';

/** `npm run fuzz` makes others in every round; `npm run bench -- made` makes a million. */
const BOARDS = 200;
/** One in this many is also counted by the solver of the other tests, which takes ten times as long. */
const ALSO = 10;

it(`${BOARDS} boards that were made have exactly one solution each, and the level asked for`, () => {
	const levels = ['any', 'easy', 'medium', 'hard'] as const;
	let givenUp = 0;
	for (let i = 0; i < BOARDS; i++) {
		const wish: Wish = {
			...DEFAULT_WISH,
			level: levels[i % levels.length],
			symmetry: SYMMETRIES[i % SYMMETRIES.length],
			seed: ((inject('seed') * BOARDS + i) % MAX_SEED) + 1
		};
		const steps = making(wish);
		let step = steps.next();
		while (!step.done) step = steps.next();
		const made = step.value;
		if ('why' in made) {
			givenUp++;
			continue;
		}
		const name = `${wish.level}, ${wish.symmetry}, seed ${wish.seed}`;
		const expected = [String(made.solution)];
		expect(coverSolutions(made.board.cells, 2).map(String), name).toEqual(expected);
		if (i % ALSO === 0) expect(solutionsOf(made.board, 2).map(String), name).toEqual(expected);
		if (wish.level !== 'any') expect(made.rating.level, name).toBe(wish.level);
	}
	expect(givenUp).toBeLessThan(BOARDS / 100);
});
