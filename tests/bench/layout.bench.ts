import { hierarchy, tree as tidy } from 'd3-hierarchy';
import { contourLayout, type TreeShape } from '../../src/lib/stage/tree/layout/contour';
import { seeded, shapeOf, treeRun } from '../fixtures/trees';
import type { Row } from './measure';

const NODES = 1_000_000;
const ROUNDS = 3;

/**
 * Lays out a million nodes: the time of the contour layout relative to d3's `hierarchy` and `tree`
 * in the same run, best of each. d3 receives its children as ready-made lists.
 */
export async function run(): Promise<Row[]> {
	const random = seeded(11);
	const shapes: [string, TreeShape][] = [
		['a search of depth 60', treeRun({ nodes: NODES, depth: 60, failing: 40 }).tree],
		[
			'a random tree',
			shapeOf(Uint8Array.from({ length: NODES - 1 }, () => (random(2) === 0 ? random(6) : 0)))
		]
	];
	const rows: Row[] = [];
	for (const [name, shape] of shapes) {
		let ours = Infinity;
		let theirs = Infinity;
		let difference = 0;
		for (let round = 0; round < ROUNDS; round++) {
			const start = performance.now();
			const { x } = contourLayout(shape);
			const middle = performance.now();
			const children = childLists(shape);
			const before = performance.now();
			const root = tidy<number>().nodeSize([1, 1])(hierarchy(0, (node) => children[node]));
			theirs = Math.min(theirs, performance.now() - before);
			ours = Math.min(ours, middle - start);
			for (const node of root) difference = Math.max(difference, Math.abs(node.x - x[node.data]));
			await new Promise((resolve) => setTimeout(resolve));
		}
		rows.push({
			name: `Layout of a million nodes (${name}) against d3`,
			ratio: ours / theirs,
			bound: 0.1,
			detail: `${ours.toFixed(0)} ms against ${theirs.toFixed(0)} ms, x within ${difference.toExponential(0)}`
		});
	}
	return rows;
}

function childLists(shape: TreeShape): (number[] | undefined)[] {
	const lists: (number[] | undefined)[] = new Array<undefined>(shape.length);
	for (let node = 1; node < shape.length; node++) (lists[shape.parent[node]] ??= []).push(node);
	return lists;
}
