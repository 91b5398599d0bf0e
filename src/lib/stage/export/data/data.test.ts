import { expect, it } from 'vitest';
import { record } from '../../../../../tests/fixtures/recordings';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import { kind as queens } from '$lib/kinds/queens/kind';
import { NODE_SKIPPED } from '$lib/engine/trace/tree/tree';
import { LOOKS } from '../../drawing/looks';
import { countsCsv, depthsCsv, type CountedRun } from './counts-csv';
import { toldOf } from './told-of';
import { treeDot } from './tree-dot';
import { treeJson } from './tree-json';
import { nodesForFile } from './tree-nodes';

const names = { variable: (at: number) => `row ${at + 1}`, value: (at: number) => `"${at + 1}"` };
const setup = queens.read((name, otherwise, parse) =>
	name === 'size' ? (parse('4') ?? otherwise) : otherwise
)!;
const strategy = { ...DEFAULT_STRATEGY, goal: 'all' } as const;
const { trace, outcome } = record(queens.problem(setup), strategy);

it('has every node of a small tree', () => {
	const nodes = nodesForFile(trace.tree, 1000);
	expect(nodes).toHaveLength(17);
	expect(nodes.filter(({ kind }) => kind === 'solution')).toHaveLength(2);
	expect(nodes.every(({ folded }) => folded === 0)).toBe(true);
	expect(nodes[0]).toMatchObject({ id: 0, parent: -1, depth: 0, kind: 'open' });
});

it.each([1, 2, 5, 9, 16])('counts what is left out of %i nodes', (limit) => {
	const nodes = nodesForFile(trace.tree, limit);
	expect(nodes).toHaveLength(limit);
	expect(nodes.reduce((sum, { folded }) => sum + 1 + folded, 0)).toBe(17);
	for (const { id, parent } of nodes.slice(1)) {
		expect(parent).toBeGreaterThanOrEqual(0);
		expect(parent).toBeLessThan(id);
	}
	// The way to the last node comes first.
	if (limit >= 5)
		expect(nodes.some(({ position }) => position === trace.tree.position[16])).toBe(true);
});

it('writes JSON that says the same', () => {
	const about = {
		title: 'Queens',
		run: '',
		kind: 'queens',
		strategy,
		steps: trace.length,
		outcome
	};
	const file = JSON.parse(treeJson(trace.tree, names, about, 9)) as { nodes: object[] };
	expect(file).toMatchObject({ format: 'backtrail-tree', version: 1, size: 17, ...about });
	expect(file.nodes).toHaveLength(9);
	expect(file.nodes[1]).toMatchObject({
		parent: 0,
		variable: 'row 1',
		value: '"1"',
		kind: 'failed'
	});
	expect(file.nodes[0]).not.toHaveProperty('variable');
});

it('writes DOT with every node once, and quotes what names hold', () => {
	const dot = treeDot(trace.tree, names, 'a "board"\\', 9);
	expect(dot).toMatch(/^digraph "a \\"board\\"\\\\" \{/);
	expect(dot.match(/-> n\d+ \[label="row \d = \\"\d\\""/g)).toHaveLength(8);
	const declared = [...dot.matchAll(/(?<=\t\t|; )n\d+(?=;)/g)].map(([id]) => id);
	expect(new Set(declared).size).toBe(9);
	expect(declared).toHaveLength(9);
	const folded = [...dot.matchAll(/label="(\d+)"\]/g)].map(([, count]) => Number(count));
	expect(folded.reduce((sum, count) => sum + count)).toBe(8);
});

it('writes nodes of DOT in the colours that they have on a page', () => {
	const flags = trace.tree.flags.slice();
	const leaf = trace.tree.storedSize.subarray(1).indexOf(1) + 1;
	flags[leaf] |= NODE_SKIPPED;
	const dot = treeDot({ ...trace.tree, flags }, names, 'Queens');
	const { styles } = LOOKS.light;
	for (const [kind, { fill, stroke }, count] of [
		['solution', styles['solution-node'], 2],
		['skipped', styles.skipped, 1]
	] as const) {
		const [, look, ids] = new RegExp(`// ${kind}\n\t\tnode \\[(.*)\\];\n([^}]*)\t}`).exec(dot)!;
		expect(look).toContain(`fillcolor="${fill}", color="${stroke}"`);
		expect(ids.match(/n\d+;/g)).toHaveLength(count);
	}
});

it('writes the numbers of each lane', () => {
	const { statistics } = trace.at(trace.length);
	const run: CountedRun = {
		...{ name: '=1+1', strategy, statistics, outcome, milliseconds: null, nodes: trace.nodes },
		scale: {}
	};
	const others = toldOf({ ...strategy, isHidden: true });
	const knapsack = { ...run, statistics: { ...statistics, best: 5 }, scale: { most: 50 } };
	const runs = [
		run,
		{ ...run, name: 'B', milliseconds: 2.5 },
		{ ...run, strategy: others },
		knapsack
	];
	const [head, first, second, third, fourth] = countsCsv('Queens', runs)
		.split('\n')
		.map((line) => line.split(','));
	const cell = (line: string[], heading: string) => line[head.indexOf(heading)];
	expect(cell(first, 'run')).toBe("'=1+1");
	expect(cell(first, 'tries')).toBe('60');
	expect(cell(first, 'solutions')).toBe('2');
	expect(cell(first, 'best')).toBe('');
	expect(cell(first, 'milliseconds')).toBe('');
	expect(cell(second, 'milliseconds')).toBe('3');
	expect(cell(second, 'outcome')).toBe('exhausted');
	expect(cell(second, 'ordering')).toBe('naive');
	expect(cell(third, 'goal')).toBe('all');
	expect(cell(third, 'ordering')).toBe('');
	expect(cell(fourth, 'best')).toBe('45');
	expect(depthsCsv([{ ...run, name: 'A' }])).toBe(
		'run,depth,nodes\nA,0,1\nA,1,4\nA,2,6\nA,3,4\nA,4,2\n'
	);
});
