import { expect, it } from 'vitest';
import { StoredTrace } from '$lib/engine/trace/stored/stored-trace';
import { breakpointAt, matchBreakpoints } from '$lib/stage/player/stops/breakpoints';
import { kind } from '$lib/kinds/sudoku/kind';
import { runInNode } from '../../../../../../tests/fixtures/run-program';
import { programOf } from '../exercise';
import { loadExercise } from '../exercises';
import { linesOf } from '../film/film';
import { shownGround } from '../film/grounds';
import { linesToOrder } from '../lines-to-order';
import { MovePair } from './move-pair';
import { judgePrediction } from '../prediction/prediction';
import { tellingPosition } from './telling';
import type { SudokuSetup } from '$lib/kinds/sudoku/setup';

const loaded = await loadExercise('solve', 'en');
const { exercise, programs } = loaded;
const { right, wrong } = programs.javascript;
const call = exercise.runs[0].call('javascript');

async function run(source: string) {
	const program = programOf(exercise, programs.javascript, 'javascript', source);
	const [ran] = await runInNode({ program, calls: [call] });
	const { setup } = shownGround(call)!;
	return { ...ran, trace: new StoredTrace(kind.problem(setup as SudokuSetup), ran.log, null) };
}

it('two runs move together up to the place where they part', async () => {
	const [own, other] = [await run(wrong['not-taken-back']), await run(right['take-back-in-loop'])];
	const pair = new MovePair(own.trace, other.trace);
	const { own: before, other: beside } = pair.positions(pair.parting - 1);
	expect(own.trace.at(before).assignment).toEqual(other.trace.at(beside).assignment);
	const { own: at, other: there } = pair.positions(pair.parting);
	expect(other.trace.at(there).step?.kind).toBe('backtrack');
	expect(own.trace.eventAt(at)?.kind).toBe('deadend');
	expect(tellingPosition('parting', own.log, other.log)).toBe(at);
	expect(pair.positions(pair.length)).toEqual({ own: own.log.length, other: other.log.length });
});

it('the same run twice never parts', async () => {
	const { trace } = await run(right['take-back-in-loop']);
	const pair = new MovePair(trace, trace);
	expect(pair.parting).toBe(pair.length);
});

it('the player stops where the program comes to a line', async () => {
	const { trace } = await run(right['take-back-in-loop']);
	const line =
		right['take-back-in-loop'].split('\n').findIndex((text) => text.includes(' = 0;')) + 1;
	const stops = linesOf(trace, [line]);
	const first = trace.scan(0, trace.length, matchBreakpoints(stops));
	expect(trace.at(first).step?.kind).toBe('backtrack');
	expect(breakpointAt(stops, trace.log.words[first - 1], 0, first)).toBe(stops[0]);
	expect(trace.scan(0, first - 1, matchBreakpoints(stops))).toBe(-1);
});

it('a stop at a line without a step is one at the next line that has a step', async () => {
	const source = right['take-back-in-loop'];
	const { trace } = await run(source);
	const lines = source.split('\n');
	const lineOf = (part: string) => lines.findIndex((text) => text.includes(part)) + 1;
	const [stop] = linesOf(trace, [lineOf('for (')]);
	expect(stop.line).toBe(lineOf('isLegal('));
	expect(linesOf(trace, [stop.line - 1, stop.line])).toHaveLength(1);
	expect(linesOf(trace, [lines.length])).toEqual([]);
});

it('a number that is too small is contradicted at the first step beyond it', async () => {
	const ran = await run(right['take-back-in-loop']);
	const placements = (log: typeof ran.log) =>
		log.words.subarray(0, log.length).filter((word) => (word & 15) === 2).length;
	const predict = {
		...({ run: 's4', kind: 'number', of: 'own' } as const),
		actual: (_: unknown, log: typeof ran.log) => placements(log)
	};
	const { at, actual, isRight } = judgePrediction(predict, '3', ran, ran);
	expect([actual, isRight]).toEqual([String(placements(ran.log)), false]);
	expect(placements({ ...ran.log, ...fields(ran.log), length: at! })).toBe(4);
	expect(placements({ ...ran.log, ...fields(ran.log), length: at! - 1 })).toBe(3);
	expect(judgePrediction(predict, '1000', ran, ran).at).toBeNull();
});

it('lines to put in order are those of a right program, with lines of real mistakes among them', () => {
	const lines = linesToOrder(loaded, 'javascript', null, true);
	expect(lines.filter(({ wrong }) => wrong === null).map(({ text }) => text)).toEqual(
		right['take-back-in-loop'].trimEnd().split('\n')
	);
	expect(lines.some(({ wrong }) => wrong !== null)).toBe(true);
	expect(linesToOrder(loaded, 'javascript', null, false).every(({ wrong }) => wrong === null)).toBe(
		true
	);
});

function fields({ words, lines, depths, others }: Awaited<ReturnType<typeof run>>['log']) {
	return { words, lines, depths, others };
}
