import { variantOf, type Problem } from '$lib/engine/problem';
import { limitedSearch } from '$lib/engine/search/limits';
import type { Outcome } from '$lib/engine/search/outcome';
import type { ProblemSpec } from '$lib/engine/spec';
import { partsOf } from '$lib/engine/trace/learnt';
import { Recorder } from '$lib/engine/trace/recorder';
import { NODE_BUDGET } from '$lib/engine/trace/tree/tree-builder';
import type { RecordRequest, WorkerReply } from './protocol';

/** What a job needs from the worker that it runs in. */
export interface Host {
	/** Milliseconds from any origin. */
	now(): number;
	/** Lets messages arrive. */
	yieldToMessages(): Promise<void>;
	cancelled(): boolean;
	createProblem(spec: ProblemSpec): Promise<{ problem: Problem } | { error: { code: string } }>;
	send(reply: WorkerReply): void;
}

/** Milliseconds between two message checks, and between two chunks. */
const SLICE = 12;
const CHUNK = 60;
/** A tree with up to this many nodes is cheap enough to copy with every chunk. */
const SMALL_TREE = 20_000;
/** Milliseconds between two copies of a larger tree. */
const TREE_INTERVAL = 1500;
/** Batches between two clock checks: few at first, so that the first chunk comes at once. */
const BATCHES_A_LOOK = 16;

/** Runs a search to its end, streaming its trace. */
export async function record(request: RecordRequest, host: Host): Promise<void> {
	const made = await host.createProblem(request.spec);
	if ('error' in made) {
		host.send({ type: 'failure', message: `bad problem: ${made.error.code}` });
		return;
	}
	const { strategy, within } = request;
	const problem = variantOf(made.problem, strategy);
	const from = within && {
		decisions: within.decisions,
		best: within.statistics.best,
		steps: within.statistics.steps,
		weights: partsOf(within.learnt ?? [], problem.variableCount).weights
	};
	const batches = limitedSearch(problem, strategy, { from, within: within !== undefined });
	// The steps that lead to the node were counted before.
	if (from !== undefined) batches.next();
	const recorder = new Recorder(problem, strategy, NODE_BUDGET, within ?? null);

	let outcome: Outcome | null = null;
	let spent = 0;
	let chunkAt = 0;
	let treeAt = 0;
	const started = host.now();
	let batchesALook = 1;
	while (outcome === null) {
		const sliceStart = host.now();
		let elapsed = 0;
		while (outcome === null && elapsed < SLICE) {
			for (let i = 0; i < batchesALook && outcome === null; i++) {
				const { done, value } = batches.next();
				if (done) outcome = value;
				else recorder.record(value);
			}
			elapsed = host.now() - sliceStart;
			batchesALook = BATCHES_A_LOOK;
		}
		spent += elapsed;
		if (outcome !== null) break;

		const time = host.now() - started;
		if (chunkAt === 0 || time >= chunkAt) {
			const small = recorder.tree.length < SMALL_TREE;
			const withTree = small || time >= treeAt;
			if (withTree) treeAt = time + TREE_INTERVAL;
			host.send({ type: 'chunk', chunk: recorder.chunk(withTree), milliseconds: spent });
			chunkAt = host.now() - started + CHUNK;
		}
		await host.yieldToMessages();
		if (host.cancelled()) outcome = { kind: 'stopped', by: 'user' };
		else if (spent >= (strategy.limits.milliseconds ?? Infinity))
			outcome = { kind: 'stopped', by: 'time' };
	}
	host.send({ type: 'chunk', chunk: recorder.chunk(true), milliseconds: spent });
	host.send({ type: 'end', outcome });
}
