import { loadSets, problemOfRun, type LoadedSet } from '../experiment/boards';
import type { Experiment, RowOutcome, RunKey } from '../experiment/experiment';
import { measure, rowOf, strategyOfRun } from '../experiment/measure';
import type { Problem } from '../problems/problem';
import { noStatistics, type Statistics } from '../trace/statistics';
import type { Measured, MeasureReply, MeasureRequest } from './protocol';

/** What measuring needs from the thread it runs on. */
export interface MeasuringHost {
	/** Milliseconds from any origin. */
	now(): number;
	send(reply: MeasureReply): void;
}

/** Milliseconds between two signs of life in a long run. */
const HEARTBEAT = 200;
/** Rows of short runs are sent together, this many milliseconds after the last ones. */
const GATHER = 40;

/** Measures the runs of one experiment, one after the other, without letting messages in between. */
export class RunMeasurer {
	#prepared: Promise<{ experiment: Experiment; sets: readonly LoadedSet[] }> | null = null;
	/** The problem of the last run: all strategies search it one after the other. */
	#last: { run: RunKey; problem: Problem } | null = null;
	#sentAt = 0;

	constructor(private readonly host: MeasuringHost) {}

	/** @throws Error if the boards of the experiment cannot be read. */
	async take(request: MeasureRequest): Promise<void> {
		switch (request.type) {
			case 'ping':
				this.host.send({ type: 'pong' });
				break;
			case 'prepare':
				this.#prepared = prepare(request.experiment);
				await this.#prepared;
				this.host.send({ type: 'ready' });
				break;
			case 'measure': {
				if (this.#prepared === null) throw new Error('there is no experiment');
				const { experiment, sets } = await this.#prepared;
				this.#measureAll(experiment, sets, request.runs);
				break;
			}
		}
	}

	#measureAll(experiment: Experiment, sets: readonly LoadedSet[], runs: readonly RunKey[]): void {
		let gathered: Measured[] = [];
		const send = () => {
			if (gathered.length > 0) this.host.send({ type: 'measured', measured: gathered });
			gathered = [];
			this.#sentAt = this.host.now();
		};
		for (const run of runs) {
			// A long run must not keep the rows before it back.
			const one = this.#measureOne(experiment, sets, run, send);
			gathered.push(one);
			if (this.host.now() - this.#sentAt >= GATHER) send();
		}
		send();
	}

	/** @param beforeBeat called before each sign of life. */
	#measureOne(
		experiment: Experiment,
		sets: readonly LoadedSet[],
		run: RunKey,
		beforeBeat: () => void
	): Measured {
		const problem = this.#problemOf(sets, run);
		const most = experiment.limits.milliseconds ?? Infinity;
		const started = this.host.now();
		const counting = measure(problem, strategyOfRun(experiment, run, problem));
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
		return { row: rowOf(run, counts, outcome), milliseconds: elapsed };
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

async function prepare(experiment: Experiment) {
	const loaded = await loadSets(experiment);
	if ('error' in loaded) throw new Error(`${loaded.error.path}: ${loaded.error.code}`);
	return { experiment, sets: loaded.sets };
}
