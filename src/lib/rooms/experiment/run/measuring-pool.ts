import type { Experiment, RunKey } from '../measure/experiment';
import { rowOf } from '../measure/measure';
import { runText, type Listed } from '../measure/runs';
import type { FailureReply, PongReply } from '$lib/stage/run/protocol';
import type { Measured, MeasureReply, MeasureRequest } from './protocol';
import { call, type Job, type WorkerLike } from '$lib/stage/run/call';

export interface PoolEvents {
	/** Runs have ended. */
	readonly measured: (measured: readonly Measured[]) => void;
	/** All runs have ended. */
	readonly ended: () => void;
	/** No worker can be started; the message is for the log. The pool is canceled. */
	readonly broken: (message: string) => void;
}

/** A run that waits. */
interface Waiting {
	readonly run: RunKey;
	/** It was not finished when a worker ended, and is measured alone, to see which run is at fault. */
	readonly isSuspect: boolean;
}

interface Member {
	job: Job<MeasureRequest>;
	isReady: boolean;
	/** What it was asked for and has not delivered, in order. */
	readonly asked: Waiting[];
	/** The steps of its current run. */
	steps: number;
}

/** Milliseconds of work that a worker is given ahead. */
const AHEAD = 60;
/** The most runs that a worker is given ahead. */
const MOST_AHEAD = 64;
/** About as many runs count for the average. */
const AVERAGED = 8;
/** A pool is broken if this many workers end before they are ready, one after the other. */
const STILLBORN = 3;

/**
 * Measures runs on several workers. If a worker ends, its runs are measured once more, each alone; the
 * run with which a worker ends again is marked as failed.
 */
export class MeasuringPool {
	/** Runs to hand out; the next is at `#next`. Suspects are handed out first. */
	readonly #runs: Listed<RunKey>;
	#next = 0;
	readonly #suspects: Waiting[] = [];
	readonly #members = new Set<Member>();
	/** Milliseconds of a run, on average over the last ones. */
	#mean = AHEAD;
	#stillborn = 0;
	#isRunning = false;

	/** @param size how many workers run at the same time. */
	constructor(
		private readonly experiment: Experiment,
		runs: Listed<RunKey>,
		private readonly size: number,
		private readonly makeWorker: () => WorkerLike<MeasureRequest, MeasureReply>,
		private readonly events: PoolEvents
	) {
		this.#runs = runs;
	}

	/** The steps so far of the runs that have not ended. */
	get steps(): number {
		let steps = 0;
		for (const member of this.#members) steps += member.steps;
		return steps;
	}

	/** How many workers there are. */
	get workers(): number {
		return this.#members.size;
	}

	/** Measures, or goes on after a pause. */
	start(): void {
		this.#isRunning = true;
		for (const member of this.#members) this.#feed(member);
		this.#fill();
	}

	/** Starts no further runs. Those that workers were given go on. */
	pause(): void {
		this.#isRunning = false;
	}

	/** Ends all workers at once. */
	cancel(): void {
		this.#isRunning = false;
		for (const { job } of this.#members) job.end();
		this.#members.clear();
	}

	get #isExhausted(): boolean {
		return this.#next === this.#runs.length && this.#suspects.length === 0;
	}

	/** Starts as many workers as there is work for. */
	#fill(): void {
		const waiting = this.#runs.length - this.#next + this.#suspects.length;
		const unfed = [...this.#members].filter(({ asked }) => asked.length === 0).length;
		for (let i = unfed; i < waiting && this.#members.size < this.size; i++) this.#add();
		if (this.#members.size === 0 && this.#isExhausted) this.events.ended();
	}

	#add(): void {
		const request: MeasureRequest = { type: 'prepare', experiment: this.experiment };
		const started = call<MeasureRequest, MeasureReply>(
			this.makeWorker(),
			request,
			(reply) => this.#take(member, reply),
			(message) => this.#lose(member, message),
			{ ping: { type: 'ping' } }
		);
		const member: Member = { job: started, isReady: false, asked: [], steps: 0 };
		this.#members.add(member);
	}

	#take(member: Member, reply: Exclude<MeasureReply, PongReply | FailureReply>): void {
		switch (reply.type) {
			case 'ready':
				member.isReady = true;
				this.#stillborn = 0;
				break;
			case 'progress':
				member.steps = reply.steps;
				return;
			case 'measured':
				member.steps = 0;
				member.asked.splice(0, reply.measured.length);
				for (const _ of reply.measured)
					this.#mean += (reply.spent / reply.measured.length - this.#mean) / AVERAGED;
				this.events.measured(reply.measured);
				break;
		}
		this.#feed(member);
	}

	/** Gives a worker its next runs, or ends it if there are none. */
	#feed(member: Member): void {
		const { asked, job, isReady } = member;
		if (!isReady || !this.#members.has(member)) return;
		if (this.#isRunning) {
			const wanted = Math.max(1, Math.min(MOST_AHEAD, Math.floor(AHEAD / this.#mean)));
			// A suspect is measured alone; otherwise the worker always has something to go on with.
			const isAlone = asked.some(({ isSuspect }) => isSuspect);
			const given: Waiting[] = [];
			if (asked.length === 0 && this.#suspects.length > 0) given.push(this.#suspects.shift()!);
			else if (!isAlone && asked.length <= wanted / 2) {
				const end = Math.min(this.#runs.length, this.#next + wanted + 1 - asked.length);
				for (; this.#next < end; this.#next++)
					given.push({ run: this.#runs.at(this.#next)!, isSuspect: false });
			}
			asked.push(...given);
			if (given.length > 0) job.post({ type: 'measure', runs: given.map(({ run }) => run) });
		}
		if (asked.length > 0 || !this.#isExhausted) return;
		job.end();
		this.#members.delete(member);
		if (this.#members.size === 0) this.events.ended();
	}

	/** A worker has ended by itself. */
	#lose(member: Member, message: string): void {
		this.#members.delete(member);
		if (!member.isReady && ++this.#stillborn >= STILLBORN) {
			this.cancel();
			this.events.broken(message);
			return;
		}
		for (const { run, isSuspect } of member.asked) {
			if (isSuspect)
				this.events.measured([{ row: rowOf(run, null, 'failed'), milliseconds: null }]);
			else this.#suspects.push({ run, isSuspect: true });
		}
		if (this.#isRunning) this.#fill();
		else if (this.#members.size === 0 && this.#isExhausted) this.events.ended();
	}
}

/** The runs of which there is no row yet. */
export function withoutRows(runs: readonly RunKey[], rows: readonly RunKey[]): RunKey[] {
	const known = new Set(rows.map(runText));
	return runs.filter((run) => !known.has(runText(run)));
}
