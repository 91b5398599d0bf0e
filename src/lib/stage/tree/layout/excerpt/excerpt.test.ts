import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { record } from '../../../../../../tests/fixtures/recordings';
import { folded, subtree, treeRun, type TreeRun } from '../../../../../../tests/fixtures/trees';
import type { ProblemKind } from '$lib/engine/kind';
import { fitStrategy } from '$lib/engine/search/choices';
import { orderAfter as orderOf } from '$lib/engine/search/order-after';
import { unpackStep } from '$lib/engine/search/step';
import {
	DEFAULT_STRATEGY,
	ELIMINATIONS,
	ORDERINGS,
	VALUE_ORDERINGS
} from '$lib/engine/search/strategy';
import { kind as maps } from '$lib/kinds/map-colouring/kind';
import { kind } from '$lib/kinds/maze/kind';
import { kind as queens } from '$lib/kinds/queens/kind';
import { kind as sequence } from '$lib/kinds/sequence/kind';
import { kind as sudoku } from '$lib/kinds/sudoku/kind';
import type { Moment } from '$lib/engine/trace/moment';
import { lastNodeAt, type Tree } from '$lib/engine/trace/tree/tree';
import { excerpt, type Excerpt, type ExcerptOptions } from './excerpt';
import type { ExcerptNode } from './node';

/** A made-up search tries all values in ascending order. */
const orderAfter = () => [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** No room: every closed subtree is folded. */
const NONE = { columns: 0, rows: 0 };

const anyRun = fc
	.record({
		nodes: fc.integer({ min: 2, max: 900 }),
		depth: fc.integer({ min: 3, max: 40 }),
		children: fc.integer({ min: 1, max: 6 }),
		failing: fc.integer({ min: 5, max: 70 }),
		forced: fc.constantFrom(0, 30),
		seed: fc.nat(),
		all: fc.boolean()
	})
	.map(treeRun);

/** A position, as a share of the run. */
const anyShare = fc.double({ min: 0, max: 1, noNaN: true });

const at = (run: TreeRun, share: number): Moment => run.at(Math.round(run.length * share));

/** The marks from the root to the current one; expects each to be the parent of the next. */
function pathOf(shown: Excerpt): ExcerptNode[] {
	shown.path.forEach((index, step) => {
		expect(shown.nodes[index].parent).toBe(step === 0 ? -1 : shown.path[step - 1]);
	});
	return shown.path.slice(1).map((index) => shown.nodes[index]);
}

function counted({ nodes }: Excerpt): number {
	let count = 0;
	for (const { kind, later, hidden, bundled } of nodes)
		if (!later && kind !== 'rejected') count += (bundled === 1 ? 1 : 0) + hidden;
	return count;
}

function check(tree: Tree, moment: Moment, options: ExcerptOptions, total: number): Excerpt {
	const shown = excerpt(tree, moment, options);
	const placed = moment.frames.filter(({ value }) => value >= 0);
	expect(pathOf(shown)).toMatchObject(placed.map(({ variable, value }) => ({ variable, value })));
	expect(shown.path.at(-1)).toBe(shown.current);
	expect(shown.nodes.filter(({ current }) => current)).toHaveLength(1);
	expect(shown.total).toBe(total);
	expect(counted(shown)).toBe(total);
	expect(new Set(shown.nodes.map(({ key }) => key)).size).toBe(shown.nodes.length);
	for (const [index, { parent, depth }] of shown.nodes.entries()) {
		expect(parent).toBeLessThan(index);
		if (parent >= 0) expect(shown.nodes[parent].depth).toBe(depth - 1);
	}
	return shown;
}

describe('excerpt', () => {
	it('holds the path and counts every node once, whatever is folded', () => {
		fc.assert(
			fc.property(
				anyRun,
				anyShare,
				fc.constantFrom(NONE, { columns: 8, rows: 5 }, undefined),
				fc.boolean(),
				fc.array(fc.tuple(fc.nat(), fc.boolean()), { maxLength: 12 }),
				(run, share, room, stubs, toggles) => {
					const moment = at(run, share);
					const { tree } = run;
					const opened = new Map(
						toggles.map(([node, open]) => [tree.position[node % tree.length], open])
					);
					const total = lastNodeAt(tree, moment.position) + 1;
					check(tree, moment, { room, stubs, opened, values: 9, orderAfter }, total);
				}
			),
			{ numRuns: 300 }
		);
	});

	/** Draws a run with everything asked to be open; expects no more marks than `limit`. */
	function checkLimit(run: TreeRun, share: number, options: ExcerptOptions, limit: number): void {
		const moment = at(run, share);
		const total = lastNodeAt(run.tree, moment.position) + 1;
		const keys = [...run.tree.position].flatMap((key) => [key, key + 0.5]);
		const opened = new Map(keys.map((key) => [key, true]));
		const all = { limit, opened, room: NONE, stubs: true };
		const shown = excerpt(run.tree, moment, { ...all, ...options });
		expect(shown.nodes.length).toBeLessThanOrEqual(limit);
		expect(shown.total).toBe(total);
		expect(counted(shown)).toBe(total);
		expect(new Set(shown.nodes.map(({ key }) => key)).size).toBe(shown.nodes.length);
		expect(shown.path.at(-1)).toBe(shown.current);
		const placed = pathOf(shown).flatMap((node) => (node.inside.length > 0 ? node.inside : [node]));
		const { frames } = moment;
		expect(placed).toMatchObject(frames.map(({ variable, value }) => ({ variable, value })));
	}

	it('never draws more than its limit, and still counts everything', () => {
		const options = fc.record({ whole: fc.boolean(), shortens: fc.boolean() });
		fc.assert(fc.property(anyRun, anyShare, options, fc.integer({ min: 3, max: 150 }), checkLimit));
		// A long path on which many nodes have a single mark beside them: 71 were drawn.
		const branches = { nodes: 652, depth: 39, children: 2, failing: 63, forced: 30 };
		checkLimit(treeRun({ ...branches, seed: 1551169778 }), 0.9999999999999986, {}, 66);
		// The path alone is too long.
		const path = treeRun({ nodes: 300, depth: 250, children: 1, failing: 0 });
		for (const limit of [3, 4, 100]) checkLimit(path, 0.8, { shortens: limit === 4 }, limit);
	});

	it('counts nodes that the arrays do not hold', () => {
		fc.assert(
			fc.property(
				anyRun,
				anyShare,
				fc.integer({ min: 2, max: 60 }),
				fc.boolean(),
				(run, share, most, fetched) => {
					const small = folded(run.tree, most);
					const expansions = new Map<number, Tree>();
					if (fetched)
						for (let node = 0; node < run.tree.length; node++)
							expansions.set(run.tree.position[node], subtree(run.tree, node));
					const opened = fetched
						? new Map([...expansions.keys()].map((key) => [key, true]))
						: undefined;
					const moment = at(run, share);
					const total = lastNodeAt(run.tree, moment.position) + 1;
					check(small, moment, { expansions, opened, room: NONE }, total);
				}
			)
		);
	});

	it('shows nothing that lies ahead, except in the whole tree unless the future is hidden', () => {
		fc.assert(
			fc.property(anyRun, anyShare, (run, share) => {
				const moment = at(run, share);
				const ahead = (options: ExcerptOptions) =>
					excerpt(run.tree, moment, options).nodes.filter(({ later }) => later).length;
				expect(ahead({})).toBe(0);
				expect(ahead({ whole: true, hidesFuture: true })).toBe(0);
				const total = lastNodeAt(run.tree, moment.position) + 1;
				expect(ahead({ whole: true })).toBe(run.tree.length - total);
				check(run.tree, moment, { whole: true, hidesFuture: true }, total);
			})
		);
	});

	it('leaves open what fits into the room', () => {
		fc.assert(
			fc.property(anyRun, anyShare, fc.integer({ min: 3, max: 20 }), (run, share, columns) => {
				const room = { columns, rows: 7 };
				const shown = excerpt(run.tree, at(run, share), { room });
				const beside: number[] = [];
				const side = new Set<number>();
				shown.nodes.forEach(({ onPath, parent, depth, toggle }, index) => {
					if (onPath) return;
					if (toggle === 'fold' || side.has(parent)) side.add(index);
					if (side.has(parent)) beside[depth] = (beside[depth] ?? 0) + 1;
				});
				for (const count of beside) expect(count ?? 0).toBeLessThan(columns);
				const all = shown.nodes.filter(({ onPath }) => !onPath);
				if (shown.total <= 6) expect(all.some(({ hidden }) => hidden > 0)).toBe(false);
			})
		);
	});

	it('never opens a folded subtree by itself while the search continues', () => {
		const run = treeRun({ nodes: 600, depth: 9, all: true });
		let folded = new Set<number>();
		for (let position = 0; position <= run.length; position++) {
			const { nodes } = excerpt(run.tree, run.at(position), { room: { columns: 9, rows: 6 } });
			for (const { key, toggle } of nodes)
				if (toggle === 'fold') expect(folded.has(key), `${key} at ${position}`).toBe(false);
			folded = new Set(nodes.filter(({ toggle }) => toggle === 'open').map(({ key }) => key));
		}
	});

	it('folds subtrees that a large search has left, by outcome', () => {
		const run = treeRun({ nodes: 4000, depth: 30, all: true });
		const shown = excerpt(run.tree, at(run, 0.8));
		expect(shown.nodes.length).toBeLessThan(200);
		for (const { onPath, hidden, kind, size, later } of shown.nodes) {
			expect(later).toBe(false);
			if (!onPath) expect(hidden).toBe(size - 1);
			if (!onPath && size > 1) expect(kind).toMatch(/^folded/);
		}
	});

	it("opens a subtree at the user's request, and folds one of a small run", () => {
		const run = treeRun({ nodes: 4000, depth: 30 });
		const moment = at(run, 0.8);
		const before = excerpt(run.tree, moment);
		const triangle = before.nodes.find(({ kind, size }) => kind === 'folded' && size > 50)!;
		expect(triangle.toggle).toBe('open');
		const after = excerpt(run.tree, moment, { opened: new Map([[triangle.key, true]]) });
		const opened = after.nodes.find(({ key }) => key === triangle.key)!;
		expect(opened).toMatchObject({ kind: 'exhausted', hidden: 0, toggle: 'fold' });
		expect(after.nodes.some(({ parent }) => after.nodes[parent] === opened)).toBe(true);

		const little = treeRun({ nodes: 73, depth: 12 });
		const end = little.at(little.length);
		const bush = excerpt(little.tree, end).nodes.find(({ toggle }) => toggle === 'fold')!;
		const closed = excerpt(little.tree, end, { opened: new Map([[bush.key, false]]) });
		expect(closed.nodes.find(({ key }) => key === bush.key)).toMatchObject({
			kind: bush.kind === 'solved' ? 'folded-solved' : 'folded',
			toggle: 'open'
		});
	});

	it('shows where the search is inside a folded subtree, and the inside once fetched', () => {
		const run = treeRun({ nodes: 4000, depth: 30 });
		const small = folded(run.tree, 600);
		const node = small.storedSize.findIndex((kept, at) => kept === 1 && small.size[at] > 40);
		const key = small.position[node];
		const moment = run.at(key + 90);
		const shown = excerpt(small, moment);
		const above = shown.nodes.find((one) => one.key === key)!;
		expect(above).toMatchObject({ kind: 'folded', onPath: true, toggle: 'fetch' });
		expect(above.hidden).toBeGreaterThan(0);
		expect(shown.nodes[shown.current]).toMatchObject({ position: -1, kind: 'open' });

		expect(shown.nodes[shown.missing!.index]).toBe(above);
		expect(shown.missing!.size).toBe(small.size[node]);
		expect(shown.leftOut).toBe(above.hidden);

		const whole = run.tree.position.indexOf(key);
		const grafted = excerpt(small, moment, {
			expansions: new Map([[key, subtree(run.tree, whole)]])
		});
		expect(grafted.missing).toBeNull();
		expect(grafted.leftOut).toBe(0);
		expect(grafted.nodes.find((one) => one.key === key)).toMatchObject({ kind: 'open', hidden: 0 });
		expect(grafted.nodes[grafted.current].position).toBeGreaterThan(key);
	});

	it('shows the values that failed beside a path that the arrays do not hold', () => {
		const run = treeRun({ nodes: 4000, depth: 30, all: true });
		const small = folded(run.tree, 600);
		let seen = 0;
		for (let position = 0; position < run.length; position += 7) {
			const moment = run.at(position);
			const shown = excerpt(small, moment, { room: NONE });
			if (shown.missing === null) continue;
			const from = shown.path.indexOf(shown.missing.index);
			for (const [step, { failed, solved }] of moment.frames.entries()) {
				if (step < from) continue;
				const beside = shown.nodes.filter(
					({ parent, onPath }) => parent === shown.path[step] && !onPath
				);
				expect(beside.reduce((mask, { value }) => mask | (1 << value), 0)).toBe(failed | solved);
				for (const { kind, toggle, value } of beside) {
					expect(kind).toBe((solved >>> value) & 1 ? 'folded-solved' : 'folded');
					expect(toggle).toBe('fetch');
				}
				seen += beside.length;
			}
		}
		expect(seen).toBeGreaterThan(20);
	});

	it('draws long runs of the path without a branch as one mark, which can be opened', () => {
		fc.assert(
			fc.property(anyRun, anyShare, fc.integer({ min: 1, max: 8 }), (run, share, rows) => {
				const moment = at(run, share);
				const options = { room: { columns: 8, rows } };
				const long = excerpt(run.tree, moment, options);
				const short = excerpt(run.tree, moment, { ...options, shortens: true });
				const chains = short.nodes.filter(({ kind }) => kind === 'chain');
				expect(counted(short)).toBe(counted(long));
				const placed = short.path.flatMap((index) => {
					const { inside, variable, value } = short.nodes[index];
					return inside.length > 0 ? inside : [{ variable, value }];
				});
				expect(placed).toEqual(
					long.path.map((index) => {
						const { variable, value } = long.nodes[index];
						return { variable, value };
					})
				);
				for (const index of short.path.slice(-rows)) expect(short.nodes[index].inside).toEqual([]);
				const opened = new Map(chains.map(({ key }) => [key, true]));
				const again = excerpt(run.tree, moment, { ...options, shortens: true, opened });
				expect(again.nodes.map(({ key }) => key)).toEqual(long.nodes.map(({ key }) => key));
				for (const { key } of chains)
					expect(again.nodes.find((one) => one.key === key)!.toggle).toBe('fold');
			})
		);
		const deep = treeRun({ nodes: 300, depth: 60, children: 1, failing: 0 });
		const { nodes } = excerpt(deep.tree, deep.at(110), { shortens: true });
		expect(nodes.filter(({ kind }) => kind === 'chain')).toHaveLength(1);
	});

	it('adds rejected values to the children, in order', () => {
		const run = treeRun({ nodes: 73, depth: 12, seed: 5 });
		const moment = at(run, 0.6);
		const room = { columns: 400, rows: 20 };
		const shown = excerpt(run.tree, moment, { stubs: true, values: 9, orderAfter, room });
		for (const [step, frame] of moment.frames.entries()) {
			const on = shown.path[step];
			const below = shown.nodes.filter(({ parent, later }) => parent === on && !later);
			const stubs = below.filter(({ kind }) => kind === 'rejected');
			expect(stubs.reduce((mask, { value }) => mask | (1 << value), 0)).toBe(frame.rejected);
			const values = below.map(({ value }) => value);
			expect(values).toEqual([...values].sort((a, b) => a - b));
		}
		const dead = shown.nodes.findIndex(({ kind, chosen }) => kind === 'failed' && chosen >= 0);
		expect(shown.nodes.filter(({ parent }) => parent === dead)).toHaveLength(9);
	});

	it('gives the current node the kind of its latest event', () => {
		const run = treeRun({ nodes: 73, depth: 12 });
		const moment = run.at(run.tree.position[5]);
		expect(kindNow(run, moment)).toBe('open');
		const deadend = { kind: 'deadend', variable: 3, value: -1, cause: -1 } as const;
		expect(kindNow(run, { ...moment, step: deadend })).toBe('failed');
		const prune = { kind: 'prune', variable: -1, value: -1, cause: 9 } as const;
		expect(kindNow(run, { ...moment, step: prune })).toBe('pruned');
		const over = { ...run.at(0), outcome: { kind: 'exhausted' } } as const;
		expect(kindNow(run, over)).toBe('solved');
		expect(kindNow(treeRun({ nodes: 20, depth: 90, all: true }), over)).toBe('exhausted');
	});
});

describe('the children of a node', () => {
	const SMALL = ['abc', 'aba', 'no-solution', 'four', 'three', 'australia-two', 'size-4'];
	const problemsOf = <Setup>(kind: ProblemKind<Setup>) =>
		kind.examples.filter(({ id }) => SMALL.includes(id)).map(({ setup }) => kind.problem(setup));
	const anySearch = fc.record({
		problem: fc.constantFrom(
			...[problemsOf(sequence), problemsOf(queens), problemsOf(maps), problemsOf(sudoku)].flat()
		),
		values: fc.constantFrom(...VALUE_ORDERINGS),
		ordering: fc.constantFrom(...ORDERINGS),
		elimination: fc.constantFrom(...ELIMINATIONS),
		goal: fc.constantFrom('first' as const, 'all' as const),
		seed: fc.nat()
	});

	it('stand in the order in which they are tried, whatever that is', () => {
		fc.assert(
			fc.property(anySearch, anyShare, fc.boolean(), ({ problem, ...choice }, share, whole) => {
				const strategy = fitStrategy(problem, { ...DEFAULT_STRATEGY, ...choice });
				const { recorder, trace, steps } = record(problem, strategy);
				const position = Math.round(share * recorder.statistics.steps);
				const { nodes } = excerpt(recorder.tree.snapshot(), trace.at(position), {
					whole,
					stubs: true,
					hidesFuture: true,
					limit: 1e6,
					room: { columns: 1e4, rows: 1e4 },
					values: problem.valueCount,
					orderAfter: orderOf(problem, strategy)
				});
				const tried = triedBelow(steps.slice(0, position));
				nodes.forEach(({ key, toggle, kind }, index) => {
					const shown = nodes
						.filter(({ parent }) => parent === index)
						.map(({ variable, value }) => [variable, value]);
					if (strategy.elimination === 'none' || nodes[index].onPath)
						expect({ key, kind, toggle, shown }).toEqual({
							key,
							kind,
							toggle,
							shown: tried.get(key) ?? []
						});
				});
			})
		);
	});
});

it('distinguishes a pruned node from a dead end', () => {
	const { setup } = kind.examples.find(({ id }) => id === 'two-ways')!;
	const problem = kind.problem(setup);
	const { trace, recorder } = record(problem, { ...DEFAULT_STRATEGY, goal: 'best' });
	const { prunes, steps } = recorder.statistics;
	expect(prunes).toBeGreaterThan(0);
	const { nodes } = excerpt(recorder.tree.snapshot(), trace.at(steps), {
		whole: true,
		limit: 1e5
	});
	expect(nodes.filter(({ kind }) => kind === 'pruned')).toHaveLength(prunes);
});

/** For each node, by the position of its placement: what some steps tried below it, in order. */
function triedBelow(steps: readonly number[]): Map<number, number[][]> {
	const below = new Map<number, number[][]>();
	const path = [0];
	for (const [at, word] of steps.entries()) {
		const { kind, variable, value } = unpackStep(word, -1);
		if (kind === 'backtrack') path.pop();
		if (kind !== 'reject' && kind !== 'place' && kind !== 'force') continue;
		const node = path[path.length - 1];
		below.set(node, [...(below.get(node) ?? []), [variable, value]]);
		if (kind !== 'reject') path.push(at + 1);
	}
	return below;
}

function kindNow(run: TreeRun, moment: Moment): string {
	const { nodes, current } = excerpt(run.tree, moment);
	return nodes[current].kind;
}
