import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { record } from '../../../../../tests/fixtures/recordings';
import { logOf } from '../../../../../tests/fixtures/stored';
import { costly, sudokuOf } from '../../../../../tests/fixtures/sudokus';
import { BACKTRACK, CHOOSE, DEADEND, PLACE, REJECT, SOLUTION, stepKind } from '../../search/step';
import { GOALS, ORDERINGS, VALUE_ORDERINGS, type Strategy } from '../../search/strategy';
import { countAt, reach } from '../reach';
import { NODE_CLOSED, NODE_SOLVED } from '../tree/tree';
import { CALL, HAS_RETURNED, RESTART, RETURN, StepLogBuilder } from './step-log';
import { StoredTrace } from './stored-trace';

const RASTER = '003900024750004300000160007006000701190000000500700060400508000600307000200040000';
const LONG = '..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..';
const SMALL = '.....23...2....4';

const anyStrategy: fc.Arbitrary<Strategy> = fc.record({
	ordering: fc.constantFrom(...ORDERINGS),
	values: fc.constantFrom(...VALUE_ORDERINGS),
	elimination: fc.constant('none'),
	eliminate: fc.constant('every'),
	back: fc.constant('step'),
	variant: fc.constant(''),
	goal: fc.constantFrom(...GOALS),
	seed: fc.nat(),
	limits: fc.constant({ steps: 30_000 })
});
const anyProblem = fc.constantFrom(
	sudokuOf(RASTER),
	sudokuOf(LONG),
	sudokuOf(SMALL),
	sudokuOf('................'),
	costly(SMALL)
);

/** The trace of steps on a small board: kind, variable, value, depth, other. */
function stored(...steps: readonly (readonly number[])[]) {
	const log = new StepLogBuilder();
	steps.forEach(([kind, variable = -1, value = -1, depth = 0, other = -1], at) =>
		log.write(kind, variable, value, at + 1, depth, other)
	);
	return new StoredTrace(sudokuOf('................'), log, null);
}

/** What is placed, and by which frames. */
function shown(trace: StoredTrace, position = trace.length) {
	const { assignment, frames, statistics } = trace.at(position);
	return {
		board: [...assignment].flatMap((value, at) => (value < 0 ? [] : [[at, value]])),
		frames: frames.map(({ variable, value }) => [variable, value]),
		depth: statistics.depth
	};
}

it('counts what a restart takes back', () => {
	const trace = stored([PLACE, 0, 0, 0], [PLACE, 1, 1, 1], [RESTART, -1, -1, 1], [PLACE, 0, 1, 0]);
	const counted = [2, 3, 4].map((position) => trace.at(position).statistics);
	expect(counted.map(({ undos }) => undos)).toEqual([0, 2, 2]);
	expect(counted.map(({ depth }) => depth)).toEqual([2, 0, 1]);
	expect(counted[2]).toMatchObject({ forwardStreak: 1, longestForward: 2 });
});

describe("a search's own steps", () => {
	it('make the moments of a recorded trace, recursive or not', () => {
		fc.assert(
			fc.property(
				anyProblem,
				anyStrategy,
				fc.boolean(),
				fc.infiniteStream(fc.nat()),
				(problem, strategy, isRecursive, picks) => {
					const { trace, steps, causes, outcome } = record(problem, strategy);
					const made = new StoredTrace(problem, logOf(steps, causes, isRecursive), outcome);
					for (const pick of [0, steps.length, ...picks.take(8)]) {
						const position = pick % (steps.length + 1);
						// A stored trace does not know why values failed.
						const { deadEnds: _, conflict: __, weights: ___, ...moment } = trace.at(position);
						expect(made.at(position)).toEqual(moment);
					}
					expect(made.tree).toEqual(trace.tree);
					expect(made.profile).toEqual(trace.profile);
					expect(made.nodes).toEqual(trace.nodes);
					expect(made.solutions).toEqual(Float64Array.from(trace.solutions));
					expect(made.costs).toEqual(Float64Array.from(trace.costs));
				}
			),
			{ numRuns: 60, endOnFailure: true }
		);
	});

	it('are found as in a recorded trace, with the same depths', async () => {
		const problem = sudokuOf(LONG);
		const { trace, steps, causes } = record(problem, {
			ordering: 'naive',
			values: 'ascending',
			elimination: 'none',
			eliminate: 'every',
			back: 'step',
			variant: '',
			goal: 'first',
			seed: 1,
			limits: { steps: 30_000 }
		});
		const made = new StoredTrace(problem, logOf(steps, causes, true), null);
		const isDeep = (word: number, depth: number, position: number, next: number) =>
			stepKind(word) === BACKTRACK && depth > 8 && position % 7 === 0 && stepKind(next) === REJECT;
		for (const from of [0, 12_345, 30_000]) {
			expect(await made.find(from, 1, isDeep)).toBe(await trace.find(from, 1, isDeep));
			expect(await made.find(from, -1, isDeep)).toBe(await trace.find(from, -1, isDeep));
			expect(made.scan(from, from + 500, isDeep)).toBe(trace.scan(from, from + 500, isDeep));
		}
		expect(reach(made, 'placements', 5000)).toBe(reach(trace, 'placements', 5000));
		expect(countAt(made, 'deepest', 20_000)).toBe(countAt(trace, 'deepest', 20_000));
	});
});

describe('steps that no search makes', () => {
	it('close what a call was made with when it has returned, though the value stays', () => {
		const trace = stored(
			[PLACE, 0, 1, 0],
			[REJECT, 1, 1, 1],
			[REJECT, 0, 2, 0 | HAS_RETURNED],
			[PLACE, 0, 3, 0, 1]
		);
		expect(shown(trace, 2)).toEqual({
			board: [[0, 1]],
			frames: [
				[0, 1],
				[1, -1]
			],
			depth: 1
		});
		expect(shown(trace, 3)).toEqual({ board: [[0, 1]], frames: [[0, -1]], depth: 0 });
		expect(shown(trace)).toEqual({ board: [[0, 3]], frames: [[0, 3]], depth: 1 });
		expect(trace.at(4).frames[0]).toMatchObject({ failed: 0b10, rejected: 0b100 });
		expect([...trace.tree.parent]).toEqual([-1, 0, 0]);
	});

	it('leave a value behind, and take it back later', () => {
		const trace = stored(
			[PLACE, 0, 1, 0],
			[PLACE, 1, 2, 1],
			[PLACE, 0, 3, 0 | HAS_RETURNED, 1],
			[BACKTRACK, 1, 2, 1]
		);
		expect(shown(trace, 3)).toEqual({
			board: [
				[0, 3],
				[1, 2]
			],
			frames: [[0, 3]],
			depth: 1
		});
		expect(shown(trace)).toEqual({ board: [[0, 3]], frames: [[0, 3]], depth: 1 });
		expect(trace.statistics).toMatchObject({ placements: 3, undos: 1, depth: 1, deepest: 2 });
	});

	it('end all placements after the one that is taken back, in a stack of their own', () => {
		const trace = stored(
			[PLACE, 0, 1],
			[PLACE, 1, 2],
			[PLACE, 2, 3],
			[REJECT, 3, 0],
			[BACKTRACK, 1, 2]
		);
		expect(shown(trace, 4).frames).toEqual([
			[0, 1],
			[1, 2],
			[2, 3],
			[3, -1]
		]);
		expect(shown(trace)).toEqual({
			board: [
				[0, 1],
				[2, 3]
			],
			frames: [
				[0, 1],
				[1, -1]
			],
			depth: 1
		});
	});

	it('show no frame of a call that waits without a value', () => {
		const trace = stored([CHOOSE, 0, -1, 0], [CHOOSE, 1, -1, 1], [PLACE, 1, 2, 1]);
		expect(shown(trace).frames).toEqual([[1, 2]]);
		expect([...trace.tree.depth]).toEqual([0, 1]);
	});

	it('hand a solution up without leaving its path', () => {
		const trace = stored(
			[CALL, -1, -1, 0, 0],
			[PLACE, 0, 1, 0],
			[CALL, -1, -1, 1, 1],
			[SOLUTION, -1, -1, 1],
			[RETURN, -1, 1, 1, 2],
			[RETURN, -1, 1, 0 | HAS_RETURNED, 2]
		);
		expect(shown(trace).frames).toEqual([[0, 1]]);
		expect(trace.tree.flags[1] & (NODE_SOLVED | NODE_CLOSED)).toBe(NODE_SOLVED);
		const ignored = stored(
			[PLACE, 0, 1, 0],
			[SOLUTION, -1, -1, 1],
			[RETURN, -1, 1, 1],
			[BACKTRACK, 0, 1, 0 | HAS_RETURNED],
			[DEADEND, 0, -1, 0],
			[RETURN, -1, 0, 0]
		);
		expect(shown(ignored).board).toEqual([]);
		expect(ignored.at(4).frames[0]).toMatchObject({ solved: 0b10, failed: 0 });
	});

	it('have no step of a search, but all that the log has of them', () => {
		const trace = stored([CALL, -1, -1, 0, 7], [RETURN, 3, 0, 0, 8]);
		expect([trace.at(1).step, trace.at(2).step]).toEqual([null, null]);
		expect(trace.eventAt(0)).toBeNull();
		expect(trace.eventAt(2)).toEqual({
			kind: 'return',
			variable: 3,
			value: 0,
			line: 2,
			depth: 0,
			other: 8
		});
		expect(trace.statistics).toMatchObject({ steps: 2, tries: 0, choices: 0 });
	});

	it('may write over a given', () => {
		const log = new StepLogBuilder();
		log.write(PLACE, 5, 0, 1, 0, 1);
		log.write(PLACE, 0, 0, 1, 0);
		expect([...new StoredTrace(sudokuOf(SMALL), log, null).spoilt]).toEqual([5]);
	});

	it.each([
		[PLACE, 16, 0],
		[PLACE, -1, 0],
		[REJECT, 0, -1],
		[REJECT, 0, 40],
		[RETURN, 17, 0],
		[15, 0, 0]
	])('are refused if they name what there cannot be: kind %i, variable %i, value %i', (...step) => {
		expect(() => stored(step)).toThrow(RangeError);
	});
});

describe('the calls', () => {
	const trace = stored(
		[CALL, -1, -1, 0, 0],
		[PLACE, 0, 1, 0],
		[CALL, -1, -1, 1, 1],
		[DEADEND, 1, -1, 1],
		[RETURN, -1, 0, 1, 2],
		[BACKTRACK, 0, 1, 0 | HAS_RETURNED],
		[DEADEND, 0, -1, 0],
		[CALL, -1, -1, 1, 3],
		// The one above it broke off without returning.
		[PLACE, 0, 2, 0]
	);

	it('wait at the lines where they are', () => {
		expect(trace.callsAt(0)).toEqual({ waiting: [], returned: null });
		expect(trace.callsAt(2).waiting).toEqual([{ text: 0, line: 2 }]);
		expect(trace.callsAt(3).waiting).toEqual([
			{ text: 0, line: 3 },
			{ text: 1, line: 0 }
		]);
		expect(trace.callsAt(4).waiting[1]).toEqual({ text: 1, line: 4 });
		expect(trace.callsAt(8).waiting).toHaveLength(2);
		expect(trace.callsAt(9).waiting).toEqual([{ text: 0, line: 9 }]);
	});

	it('tell what the last one returned, until their caller has made a step', () => {
		const returned = { text: 1, line: 5, result: 2, value: 0 };
		const waiting = [{ text: 0, line: 3 }];
		expect(trace.callsAt(5)).toEqual({ waiting, returned });
		expect(trace.callsAt(6)).toEqual({ waiting: [{ text: 0, line: 6 }], returned });
		expect(trace.callsAt(7).returned).toBeNull();
		expect(trace.callsAt(5)).toEqual({ waiting, returned });
	});
});

describe('a long run', () => {
	/** Calls that place, call, and take back, down to a depth. */
	function deep(calls: number, times: number) {
		const log = new StepLogBuilder();
		for (let time = 0; time < times; time++) {
			for (let depth = 0; depth < calls; depth++) log.write(PLACE, depth, 0, 1, depth);
			for (let depth = calls - 1; depth >= 0; depth--)
				log.write(BACKTRACK, depth, 0, 1, depth | HAS_RETURNED);
		}
		return log;
	}

	it('needs no more memory for its states, however deep it is', () => {
		const calls = 20_000;
		const problem = { fixed: new Int8Array(calls).fill(-1), valueCount: 1 };
		const trace = new StoredTrace(problem, deep(calls, 12), null);
		const { checkpoints } = trace;
		// Far fewer than one every 4,096 steps: each needs 2.4 MB at the deepest.
		expect(checkpoints.length).toBeGreaterThan(2);
		expect(checkpoints.length).toBeLessThan(20);
		for (const position of [19_999, 220_000, 470_000]) {
			const { frames, statistics } = trace.at(position);
			const inRound = position % (2 * calls);
			expect(statistics.depth).toBe(Math.min(inRound, 2 * calls - inRound));
			expect(frames.filter(({ value }) => value >= 0)).toHaveLength(statistics.depth);
		}
	});

	it('is made in turns, the same as at once', async () => {
		const { pauses, pause } = stopping(0);
		const log = deep(1000, 100);
		const problem = { fixed: new Int8Array(1000).fill(-1), valueCount: 1 };
		const trace = await StoredTrace.inTurns(problem, log, null, pause);
		expect(pauses()).toBe(3);
		const atOnce = new StoredTrace(problem, log, null);
		for (const position of [0, 70_001, log.length])
			expect(trace.at(position)).toEqual(atOnce.at(position));
		expect(trace.statistics).toEqual(atOnce.statistics);
	});

	it('is searched in slices and can be stopped', async () => {
		const { signal, pauses, pause } = stopping(1);
		const log = deep(1, 530_000);
		const problem = { fixed: Int8Array.of(-1), valueCount: 1 };
		const trace = new StoredTrace(problem, log, null, pause);
		await expect(trace.find(0, 1, () => false, signal)).rejects.toThrow('aborted');
		expect(pauses()).toBe(1);
	});
});

/** Aborts in the given pause. */
function stopping(last: number) {
	const controller = new AbortController();
	let count = 0;
	return {
		signal: controller.signal,
		pauses: () => count,
		pause: () => {
			if (++count === last) controller.abort();
			return Promise.resolve();
		}
	};
}
