import { availableParallelism } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { serveRuns, threadOf } from '../../src/lib/rooms/experiment/command/thread';
import { loadSets, problemOfRun } from '../../src/lib/rooms/experiment/measure/boards';
import type { Experiment, RunKey } from '../../src/lib/rooms/experiment/measure/experiment';
import { measure, strategyOfRun } from '../../src/lib/rooms/experiment/measure/measure';
import { runsOf } from '../../src/lib/rooms/experiment/measure/runs';
import { limitedSearch } from '../../src/lib/engine/search/limits';
import { MeasuringPool } from '../../src/lib/rooms/experiment/run/measuring-pool';
import { experimentOf } from '../fixtures/experiments';
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

export async function run(): Promise<Row[]> {
	return [await counting(), await pools()];
}
