import { afterEach, describe, expect, it, vi } from 'vitest';
import { sudokuBoard } from '../../../../tests/fixtures/sudokus';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import { kind as maze } from '$lib/kinds/maze/kind';
import type { ProblemKind } from '$lib/engine/kind';
import { specOf } from '$lib/engine/spec';
import { kind as sudoku, setupOf } from '$lib/kinds/sudoku/kind';
import { kind as queens } from '$lib/kinds/queens/kind';
import { board } from '$lib/kinds/queens/setup';
import { NODE_CLOSED, NODE_FOLDED } from '$lib/engine/trace/tree/tree';
import { createProblem } from '$lib/kinds/registry';
import { record } from './record';
import type { WorkerReply, WorkerRequest } from './protocol';
import { Run } from './run.svelte';
import { searchWorker, type SearchWorker } from './workers';

/** A problem with its spec for the worker. */
function subject<Setup>(kind: ProblemKind<Setup>, setup: Setup) {
	return [kind.problem(setup), specOf(kind, setup)] as const;
}

const sudokuSubject = (cells: string) => subject(sudoku, setupOf(sudokuBoard(cells)));

const EASY = sudokuSubject(
	'53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
);
const LONG = sudokuSubject(
	'..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9'
);

/** A search that never finishes in practice. */
const ENDLESS = subject(queens, board(32));

/** A worker that sends only what a test tells it to. */
class Puppet implements SearchWorker {
	onmessage: ((event: { readonly data: WorkerReply }) => void) | null = null;
	onerror: SearchWorker['onerror'] = null;
	readonly requests: WorkerRequest[] = [];
	isTerminated = false;
	postMessage(request: WorkerRequest) {
		this.requests.push(request);
	}
	terminate() {
		this.isTerminated = true;
	}
	say(reply: WorkerReply) {
		this.onmessage?.({ data: reply });
	}
	/** The replies of a real worker to the first request, up to `chunks` chunks. */
	async replies(chunks: number): Promise<WorkerReply[]> {
		const said: WorkerReply[] = [];
		let time = 0;
		const [request] = this.requests;
		if (request.type !== 'record') throw new Error(request.type);
		await record(request, {
			createProblem,
			now: () => (time += 5),
			yieldToMessages: () => Promise.resolve(),
			cancelled: () => said.length >= chunks,
			send: (reply) => said.push(structuredClone(reply))
		});
		return said;
	}
}

/** Ends what a test left running: a subtree whose worker is silent would fail in a later file. */
let end = () => {};
afterEach(() => {
	end();
	end = () => {};
});

function puppetRun() {
	const puppets: Puppet[] = [];
	const run = new Run(() => {
		puppets.push(new Puppet());
		return puppets.at(-1)!;
	});
	end = () => run.dispose();
	return { run, puppets };
}

describe('a run', () => {
	it('is recorded by a worker and readable at any position', async () => {
		const run = new Run();
		run.start(...EASY, DEFAULT_STRATEGY);
		expect(run.running).toBe(true);
		await vi.waitFor(() => expect(run.ended).toBe(true), 50_000);
		expect(run.outcome).toEqual({ kind: 'solved' });
		expect(run.statistics.tries).toBe(37_652);
		expect(run.trace!.at(12_345).position).toBe(12_345);
		expect(run.tree!.length).toBe(4209);
		run.dispose();
	});

	it('can be used while it is being recorded, and canceled', async () => {
		const run = new Run();
		run.start(...ENDLESS, { ...DEFAULT_STRATEGY, goal: 'all' });
		await vi.waitFor(() => expect(run.length).toBeGreaterThan(200_000), 50_000);
		expect(run.ended).toBe(false);
		expect(run.trace!.at(150_000).position).toBe(150_000);
		run.cancel();
		await vi.waitFor(() => expect(run.ended).toBe(true), 50_000);
		expect(run.outcome).toEqual({ kind: 'stopped', by: 'user' });
		expect(run.trace!.at(run.length).outcome).toEqual(run.outcome);
		run.dispose();
	}, 120_000);

	it('searches a folded subtree again', async () => {
		const run = new Run();
		run.start(...LONG, { ...DEFAULT_STRATEGY, limits: { steps: 40_000_000 } });
		await vi.waitFor(() => expect(run.ended).toBe(true), 60_000);
		const tree = run.tree!;
		const node = tree.flags.findIndex(
			(flags, i) => (flags & NODE_FOLDED) !== 0 && tree.storedSize[i] === 1
		);
		expect(node).toBeGreaterThan(0);
		const path: number[] = [];
		for (let at = node; at > 0; at = tree.parent[at])
			path.unshift(tree.variable[at], tree.value[at]);
		const inside = (await run.subtree(path, tree.position[node], tree.depth[node]))!;
		expect(inside.size[0]).toBe(tree.size[node]);
		expect(inside.position[0]).toBe(tree.position[node]);
		run.dispose();
	}, 90_000);

	it('searches a subtree again with the best solution that was known there', async () => {
		const large = maze.examples.find(({ id }) => id === 'large')!;
		const strategy = { ...DEFAULT_STRATEGY, goal: 'best' } as const;
		const run = new Run();
		run.start(...subject(maze, large.setup), strategy);
		await vi.waitFor(() => expect(run.ended).toBe(true), 60_000);
		const { solutions } = run.trace!;
		const tree = run.tree!;
		const node = tree.flags.findIndex(
			(flags, i) =>
				tree.position[i] > solutions[1] && (flags & NODE_CLOSED) !== 0 && tree.size[i] > 100
		);
		expect(node).toBeGreaterThan(0);
		const path: number[] = [];
		for (let at = node; at > 0; at = tree.parent[at])
			path.unshift(tree.variable[at], tree.value[at]);
		const inside = (await run.subtree(path, tree.position[node], tree.depth[node]))!;
		expect(inside.size[0]).toBe(tree.size[node]);
		run.dispose();
	}, 90_000);

	it('searches a subtree once, however often it is requested', async () => {
		const { run, puppets } = puppetRun();
		run.start(...LONG, DEFAULT_STRATEGY);
		const twice = [run.subtree([], 0, 0), run.subtree([], 0, 0)];
		expect(puppets).toHaveLength(2);
		expect(run.subtrees).toBe(1);
		for (const reply of await puppets[1].replies(1)) puppets[1].say(reply);
		const [tree, same] = await Promise.all(twice);
		expect(tree).not.toBe(null);
		expect(same).toBe(tree);
		expect(run.subtrees).toBe(0);
	});

	it('cancels the oldest of many subtrees, and all of them with the run', async () => {
		const { run, puppets } = puppetRun();
		run.start(...LONG, DEFAULT_STRATEGY);
		const asked = [1, 2, 3, 4].map((position) => run.subtree([], position, 0));
		await expect(asked[0]).resolves.toBe(null);
		const [, ...workers] = puppets;
		expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false, false, false]);
		run.start(...EASY, DEFAULT_STRATEGY);
		await expect(Promise.all(asked)).resolves.toEqual([null, null, null, null]);
		expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true);
		expect(run.subtrees).toBe(0);
	});

	it('cancels one subtree and goes on with the others', async () => {
		const { run, puppets } = puppetRun();
		run.start(...LONG, DEFAULT_STRATEGY);
		const [first] = [1, 2].map((position) => run.subtree([], position, 0));
		run.giveUpSubtree(1);
		await expect(first).resolves.toBe(null);
		expect(puppets.slice(1).map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
		expect(run.subtrees).toBe(1);
	});

	it('drops the previous run and ignores its later replies', async () => {
		const { run, puppets } = puppetRun();
		run.start(...LONG, DEFAULT_STRATEGY);
		const old = await puppets[0].replies(2);
		run.start(...EASY, DEFAULT_STRATEGY);
		expect(puppets[0].isTerminated).toBe(true);
		puppets[0].say(old[0]);
		expect(run.length).toBe(0);
		for (const reply of await puppets[1].replies(100)) puppets[1].say(reply);
		expect(run.statistics.tries).toBe(37_652);
	});

	it('reports that its worker failed and keeps the recording', async () => {
		const { run, puppets } = puppetRun();
		run.start(...LONG, DEFAULT_STRATEGY);
		const [chunk] = await puppets[0].replies(1);
		puppets[0].say(chunk);
		puppets[0].onerror?.({ message: 'out of memory' });
		expect(run.failure).toBe('out of memory');
		expect(run.ended).toBe(true);
		expect(run.running).toBe(false);
		expect(run.length).toBeGreaterThan(1000);
		expect(run.trace!.at(500).position).toBe(500);
		expect(run.outcome).toEqual({ kind: 'stopped', by: 'memory' });
	});

	describe('whose worker ends without a word', () => {
		afterEach(() => {
			vi.useRealTimers();
		});

		it('is canceled at once and keeps the recording', async () => {
			const { run, puppets } = puppetRun();
			run.start(...LONG, DEFAULT_STRATEGY);
			const [chunk] = await puppets[0].replies(1);
			puppets[0].say(chunk);
			vi.useFakeTimers();
			run.cancel();
			expect(run.running).toBe(true);
			await vi.advanceTimersByTimeAsync(2000);
			expect(run.outcome).toEqual({ kind: 'stopped', by: 'user' });
			expect(run.failure).toBe(null);
			expect(puppets[0].isTerminated).toBe(true);
			expect(run.trace!.at(500).position).toBe(500);
		});

		it('is canceled even before its first step', async () => {
			vi.useFakeTimers();
			const { run } = puppetRun();
			run.start(...LONG, DEFAULT_STRATEGY);
			run.cancel();
			await vi.advanceTimersByTimeAsync(2000);
			expect(run.outcome).toEqual({ kind: 'stopped', by: 'user' });
			expect(run.running).toBe(false);
			expect(run.trace!.at(0).position).toBe(0);
		});

		it('is not canceled by the end of the one before', async () => {
			vi.useFakeTimers();
			const { run } = puppetRun();
			run.start(...LONG, DEFAULT_STRATEGY);
			run.cancel();
			run.start(...EASY, DEFAULT_STRATEGY);
			await vi.advanceTimersByTimeAsync(3000);
			expect(run.running).toBe(true);
		});

		it('is found out, and keeps the recording', async () => {
			const { run, puppets } = puppetRun();
			const chunks = puppets;
			vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
			run.start(...LONG, DEFAULT_STRATEGY);
			const [chunk] = await chunks[0].replies(1);
			puppets[0].say(chunk);
			await vi.advanceTimersByTimeAsync(9000);
			expect(puppets[0].requests.at(-1)).toEqual({ type: 'ping' });
			expect(run.running).toBe(true);
			await vi.advanceTimersByTimeAsync(3000);
			expect(run.outcome).toEqual({ kind: 'stopped', by: 'failure' });
			expect(run.failure).toBe('');
			expect(run.trace!.at(500).position).toBe(500);
		});

		it('is told from one whose worker is busy or still loading', async () => {
			vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
			const { run, puppets } = puppetRun();
			run.start(...LONG, DEFAULT_STRATEGY);
			await vi.advanceTimersByTimeAsync(50_000);
			expect(run.running).toBe(true);
			for (let time = 0; time < 10; time++) {
				puppets[0].say({ type: 'pong' });
				await vi.advanceTimersByTimeAsync(8000);
			}
			expect(run.running).toBe(true);
			run.dispose();
			const { length } = puppets[0].requests;
			await vi.advanceTimersByTimeAsync(90_000);
			expect(puppets[0].requests).toHaveLength(length);
			expect(run.failure).toBe(null);
		});
	});

	it('asks a worker that answers even while it works', async () => {
		const worker = searchWorker();
		const said: WorkerReply[] = [];
		worker.onmessage = ({ data }) => said.push(data);
		const [, spec] = ENDLESS;
		worker.postMessage({ type: 'record', spec, strategy: { ...DEFAULT_STRATEGY, goal: 'all' } });
		await vi.waitFor(() => expect(said).not.toEqual([]), 20_000);
		worker.postMessage({ type: 'ping' });
		await vi.waitFor(() => expect(said).toContainEqual({ type: 'pong' }), 20_000);
		worker.terminate();
	});

	it('does not blame memory for other failures', () => {
		const { run, puppets } = puppetRun();
		run.start(...LONG, DEFAULT_STRATEGY);
		puppets[0].say({ type: 'failure', message: 'bad problem: too-little' });
		expect(run.outcome).toEqual({ kind: 'stopped', by: 'failure' });
	});
});
