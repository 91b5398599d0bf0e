import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { serveRuns, threadOf } from '../../src/lib/rooms/experiment/command/thread';
import { loadSets, problemOfRun } from '../../src/lib/rooms/experiment/measure/boards';
import type { Experiment, RunKey } from '../../src/lib/rooms/experiment/measure/experiment';
import { measure, rowOf, strategyOfRun } from '../../src/lib/rooms/experiment/measure/measure';
import { writeHeader, writeRow } from '../../src/lib/rooms/experiment/measure/results';
import { runsOf } from '../../src/lib/rooms/experiment/measure/runs';
import { limitedSearch } from '../../src/lib/engine/search/limits';
import { MeasuringPool } from '../../src/lib/rooms/experiment/run/measuring-pool';
import { noStatistics } from '../../src/lib/engine/trace/statistics';
import { experimentOf, methodOf } from '../fixtures/experiments';
import { bestOfEach, type Row } from './measure';

// This module is the module of its threads too.
if (!isMainThread) serveRuns();

async function prepared(experiment: Experiment) {
	const loaded = await loadSets(experiment);
	if ('error' in loaded) throw new Error(loaded.error.code);
	const listed = runsOf(experiment, loaded.sets);
	if ('error' in listed) throw new Error(listed.error.code);
	return { sets: loaded.sets, runs: listed.runs };
}

const makeWorker = () => threadOf(new URL(import.meta.url));

/** @returns milliseconds, the start of the threads included. */
function pooled(experiment: Experiment, runs: readonly RunKey[], size: number): Promise<number> {
	const started = performance.now();
	return new Promise((resolve, reject) => {
		const pool = new MeasuringPool(experiment, runs, size, makeWorker, {
			measured: () => {},
			ended: () => resolve(performance.now() - started),
			broken: (message) => reject(new Error(message))
		});
		pool.start();
	});
}

/** The pool against one worker, the better of two rounds each. */
async function pools(): Promise<Row> {
	const experiment = experimentOf({
		sets: [{ kind: 'sudoku', name: 'hardest11', boards: null }],
		rewritings: 15,
		limits: { placements: 500_000 }
	});
	const { runs } = await prepared(experiment);
	const cores = availableParallelism();
	let [one, all] = [Infinity, Infinity];
	for (let round = 0; round < 2; round++) {
		one = Math.min(one, await pooled(experiment, runs, 1));
		all = Math.min(all, await pooled(experiment, runs, cores));
	}
	return {
		name: `a pool of ${cores} workers against one`,
		ratio: all / one,
		// Half of what another core could save at best, and a little for the start.
		bound: cores === 1 ? null : 0.1 + (1 + 1 / Math.min(cores, 4)) / 2,
		detail: `${runs.length} runs in ${(all / 1000).toFixed(1)} s against ${(one / 1000).toFixed(1)} s`
	};
}

/** Measuring against a bare loop over the same searches, which counts only steps. */
async function counting(): Promise<Row> {
	const experiment = experimentOf();
	const { sets, runs } = await prepared(experiment);
	const searches = runs.map((run) => {
		const problem = problemOfRun(sets, run);
		return { problem, strategy: strategyOfRun(experiment, run, problem) };
	});
	const { measured, bare } = bestOfEach(8, {
		measured: () => {
			let steps = 0;
			for (const { problem, strategy } of searches) {
				let last = 0;
				for (const counts of measure(problem, strategy)) last = counts.steps;
				steps += last;
			}
			return steps;
		},
		bare: () => {
			let steps = 0;
			for (const { problem, strategy } of searches)
				for (const { length } of limitedSearch(problem, strategy)) steps += length;
			return steps;
		}
	});
	if (measured.result !== bare.result) throw new Error(`${measured.result} ≠ ${bare.result}`);
	return {
		name: 'easy 50 by naive and findmin, measured, against a bare loop over the same searches',
		ratio: measured.milliseconds / bare.milliseconds,
		bound: 1.6,
		detail: `${measured.milliseconds.toFixed(0)} ms against ${bare.milliseconds.toFixed(0)} ms`
	};
}

/** Rows that are put together, and parts that they are in. */
const MERGED = { boards: 1000, seeds: 1000, parts: 16 };
/** Bytes that merging may take, however many rows there are. */
const MEMORY = 300_000_000;

/** The command puts made-up rows together: its memory against what it may take. */
function merging(): Row {
	execFileSync(process.execPath, ['scripts/experiment-file.mjs'], { stdio: 'ignore' });
	const folder = mkdtempSync(path.join(tmpdir(), 'merging-'));
	try {
		writeParts(folder);
		// The command says at its end how much it held.
		const atEnd =
			"process.on('exit', () => process.stderr.write(String(process.resourceUsage().maxRSS)))";
		const started = performance.now();
		const { stderr } = spawnSync(
			process.execPath,
			[
				...['--import', `data:text/javascript,${encodeURIComponent(atEnd)}`],
				'build-experiment/backtrail-experiment.mjs',
				...['--merge', folder, '--out', path.join(folder, 'whole')]
			],
			{ encoding: 'utf8' }
		);
		const seconds = (performance.now() - started) / 1000;
		const whole = statSync(path.join(folder, 'whole')).size;
		const bytes = 1024 * Number(stderr);
		return {
			name: 'merging a million rows in 16 parts: memory against 300 MB',
			ratio: bytes / MEMORY,
			bound: 1,
			detail: `${(bytes / 1e6).toFixed(0)} MB, ${seconds.toFixed(1)} s for ${(whole / 1e6).toFixed(0)} MB`
		};
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/** Writes parts of an experiment that nobody measured. */
function writeParts(folder: string): void {
	const { boards, seeds, parts } = MERGED;
	const board = { parameters: { size: '8' } };
	const experiment = experimentOf({
		sets: [{ kind: 'queens', name: 'made up', boards: Array<typeof board>(boards).fill(board) }],
		strategies: [methodOf({ values: 'random' })],
		seeds
	});
	const header = `${writeHeader({ experiment })}\n`;
	const texts = Array<string>(parts).fill(header);
	const append = (part: number) => {
		appendFileSync(path.join(folder, `${part + 1}.jsonl`), texts[part]);
		texts[part] = '';
	};
	for (let i = 0; i < boards * seeds; i++) {
		const key = { set: 0, board: Math.floor(i / seeds), rewriting: 0, strategy: 0 };
		const counts = { ...noStatistics(), steps: i, placements: i, undos: i };
		const row = rowOf({ ...key, seed: 1 + (i % seeds) }, counts, 'solved');
		texts[i % parts] += `${writeRow(row)}\n`;
		if (texts[i % parts].length > 1_000_000) append(i % parts);
	}
	for (const part of texts.keys()) append(part);
}

export async function run(): Promise<Row[]> {
	return [await counting(), await pools(), merging()];
}
