import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solvedBoard } from '../../../../tests/fixtures/boards';
import { record } from '../../../../tests/fixtures/recordings';
import { sudokuOf } from '../../../../tests/fixtures/sudokus';
import { ways } from '../../../../tests/fixtures/ways';
import type { Problem } from '../problem';
import { fitStrategy } from '../search/choices';
import type { Frame } from '../search/frame';
import {
	BACKTRACK,
	CHOOSE,
	FORCE,
	PLACE,
	SOLUTION,
	stepKind,
	stepValue,
	unpackStep
} from '../search/step';
import {
	BACKS,
	ELIMINATIONS,
	ELIMINATION_TIMES,
	ORDERINGS,
	VALUE_ORDERINGS,
	type Strategy
} from '../search/strategy';

/** Boards with many solutions: part of a full one. */
const boards: fc.Arbitrary<Problem> = fc
	.record({
		size: fc.constantFrom(2, 3),
		// Few givens in a large board would leave no solution within the limit of steps.
		open: fc.double({ min: 0.3, max: 0.8, noNaN: true }),
		picks: fc.array(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), {
			minLength: 81,
			maxLength: 81
		})
	})
	.map(({ size, open, picks }) =>
		sudokuOf(
			Array.from(solvedBoard({ rows: size, columns: size }), (symbol, cell) =>
				picks[cell] < open ? '.' : String(symbol + 1)
			).join('')
		)
	);

/** Paths, which end before every variable has a value. */
const paths: fc.Arbitrary<Problem> = fc
	.record({
		rows: fc.integer({ min: 2, max: 5 }),
		columns: fc.integer({ min: 2, max: 5 }),
		all: fc.boolean(),
		walls: fc.array(fc.nat(9), { minLength: 25, maxLength: 25 })
	})
	.map(({ rows, columns, walls, all }) => {
		const last = rows * columns - 1;
		const costs = walls.slice(0, last + 1).map((wall, cell) => {
			return wall === 0 && cell !== 0 && cell !== last ? 0 : 1;
		});
		return ways({ rows, columns, costs }, { all });
	});

const strategies: fc.Arbitrary<Strategy> = fc.record({
	ordering: fc.constantFrom(...ORDERINGS),
	values: fc.constantFrom(...VALUE_ORDERINGS),
	elimination: fc.constantFrom(...ELIMINATIONS),
	eliminate: fc.constantFrom(...ELIMINATION_TIMES),
	back: fc.constantFrom(...BACKS),
	variant: fc.constant(''),
	goal: fc.constantFrom('all', 'best'),
	seed: fc.nat(),
	limits: fc.constant({ steps: 24_000 })
});

/** For each frame after some steps, the masks of values taken back with and without a solution, and by a jump. */
function takenBackIn(steps: readonly number[], causes: readonly number[], position: number) {
	const none = { failed: 0, solved: 0, skipped: 0 };
	const frames: ({ value: number; placedAt: number } & typeof none)[] = [];
	const solutions: number[] = [];
	for (let at = 0; at < position; at++) {
		const kind = stepKind(steps[at]);
		const value = stepValue(steps[at]);
		if (kind === SOLUTION) solutions.push(at);
		else if (kind === CHOOSE) frames.push({ value: -1, placedAt: -1, ...none });
		else if (kind === FORCE) frames.push({ value, placedAt: at, ...none });
		else if (kind === PLACE) Object.assign(frames.at(-1)!, { value, placedAt: at });
		else if (kind === BACKTRACK) {
			if (frames.at(-1)!.value < 0) frames.pop();
			const frame = frames.at(-1)!;
			if (stepKind(steps[frame.placedAt]) === FORCE) {
				frames.pop();
				continue;
			}
			const found = solutions.some((solution) => solution > frame.placedAt);
			const isSkipped = unpackStep(steps[at], causes[at]).cause >= 0;
			frame[found ? 'solved' : isSkipped ? 'skipped' : 'failed'] |= 1 << value;
			frame.value = -1;
		}
	}
	return masksOf(frames);
}

function masksOf(frames: readonly Pick<Frame, 'failed' | 'solved' | 'skipped'>[]) {
	return frames.map(({ failed, solved, skipped }) => ({ failed, solved, skipped }));
}

describe('a value that was taken back', () => {
	it('failed if no solution was found below it, at any position', () => {
		let split = 0;
		fc.assert(
			fc.property(
				fc.oneof(boards, paths),
				strategies,
				fc.array(fc.nat(), { minLength: 5, maxLength: 5 }),
				(problem, chosen, picks) => {
					const strategy = fitStrategy(problem, chosen);
					const { trace, steps, causes } = record(problem, strategy);
					// The last position first, so that each one resumes from its own checkpoint.
					for (const pick of [steps.length, ...picks]) {
						const position = pick % (steps.length + 1);
						const frames = masksOf(trace.at(position).frames);
						expect(frames).toEqual(takenBackIn(steps, causes, position));
						if (position > 5000 && frames.some(({ failed }) => failed !== 0))
							split += frames.some(({ solved }) => solved !== 0) ? 1 : 0;
					}
				}
			),
			{ numRuns: 200, endOnFailure: true }
		);
		expect(split).toBeGreaterThan(10);
	});

	it('is known when most of the tree has been folded away', () => {
		const problem = ways({ rows: 4, columns: 5, costs: new Array<number>(20).fill(1) });
		const strategy = fitStrategy(problem, {
			ordering: 'naive',
			values: 'ascending',
			elimination: 'none',
			eliminate: 'every',
			back: 'step',
			variant: '',
			goal: 'all',
			seed: 1,
			limits: {}
		});
		const { trace, steps, causes } = record(problem, strategy, 1000, 64);
		expect(trace.tree.length).toBeLessThan(steps.length / 50);
		for (let position = steps.length; position > 0; position -= 3001)
			expect(masksOf(trace.at(position).frames)).toEqual(takenBackIn(steps, causes, position));
	});
});
