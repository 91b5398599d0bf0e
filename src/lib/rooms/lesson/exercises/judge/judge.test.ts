import { describe, expect, test, vi } from 'vitest';
import { BACKTRACK, PLACE, REJECT } from '$lib/engine/search/step';
import { StepLogBuilder } from '$lib/engine/trace/stored/step-log';
import type { Call, CallEnd, CallResult, Plain, Task, Value } from '$lib/stage/program/task';
import type { Expected } from '../exercise';
import { judge, outcomeOf, recognise, type Ran } from './judge';

const ROWS = [
	[0, 2, 3, 4],
	[3, 4, 1, 2],
	[2, 1, 4, 3],
	[4, 3, 2, 1]
];
const SOLVED = [[1, 2, 3, 4], ...ROWS.slice(1)];
const CALL_OF_SOLVE: Call = {
	name: 'solve',
	arguments: [{ ground: true }],
	ground: { kind: 'board', rows: ROWS, box: 2 },
	steps: 200_000
};

/** Steps, each a kind, a variable and a value. */
function logOf(...steps: (readonly [kind: number, variable: number, value: number])[]) {
	const log = new StepLogBuilder();
	for (const step of steps) log.write(...step, 1, 0);
	return log;
}

function valueOf(plain: Plain, type: Value['type'], text = String(plain)): Value {
	return { type, plain, text };
}
const NO = valueOf(false, 'boolean');
const YES = valueOf(true, 'boolean');

function ran(end: CallEnd | Value, ground: Plain = ROWS, log = logOf()): Ran {
	const result: CallResult = {
		end: 'kind' in end ? end : { kind: 'returned', value: end },
		...{ ground, prints: [], texts: [], line: 0, variable: -1 }
	};
	return { result, log };
}

const judged = (expected: Expected, run: Ran) => judge({ call: CALL_OF_SOLVE, expected }, run);

describe('a test', () => {
	test('is passed by what was asked for', () => {
		expect(judged({ returns: [true], ground: 'solved' }, ran(YES, SOLVED))).toBeNull();
		expect(judged({ returns: [false], ground: 'same' }, ran(NO))).toBeNull();
		expect(judged({}, ran(valueOf(null, 'nothing')))).toBeNull();
	});

	test('is never passed by a run that did not return', () => {
		const ends: CallEnd[] = [
			{ kind: 'stopped', by: 'steps' },
			{ kind: 'deep', calls: 400 },
			{ kind: 'given', variable: 1 },
			{ kind: 'fault', fault: { line: 1, name: 'TypeError', message: '' } }
		];
		for (const end of ends) expect(judged({}, ran(end, SOLVED))).toEqual({ kind: 'end', end });
	});

	test.each([
		['whole numbers, but not with a point', 3, valueOf(3, 'fraction', '3.0')],
		['true, but not 1', true, valueOf(1, 'whole')],
		['false, but not nothing', false, valueOf(null, 'nothing', 'None')],
		['nothing, but not false', null, NO],
		['a list in its order', [1, 2], valueOf([2, 1], 'list')]
	])('asks for %s', (_, expected, got) => {
		const failure = judged({ returns: [expected] }, ran(got));
		expect(failure).toEqual({ kind: 'value', expected: [expected], got });
	});

	test('accepts any of several values', () => {
		const expected = { returns: [[-1, -1], null] };
		expect(judged(expected, ran(valueOf([-1, -1], 'list')))).toBeNull();
		expect(judged(expected, ran(valueOf(null, 'nothing', 'undefined')))).toBeNull();
	});

	test('says which cells were changed, how many are empty, and that digits clash', () => {
		expect(judged({ ground: 'same' }, ran(NO, SOLVED))).toEqual({ kind: 'changed', cells: [0] });
		expect(judged({ ground: 'solved' }, ran(YES))).toEqual({ kind: 'unsolved', empty: 1 });
		const clashing = [[4, 2, 3, 4], ...ROWS.slice(1)];
		expect(judged({ ground: 'solved' }, ran(YES, clashing))).toEqual({
			kind: 'unsolved',
			empty: 0
		});
	});

	test('does not take another full board for a solution of this one', () => {
		const other = SOLVED.map((row) => row.map((value) => 5 - value));
		expect(judged({ ground: 'solved' }, ran(YES, other))).not.toBeNull();
		const { ground } = CALL_OF_SOLVE;
		const call = { ...CALL_OF_SOLVE, ground: { ...ground, open: true } } as Call;
		expect(judge({ call, expected: { ground: 'solved' } }, ran(YES, other))).toBeNull();
	});

	test('may be passed by a board that is returned', () => {
		const expected = { returns: [true], ground: 'solved', orSolution: true } as const;
		expect(judged(expected, ran(valueOf(SOLVED, 'list')))).toBeNull();
		expect(judged(expected, ran(valueOf(null, 'ground', 'board'), SOLVED))).toBeNull();
		expect(judged(expected, ran(valueOf(ROWS, 'list')))).toMatchObject({ kind: 'value' });
	});

	test('may ask for more', () => {
		const expected: Expected = { check: (_, log) => (log.length > 1 ? 'too-long' : null) };
		expect(judged(expected, ran(YES, ROWS, logOf([PLACE, 0, 0])))).toBeNull();
		expect(judged(expected, ran(YES, ROWS, logOf([PLACE, 0, 0], [BACKTRACK, 0, 0])))).toEqual({
			kind: 'check',
			text: 'too-long'
		});
	});
});

describe('an outcome', () => {
	test('counts placements, not what was refused', () => {
		const one = ran(YES, SOLVED, logOf([REJECT, 0, 1], [PLACE, 0, 0]));
		const other = ran(YES, SOLVED, logOf([PLACE, 0, 0]));
		expect(outcomeOf(one)).toBe(outcomeOf(other));
		expect(outcomeOf(one)).not.toBe(outcomeOf(ran(YES, SOLVED)));
	});

	test('of a run that was cut off is where it was', () => {
		const end = { kind: 'stopped', by: 'steps' } as const;
		const long = logOf([PLACE, 0, 0], [BACKTRACK, 0, 0], [PLACE, 0, 1]);
		expect(outcomeOf(ran(end, ROWS, long))).toBe(outcomeOf(ran(end, SOLVED, logOf([PLACE, 0, 0]))));
		expect(outcomeOf(ran(end, ROWS, long))).not.toBe(
			outcomeOf(ran(end, ROWS, logOf([PLACE, 1, 0])))
		);
	});
});

describe('a known mistake', () => {
	const expected: Expected = { returns: [true] };
	const program = (source: string) => {
		return { language: 'python', given: '', source, roles: {} } as const;
	};
	/** A program is the list of what it does in each test: it returns yes or no after some placements. */
	const run = vi.fn(({ program: { source }, calls }: Task) => {
		const answers = source.split(' ');
		return Promise.resolve(
			calls.map(({ steps }, at) => {
				const [answer, places] = answers[at].split('');
				const made = Math.min(steps, Number(places) ** 6);
				const log = logOf(...Array.from({ length: made }, () => [PLACE, 0, 0] as const));
				if (made === steps) return ran({ kind: 'stopped', by: 'steps' }, ROWS, log);
				return ran(answer === 'y' ? YES : NO, ROWS, log);
			})
		);
	});
	const known = (...sources: string[]) =>
		sources.map((source) => ({ id: source, program: program(source) }));

	async function found(own: string, ...sources: string[]) {
		const calls = own.split(' ').map(() => ({ ...CALL_OF_SOLVE, steps: 150_000 }));
		const all = await run({ program: program(own), calls });
		const tested = all.map((one, at) => ({ call: calls[at], expected, ...one }));
		run.mockClear();
		return recognise(program(own), tested, known(...sources), run);
	}

	test('does the same in the tests that fail, and passes the others', async () => {
		expect(await found('y0 n0 n0', 'y0 y0 n0', 'n0 n0 n0', 'y0 n0 n0')).toBe('y0 n0 n0');
		expect(await found('y0 n0 n0', 'y0 y0 n0', 'n0 n0 n0')).toBeNull();
	});

	test('may do something else in a test that it passes', async () => {
		expect(await found('y0 n0', 'y1 n0')).toBe('y1 n0');
	});

	test('that never ends costs few steps', async () => {
		expect(await found('y0 n9', 'y0 n0', 'y0 n9')).toBe('y0 n9');
		const steps = run.mock.calls.flatMap(([{ calls }]) => calls.map((call) => call.steps));
		expect(Math.max(...steps)).toBeLessThanOrEqual(10_000);
	});

	test('is not looked for if the time was up', async () => {
		const late = ran({ kind: 'stopped', by: 'time' });
		run.mockClear();
		expect(
			await recognise(program('n0'), [{ call: CALL_OF_SOLVE, expected, ...late }], known('n0'), run)
		).toBeNull();
		expect(run).not.toHaveBeenCalled();
	});

	test('that passes is a remark', async () => {
		const tested = [{ call: CALL_OF_SOLVE, expected, ...ran(YES) }];
		const [remark] = known('y0');
		expect(await recognise(program('y0'), tested, [remark], run)).toBeNull();
		expect(await recognise(program('y0'), tested, [{ ...remark, isRemark: true }], run)).toBe('y0');
	});
});
