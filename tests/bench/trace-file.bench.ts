import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Problem } from '../../src/lib/engine/problem';
import { DEFAULT_STRATEGY, type Strategy } from '../../src/lib/engine/search/strategy';
import { readTrace } from '../../src/lib/engine/trace/file/read-trace';
import { runLines } from '../../src/lib/engine/trace/file/run-lines';
import { MAX_EVENTS, type TraceFile } from '../../src/lib/engine/trace/file/trace-file';
import { StoredTrace } from '../../src/lib/engine/trace/stored/stored-trace';
import { sudokuOf } from '../fixtures/sudokus';
import { checked } from '../fixtures/traces';
import { jumps, type Row } from './measure';

const AGAINST_NAIVE =
	'..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
/** Milliseconds between two frames. */
const FRAME = 1000 / 60;
/** The most milliseconds and bytes that opening a file should need. */
const TIME = 5000;
const MB = 1024 * 1024;
const MEMORY = 200 * MB;

const problem: Problem = sudokuOf(AGAINST_NAIVE);
const strategy: Strategy = { ...DEFAULT_STRATEGY, limits: { steps: MAX_EVENTS } };

const lines = () => runLines(problem, { kind: 'test', parameters: {} }, strategy);

async function gzipped(): Promise<Blob> {
	const text = lines();
	const source = new ReadableStream<string>({
		pull(controller) {
			const { done, value } = text.next();
			if (done) controller.close();
			else controller.enqueue(value);
		}
	});
	const bytes = source.pipeThrough(new TextEncoderStream());
	return new Response(bytes.pipeThrough(new CompressionStream('gzip'))).blob();
}

/** What the process holds: its heap, and arrays outside it. */
function held(): number {
	const { heapUsed, external } = process.memoryUsage();
	return heapUsed + external;
}

/** Opens a file as a page does. `look` is called between slices of the work. */
async function opened(file: Blob, look: () => void): Promise<[TraceFile, StoredTrace]> {
	const read = await readTrace(file, {
		groundOf: () => Promise.resolve(problem),
		progress: look
	});
	if ('error' in read) throw new Error('a file of ours is not read');
	const pause = () => {
		look();
		return Promise.resolve();
	};
	return [read, await StoredTrace.inTurns(problem, read.log, read.outcome, pause)];
}

/** Opens and checks a file of as many events as there may be. */
export async function run(): Promise<Row[]> {
	const file = await gzipped();
	setFlagsFromString('--expose-gc');
	// What was read through streams is let go of only a little later.
	for (let i = 0; i < 3; i++) {
		(runInNewContext('gc') as () => void)();
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	const before = held();
	let peak = 0;
	const look = () => {
		peak = Math.max(peak, held() - before);
	};
	await opened(file, look);
	const times: number[] = [];
	for (let i = 0; i < 3; i++) {
		const start = performance.now();
		await opened(file, () => {});
		times.push(performance.now() - start);
	}
	const [read, trace] = await opened(file, () => {});
	const start = performance.now();
	const { lie, looked } = checked(read, problem);
	const checking = performance.now() - start;
	if (lie !== null || looked !== MAX_EVENTS) throw new Error('a run of ours is found false');
	const open = Math.min(...times);
	const seek = jumps(trace);
	const millions = `${(MAX_EVENTS / 1e6).toFixed(0)} million events`;
	return [
		{
			name: `open the gzipped file of ${millions}, in times of five seconds`,
			ratio: open / TIME,
			bound: 1,
			detail: `${open.toFixed(0)} ms for ${(file.size / MB).toFixed(1)} MB`
		},
		{
			name: 'the most that it holds meanwhile, in times of 200 MB',
			ratio: peak / MEMORY,
			bound: 1,
			detail: `${(peak / MB).toFixed(0)} MB of heap and arrays, garbage included`
		},
		{
			name: `seek anywhere in it, p95, in frames`,
			ratio: seek / FRAME,
			bound: 0.5,
			detail: `${seek.toFixed(2)} ms`
		},
		{
			name: 'check it, against opening it',
			ratio: checking / open,
			bound: 1,
			detail: `${checking.toFixed(0)} ms`
		}
	];
}
