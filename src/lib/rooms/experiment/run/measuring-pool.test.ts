import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { experimentOf, methodOf } from '../../../../../tests/fixtures/experiments';
import type { RunKey } from '../measure/experiment';
import { rowOf } from '../measure/measure';
import { compareRuns, runText } from '../measure/runs';
import type { Measured, MeasureReply, MeasureRequest } from './protocol';
import type { WorkerLike } from '$lib/stage/run/call';
import { MeasuringPool } from './measuring-pool';

const EXPERIMENT = experimentOf({ strategies: [methodOf()] });

const runs: RunKey[] = Array.from({ length: 40 }, (_, board) => ({
	...{ set: 0, board, rewriting: 0, strategy: 0, seed: 1 }
}));

/** A worker that does what a test tells it to, one run after the other. */
class Puppet implements WorkerLike<MeasureRequest, MeasureReply> {
	onmessage: ((event: { readonly data: MeasureReply }) => void) | null = null;
	onerror: ((event: { readonly message?: string }) => void) | null = null;
	readonly asked: RunKey[] = [];
	isTerminated = false;
	postMessage(request: MeasureRequest) {
		if (request.type === 'measure') this.asked.push(...request.runs);
	}
	terminate() {
		this.isTerminated = true;
	}
	say(reply: MeasureReply) {
		this.onmessage?.({ data: reply });
	}
	/** Delivers the first of its runs. */
	deliver(milliseconds = 1) {
		const run = this.asked.shift()!;
		const measured = [{ row: rowOf(run, null, 'solved'), milliseconds }];
		this.say({ type: 'measured', measured, spent: milliseconds });
	}
	die() {
		this.onerror?.({ message: 'gone' });
	}
}

function poolOf(size: number, some = runs) {
	const workers: Puppet[] = [];
	const measured: Measured[] = [];
	const ended = vi.fn();
	const broken = vi.fn();
	const pool = new MeasuringPool(
		EXPERIMENT,
		some,
		size,
		() => {
			workers.push(new Puppet());
			return workers.at(-1)!;
		},
		{ measured: (rows) => measured.push(...rows), ended, broken }
	);
	const alive = () => workers.filter(({ isTerminated }) => !isTerminated);
	/** Lets all workers work until nothing is left; `kills` are the boards that end a worker. */
	const work = (kills: readonly number[] = []) => {
		for (let busy = true; busy;) {
			busy = false;
			for (const worker of alive()) {
				if (worker.asked.length === 0) {
					worker.say({ type: 'ready' });
					busy ||= worker.asked.length > 0;
					continue;
				}
				busy = true;
				if (kills.includes(worker.asked[0].board)) worker.die();
				else worker.deliver();
			}
		}
	};
	return { pool, workers, measured, ended, broken, alive, work };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a pool of workers', () => {
	it('measures every run once, and ends its workers', () => {
		const { pool, measured, ended, work, workers, alive } = poolOf(3);
		pool.start();
		expect(workers).toHaveLength(3);
		work();
		expect(measured.map(({ row }) => runText(row)).sort()).toEqual(runs.map(runText).sort());
		expect(ended).toHaveBeenCalledOnce();
		expect(alive()).toEqual([]);
		expect(pool.workers).toBe(0);
	});

	it('starts no more workers than there are runs', () => {
		const { pool, workers } = poolOf(8, runs.slice(0, 2));
		pool.start();
		expect(workers).toHaveLength(2);
	});

	it('ends at once if there is nothing to do', () => {
		const { pool, ended, workers } = poolOf(4, []);
		pool.start();
		expect(workers).toEqual([]);
		expect(ended).toHaveBeenCalledOnce();
	});

	it('gives a worker several short runs at a time, but long ones one by one', () => {
		const short = poolOf(1);
		short.pool.start();
		short.workers[0].say({ type: 'ready' });
		for (let i = 0; i < 20; i++) short.workers[0].deliver(0.1);
		expect(short.workers[0].asked.length).toBeGreaterThan(2);
		const long = poolOf(1);
		long.pool.start();
		long.workers[0].say({ type: 'ready' });
		for (let i = 0; i < 20; i++) {
			long.workers[0].deliver(5000);
			expect(long.workers[0].asked.length).toBeLessThanOrEqual(2);
		}
	});

	it('tries the run with which a worker ended once more, and then marks it', () => {
		const { pool, measured, ended, work } = poolOf(2);
		pool.start();
		work([7, 23]);
		const rows = measured.map(({ row }) => row).sort(compareRuns);
		expect(rows.map(runText)).toEqual(runs.map(runText));
		expect(rows.filter(({ outcome }) => outcome === 'failed').map(({ board }) => board)).toEqual([
			7, 23
		]);
		expect(ended).toHaveBeenCalledOnce();
	});

	it('keeps a run that succeeds when it is tried again', () => {
		const { pool, workers, measured, work } = poolOf(1);
		pool.start();
		workers[0].say({ type: 'ready' });
		workers[0].die();
		work();
		expect(measured).toHaveLength(runs.length);
		expect(measured.every(({ row }) => row.outcome === 'solved')).toBe(true);
	});

	it('notices a worker that ends without a word', () => {
		const { pool, workers } = poolOf(1);
		pool.start();
		workers[0].say({ type: 'ready' });
		vi.advanceTimersByTime(8_000);
		workers[0].say({ type: 'progress', steps: 12 });
		expect(pool.steps).toBe(12);
		vi.advanceTimersByTime(8_000);
		expect(workers).toHaveLength(1);
		vi.advanceTimersByTime(8_000);
		expect(workers).toHaveLength(2);
		expect(workers[0].isTerminated).toBe(true);
	});

	it('gives up if no worker can be started', () => {
		const { pool, workers, broken, measured } = poolOf(1);
		pool.start();
		for (let i = 0; i < 3; i++) workers[i].die();
		expect(broken).toHaveBeenCalledExactlyOnceWith('gone');
		expect(workers).toHaveLength(3);
		expect(measured).toEqual([]);
	});

	it('hands out nothing while it is paused', () => {
		const { pool, workers, measured, work, ended } = poolOf(1);
		pool.start();
		workers[0].say({ type: 'ready' });
		const given = workers[0].asked.length;
		pool.pause();
		for (let i = 0; i < given; i++) workers[0].deliver();
		expect(measured).toHaveLength(given);
		expect(workers[0].asked).toEqual([]);
		pool.start();
		work();
		expect(measured).toHaveLength(runs.length);
		expect(ended).toHaveBeenCalledOnce();
	});

	it('loses no run of a worker that ends during a pause', () => {
		const { pool, workers, measured, work } = poolOf(1);
		pool.start();
		workers[0].say({ type: 'ready' });
		pool.pause();
		workers[0].die();
		expect(workers).toHaveLength(1);
		pool.start();
		work();
		expect(measured).toHaveLength(runs.length);
	});

	it('ends all workers when it is canceled', () => {
		const { pool, workers, alive, ended } = poolOf(3);
		pool.start();
		workers[0].say({ type: 'ready' });
		pool.cancel();
		expect(alive()).toEqual([]);
		expect(ended).not.toHaveBeenCalled();
	});
});
