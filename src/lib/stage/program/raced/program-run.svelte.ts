import type { Problem } from '$lib/engine/problem';
import { noStatistics } from '$lib/engine/trace/statistics';
import { StepLogBuilder, type StepLog } from '$lib/engine/trace/stored/step-log';
import type { StoredTrace } from '$lib/engine/trace/stored/stored-trace';
import { obtain } from '$lib/ui/loading/loaded-part.svelte';
import { nextTask } from '$lib/ui/loading/when-idle';
import type { Call, CallResult, Program, Task } from '../task';
import type { Answer } from './answer';

/** What runs a program: the sandbox, or what stands for it in a test. */
export interface Runner {
	run(
		task: Task,
		options: {
			readonly signal?: AbortSignal;
			onsteps(call: number, steps: StepLog): void;
			onresult(call: number, result: CallResult): void;
		}
	): Promise<unknown>;
	dispose(): void;
}

/** The run of one call of a program, as a race and a page show it. Starting another one drops it. */
export class ProgramRun {
	problem = $state.raw<Problem | null>(null);
	program = $state.raw<Program | null>(null);
	/** Its steps, without calls; null until it has ended. */
	trace = $state.raw<StoredTrace | null>(null);
	/** How the call ended; null until then. */
	result = $state.raw<CallResult | null>(null);
	/** What its error means; empty if it has none. */
	fault = $state('');
	running = $state(false);
	ended = $state(false);
	/** It could not be run at all, and why. */
	failure = $state<string | null>(null);
	/** How many steps there are so far. */
	heard = $state(0);

	readonly outcome = $derived(this.trace?.outcome ?? null);
	readonly length = $derived(this.trace?.length ?? 0);
	readonly statistics = $derived(this.trace?.statistics ?? noStatistics());
	readonly tree = $derived(this.trace?.tree ?? null);
	/** What it says; null while it runs. */
	answer = $state<Answer | null>(null);

	#runner: Runner | null = null;
	#current: AbortController | null = null;

	/** @param runner makes what runs programs; it is kept for later runs */
	constructor(private readonly runner: () => Promise<Runner>) {}

	/** Runs a call of a program. @param problem what its ground is, as the views know it */
	start(problem: Problem, program: Program, call: Call): void {
		this.clear();
		const current = (this.#current = new AbortController());
		this.problem = problem;
		this.program = program;
		this.running = true;
		this.ended = false;
		this.#run(current, { program, calls: [call] }).catch((error: unknown) => {
			if (current !== this.#current) return;
			this.failure = error instanceof Error ? error.message : String(error);
			this.running = false;
			this.ended = true;
		});
	}

	async #run(current: AbortController, task: Task): Promise<void> {
		const log = new StepLogBuilder();
		let ended: CallResult | null = null;
		this.#runner ??= await this.runner();
		if (current !== this.#current) return;
		await this.#runner.run(task, {
			signal: current.signal,
			onsteps: (_, steps) => {
				log.append(steps);
				if (current === this.#current) this.heard = log.length;
			},
			onresult: (_, result) => (ended = result)
		});
		const result = ended as CallResult | null;
		if (current !== this.#current || result === null) return;
		const problem = this.problem!;
		// A race without a program loads none of this.
		const [{ StoredTrace }, { answerOf, faultIn, outcomeOf, withoutCalls }] = await Promise.all([
			obtain(() => import('$lib/engine/trace/stored/stored-trace')),
			obtain(() => import('./answer'))
		]);
		const answer = answerOf(result, problem);
		const outcome = outcomeOf(result.end, answer);
		const trace = await StoredTrace.inTurns(problem, withoutCalls(log), outcome, nextTask);
		const fault = await faultIn(result, task.program);
		if (current !== this.#current) return;
		this.trace = trace;
		this.fault = fault;
		this.result = result;
		this.answer = answer;
		this.running = false;
		this.ended = true;
	}

	/** Stops it and keeps what it has done. */
	cancel(): void {
		this.#current?.abort();
	}

	/** Drops the run. */
	clear(): void {
		const current = this.#current;
		this.#current = null;
		current?.abort();
		this.problem = this.trace = this.result = this.answer = this.failure = null;
		this.running = false;
		// Nothing more comes.
		this.ended = true;
		this.heard = 0;
		this.fault = '';
	}

	dispose(): void {
		this.clear();
		this.#runner?.dispose();
		this.#runner = null;
	}
}
