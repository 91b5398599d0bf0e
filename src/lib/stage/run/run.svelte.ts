import type { Problem } from '$lib/engine/problem';
import type { Notes } from '$lib/engine/problem';
import type { ProblemSpec } from '$lib/engine/spec';
import type { Strategy } from '$lib/engine/search/strategy';
import { bestSolution } from '$lib/engine/trace/solutions';
import type { Checkpoint } from '$lib/engine/trace/checkpoint';
import type { Outcome } from '$lib/engine/search/outcome';
import type { DepthProfile } from '$lib/engine/trace/profile';
import type { Milestoned } from '$lib/engine/trace/reach';
import { RecordedTrace } from '$lib/engine/trace/recorded-trace';
import { noStatistics, type Statistics } from '$lib/engine/trace/statistics';
import type { StoredTrace } from '$lib/engine/trace/stored/stored-trace';
import type { Trace } from '$lib/engine/trace/trace';
import type { Tree } from '$lib/engine/trace/tree/tree';
import { TreeCopy } from '$lib/engine/trace/tree/tree-copy';
import type { ToldStrategy } from '../facts/moment-facts.svelte';
import type { FailureReply, PongReply, WorkerReply, WorkerRequest } from './protocol';
import { call, type Job } from './call';
import { searchWorker, type SearchWorker } from './workers';

/** What a worker has reported about a run so far. */
interface Recorded {
	readonly statistics: Readonly<Statistics>;
	readonly tree: Tree;
	readonly profile: DepthProfile;
	/** Positions and costs of the solutions, as in the trace. */
	readonly solutions: Float64Array;
	readonly costs: Float64Array;
	/** What the problem noted about the run. */
	readonly notes: Notes | null;
	/** Nodes opened at each depth. */
	readonly nodes: Float64Array;
	/** Time spent searching. */
	readonly milliseconds: number;
	/** Steps per second, recently. */
	readonly rate: number;
}

/** What is told of a run: what is counted so far, not at the position that is shown. */
export type RunReport = Pick<
	Run,
	| 'problem'
	| 'outcome'
	| 'running'
	| 'statistics'
	| 'strategy'
	| 'rate'
	| 'milliseconds'
	| 'failure'
	| 'cancel'
>;

/**
 * A search that a worker records. Starting another run drops the previous one. A worker failure is
 * reported, and the recording so far stays usable.
 */
export class Run {
	problem = $state.raw<Problem | null>(null);
	strategy = $state.raw<ToldStrategy | null>(null);
	trace = $state.raw<(Trace & Milestoned) | null>(null);
	/** The worker is recording. */
	running = $state(false);
	/** The trace is complete; without a trace, none is coming. */
	ended = $state(false);
	outcome = $state.raw<Outcome | null>(null);
	/** Why the worker failed, for the log. */
	failure = $state<string | null>(null);
	#recorded = $state.raw<Recorded | null>(null);

	/** Steps recorded. */
	readonly length = $derived(this.#recorded?.statistics.steps ?? 0);
	readonly statistics = $derived(this.#recorded?.statistics ?? noStatistics());
	readonly tree = $derived(this.#recorded?.tree ?? null);
	readonly profile = $derived(this.#recorded?.profile ?? null);
	/** The solutions so far; null without a run. */
	readonly solutions = $derived<Pick<Recorded, 'solutions' | 'costs' | 'notes'> | null>(
		this.#recorded
	);
	readonly nodes: ArrayLike<number> = $derived(this.#recorded?.nodes ?? []);
	readonly milliseconds = $derived(this.#recorded?.milliseconds ?? 0);
	readonly rate = $derived(this.#recorded?.rate ?? 0);

	/** The trace, while a worker of ours records it; null for one that was read. */
	#recording: RecordedTrace | null = null;
	#stored: StoredTrace | null = null;
	#job: Job<WorkerRequest> | null = null;
	#spec: ProblemSpec | null = null;
	#measured = NOT_MEASURED;
	/** Subtrees that are being searched again, keyed by the position of their root, oldest first. */
	readonly #subtrees = new Map<number, { done: Promise<Tree | null>; giveUp: () => void }>();
	/** The number of subtrees being searched. */
	subtrees = $state(0);

	constructor(private readonly makeWorker: () => SearchWorker = searchWorker) {}

	/** Shows the beginning of a run without recording it. */
	prepare(problem: Problem, strategy: Strategy): void {
		this.problem = problem;
		this.strategy = strategy;
		this.trace = this.#recording = new RecordedTrace(problem, strategy, nextTask);
	}

	/** Drops the current run and shows one that was read from a file. */
	adopt(problem: Problem, strategy: ToldStrategy, trace: StoredTrace): void {
		this.clear();
		this.problem = problem;
		this.strategy = strategy;
		this.trace = this.#stored = trace;
		this.outcome = trace.outcome;
		const { statistics, tree, profile, solutions, costs, nodes, notes } = trace;
		const unknown = { milliseconds: 0, rate: 0 };
		this.#recorded = { statistics, tree, profile, solutions, costs, nodes, notes, ...unknown };
	}

	/** Drops the current run and records a new one. */
	start(problem: Problem, spec: ProblemSpec, strategy: Strategy): void {
		this.clear();
		this.prepare(problem, strategy);
		const trace = this.#recording!;
		this.#spec = spec;
		this.running = true;
		this.ended = false;
		this.#job = this.#call(
			{ type: 'record', spec, strategy },
			(reply) => this.#take(trace, reply),
			(message) => this.#fail(trace, message)
		);
	}

	/** Drops the current run. */
	clear(): void {
		this.dispose();
		this.problem = this.#spec = this.strategy = this.trace = this.outcome = this.failure = null;
		this.#recording = this.#stored = null;
		this.ended = true;
		this.#recorded = null;
		this.#measured = NOT_MEASURED;
	}

	/** Stops the recording and keeps everything recorded so far, even if the worker is gone. */
	cancel(): void {
		const job = this.#job;
		const trace = this.#recording;
		job?.post({ type: 'cancel' });
		setTimeout(() => {
			if (job === null || job !== this.#job || trace === null) return;
			this.#end(trace, { kind: 'stopped', by: 'user' });
		}, LAST_WORDS);
	}

	/**
	 * Records what is below a node, to open a folded subtree. A repeated request joins the search in
	 * progress; too many at a time cancel the oldest.
	 * @param decisions alternating variables and values, the root's first, without forced ones.
	 * @returns null if it was canceled; a new run cancels all of them.
	 * @throws Error if the worker fails.
	 */
	subtree(decisions: readonly number[], position: number, depth: number): Promise<Tree | null> {
		if (this.#stored !== null) return Promise.resolve(this.#stored.subtree(position));
		const strategy = this.strategy;
		const trace = this.#recording;
		const spec = this.#spec;
		const same = this.#subtrees.get(position);
		if (same !== undefined) return same.done;
		if (spec === null || strategy === null || trace === null)
			return Promise.reject(new Error('there is no run'));
		const isBounded = strategy.goal === 'best';
		const found = isBounded ? bestSolution(trace, position) : -1;
		const best = found < 0 ? -1 : trace.costs[found];
		const statistics = { ...noStatistics(), steps: position, depth, best };
		// Below a node, an ordering that learns knows what it had learnt before.
		const learnt = strategy.ordering === 'dom-wdeg' ? trace.learntAt(position) : [];
		const within: Checkpoint = { decisions, solved: [], statistics, learnt };
		let giveUp = () => {};
		const done = new Promise<Tree | null>((resolve, reject) => {
			const copy = new TreeCopy();
			const settle = () => {
				job.end();
				this.#subtrees.delete(position);
				this.subtrees = this.#subtrees.size;
			};
			giveUp = () => {
				settle();
				resolve(null);
			};
			const job = this.#call(
				{
					type: 'record',
					spec,
					strategy: { ...strategy, goal: isBounded ? 'best' : 'all', limits: {} },
					within
				},
				(reply) => {
					if (reply.type === 'chunk' && reply.chunk.tree !== null) copy.apply(reply.chunk.tree);
					if (reply.type !== 'end') return;
					settle();
					resolve(copy.tree);
				},
				(message) => {
					settle();
					reject(new Error(message));
				}
			);
		});
		if (this.#subtrees.size >= SUBTREES) this.#subtrees.values().next().value?.giveUp();
		this.#subtrees.set(position, { done, giveUp });
		this.subtrees = this.#subtrees.size;
		return done;
	}

	/** Cancels what {@link subtree} is searching below the node placed at a position. */
	giveUpSubtree(position: number): void {
		this.#subtrees.get(position)?.giveUp();
	}

	/** Cancels everything that {@link subtree} is searching. */
	giveUpSubtrees(): void {
		for (const { giveUp } of this.#subtrees.values()) giveUp();
	}

	/** Terminates the workers. The recording stays. */
	dispose(): void {
		this.#job?.end();
		this.#job = null;
		this.giveUpSubtrees();
		this.running = false;
	}

	#call(
		request: WorkerRequest,
		take: (reply: Exclude<WorkerReply, FailureReply | PongReply>) => void,
		fail: (message: string) => void
	): Job<WorkerRequest> {
		return call(this.makeWorker(), request, take, fail, { ping: { type: 'ping' } });
	}

	#take(trace: RecordedTrace, reply: WorkerReply): void {
		if (trace !== this.trace) return;
		if (reply.type === 'chunk') {
			const { chunk, milliseconds } = reply;
			trace.append(chunk);
			this.#recorded = {
				statistics: chunk.statistics,
				tree: trace.tree,
				profile: trace.profile,
				solutions: trace.solutions,
				costs: trace.costs,
				notes: trace.notes,
				nodes: trace.nodes,
				milliseconds,
				rate: this.#gauge(chunk.statistics.steps, milliseconds)
			};
		}
		if (reply.type === 'end') this.#end(trace, reply.outcome);
	}

	/** Steps per second over at least the last half second, to keep the number from flickering. */
	#gauge(steps: number, milliseconds: number): number {
		const time = milliseconds - this.#measured.milliseconds;
		const rate = time > 0 ? ((steps - this.#measured.steps) * 1000) / time : 0;
		if (time >= RATE_WINDOW) this.#measured = { steps, milliseconds, rate };
		return this.#measured.rate || rate;
	}

	#fail(trace: RecordedTrace, message: string): void {
		if (trace !== this.trace) return;
		this.failure = message;
		this.#end(trace, {
			kind: 'stopped',
			by: /memory|allocation/i.test(message) ? 'memory' : 'failure'
		});
	}

	#end(trace: RecordedTrace, outcome: Outcome): void {
		trace.end(outcome);
		this.outcome = outcome;
		this.ended = true;
		this.running = false;
		this.#job?.end();
		this.#job = null;
	}
}

/** Milliseconds in which a canceled worker sends what it has. */
const LAST_WORDS = 2000;

/** How many subtrees can be searched at the same time, in addition to the run. */
const SUBTREES = 3;

/** Milliseconds of searching over which the rate is measured. */
const RATE_WINDOW = 500;
const NOT_MEASURED = { steps: 0, milliseconds: 0, rate: 0 };

/** Yields the thread to the page. */
function nextTask(): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve));
}
