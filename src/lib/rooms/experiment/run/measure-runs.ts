import { loadSets, problemOfRun, type LoadedSet } from '../measure/boards';
import type { Experiment, RowOutcome, RunKey } from '../measure/experiment';
import { measure, rowOf, strategyOfRun } from '../measure/measure';
import { RunList } from '../measure/runs';
import type { Problem } from '$lib/engine/problem';
import type { Strategy } from '$lib/engine/search/strategy';
import { noStatistics, type Statistics } from '$lib/engine/trace/statistics';
import type { Measured, MeasureReply, MeasureRequest } from './protocol';

/** What measuring needs from the thread it runs on. */
export interface MeasuringHost {
	/** Milliseconds from any origin. */
	now(): number;
	send(reply: MeasureReply): void;
	/** Somebody compares the times: short runs are repeated, and the shortest time counts. */
	readonly repeats?: boolean;
}

/** Milliseconds between two signs of life in a long run. */
const HEARTBEAT = 200;
/** Rows of short runs are sent together, this many milliseconds after the last ones. */
const GATHER = 40;
/** Milliseconds that a short run is repeated for, and those of all runs of an experiment together. */
const REPEATING = 20;
const REPEATING_ALL = 5000;
/** In so many rounds of several repeats each, because the clocks of browsers are coarse. */
const ROUNDS = 5;
/** A run may only look long because the machine was busy: up to so many times as long, it is repeated. */
const LOOKS_LONG = 3;
/** Milliseconds of searching with each strategy before the first run: new code is slow. */
const WARMING = 100;

interface Prepared {
	readonly experiment: Experiment;
	readonly sets: readonly LoadedSet[];
	/** Milliseconds that each run may be repeated for. */
	readonly repeating: number;
}

/** Measures the runs of one experiment, one after the other, without letting messages in between. */
export class RunMeasurer {
	#prepared: Promise<Prepared> | null = null;
	/** The problem of the last run: all strategies search it one after the other. */
	#last: { run: RunKey; problem: Problem } | null = null;
	#sentAt = 0;
	#isWarm = false;

	constructor(private readonly host: MeasuringHost) {}

	/** @throws Error if the boards of the experiment cannot be read. */
	async take(request: MeasureRequest): Promise<void> {
		switch (request.type) {
			case 'ping':
				this.host.send({ type: 'pong' });
				break;
			case 'prepare':
				this.#prepared = prepare(request.experiment, this.host.repeats ?? false);
				await this.#prepared;
				this.host.send({ type: 'ready' });
				break;
			case 'measure': {
				if (this.#prepared === null) throw new Error('there is no experiment');
				this.#measureAll(await this.#prepared, request.runs);
				break;
			}
		}
	}

	#measureAll(prepared: Prepared, runs: readonly RunKey[]): void {
		let gathered: Measured[] = [];
		let spent = 0;
		const send = () => {
			if (gathered.length > 0) this.host.send({ type: 'measured', measured: gathered, spent });
			gathered = [];
			spent = 0;
			this.#sentAt = this.host.now();
		};
		if (!this.#isWarm && prepared.repeating > 0 && runs.length > 0) this.#warmUp(prepared, runs[0]);
		for (const run of runs) {
			// A long run must not keep the rows before it back.
			const one = this.#measureOne(prepared, run, send);
			gathered.push(one.measured);
			spent += one.spent;
			if (this.host.now() - this.#sentAt >= GATHER) send();
		}
		send();
	}

	/** Searches a board with each strategy, over and over, for nothing but quick code. */
	#warmUp({ experiment, sets }: Prepared, run: RunKey): void {
		const problem = this.#problemOf(sets, run);
		for (const strategy of experiment.strategies.keys()) {
			const fitted = strategyOfRun(experiment, { ...run, strategy }, problem);
			const until = this.host.now() + WARMING;
			while (this.host.now() < until)
				for (const counting = measure(problem, fitted); !counting.next().done;)
					if (this.host.now() >= until) break;
		}
		this.#isWarm = true;
	}

	/** @param beforeBeat called before each sign of life. */
	#measureOne(
		{ experiment, sets, repeating }: Prepared,
		run: RunKey,
		beforeBeat: () => void
	): { readonly measured: Measured; readonly spent: number } {
		const problem = this.#problemOf(sets, run);
		const most = experiment.limits.milliseconds ?? Infinity;
		const started = this.host.now();
		const strategy = strategyOfRun(experiment, run, problem);
		const counting = measure(problem, strategy);
		let counts: Readonly<Statistics> = noStatistics();
		let outcome: RowOutcome | null = null;
		let elapsed = 0;
		let beat = HEARTBEAT;
		while (outcome === null) {
			const { done, value } = counting.next();
			elapsed = this.host.now() - started;
			if (done) outcome = value;
			else {
				counts = value;
				if (elapsed >= most) outcome = 'time';
			}
			if (outcome !== null || elapsed < beat) continue;
			beforeBeat();
			this.host.send({ type: 'progress', steps: counts.steps });
			beat = elapsed + HEARTBEAT;
		}
		const milliseconds =
			elapsed < LOOKS_LONG * repeating
				? this.#shortest(problem, strategy, elapsed, repeating)
				: elapsed;
		return {
			measured: { row: rowOf(run, counts, outcome), milliseconds },
			spent: this.host.now() - started
		};
	}

	/**
	 * The time of a run by the shortest of some rounds of repeats: a single time of less than a
	 * millisecond says more of the machine than of the search.
	 * @param first what its first time took
	 */
	#shortest(problem: Problem, strategy: Strategy, first: number, repeating: number): number {
		const round = repeating / ROUNDS;
		let shortest = first < round ? Infinity : first;
		let [rounds, spent] = [0, 0];
		while (rounds < 2 || spent < repeating) {
			const started = this.host.now();
			let [repeats, elapsed] = [0, 0];
			while (elapsed < round) {
				runThrough(problem, strategy);
				repeats++;
				elapsed = this.host.now() - started;
			}
			shortest = Math.min(shortest, elapsed / repeats);
			rounds++;
			spent += elapsed;
		}
		return shortest;
	}

	#problemOf(sets: readonly LoadedSet[], run: RunKey): Problem {
		const last = this.#last;
		const isSame =
			last?.run.set === run.set &&
			last.run.board === run.board &&
			last.run.rewriting === run.rewriting;
		if (!isSame) this.#last = { run, problem: problemOfRun(sets, run) };
		return this.#last!.problem;
	}
}

/** Searches and counts once more, as {@link measure} did. */
function runThrough(problem: Problem, strategy: Strategy): void {
	const counting = measure(problem, strategy);
	while (!counting.next().done);
}

async function prepare(experiment: Experiment, repeats: boolean): Promise<Prepared> {
	const loaded = await loadSets(experiment);
	if ('error' in loaded) throw new Error(`${loaded.error.path}: ${loaded.error.code}`);
	const { sets } = loaded;
	const { length } = new RunList(experiment, sets);
	const repeating = repeats ? Math.min(REPEATING, REPEATING_ALL / length) : 0;
	return { experiment, sets, repeating };
}
