import type { Finding } from '$lib/engine/prevention/prevention';
import type { DeadEnd, Reasons } from '$lib/engine/prevention/reasons';
import type { Repeats } from '$lib/engine/prevention/repeats';
import type { Landing, Rule, Sight, WholeRun } from '$lib/engine/prevention/stronger';
import type { WrongDecision } from '$lib/engine/prevention/wrong-decision';
import type { Strategy } from '$lib/engine/search/strategy';
import type { ProblemSpec } from '$lib/engine/spec';
import { call, type Job } from '../run/call';
import type { PreventRequest, WorkerRequest } from '../run/protocol';
import { searchWorker, type SearchWorker } from '../run/workers';

/** What is known of a rule so far. */
export interface RuleReport {
	readonly rule: Rule;
	readonly sight?: Sight;
	readonly landing?: Landing;
	readonly whole?: WholeRun;
}

/** Milliseconds after which the reader is told that it takes a while. */
const SLOW = 500;

/** What would have prevented a dead end, as a worker finds it out. */
export class Prevention {
	reasons = $state.raw<Reasons | null>(null);
	wrong = $state.raw<WrongDecision | null>(null);
	repeats = $state.raw<Repeats | null>(null);
	/** Null until it is known which rules there are. */
	rules = $state.raw<readonly RuleReport[] | null>(null);
	/** Placements made so far to find it out. */
	placements = $state(0);
	state = $state<'working' | 'slow' | 'complete' | 'cancelled' | 'failed'>('working');
	readonly #job: Job<WorkerRequest>;
	readonly #timer: ReturnType<typeof setTimeout>;

	constructor(
		spec: ProblemSpec,
		strategy: Strategy,
		deadEnd: DeadEnd,
		run: PreventRequest['run'],
		makeWorker: () => SearchWorker = searchWorker
	) {
		this.#timer = setTimeout(() => (this.state = 'slow'), SLOW);
		this.#job = call(
			makeWorker(),
			{ type: 'prevent', spec, strategy, deadEnd, run },
			(reply) => {
				if (reply.type !== 'prevent') return;
				for (const finding of reply.findings) this.#take(finding);
				this.placements = reply.placements;
				if (reply.end !== null) this.#end(reply.end);
			},
			() => this.#end('failed'),
			{ ping: { type: 'ping' } }
		);
	}

	get isWorking(): boolean {
		return this.state === 'working' || this.state === 'slow';
	}

	/** Stops and keeps what is known. */
	cancel(): void {
		this.#job.post({ type: 'cancel' });
	}

	dispose(): void {
		clearTimeout(this.#timer);
		this.#job.end();
	}

	#end(state: typeof this.state): void {
		this.dispose();
		this.state = state;
	}

	#take(finding: Finding): void {
		if (finding.kind === 'reasons') this.reasons = finding.reasons;
		else if (finding.kind === 'wrong') this.wrong = finding.wrong;
		else if (finding.kind === 'repeats') this.repeats = finding.repeats;
		else if (finding.kind === 'rules') this.rules = finding.rules.map((rule) => ({ rule }));
		else {
			this.rules =
				this.rules?.map((report, at) => (at === finding.at ? { ...report, ...finding } : report)) ??
				null;
		}
	}
}
