import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { record, replayed, withoutCause } from '../../../../tests/fixtures/recordings';
import { sudokuOf } from '../../../../tests/fixtures/sudokus';
import {
	BACKS,
	DEFAULT_STRATEGY,
	ELIMINATIONS,
	ELIMINATION_TIMES,
	GOALS,
	ORDERINGS,
	VALUE_ORDERINGS
} from '../search/strategy';
import { Replay } from './replay';
import { countStep, noStatistics } from './statistics';
import { NO_STEP } from './trace';
import { BACKTRACK, packStep, SOLUTION, STEP_KINDS, stepKind } from '../search/step';

const RASTER =
	'003900024750004300000160007006000701190000000500700060400508000600307000200040000'.replaceAll(
		'0',
		'.'
	);
const LONG = '..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..';

const strategies = fc.record({
	ordering: fc.constantFrom(...ORDERINGS),
	values: fc.constantFrom(...VALUE_ORDERINGS),
	elimination: fc.constantFrom(...ELIMINATIONS),
	eliminate: fc.constantFrom(...ELIMINATION_TIMES),
	back: fc.constantFrom(...BACKS),
	variant: fc.constant(''),
	goal: fc.constantFrom(...GOALS),
	seed: fc.nat(),
	limits: fc.constant({ steps: 30_000 })
});

describe('a recorded trace', () => {
	it('shows the same moment at any position as a replay from the beginning', () => {
		fc.assert(
			fc.property(strategies, fc.infiniteStream(fc.nat()), (strategy, picks) => {
				const problem = sudokuOf(RASTER);
				const run = record(problem, strategy);
				const { trace, steps } = run;
				expect(trace.length).toBe(steps.length);
				for (const pick of [0, steps.length, ...picks.take(6)]) {
					const position = pick % (steps.length + 1);
					expect(withoutCause(trace.at(position))).toEqual(
						withoutCause(replayed(problem, strategy, run, position))
					);
				}
			}),
			{ numRuns: 60, endOnFailure: true }
		);
	});

	it('steps back through exactly the moments it stepped forward through', () => {
		const problem = sudokuOf(RASTER);
		const { trace } = record(problem, { ...DEFAULT_STRATEGY, elimination: 'hidden' });
		const forward = [];
		for (let i = 0; i <= trace.length; i++) forward.push(trace.at(i));
		for (let i = trace.length; i >= 0; i--) expect(trace.at(i)).toEqual(forward[i]);
	});

	it('steps back from the middle of a long run and keeps the step that led there', () => {
		const problem = sudokuOf(LONG);
		const { trace, steps } = record(problem, { ...DEFAULT_STRATEGY, limits: { steps: 30_000 } });
		for (let i = 20_000; i > 10_000; i--) {
			const { step } = trace.at(i);
			expect(packStep(STEP_KINDS.indexOf(step!.kind), step!.variable, step!.value)).toBe(
				steps[i - 1]
			);
		}
	});

	it('shows the same moments whether it is read after every step or only sometimes', () => {
		const problem = sudokuOf(RASTER);
		const strategy = { ...DEFAULT_STRATEGY, ordering: 'findmax' as const, limits: { steps: 4000 } };
		const often = record(problem, strategy).trace;
		const seldom = record(problem, strategy).trace;
		for (let i = 0; i <= often.length; i++) {
			const moment = often.at(i);
			if (i % 7 === 0 || i % 11 === 0) expect(seldom.at(i)).toEqual(moment);
		}
	});

	it('asks for the moment before a backtrack at no cost of its own, at any pace', () => {
		const { trace } = record(sudokuOf(LONG), { ...DEFAULT_STRATEGY, limits: { steps: 30_000 } });
		const apply = vi.spyOn(Replay.prototype, 'apply');
		for (const pace of [1, 7]) {
			trace.at(10_000);
			apply.mockClear();
			for (let i = 10_000; i < 11_000; i += pace) {
				const { step } = trace.at(i);
				if (step?.kind !== 'backtrack') continue;
				const before = trace.at(i - 1);
				expect(before.position).toBe(i - 1);
				expect(before.assignment[step.variable]).toBe(step.value);
			}
			expect(apply.mock.calls.length).toBeLessThan(4000);
		}
		apply.mockRestore();
	});

	it('keeps the counts of a long run at every checkpoint', () => {
		const problem = sudokuOf(LONG);
		const { trace, recorder, steps, causes } = record(problem, DEFAULT_STRATEGY, 7777);
		const statistics = noStatistics();
		let next = 0;
		steps.forEach((step, i) => {
			if (next < trace.checkpoints.length && trace.checkpoints.position(next) === i)
				expect(trace.checkpoints.get(next++).statistics).toEqual(statistics);
			countStep(statistics, step, causes[i]);
		});
		expect(next).toBe(trace.checkpoints.length);
		expect(next).toBeGreaterThan(10);
		expect(recorder.statistics).toEqual(statistics);
		expect(trace.at(trace.length).statistics).toEqual(statistics);
	});

	it('finds the nearest matching step in both directions', async () => {
		const problem = sudokuOf(LONG);
		const { trace, steps } = record(problem, DEFAULT_STRATEGY);
		const isUndo = (step: number) => stepKind(step) === BACKTRACK;
		for (const from of [0, 1, 500, 50_000, 77_777, steps.length - 1, steps.length]) {
			const ahead = steps.findIndex((step, i) => i >= from && isUndo(step));
			expect(await trace.find(from, 1, isUndo)).toBe(ahead < 0 ? -1 : ahead + 1);
			const behind = steps.findLastIndex((step, i) => i + 1 < from && isUndo(step));
			expect(await trace.find(from, -1, isUndo)).toBe(behind < 0 ? -1 : behind + 1);
		}
		expect(await trace.find(0, 1, (step) => stepKind(step) === SOLUTION)).toBe(steps.length);
		expect(trace.scan(0, steps.length - 1, (step) => stepKind(step) === SOLUTION)).toBe(-1);
		expect([...trace.solutions]).toEqual([steps.length]);
	});

	it('passes the depth after each step to the match', async () => {
		const { trace } = record(sudokuOf(RASTER), DEFAULT_STRATEGY);
		const shallow = await trace.find(100, 1, (_, depth) => depth < 4);
		expect(shallow).toBeGreaterThan(100);
		expect(trace.at(shallow).statistics.depth).toBe(3);
		expect(trace.at(shallow - 1).statistics.depth).toBe(4);
	});

	it('passes the step after each step to the match, across all batches and windows', async () => {
		const strategy = { ...DEFAULT_STRATEGY, limits: { steps: 60_000 } };
		const { trace, steps } = record(sudokuOf(LONG), strategy);
		const nextOf = (position: number) => (position < steps.length ? steps[position] : NO_STEP);
		for (const [from, to] of [
			[0, steps.length],
			[30_000, 30_700],
			[4095, 4097]
		]) {
			// A window around the first position.
			trace.at(from);
			const wrong: number[] = [];
			trace.scan(from, to, (step, _, position, next) => {
				if (step !== steps[position - 1] || next !== nextOf(position)) wrong.push(position);
				return false;
			});
			expect(wrong).toEqual([]);
		}
		const last = await trace.find(30_000, -1, (step, _, position, next) => next === steps[29_000]);
		expect(nextOf(last)).toBe(steps[29_000]);
	});

	it('aborts a long find', async () => {
		const problem = sudokuOf(LONG);
		const { trace } = record(problem, DEFAULT_STRATEGY);
		const controller = new AbortController();
		controller.abort();
		await expect(trace.find(0, 1, () => false, controller.signal)).rejects.toThrow();
	});
});
