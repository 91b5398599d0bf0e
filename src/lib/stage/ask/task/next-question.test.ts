import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import { Queens } from '$lib/kinds/queens/queens';
import { record } from '../../../../../tests/fixtures/recordings';
import { usualAsk, type AskTask } from '../../address/task';
import { ASKS } from '../asks';
import { answeredAt, questionsAt, type Question } from '../question';
import { anyRun, type Recorded } from '../runs.fixture';
import { countQuestions, drawnQuestions, nextQuestion } from './next-question';
import { readSettlements, writeSettlements } from './result';

const queens = new Queens({ size: 4, queens: new Int8Array(4).fill(-1) });
const run = { problem: queens, strategy: DEFAULT_STRATEGY, ...record(queens, DEFAULT_STRATEGY) };
const someAsks = fc.subarray([...ASKS], { minLength: 1 });

/** The questions of a task from a position on. */
function questionsOf(task: AskTask, run: Recorded, from: number): Question[] {
	const asked: Question[] = [];
	let at = from;
	while (asked.length < task.count) {
		const question = nextQuestion(task, run, at, asked);
		if (question === null) break;
		asked.push(question);
		at = answeredAt(run.trace, question);
	}
	return asked;
}

describe('the questions of a task', () => {
	it('are counted from a position on, and no more than asked for', () => {
		const task = { ...usualAsk(), count: 3 };
		expect(countQuestions(task, run, 0)).toBe(3);
		const left = countQuestions({ ...task, count: 50 }, run, run.trace.length - 4);
		expect(left).toBeLessThan(3);
		expect(countQuestions(task, run, run.trace.length)).toBe(0);
	});

	it('are of its sorts, in its range, and each is asked once', () => {
		const tasks = fc.record({
			pace: fc.constantFrom('each' as const, 'round' as const),
			asks: someAsks,
			ends: fc.tuple(fc.nat({ max: 300 }), fc.nat({ max: 300 }))
		});
		fc.assert(
			fc.property(anyRun, tasks, (run, { pace, asks, ends }) => {
				const [from, to] = ends.sort((a, b) => a - b);
				const asked = questionsOf({ ...usualAsk(pace), asks, range: [from, to] }, run, from);
				for (const { ask, position } of asked) {
					expect(asks).toContain(ask);
					expect(position).toBeGreaterThanOrEqual(from);
					expect(position).toBeLessThanOrEqual(to);
				}
				expect(new Set(asked.map(({ position }) => position)).size).toBe(asked.length);
			}),
			{ numRuns: 60 }
		);
	});

	it('leave no decision out where each is asked about', () => {
		fc.assert(
			fc.property(anyRun, (run) => {
				const task: AskTask = { ...usualAsk('each'), asks: ['value'], count: 400 };
				const asked = questionsOf(task, run, 0).map(({ position }) => position);
				const all = Array.from({ length: Math.min(run.trace.length, 400) }, (_, at) => at).filter(
					(at) =>
						questionsAt(run.problem, run.strategy, run.trace, at).some(({ ask }) => ask === 'value')
				);
				expect(asked.filter((at) => at < 400)).toEqual(all);
			}),
			{ numRuns: 30 }
		);
	});

	it('that are drawn by lot are the same for the same seed, and never give an answer away', () => {
		fc.assert(
			fc.property(anyRun, someAsks, fc.nat(), (run, asks, seed) => {
				const task: AskTask = { ...usualAsk(), asks, seed, range: [0, 400] };
				const drawn = drawnQuestions(task, run, 0);
				expect(drawnQuestions(task, run, 0)).toEqual(drawn);
				expect(drawn.length).toBeLessThanOrEqual(task.count);
				drawn.slice(1).forEach(({ position }, at) => {
					expect(position).toBeGreaterThanOrEqual(answeredAt(run.trace, drawn[at]));
				});
			}),
			{ numRuns: 40 }
		);
	});
});

it('how questions were settled comes back, and nothing else does', () => {
	const hows = ['first', 'shown', 'later', 'first'] as const;
	expect(readSettlements(writeSettlements(hows))).toEqual(hows);
	for (const state of ['x', 'ffz', 'f'.repeat(3000), '{"f":1}'])
		expect(readSettlements(state)).toEqual([]);
});
