import { describe, expect, test } from 'vitest';
import { BACKTRACK, PLACE, REJECT } from '$lib/engine/search/step';
import { CALL, RETURN, StepLogBuilder } from '$lib/engine/trace/stored/step-log';
import { StoredTrace } from '$lib/engine/trace/stored/stored-trace';
import { kind } from '$lib/kinds/sudoku/kind';
import type { SudokuSetup } from '$lib/kinds/sudoku/setup';
import { runInNode } from '../../../../../../tests/fixtures/run-program';
import { programOf } from '../exercise';
import { loadExercise } from '../exercises';
import { shownGround } from '../film/grounds';
import { tellingPosition, tellingStep } from './telling';

/** Steps, each a kind, a variable and a value. */
function logOf(...steps: (readonly [kind: number, variable: number, value: number])[]) {
	const log = new StepLogBuilder();
	for (const step of steps) log.write(...step, 1, 0);
	return log;
}

describe('the step that shows a mistake', () => {
	const log = logOf(
		[CALL, -1, -1],
		[PLACE, 0, 0],
		[REJECT, 1, 0],
		[PLACE, 1, 1],
		[RETURN, -1, 0],
		[BACKTRACK, 1, 1],
		[RETURN, -1, 1]
	);

	test('is the last one, or one of a kind', () => {
		expect(tellingStep('end', log)).toBe(7);
		expect(tellingStep({ kind: 'place' }, log)).toBe(2);
		expect(tellingStep({ kind: 'place', nth: 2 }, log)).toBe(4);
		expect(tellingStep({ kind: 'place', nth: -1 }, log)).toBe(4);
		expect(tellingStep({ kind: 'return', value: 1 }, log)).toBe(7);
		expect(tellingStep({ kind: 'solution' }, log)).toBeNull();
		expect(tellingStep({ kind: 'place', nth: 3 }, log)).toBeNull();
	});

	test('is the first move that a right program does not make', () => {
		const right = logOf([REJECT, 1, 0], [PLACE, 0, 0], [PLACE, 1, 2]);
		expect(tellingStep('parting', log, right)).toBe(4);
		expect(tellingStep('parting', log, logOf([PLACE, 0, 0], [PLACE, 1, 1]))).toBe(6);
		const more = logOf([PLACE, 0, 0], [PLACE, 1, 1], [BACKTRACK, 1, 1], [PLACE, 1, 3]);
		expect(tellingStep('parting', log, more)).toBe(7);
		expect(tellingStep('parting', log)).toBeNull();
	});
});

describe('the step that shows a mistake of a search', async () => {
	const { exercise, programs } = await loadExercise('solve', 'en');
	const { right, wrong } = programs.javascript;
	const call = exercise.runs[0].call('javascript');
	const { setup } = shownGround(call)!;

	async function logFor(source: string) {
		const program = programOf(exercise, programs.javascript, 'javascript', source);
		return (await runInNode({ program, calls: [call] }))[0].log;
	}

	test.each([
		// r3c2 keeps its 4, where a right program takes it back
		['not-taken-back', 'deadend', 'return false;'],
		['ignored-return', 'backtrack', 'board[row][column] = 0;'],
		// the call for r3c2 tries only one value
		['returned-at-once', 'return', 'return solve(board, box, at + 1);'],
		['false-in-loop', 'return', 'return false;'],
		['true-at-end', 'return', 'return true;'],
		['stops-early', 'return', 'if (at === size) return true;']
	])('%s: a %s, in its line', async (id, step, line) => {
		const own = await logFor(wrong[id]);
		const other = await logFor(right['take-back-in-loop']);
		const { at } = exercise.wrong.find((one) => one.id === id)!;
		const position = tellingPosition(at, own, other);
		const trace = new StoredTrace(kind.problem(setup as SudokuSetup), own, null);
		const event = trace.eventAt(position)!;
		expect(event.kind).toBe(step);
		expect(wrong[id].split('\n')[event.line - 1].trim()).toBe(line);
		// it can be told before the mistake is known
		if (at !== 'parting') return;
		expect(tellingPosition('parting', own, other)).toBe(position);
	});
});
