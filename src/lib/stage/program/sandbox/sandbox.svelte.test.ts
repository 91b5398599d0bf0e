import { afterEach, describe, expect, it } from 'vitest';
import { PLACE, stepKind } from '$lib/engine/search/step';
import { StepLogBuilder } from '$lib/engine/trace/stored/step-log';
import type { Call, CallResult, Task } from '../task';
import { Sandbox, type RunOptions } from './sandbox';

const sandboxes: Sandbox[] = [];

afterEach(() => {
	for (const sandbox of sandboxes.splice(0)) sandbox.dispose();
});

function sandbox(): Sandbox {
	const made = new Sandbox();
	sandboxes.push(made);
	return made;
}

/** Fills a board of four rows from its first cell on, with 1, and then goes on as told. */
const fills = (rest: string) => `function solve(board) {
	for (let row = 0; row < 4; row++) for (let column = 0; column < 4; column++) board[row][column] = 1;
	${rest}
}`;

const call = (steps = 200_000): Call => ({
	name: 'solve',
	arguments: [{ ground: true }],
	ground: { kind: 'board', rows: Array.from({ length: 4 }, () => [0, 0, 0, 0]), box: 2 },
	steps
});

const taskOf = (source: string, calls = [call()]): Task => ({
	program: { language: 'javascript', given: '', source, roles: { solve: 'search' } },
	calls
});

/** Runs a task. @returns how it ended, its results, and how many values were placed in each call */
async function ran(task: Task, options: Partial<RunOptions> = {}, inside = sandbox()) {
	const results: CallResult[] = [];
	const logs = task.calls.map(() => new StepLogBuilder());
	const end = await inside.run(task, {
		onsteps: (at, steps) => logs[at].append(steps),
		onresult: (at, result) => (results[at] = result),
		...options
	});
	const placed = logs.map(
		({ words, length }) =>
			words.subarray(0, length).filter((word) => stepKind(word) === PLACE).length
	);
	return { end, results, placed };
}

describe('a sandbox', () => {
	it('runs the calls of a task and gives their steps and results', async () => {
		const { end, results, placed } = await ran(taskOf(fills('return true;'), [call(), call()]));
		expect(end).toBe('done');
		expect(placed).toEqual([16, 16]);
		expect(results.map(({ end }) => end)).toEqual(
			Array(2).fill({ kind: 'returned', value: { type: 'boolean', plain: true, text: 'true' } })
		);
		expect(results[0].ground).toEqual(Array(4).fill([1, 1, 1, 1]));
	});

	it('keeps the steps of a call that does not end, and where it was', async () => {
		// No line of the program is left, so only the page's clock can end it.
		const endless = fills('print(); /(x+x+)+y/.test("x".repeat(99));').replace(
			'print',
			'console.log'
		);
		const { end, results, placed } = await ran(taskOf(endless, [call(), call()]), {
			milliseconds: 600
		});
		expect(end).toBe('stopped');
		expect(placed).toEqual([0, 0]);
		expect(results).toHaveLength(1);
		expect(results[0].end).toEqual({ kind: 'stopped', by: 'time' });
	});
});
