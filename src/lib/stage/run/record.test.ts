import { describe, expect, it } from 'vitest';
import { sudokuBoard } from '../../../../tests/fixtures/sudokus';
import { kind, setupOf } from '$lib/kinds/sudoku/kind';
import { specOf, type ProblemSpec } from '$lib/engine/spec';
import { createProblem } from '$lib/kinds/registry';
import { DEFAULT_STRATEGY, type Strategy } from '$lib/engine/search/strategy';
import { RecordedTrace } from '$lib/engine/trace/recorded-trace';
import { noStatistics } from '$lib/engine/trace/statistics';
import { TreeCopy } from '$lib/engine/trace/tree/tree-copy';
import { countSolutions } from './count';
import type { WorkerReply } from './protocol';
import { record, type Host } from './record';

const board = (cells: string): ProblemSpec => specOf(kind, setupOf(sudokuBoard(cells)));
const EASY = board(
	'530070000600195000098000060800060003400803001700020006060000280000419005000080079'
);
const LONG = board(
	'..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9'
);

/** A host whose clock advances a millisecond per reading, and which cancels after some yields. */
function hostOf(breaths = Infinity) {
	const replies: WorkerReply[] = [];
	let time = 0;
	const host: Host = {
		createProblem,
		now: () => time++,
		yieldToMessages: async () => void breaths--,
		cancelled: () => breaths < 0,
		send: (reply) => replies.push(structuredClone(reply))
	};
	return { host, replies };
}

async function traceOf(spec: ProblemSpec, strategy: Strategy, replies: WorkerReply[]) {
	const made = await createProblem(spec);
	if ('error' in made) throw new Error(made.error.code);
	const { problem } = made;
	const trace = new RecordedTrace(problem, strategy);
	for (const reply of replies) {
		if (reply.type === 'chunk') trace.append(reply.chunk);
		if (reply.type === 'end') trace.end(reply.outcome);
	}
	return trace;
}

describe('a recording job', () => {
	it('streams a run from which every moment can be shown', async () => {
		const { host, replies } = hostOf();
		await record({ type: 'record', spec: EASY, strategy: DEFAULT_STRATEGY }, host);
		const trace = await traceOf(EASY, DEFAULT_STRATEGY, replies);
		expect(trace.ended).toBe(true);
		const { statistics, outcome } = trace.at(Infinity);
		expect(outcome).toEqual({ kind: 'solved' });
		expect(statistics.tries).toBe(37_652);
		expect(trace.tree.length).toBe(4_208 + 1);
		expect(trace.at(20_000).position).toBe(20_000);
	});

	it('keeps its results when it is canceled', async () => {
		const { host, replies } = hostOf(3);
		await record({ type: 'record', spec: LONG, strategy: DEFAULT_STRATEGY }, host);
		const trace = await traceOf(LONG, DEFAULT_STRATEGY, replies);
		expect(trace.outcome).toEqual({ kind: 'stopped', by: 'user' });
		expect(trace.length).toBeGreaterThan(100_000);
		expect(trace.at(trace.length - 1).position).toBe(trace.length - 1);
	});

	it.each([
		['steps', { steps: 50_000 }],
		['backtracks', { backtracks: 700 }],
		['time', { milliseconds: 60 }]
	] as const)('stops at a limit on %s and says so', async (by, limits) => {
		const { host, replies } = hostOf();
		const strategy = { ...DEFAULT_STRATEGY, limits };
		await record({ type: 'record', spec: LONG, strategy }, host);
		const trace = await traceOf(LONG, strategy, replies);
		expect(trace.outcome).toEqual({ kind: 'stopped', by });
		if (by === 'steps') expect(trace.length).toBe(50_000);
		if (by === 'backtracks') expect(trace.at(Infinity).statistics.undos).toBe(700);
	});

	it('records only what is below a node', async () => {
		const { host, replies } = hostOf();
		await record({ type: 'record', spec: EASY, strategy: DEFAULT_STRATEGY }, host);
		const { tree } = await traceOf(EASY, DEFAULT_STRATEGY, replies);
		const node = tree.size.findIndex((size, i) => i > 0 && size > 20 && size < 200);
		const decisions: number[] = [];
		for (let at = node; at > 0; at = tree.parent[at])
			decisions.unshift(tree.variable[at], tree.value[at]);
		const statistics = {
			...noStatistics(),
			steps: tree.position[node],
			depth: tree.depth[node]
		};
		const below = hostOf();
		await record(
			{
				type: 'record',
				spec: EASY,
				strategy: { ...DEFAULT_STRATEGY, goal: 'all' },
				within: { decisions, solved: [], statistics }
			},
			below.host
		);
		const inside = new TreeCopy();
		for (const reply of below.replies)
			if (reply.type === 'chunk' && reply.chunk.tree !== null) inside.apply(reply.chunk.tree);
		expect(inside.tree.size[0]).toBe(tree.size[node]);
		expect([...inside.tree.position]).toEqual([
			...tree.position.slice(node, node + tree.storedSize[node])
		]);
	});

	it('rejects an invalid problem', async () => {
		const { host, replies } = hostOf();
		const spec = { ...EASY, parameters: { puzzle: '12' } };
		await record({ type: 'record', spec, strategy: DEFAULT_STRATEGY }, host);
		expect(replies).toEqual([{ type: 'failure', message: 'bad problem: bad-parameter' }]);
	});
});

describe('counting solutions', () => {
	const count = (spec: ProblemSpec, steps = 1e7, breaths = Infinity) =>
		countSolutions({ type: 'count', spec, steps }, hostOf(breaths).host);

	it('distinguishes none, one and several', async () => {
		expect(await count(LONG)).toMatchObject({ known: true, found: 1 });
		expect((await count(LONG)).solution).toHaveLength(81);
		expect(await count(board('.'.repeat(81)))).toMatchObject({ known: true, found: 2 });
		const none = board(`12345678.${'.'.repeat(71)}9`);
		expect(await count(none)).toEqual({ known: true, found: 0, solution: null });
	});

	it('does not claim certainty when it was cut short', async () => {
		expect(await count(LONG, 100)).toMatchObject({ known: false });
		expect(await count(LONG, 1e7, 0)).toMatchObject({ known: false });
	});
});
