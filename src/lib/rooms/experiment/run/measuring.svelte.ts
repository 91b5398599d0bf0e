import { loadSets, type LoadedSet } from '../measure/boards';
import type { Experiment, RunKey, RunRow } from '../measure/experiment';
import { compareRuns, runsOf, runText } from '../measure/runs';
import type { DataError } from '../measure/strict';
import type { Measured } from './protocol';
import { inTurns } from '$lib/stage/run/in-turns';
import { MeasuredStore } from './measured-store';
import { MeasuringPool, withoutRows } from './measuring-pool';
import { measureWorker, type MeasureWorker } from './measure-worker';

export type { Measured };

/**
 * - `idle`: there is no experiment.
 * - `loading`: the boards are loaded.
 * - `running`, `paused`: some runs have no row yet.
 * - `done`: every run has a row.
 * - `refused`: the experiment cannot be measured; {@link Measuring.error} says why.
 * - `broken`: no worker can be started; {@link Measuring.failure} is for the log.
 */
export type MeasuringStatus =
	| 'idle'
	| 'loading'
	| 'running'
	| 'paused'
	| 'done'
	| 'refused'
	| 'broken';

export interface MeasuringOptions {
	readonly makeWorker?: () => MeasureWorker;
	/** How many workers measure at the same time. */
	readonly workers?: number;
	readonly openStore?: () => Promise<MeasuredStore>;
}

/**
 * An experiment that workers measure. Rows come in batches, at most ten times a second, and are kept
 * by the browser. Starting another experiment drops this one from the page, not from the browser.
 */
export class Measuring {
	experiment = $state.raw<Experiment | null>(null);
	/** The boards of its sets, once they are loaded. */
	sets = $state.raw<readonly LoadedSet[]>([]);
	status = $state<MeasuringStatus>('idle');
	/** It was stopped at once: runs that had begun are measured again. */
	isStopped = $state(false);
	error = $state.raw<DataError | null>(null);
	failure = $state<string | null>(null);
	/** Rows with their times, in canonical order. */
	measured = $state.raw<readonly Measured[]>([]);
	readonly rows: readonly RunRow[] = $derived(this.measured.map(({ row }) => row));
	/** How long runs took, by `runText`. */
	readonly times: ReadonlyMap<string, number> = $derived(
		new Map(
			this.measured.flatMap(({ row, milliseconds }) =>
				milliseconds === null ? [] : [[runText(row), milliseconds] as const]
			)
		)
	);
	/** How many runs there are, and how many of them have ended. */
	total = $state(0);
	readonly done = $derived(this.measured.length);
	/** Steps of all runs, those that have not ended included. */
	steps = $state(0);
	/** An estimate of the time until all runs have ended; null if it cannot be made. */
	millisecondsLeft = $state<number | null>(null);
	/** Whether the browser keeps the rows: a reload would lose them otherwise. */
	isKept = $state(true);

	readonly #makeWorker: () => MeasureWorker;
	readonly #workers: number;
	readonly #openStore: () => Promise<MeasuredStore>;
	#store: Promise<MeasuredStore | null> | null = null;
	#runs: readonly RunKey[] = [];
	#pool: MeasuringPool | null = null;
	/** What has come since the last update. */
	#fresh: Measured[] = [];
	#endedSteps = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;
	/** Counts the experiments, so that late results of an earlier one are dropped. */
	#generation = 0;

	constructor(options: MeasuringOptions = {}) {
		this.#makeWorker = options.makeWorker ?? measureWorker;
		this.#workers = options.workers ?? coresOf();
		this.#openStore = options.openStore ?? (() => MeasuredStore.open());
	}

	/**
	 * Measures an experiment. Runs of which the browser kept a row, or of which `known` has one, are
	 * not measured again.
	 * @param known rows from elsewhere: they replace those that the browser kept.
	 */
	async start(experiment: Experiment, known: readonly Measured[] = []): Promise<void> {
		if (await this.#load(experiment, known)) this.resume();
	}

	/** Shows the experiment that was measured last, as far as it got. @returns whether there is one. */
	async restore(): Promise<boolean> {
		const generation = this.#generation;
		const last = await this.#kept((store) => store.last());
		if (!last || generation !== this.#generation) return false;
		return this.#load(last, []);
	}

	/** Starts no further runs; those that are being measured end. */
	pause(): void {
		if (this.status !== 'running') return;
		this.#pool?.pause();
		this.status = 'paused';
		this.#update();
	}

	/** Goes on after a pause, with runs that failed too if `again`. */
	resume(again = false): void {
		const { experiment } = this;
		const isOver = this.status === 'done';
		if (experiment === null || (this.status !== 'paused' && !(again && isOver))) return;
		if (again) this.#forgetFailed();
		if (this.#pool === null || again) {
			this.#pool?.cancel();
			const generation = this.#generation;
			const ifCurrent = (act: () => void) => {
				if (generation === this.#generation) act();
			};
			this.#pool = new MeasuringPool(
				experiment,
				withoutRows(this.#runs, this.rows),
				this.#workers,
				this.#makeWorker,
				{
					measured: (measured) => ifCurrent(() => this.#take(measured)),
					ended: () => ifCurrent(() => this.#end('done')),
					broken: (message) =>
						ifCurrent(() => {
							this.failure = message;
							this.#end('broken');
						})
				}
			);
		}
		this.status = 'running';
		this.isStopped = false;
		this.#schedule();
		this.#pool.start();
	}

	/** Ends all workers at once. What they have not finished is measured again by {@link resume}. */
	cancel(): void {
		this.#pool?.cancel();
		this.#pool = null;
		if (this.status === 'running') {
			this.status = 'paused';
			this.isStopped = true;
		}
		this.#update();
	}

	/** Drops the experiment. */
	clear(): void {
		this.#generation++;
		this.dispose();
		this.experiment = this.error = this.failure = this.millisecondsLeft = null;
		this.sets = this.measured = this.#runs = [];
		this.#fresh = [];
		this.total = this.steps = this.#endedSteps = 0;
		this.status = 'idle';
		this.isStopped = false;
	}

	/** Ends the workers. What was measured stays. */
	dispose(): void {
		this.cancel();
		this.#unschedule();
	}

	/** @returns whether it can be measured; it is paused then, or done. */
	async #load(experiment: Experiment, known: readonly Measured[]): Promise<boolean> {
		this.clear();
		const generation = this.#generation;
		this.experiment = experiment;
		this.status = 'loading';
		const loaded = await loadSets(experiment);
		if (generation !== this.#generation) return false;
		const listed = 'error' in loaded ? loaded : runsOf(experiment, loaded.sets);
		if ('error' in listed) {
			this.error = listed.error;
			this.status = 'refused';
			return false;
		}
		if ('sets' in loaded) this.sets = loaded.sets;
		const kept = (await this.#kept((store) => store.begin(experiment))) ?? [];
		if (generation !== this.#generation) return false;
		this.#runs = listed.runs;
		this.total = listed.runs.length;
		const byRun = new Map<string, Measured>();
		for (const some of [kept, known])
			await inTurns(some, (one) => byRun.set(runText(one.row), one));
		const measured: Measured[] = [];
		await inTurns(listed.runs, (run) => {
			const one = byRun.get(runText(run));
			if (one !== undefined) measured.push(one);
		});
		if (generation !== this.#generation) return false;
		this.measured = measured;
		this.#endedSteps = measured.reduce((sum, { row }) => sum + row.steps, 0);
		this.steps = this.#endedSteps;
		if (known.length > 0) void this.#kept((store) => store.append(experiment, known));
		this.status = measured.length === listed.runs.length ? 'done' : 'paused';
		this.#estimate();
		return true;
	}

	#take(measured: readonly Measured[]): void {
		this.#fresh.push(...measured);
		this.#schedule();
	}

	#end(status: 'done' | 'broken'): void {
		this.#pool = null;
		// An update that is still due would estimate the time left again.
		this.#unschedule();
		this.#update();
		this.steps = this.#endedSteps;
		this.status = status;
		this.millisecondsLeft = null;
	}

	/** Updates soon, and again as long as it runs. */
	#schedule(wait = INTERVAL): void {
		this.#timer ??= setTimeout(() => {
			this.#timer = undefined;
			const started = performance.now();
			this.#update();
			// Many rows take long to show: most of the time is left to the rest of the page.
			const spent = performance.now() - started;
			if (this.status === 'running' || (this.#pool?.workers ?? 0) > 0)
				this.#schedule(Math.max(INTERVAL, 10 * spent));
		}, wait);
	}

	#unschedule(): void {
		clearTimeout(this.#timer);
		this.#timer = undefined;
	}

	/** Shows and keeps what has come. */
	#update(): void {
		const { experiment } = this;
		const fresh = this.#fresh;
		if (fresh.length > 0 && experiment !== null) {
			this.#fresh = [];
			for (const { row } of fresh) this.#endedSteps += row.steps;
			this.measured = [...this.measured, ...fresh].sort((a, b) => compareRuns(a.row, b.row));
			void this.#kept((store) => store.append(experiment, fresh));
		}
		// What was stopped is measured again: its steps are not counted a second time.
		this.steps = Math.max(this.steps, this.#endedSteps + (this.#pool?.steps ?? 0));
		this.#estimate();
	}

	/** Strategies differ by orders of magnitude, so each counts for itself if it has been measured. */
	#estimate(): void {
		const spent = new Map<number, { runs: number; milliseconds: number }>();
		const all = { runs: 0, milliseconds: 0 };
		const doneOf = new Map<number, number>();
		for (const { row, milliseconds } of this.measured) {
			doneOf.set(row.strategy, (doneOf.get(row.strategy) ?? 0) + 1);
			if (milliseconds === null) continue;
			const own = spent.get(row.strategy) ?? { runs: 0, milliseconds: 0 };
			spent.set(row.strategy, own);
			for (const sum of [own, all]) {
				sum.runs++;
				sum.milliseconds += milliseconds;
			}
		}
		if (all.runs === 0) {
			this.millisecondsLeft = null;
			return;
		}
		let left = 0;
		for (const [strategy, count] of this.#runsOfStrategies()) {
			const { runs, milliseconds } = spent.get(strategy) ?? all;
			left += (count - (doneOf.get(strategy) ?? 0)) * (milliseconds / runs);
		}
		this.millisecondsLeft = left / this.#workers;
	}

	#counted: { runs: readonly RunKey[]; of: ReadonlyMap<number, number> } | null = null;

	/** How many runs each strategy has. */
	#runsOfStrategies(): ReadonlyMap<number, number> {
		if (this.#counted?.runs !== this.#runs) {
			const of = new Map<number, number>();
			for (const { strategy } of this.#runs) of.set(strategy, (of.get(strategy) ?? 0) + 1);
			this.#counted = { runs: this.#runs, of };
		}
		return this.#counted.of;
	}

	#forgetFailed(): void {
		this.measured = this.measured.filter(({ row }) => row.outcome !== 'failed');
	}

	/** Does something with the store. If that fails, nothing is kept from now on. */
	async #kept<T>(act: (store: MeasuredStore) => Promise<T>): Promise<T | null> {
		this.#store ??= this.#openStore().catch(() => null);
		const store = await this.#store;
		try {
			if (store !== null) return await act(store);
		} catch {
			this.#store = Promise.resolve(null);
		}
		this.isKept = false;
		return null;
	}
}

/** Milliseconds between two updates. */
const INTERVAL = 100;

/** As many workers as the machine has cores, as far as it says. */
function coresOf(): number {
	return Math.max(1, globalThis.navigator?.hardwareConcurrency ?? 1);
}
