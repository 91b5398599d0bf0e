import { hierarchy, tree as tidy } from 'd3-hierarchy';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { treeRun } from '../../../../../tests/fixtures/trees';
import { Arranger, boxAround, type Metrics, type Picture } from './arrange';
import { excerpt } from './excerpt/excerpt';

const metrics: Metrics = {
	level: 60,
	extent: (node, hasChildren) => ({ left: 15, right: hasChildren && node.choosing >= 0 ? 45 : 15 })
};

const anyRun = fc
	.record({
		nodes: fc.integer({ min: 2, max: 400 }),
		depth: fc.integer({ min: 3, max: 30 }),
		children: fc.integer({ min: 1, max: 5 }),
		seed: fc.nat()
	})
	.map(treeRun);

/** The places of d3's tidy tree with the same extents, and 10 pixels between cousins. */
function byD3({ nodes }: Picture): number[] {
	const children = nodes.map((_, at) =>
		[...nodes.keys()].filter((one) => nodes[one].parent === at)
	);
	const extent = (at: number) => metrics.extent(nodes[at], children[at].length > 0);
	const layout = tidy<number>()
		.nodeSize([1, 1])
		.separation((a, b) => {
			const [left, right] = [a.data, b.data].sort((one, other) => one - other);
			return extent(left).right + extent(right).left + (a.parent === b.parent ? 0 : 10);
		});
	const x: number[] = [];
	layout(hierarchy(0, (at) => children[at])).each((node) => (x[node.data] = node.x));
	return x;
}

/** The marks of each depth from left to right. */
function rows({ nodes }: Picture): Picture['nodes'][] {
	const byDepth: Picture['nodes'][number][][] = [];
	for (const node of nodes) (byDepth[node.depth] ??= []).push(node);
	return byDepth;
}

describe('arranging an excerpt', () => {
	it('keeps marks apart by their extents, in search order, in any tree', () => {
		fc.assert(
			fc.property(anyRun, fc.double({ min: 0, max: 1, noNaN: true }), (run, share) => {
				const shown = excerpt(run.tree, run.at(Math.round(run.length * share)));
				const picture = new Arranger().arrange(shown, metrics);
				const branching = new Set(picture.nodes.map(({ parent }) => parent));
				for (const row of rows(picture))
					row.slice(1).forEach((node, at) => {
						const left = row[at];
						const isNamed = branching.has(picture.nodes.indexOf(left)) && left.choosing >= 0;
						// Places are rounded to quarters of a pixel.
						expect(node.x - left.x).toBeGreaterThanOrEqual((isNamed ? 60 : 30) - 0.5);
					});
				picture.nodes.forEach(({ y, depth }) => expect(y).toBe(60 * depth));
				expect(picture.nodes[0].x).toBe(0);
			})
		);
	});

	it('places marks where d3 would place them', () => {
		fc.assert(
			fc.property(anyRun, fc.double({ min: 0, max: 1, noNaN: true }), (run, share) => {
				const shown = excerpt(run.tree, run.at(Math.round(run.length * share)));
				const picture = new Arranger().arrange(shown, metrics);
				const expected = byD3(picture);
				// Places are rounded to quarters of a pixel.
				picture.nodes.forEach(({ x }, at) =>
					expect(Math.abs(x - expected[at])).toBeLessThanOrEqual(0.126)
				);
			})
		);
	});

	it('keeps places and objects while the marks stay the same', () => {
		const run = treeRun({ nodes: 120, depth: 12 });
		const arranger = new Arranger();
		const whole = (position: number) =>
			arranger.arrange(excerpt(run.tree, run.at(position), { whole: true }), metrics);
		const before = whole(100);
		whole(100).nodes.forEach((node, at) => expect(node).toBe(before.nodes[at]));
		const later = whole(160);
		later.nodes.forEach(({ x, key }, at) => {
			expect(key).toBe(before.nodes[at].key);
			expect(x).toBe(before.nodes[at].x);
		});
		expect(later.nodes.some((node, at) => node === before.nodes[at])).toBe(true);
		expect(later.nodes.some((node, at) => node !== before.nodes[at])).toBe(true);
	});

	it('draws an upright path straight down, with everything else to its left or below it', () => {
		fc.assert(
			fc.property(anyRun, fc.double({ min: 0, max: 1, noNaN: true }), (run, share) => {
				const shown = excerpt(run.tree, run.at(Math.round(run.length * share)), {
					stubs: true,
					values: 9
				});
				const { nodes, path, current } = new Arranger().arrange(shown, metrics, true);
				for (const index of path) expect(nodes[index].x).toBe(0);
				const last = nodes.findLastIndex(({ parent }) => parent === current);
				if (last >= 0) expect(nodes[last].x).toBe(0);
				for (const { depth, kind, x } of nodes)
					if (depth < path.length && kind !== 'rejected') expect(x).toBeLessThanOrEqual(0);
			})
		);
	});

	it('moves no mark of an upright path from step to step', () => {
		const run = treeRun({ nodes: 200, depth: 9 });
		const arranger = new Arranger();
		let before = new Map<number, number>();
		for (let position = 0; position <= run.length; position++) {
			const { nodes } = arranger.arrange(excerpt(run.tree, run.at(position)), metrics, true);
			for (const { key, x, onPath } of nodes) if (onPath) expect(before.get(key) ?? x).toBe(x);
			before = new Map(nodes.filter(({ onPath }) => onPath).map(({ key, x }) => [key, x]));
		}
	});

	it('moves few marks when a step adds one to a large search', () => {
		const run = treeRun({ nodes: 30_000, depth: 60, failing: 40 });
		const arranger = new Arranger();
		const start = Math.round(run.length / 2);
		let before = arranger.arrange(excerpt(run.tree, run.at(start)), metrics);
		let moved = 0;
		for (let step = 1; step <= 100; step++) {
			const now = arranger.arrange(excerpt(run.tree, run.at(start + step)), metrics);
			const places = new Map(before.nodes.map(({ key, x }) => [key, x]));
			for (const { key, x } of now.nodes) if (places.has(key) && places.get(key) !== x) moved++;
			before = now;
		}
		expect(moved / 100).toBeLessThan(before.nodes.length / 4);
	});

	it('measures the box around a picture', () => {
		const run = treeRun({ nodes: 40, depth: 8 });
		const { nodes } = new Arranger().arrange(excerpt(run.tree, run.at(0)), metrics);
		const box = boxAround(nodes, () => ({ left: 1, right: 2, above: 3, below: 4 }));
		expect(box.left).toBe(Math.min(...nodes.map(({ x }) => x)) - 1);
		expect(box.right).toBe(Math.max(...nodes.map(({ x }) => x)) + 2);
		expect(box).toMatchObject({ top: -3, bottom: Math.max(...nodes.map(({ y }) => y)) + 4 });
		expect(boxAround([], () => ({ left: 1, right: 1, above: 1, below: 1 })).right).toBe(0);
	});
});
