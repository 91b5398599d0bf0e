import { createProblem } from '../problems/registry';
import { Search } from '../search/search';
import type { Outcome } from '../search/outcome';
import { Recorder } from '../trace/recorder';
import { stepBuffer } from '../search/step';
import { NODE_BUDGET } from '../trace/tree-builder';
import type { RecordRequest, WorkerReply } from './protocol';

/** What a job needs of the thread it runs on. */
export interface Host {
	/** Milliseconds, from any origin. */
	now(): number;
	/** Lets messages in. */
	breathe(): Promise<void>;
	cancelled(): boolean;
	send(reply: WorkerReply): void;
}

/** Milliseconds between two looks at the messages, and between two chunks. */
const SLICE = 12;
const CHUNK = 60;
/** A tree of so many nodes is cheap enough to copy with every chunk. */
const SMALL_TREE = 20_000;
/** Milliseconds between two copies of a larger tree. */
const TREE_INTERVAL = 1500;
/** Steps between two looks at the clock: few at first, so that the first chunk comes at once. */
const BUFFER = 1 << 13;
const LOOKS = 16;

/** Runs a search to its end, streaming its trace. */
export async function record(request: RecordRequest, host: Host): Promise<void> {
	const made = createProblem(request.spec);
	if ('error' in made) {
		host.send({ type: 'failure', message: `bad problem: ${made.error.code}` });
		return;
	}
	const { strategy, within } = request;
	const run = new Search(made.problem, strategy, { from: within, within: within !== undefined });
	const recorder = new Recorder(made.problem, NODE_BUDGET, within ?? null);
	const buffer = stepBuffer(BUFFER);

	let outcome: Outcome | null = null;
	let spent = 0;
	let chunkAt = 0;
	let treeAt = 0;
	const started = host.now();
	let looks = 1;
	while (outcome === null) {
		const sliceStart = host.now();
		let elapsed = 0;
		while (outcome === null && elapsed < SLICE) {
			for (let i = 0; i < looks && outcome === null; i++)
				if (run.fill(buffer) > 0) recorder.record(buffer);
				else outcome = run.outcome;
			elapsed = host.now() - sliceStart;
			looks = LOOKS;
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
		await host.breathe();
		if (host.cancelled()) outcome = { kind: 'stopped', by: 'user' };
		else if (spent >= (strategy.limits.milliseconds ?? Infinity))
			outcome = { kind: 'stopped', by: 'time' };
	}
	host.send({ type: 'chunk', chunk: recorder.chunk(true), milliseconds: spent });
	host.send({ type: 'end', outcome });
}
