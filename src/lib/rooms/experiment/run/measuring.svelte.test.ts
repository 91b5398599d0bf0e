import { deleteDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { experimentOf, measured, methodOf, MIXED } from '../../../../../tests/fixtures/experiments';
import type { Experiment, RunRow } from '../measure/experiment';
import { runText } from '../measure/runs';
import { RunMeasurer } from './measure-runs';
import type { MeasureRequest } from './protocol';
import { MeasuredStore } from './measured-store';
import { Measuring, type MeasuringOptions } from './measuring.svelte';
import { measureWorker, type MeasureWorker } from './measure-worker';

const NAME = 'test-measuring';
/** Hundreds of short runs. */
const MANY = experimentOf({
	sets: [{ kind: 'queens', name: 'sizes', boards: null }],
	strategies: [methodOf({ values: 'random' })],
	seeds: 80
});
const SMALL = experimentOf({
	sets: [{ kind: 'sudoku', name: 'hardest11', boards: null }],
	strategies: [methodOf({ ordering: 'findmin' })]
});

/** A worker on this thread, which ends before it measures one of some boards. */
class Local implements MeasureWorker {
	onmessage: MeasureWorker['onmessage'] = null;
	onerror: MeasureWorker['onerror'] = null;
	static kills: number[] = [];
	static measured: string[] = [];
	readonly #measurer = new RunMeasurer({
		now: () => performance.now(),
		send: (reply) => void setTimeout(() => this.onmessage?.({ data: reply }))
	});
	postMessage(request: MeasureRequest) {
		if (request.type === 'measure') {
			if (request.runs.some(({ board }) => Local.kills.includes(board))) {
				setTimeout(() => this.onerror?.({ message: 'gone' }));
				return;
			}
			Local.measured.push(...request.runs.map(runText));
		}
		void this.#measurer.take(request);
	}
	terminate() {}
}

const stores: MeasuredStore[] = [];
const made: Measuring[] = [];

function measuringOf(options: MeasuringOptions = {}): Measuring {
	const measuring = new Measuring({
		makeWorker: () => new Local(),
		workers: 2,
		openStore: async () => {
			stores.push(await MeasuredStore.open(NAME));
			return stores.at(-1)!;
		},
		...options
	});
	made.push(measuring);
	return measuring;
}

const until = (measuring: Measuring, status: Measuring['status']) =>
	vi.waitFor(() => expect(measuring.status).toBe(status), { timeout: 30_000 });

let rows: RunRow[];

beforeEach(async () => {
	Local.kills = [];
	Local.measured = [];
	rows ??= await measured(SMALL);
});

afterEach(async () => {
	for (const measuring of made.splice(0)) measuring.dispose();
	// What is being written is written first.
	await new Promise((resolve) => setTimeout(resolve, 50));
	for (const store of stores.splice(0)) store.close();
	await deleteDB(NAME);
});

describe('measuring an experiment', () => {
	it('gives all rows in canonical order, the same as without workers', async () => {
		const measuring = measuringOf();
		await measuring.start(SMALL);
		expect(measuring.total).toBe(11);
		await until(measuring, 'done');
		expect(measuring.rows).toEqual(rows);
		expect(measuring.done).toBe(11);
		expect(measuring.steps).toBe(rows.reduce((sum, { steps }) => sum + steps, 0));
		expect(measuring.times.size).toBe(11);
		// No later update estimates the time left again.
		await new Promise((resolve) => setTimeout(resolve, 150));
		expect(measuring.millisecondsLeft).toBeNull();
		expect(measuring.isKept).toBe(true);
	});

	it('works with real workers', async () => {
		const measuring = measuringOf({ makeWorker: measureWorker });
		await measuring.start(MIXED);
		await until(measuring, 'done');
		expect(measuring.rows).toEqual(await measured(MIXED));
	});

	it('does not measure again what the browser kept', async () => {
		const first = measuringOf();
		await first.start(SMALL);
		await until(first, 'done');
		await new Promise((resolve) => setTimeout(resolve, 100));
		Local.measured = [];
		const second = measuringOf();
		expect(await second.restore()).toBe(true);
		expect(second.status).toBe('done');
		expect(second.experiment).toEqual(SMALL);
		expect(second.rows).toEqual(rows);
		expect(second.times.size).toBe(11);
		expect(Local.measured).toEqual([]);
	});

	it('goes on with rows from elsewhere', async () => {
		const measuring = measuringOf();
		const known = rows.slice(0, 4).map((row) => ({ row, milliseconds: null }));
		await measuring.start(SMALL, known);
		await until(measuring, 'done');
		expect(measuring.rows).toEqual(rows);
		expect(Local.measured.toSorted()).toEqual(rows.slice(4).map(runText).toSorted());
	});

	it('pauses and goes on', async () => {
		const measuring = measuringOf({ workers: 1 });
		await measuring.start(SMALL);
		await vi.waitFor(() => expect(measuring.done).toBeGreaterThan(0));
		measuring.pause();
		expect(['paused', 'done']).toContain(measuring.status);
		if (measuring.status === 'paused') measuring.resume();
		await until(measuring, 'done');
		expect(measuring.rows).toEqual(rows);
	});

	it('goes on after it was canceled, without measuring twice what has a row', async () => {
		const measuring = measuringOf({ workers: 1 });
		await measuring.start(SMALL);
		const { steps } = measuring;
		measuring.cancel();
		expect(measuring.status).toBe('paused');
		expect(measuring.isStopped).toBe(true);
		expect(measuring.steps).toBeGreaterThanOrEqual(steps);
		const before = measuring.done;
		Local.measured = [];
		measuring.resume();
		expect(measuring.isStopped).toBe(false);
		await until(measuring, 'done');
		expect(measuring.rows).toEqual(rows);
		expect(Local.measured).toHaveLength(11 - before);
	});

	it('marks a run with which workers end, and tries it again when it is told to', async () => {
		Local.kills = [5];
		const measuring = measuringOf();
		await measuring.start(SMALL);
		await until(measuring, 'done');
		expect(measuring.rows).toHaveLength(11);
		const failed = measuring.rows.filter(({ outcome }) => outcome === 'failed');
		expect(failed.map(({ board }) => board)).toEqual([5]);
		Local.kills = [];
		measuring.resume(true);
		await until(measuring, 'done');
		expect(measuring.rows).toEqual(rows);
	});

	it('says that an experiment cannot be measured, and where', async () => {
		const measuring = measuringOf();
		const strange: Experiment = { ...SMALL, sets: [{ kind: 'sudoku', name: 'x', boards: null }] };
		await measuring.start(strange);
		expect(measuring.status).toBe('refused');
		expect(measuring.error).toMatchObject({ code: 'unknown-set', path: 'sets[0].name' });
	});

	it('says that no worker can be started', async () => {
		const makeWorker = (): MeasureWorker => {
			const worker: MeasureWorker = {
				onmessage: null,
				onerror: null,
				postMessage: () => setTimeout(() => worker.onerror?.({ message: 'refused' })),
				terminate: () => {}
			};
			return worker;
		};
		const measuring = measuringOf({ makeWorker });
		await measuring.start(SMALL);
		await until(measuring, 'broken');
		expect(measuring.failure).toBe('refused');
	});

	it('works without storage, and says so', async () => {
		const measuring = measuringOf({ openStore: () => Promise.reject(new Error('refused')) });
		expect(await measuring.restore()).toBe(false);
		await measuring.start(SMALL);
		await until(measuring, 'done');
		expect(measuring.rows).toEqual(rows);
		expect(measuring.isKept).toBe(false);
	});

	it('drops what an earlier experiment still delivers', async () => {
		const measuring = measuringOf();
		const first = measuring.start(MIXED);
		await measuring.start(SMALL);
		await first;
		await until(measuring, 'done');
		expect(measuring.experiment).toEqual(SMALL);
		expect(measuring.rows).toEqual(rows);
	});

	it('updates at most about ten times a second, however many rows come', async () => {
		const measuring = measuringOf();
		let updates = 0;
		const end = $effect.root(() => {
			$effect(() => {
				void measuring.rows;
				updates++;
			});
		});
		const started = performance.now();
		await measuring.start(MANY);
		await until(measuring, 'done');
		end();
		expect(measuring.rows.length).toBeGreaterThan(400);
		expect(updates).toBeLessThanOrEqual(4 + (performance.now() - started) / 100);
	});
});
