import { expect, it } from 'vitest';
import { record } from '../../../../../tests/fixtures/recordings';
import { readTraceText, soundTrace } from '../../../../../tests/fixtures/traces';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import { StoredTrace } from '$lib/engine/trace/stored/stored-trace';
import { kind as queens } from '$lib/kinds/queens/kind';
import { tableOf } from '$lib/kinds/trace-subject';
import type { ProblemView } from '$lib/stage/board/problem-view';
import { traceLines, type TracedRun } from './trace-lines';

const setup = queens.read((name, otherwise, parse) =>
	name === 'size' ? (parse('5') ?? otherwise) : otherwise
)!;
const strategy = { ...DEFAULT_STRATEGY, goal: 'all' } as const;
const puzzle = queens.problem(setup);
const { trace, steps, outcome } = record(puzzle, strategy);
const run: TracedRun = { view: { kind: queens } as ProblemView, setup, puzzle, strategy, trace };

const textOf = (traced: TracedRun, length: number) =>
	Array.from(traceLines(traced, length)).join('');

it('has every step of a run, and how it ended', async () => {
	const file = await soundTrace(textOf(run, trace.length), puzzle);
	expect(Array.from(file.log.words)).toEqual(steps);
	expect(file.outcome).toEqual(outcome);
	expect(file.header.ground).toEqual({ kind: 'queens', puzzle: queens.write(setup) });
});

it('has what the reader may know, and says that there is more', async () => {
	const file = await soundTrace(textOf(run, 10), puzzle);
	expect(Array.from(file.log.words)).toEqual(steps.slice(0, 10));
	expect(file.outcome).toEqual({ kind: 'stopped', by: 'steps' });
});

it('of a file that was read is that file again', async () => {
	const text = [
		'{"backtrail":1,"variables":["a","b"],"values":["x","y"],"goal":"largest","solver":"S"}',
		'["t",1]',
		'["p",0,0]',
		'["r",1,0,[0]]',
		'["note","hello"]',
		'["e",1,1,0]',
		'["b",-7]',
		'["s",-1]',
		'["s"]',
		'["restart"]',
		'["end","cut","time"]',
		''
	].join('\n');
	const file = await readTraceText(text);
	if ('error' in file) throw new Error(file.error.code);
	const { problem } = await tableOf(file);
	const stored = new StoredTrace(problem, file.log, file.outcome);
	expect(textOf({ ...run, puzzle: problem, trace: stored, file }, stored.length)).toBe(text);
});
