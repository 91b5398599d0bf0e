import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardOf, solvedBoard } from '../../../../tests/fixtures/boards';
import { record } from '../../../../tests/fixtures/recordings';
import { searched } from '../../../../tests/fixtures/searches';
import { sudokuOf } from '../../../../tests/fixtures/sudokus';
import type { Problem } from '../problem';
import { sudoku } from '$lib/kinds/sudoku/sudoku';
import { BACKTRACK, CHOOSE, PLACE, packStep, stepKind } from '../search/step';
import {
	DEFAULT_STRATEGY,
	ELIMINATIONS,
	ORDERINGS,
	VALUE_ORDERINGS,
	type Strategy
} from '../search/strategy';
import { CHANGES, firstDifference } from './first-difference';
import { RESTART } from './stored/step-log';
import { NO_STEP, type StepMatch } from './trace';

const LONG = '..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..';

const now = () => Promise.resolve();
const traceOf = (problem: Problem, change: Partial<Strategy>) =>
	record(problem, { ...DEFAULT_STRATEGY, ...change }).trace;

/** The decisions of a search and the positions that they lead to. */
function decisions(problem: Problem, change: Partial<Strategy>) {
	return searched(problem, change)
		.steps.map((word, i) => ({ word, position: i + 1 }))
		.filter(({ word }) => stepKind(word) === CHOOSE || stepKind(word) === PLACE);
}

const strategies = fc.record({
	ordering: fc.constantFrom(...ORDERINGS),
	values: fc.constantFrom(...VALUE_ORDERINGS),
	elimination: fc.constantFrom(...ELIMINATIONS),
	seed: fc.nat(3),
	limits: fc.constant({ steps: 12_000 })
});

const problems = fc.tuple(fc.nat(3), fc.infiniteStream(fc.nat(3))).map(([most, keep]) => {
	const shape = { rows: 2, columns: 3 };
	return sudoku({
		shape,
		cells: boardOf(solvedBoard(shape), () => keep.next().value! < most)
	});
});

describe('the first difference of two searches', () => {
	it('is where their lists of decisions first differ', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.oneof(problems, fc.constant(sudokuOf(LONG))),
				strategies,
				strategies,
				async (problem, one, other) => {
					const [a, b] = [decisions(problem, one), decisions(problem, other)];
					const index = a.findIndex(({ word }, i) => i < b.length && word !== b[i].word);
					const plain = index < 0 ? null : [a[index].position, b[index].position];
					const traces = [traceOf(problem, one), traceOf(problem, other)] as const;
					expect(await firstDifference(...traces, now)).toEqual(plain);
					expect(await firstDifference(traces[1], traces[0], now)).toEqual(
						plain && [plain[1], plain[0]]
					);
				}
			),
			{ numRuns: 80 }
		);
	});

	it('is none between a search and itself, or one that was stopped earlier', async () => {
		const problem = sudokuOf(LONG);
		const whole = traceOf(problem, { limits: { steps: 30_000 } });
		expect(await firstDifference(whole, whole, now)).toBe(null);
		const part = traceOf(problem, { limits: { steps: 9000 } });
		expect(await firstDifference(whole, part, now)).toBe(null);
		expect(await firstDifference(part, whole, now)).toBe(null);
	});

	it('can be far from the beginning', async () => {
		// The last cell that the second search fills differently.
		const problem = sudokuOf(LONG);
		const whole = traceOf(problem, { limits: { steps: 30_000 } });
		const at = decisions(problem, { limits: { steps: 30_000 } }).at(-5)!;
		const changed: Parameters<typeof firstDifference>[1] = {
			length: whole.length,
			scan: (from, to, match) =>
				whole.scan(from, to, (word, depth, position, next) =>
					match(position === at.position ? word ^ (1 << 4) : word, depth, position, next)
				)
		};
		expect(await firstDifference(whole, changed, now)).toEqual([at.position, at.position]);
	});

	it('lets the page breathe in a long comparison, and can be stopped there', async () => {
		// Two million steps that are all the same choice.
		const endless: Parameters<typeof firstDifference>[0] = {
			length: 2 ** 22,
			scan(from, to, match) {
				for (let position = from + 1; position <= to; position++)
					if (match(CHOOSE, 0, position, CHOOSE)) return position;
				return -1;
			}
		};
		let pauses = 0;
		expect(
			await firstDifference(endless, endless, () => {
				pauses++;
				return Promise.resolve();
			})
		).toBe(null);
		expect(pauses).toBeGreaterThanOrEqual(3);
		const controller = new AbortController();
		const stopped = firstDifference(
			endless,
			endless,
			() => {
				controller.abort();
				return Promise.resolve();
			},
			controller.signal
		);
		await expect(stopped).rejects.toThrow(/abort/i);
	});
});

describe('a run that need not choose, and may end anywhere', () => {
	const placedAfter = (placed: number, [kind]: readonly number[]) =>
		kind === RESTART ? 0 : placed + (kind === PLACE ? 1 : kind === BACKTRACK ? -1 : 0);
	/** A trace of packed steps. */
	const traceOf = (...steps: (readonly [kind: number, variable: number, value: number])[]) => ({
		length: steps.length,
		scan(from: number, to: number, match: StepMatch) {
			for (let at = from; at < Math.min(to, steps.length); at++) {
				const placed = steps.slice(0, at + 1).reduce(placedAfter, 0);
				if (match(packStep(...steps[at]), placed, at + 1, NO_STEP)) return at + 1;
			}
			return -1;
		}
	});
	const search = traceOf(
		[CHOOSE, 0, -1],
		[PLACE, 0, 1],
		[CHOOSE, 1, -1],
		[BACKTRACK, 0, 1],
		[PLACE, 0, 2]
	);
	const between = (other: typeof search, ends: readonly [boolean, boolean] = [true, true]) =>
		firstDifference(search, other, () => Promise.resolve(), undefined, CHANGES, ends);

	it('is compared by what it does to the board', async () => {
		expect(await between(traceOf([PLACE, 0, 1], [BACKTRACK, 0, 1], [PLACE, 0, 2]))).toBeNull();
		expect(await between(traceOf([PLACE, 0, 1], [PLACE, 0, 2]))).toEqual([4, 2]);
	});

	it('differs where it takes everything back, if there is anything', async () => {
		const again = [
			[PLACE, 0, 1],
			[BACKTRACK, 0, 1],
			[PLACE, 0, 2]
		] as const;
		expect(await between(traceOf([RESTART, -1, -1], ...again))).toBeNull();
		expect(await between(traceOf(...again.slice(0, 2), [RESTART, -1, -1], again[2]))).toBeNull();
		// The same placements follow, but on another board.
		const restarted = traceOf([PLACE, 0, 1], [RESTART, -1, -1], ...again.slice(1));
		expect(await between(restarted)).toEqual([4, 2]);
	});

	it('differs where it ends, unless it was cut off there', async () => {
		expect(await between(traceOf([PLACE, 0, 1]))).toEqual([4, 1]);
		expect(await between(traceOf([PLACE, 0, 1]), [true, false])).toBeNull();
		const longer = traceOf([PLACE, 0, 1], [BACKTRACK, 0, 1], [PLACE, 0, 2], [PLACE, 1, 0]);
		expect(await between(longer)).toEqual([5, 4]);
	});
});
