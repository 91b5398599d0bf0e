import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	BACKTRACK,
	CHOOSE,
	DEADEND,
	FORCE,
	PLACE,
	REJECT,
	SOLUTION,
	packStep
} from '$lib/engine/search/step';
import {
	CALL,
	HAS_RETURNED,
	PASS,
	RETURN,
	StepLogBuilder,
	type StepLog
} from '$lib/engine/trace/stored/step-log';
import { StoredTrace } from '$lib/engine/trace/stored/stored-trace';
import { sudokuOf } from '../../../../../tests/fixtures/sudokus';
import type { Call, CallResult, Task } from '../task';
import { MICROPYTHON_BYTES } from './micropython';
import { MOST_IN_REPLY, ReplyReader } from './replies';

const call: Call = {
	name: 'solve',
	arguments: [],
	ground: { kind: 'board', rows: Array.from({ length: 4 }, () => [0, 0, 0, 0]), box: 2 },
	steps: 10_000
};
const task: Task = {
	program: { language: 'javascript', given: '', source: '', roles: {} },
	calls: [call, call]
};

/** A reply of so many steps, each of which places 1 in a cell of its own. */
function steps(length = 2, of = 0) {
	return {
		type: 'steps',
		call: of,
		words: Int32Array.from({ length }, (_, at) => packStep(PLACE, at % 16, 0)),
		lines: new Uint16Array(length).fill(1),
		depths: new Uint16Array(length),
		others: new Int32Array(length).fill(-1),
		texts: ['solve(board)'],
		prints: [{ position: 1, text: 'hello' }],
		line: 3
	};
}

const result: CallResult = {
	end: { kind: 'returned', value: { type: 'list', plain: [1, [2]], text: '[1, [2]]' } },
	ground: [[1]],
	prints: [{ position: 1, text: 'hello' }],
	texts: ['solve(board)'],
	reads: [{ position: 1, variable: 0, value: 1, answer: true, cells: [0, -9] }],
	line: 3,
	variable: 1
};
const ended = (of = 0, what: unknown = result) => ({ type: 'result', call: of, result: what });
const done = { type: 'done' };

/** What a reader makes of replies: their types, up to the first that it refuses. */
function heard(...replies: unknown[]): (string | null)[] {
	const reader = new ReplyReader(task);
	return replies.map((reply) => reader.read(reply)?.type ?? null);
}

/** A value with another one in the place of one of its parts. */
function changed(value: unknown, path: string, to: unknown): unknown {
	const copy = structuredClone(value) as Record<string, unknown>;
	const names = path.split('.');
	const last = names.pop()!;
	const inside = names.reduce((at, name) => at[name] as Record<string, unknown>, copy);
	inside[last] = to;
	return copy;
}

describe('the replies of a worker', () => {
	it('are heard in order', () => {
		const all = [steps(), ended(), steps(2, 1), ended(1), done];
		expect(heard(...all)).toEqual(['steps', 'result', 'steps', 'result', 'done']);
		const reader = new ReplyReader(task);
		reader.read(steps());
		expect(reader.read(ended())).toEqual(ended());
	});

	it('are refused out of order', () => {
		expect(heard(done)).toEqual([null]);
		expect(heard(steps(2, 1))).toEqual([null]);
		const short = { ...result, prints: [], reads: [] };
		expect(heard(ended(0, short), ended(0, short))).toEqual(['result', null]);
		expect(heard(ended(0, short), ended(1, short), steps(2, 2))).toEqual([
			'result',
			'result',
			null
		]);
	});

	it.each([
		['words', [1, 2]],
		['words', new Uint32Array(2)],
		['words', new Int32Array(3)],
		['words', Int32Array.of(15, 15)],
		['words', Int32Array.of(packStep(FORCE, 0, 0), 0)],
		['words', Int32Array.of(packStep(PLACE, 0, 4), 0)],
		['words', Int32Array.of(packStep(PLACE, 0, -1), 0)],
		['words', Int32Array.of(packStep(CALL, 0, -1), 0)],
		['words', Int32Array.of(packStep(PLACE, 16, 0), 0)],
		['words', Int32Array.of(packStep(PLACE, -2, 0), 0)],
		['words', Int32Array.of(packStep(CALL, -1, -1), 0)],
		['lines', new Uint16Array(1)],
		['depths', Uint16Array.of(401, 0)],
		['others', Int32Array.of(64, 0)],
		['others', Int32Array.of(-2, 0)],
		['texts', undefined],
		['texts', [1]],
		['texts', ['x'.repeat(1001)]],
		['texts', Array(MOST_IN_REPLY + 1).fill('')],
		['prints', [{ position: 3, text: '' }]],
		['prints', [null]],
		['prints', Array(1001).fill({ position: 0, text: '' })],
		['line', 0.5],
		['line', -1],
		['call', '0'],
		['type', 'step']
	])('are refused if their %s are wrong (%#)', (path, to) => {
		const reply = steps();
		if (path === 'words' && to instanceof Int32Array && to[0] === packStep(CALL, -1, -1))
			reply.others[0] = 1; // a text that did not come
		expect(heard(changed(reply, path, to))).toEqual([null]);
	});

	it.each([
		['end', null],
		['end', { kind: 'ended' }],
		['end', { kind: 'stopped', by: 'somebody' }],
		['end', { kind: 'given', variable: -1 }],
		['end', { kind: 'fault', fault: { line: 1, name: 'Error', message: 7 } }],
		['end.value', { type: 'promise', plain: null, text: '' }],
		['end.value.plain', undefined],
		['end.value.plain', { a: 1 }],
		['end.value.plain', NaN],
		['end.value.plain', [[[[[[[[1]]]]]]]]],
		['end.value.plain', Array(100_001).fill(0)],
		['end.value.text', 'x'.repeat(1001)],
		['ground', undefined],
		['ground', new Map()],
		['prints', {}],
		['texts', []],
		['reads', 'none'],
		['reads', [{ ...result.reads![0], cells: ['0'] }]],
		['reads', [{ ...result.reads![0], answer: 1 }]],
		['line', '3'],
		['variable', 1e9]
	])('are refused if %s of a result is wrong (%#)', (path, to) => {
		expect(heard(steps(), ended(0, changed(result, path, to)))).toEqual(['steps', null]);
	});

	it('make a trace that has a moment at every position, whatever they say', () => {
		const anyStep = fc.tuple(
			fc.oneof(
				fc.record({
					kind: fc.constantFrom(REJECT, PLACE, BACKTRACK),
					variable: fc.nat(15),
					value: fc.nat(3)
				}),
				fc.record({
					kind: fc.constantFrom(CHOOSE, DEADEND, PASS),
					variable: fc.nat(15),
					value: fc.constant(-1)
				}),
				fc.record({
					kind: fc.constantFrom(SOLUTION, CALL, RETURN),
					variable: fc.constant(-1),
					value: fc.integer({ min: -1, max: 1 })
				})
			),
			fc.nat(400),
			fc.boolean(),
			fc.integer({ min: -1, max: 0 })
		);
		fc.assert(
			fc.property(fc.array(anyStep, { maxLength: 60 }), (all) => {
				const log = new StepLogBuilder();
				for (const [{ kind, variable, value }, depth, hasReturned, other] of all)
					log.write(kind, variable, value, 1, depth | (hasReturned ? HAS_RETURNED : 0), other);
				const reply = { ...steps(0), prints: [], ...log.since(0) };
				const read = new ReplyReader(task).read(reply);
				expect(read?.type).toBe('steps');
				const trace = new StoredTrace(
					sudokuOf('................'),
					(read as { steps: StepLog }).steps,
					null
				);
				for (let at = 0; at <= trace.length; at++) {
					trace.at(at);
					trace.callsAt(at);
				}
			})
		);
	});

	it('are refused when there are more steps than a call may make', () => {
		const all = Array.from({ length: 5 }, () => ({ ...steps(MOST_IN_REPLY), prints: [] }));
		expect(heard(...all)).toEqual(['steps', 'steps', 'steps', null, null]);
		expect(heard(steps(MOST_IN_REPLY + 1))).toEqual([null]);
	});

	it('are refused when there are very many', () => {
		const empty = { ...steps(0), texts: [], prints: [] };
		const all = heard(...Array.from({ length: 20_001 }, () => empty));
		expect([all[19_999], all[20_000]]).toEqual(['steps', null]);
	});

	it('give nothing that is not in their types', () => {
		const more = changed(changed(result, 'html', '<b>'), 'end.value.html', '<b>');
		const reader = new ReplyReader(task);
		reader.read(steps());
		expect(reader.read(ended(0, more))).toEqual(ended());
	});

	it('may be anything', () => {
		const reader = new ReplyReader(task);
		const anything = fc.anything({ withMap: true, withTypedArray: true, withBigInt: true });
		const like = fc.record(
			{
				type: fc.constantFrom('steps', 'result', 'done'),
				call: fc.constantFrom(0, 1, 2),
				result: anything,
				words: anything,
				texts: anything
			},
			{ requiredKeys: [] }
		);
		fc.assert(
			fc.property(fc.oneof(anything, like), (message) => {
				expect(reader.read(message)).toBeNull();
			})
		);
	});
});

it('the size of MicroPython is known', () => {
	const file = '@micropython/micropython-webassembly-pyscript/micropython.wasm';
	expect(statSync(fileURLToPath(import.meta.resolve(file))).size).toBe(MICROPYTHON_BYTES);
});
