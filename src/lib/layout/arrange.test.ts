import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { treeRun } from '../../../tests/fixtures/trees';
import { Arranger, boxAround, type Metrics, type Picture } from './arrange';
import { excerpt } from './excerpt';

const metrics: Metrics = {
	level: 60,
	room: (node, hasChildren) => ({ left: 15, right: hasChildren && node.choosing >= 0 ? 45 : 15 })
};

const anyRun = fc
	.record({
		nodes: fc.integer({ min: 2, max: 400 }),
		depth: fc.integer({ min: 3, max: 30 }),
		children: fc.integer({ min: 1, max: 5 }),
		seed: fc.nat()
	})
	.map(treeRun);

/** The marks of each depth from left to right. */
function rows({ nodes }: Picture): Picture['nodes'][] {
	const byDepth: Picture['nodes'][number][][] = [];
	for (const node of nodes) (byDepth[node.depth] ??= []).push(node);
	return byDepth;
}

describe('arranging an excerpt', () => {
	it('keeps the room of every mark free, in search order, whatever the tree', () => {
		fc.assert(
			fc.property(anyRun, fc.double({ min: 0, max: 1, noNaN: true }), (run, share) => {
				const shown = excerpt(run.tree, run.at(Math.round(run.length * share)), { small: 60 });
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

	it('lays nothing out again, and makes nothing anew, while the same marks stay', () => {
		const run = treeRun({ nodes: 120, depth: 12 });
		const arranger = new Arranger();
		const before = arranger.arrange(excerpt(run.tree, run.at(100)), metrics);
		const again = arranger.arrange(excerpt(run.tree, run.at(100)), metrics);
		again.nodes.forEach((node, at) => expect(node).toBe(before.nodes[at]));
		const later = arranger.arrange(excerpt(run.tree, run.at(160)), metrics);
		later.nodes.forEach(({ x, key }, at) => {
			expect(key).toBe(before.nodes[at].key);
			expect(x).toBe(before.nodes[at].x);
		});
		expect(later.nodes.some((node, at) => node === before.nodes[at])).toBe(true);
		expect(later.nodes.some((node, at) => node !== before.nodes[at])).toBe(true);
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

	it('measures the box around it', () => {
		const run = treeRun({ nodes: 40, depth: 8 });
		const { nodes } = new Arranger().arrange(excerpt(run.tree, run.at(0)), metrics);
		const box = boxAround(nodes, () => ({ left: 1, right: 2, above: 3, below: 4 }));
		expect(box.left).toBe(Math.min(...nodes.map(({ x }) => x)) - 1);
		expect(box.right).toBe(Math.max(...nodes.map(({ x }) => x)) + 2);
		expect(box).toMatchObject({ top: -3, bottom: Math.max(...nodes.map(({ y }) => y)) + 4 });
		expect(boxAround([], () => ({ left: 1, right: 1, above: 1, below: 1 })).right).toBe(0);
	});
});
