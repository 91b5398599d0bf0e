import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shapeOf, treeRun } from '../../../../../tests/fixtures/trees';
import { contourLayout } from './contour';
import { marksFor, marksOfRow, nodeNear, rankInRow } from './level-of-detail';

const anyLayout = fc
	.array(fc.nat({ max: 6 }), { maxLength: 400 })
	.map((climbs) => contourLayout(shapeOf(climbs)));

const anyView = fc.record({
	x: fc.integer({ min: -500, max: 700 }),
	scale: fc.double({ min: 0.01, max: 40, noNaN: true })
});

describe('marks of a depth', () => {
	it('are one for each column of pixels that has nodes, with their number', () => {
		fc.assert(
			fc.property(anyLayout, anyView, (layout, view) => {
				const width = 300;
				const marks = marksFor(width);
				for (let depth = 0; depth <= layout.depth; depth++) {
					const expected = new Map<number, { node: number; count: number }>();
					for (let i = layout.byDepth.start[depth]; i < layout.byDepth.start[depth + 1]; i++) {
						const node = layout.byDepth.nodes[i];
						const column = Math.floor(view.x + view.scale * layout.x[node]);
						if (column < 0 || column >= width) continue;
						const known = expected.get(column);
						if (known === undefined) expected.set(column, { node, count: 1 });
						else known.count++;
					}
					marksOfRow(layout, depth, view, width, marks);
					expect([...marks.columns.subarray(0, marks.length)]).toEqual([...expected.keys()]);
					expect(
						[...marks.ranks.subarray(0, marks.length)].map((rank) => layout.byDepth.nodes[rank])
					).toEqual([...expected.values()].map(({ node }) => node));
					expect([...marks.counts.subarray(0, marks.length)]).toEqual(
						[...expected.values()].map(({ count }) => count)
					);
				}
			}),
			{ numRuns: 300 }
		);
	});

	it('are never more than the number of columns', () => {
		const { tree } = treeRun({ nodes: 200_000, depth: 60 });
		const layout = contourLayout(tree);
		const marks = marksFor(400);
		const view = { x: (-layout.left / layout.width) * 400, scale: 399 / layout.width };
		let counted = 0;
		for (let depth = 0; depth <= layout.depth; depth++) {
			marksOfRow(layout, depth, view, 400, marks);
			expect(marks.length).toBeLessThanOrEqual(400);
			counted += marks.counts.subarray(0, marks.length).reduce((sum, count) => sum + count, 0);
		}
		expect(counted).toBe(tree.length);
	});
});

describe('pointing', () => {
	const view = { x: 100, y: 20, scale: 10, row: 40 };
	const layout = contourLayout(shapeOf([0, 1, 1])); // a root with children at −1, 0 and 1

	it('finds the nearest node of the depth', () => {
		expect(nodeNear(layout, view, { x: 103, y: 25 }, 12)).toBe(0);
		expect(nodeNear(layout, view, { x: 92, y: 55 }, 12)).toBe(1);
		expect(nodeNear(layout, view, { x: 118, y: 60 }, 12)).toBe(3);
	});

	it('finds nothing out of reach', () => {
		expect(nodeNear(layout, view, { x: 130, y: 60 }, 12)).toBe(-1);
		expect(nodeNear(layout, view, { x: 100, y: 160 }, 12)).toBe(-1);
		expect(nodeNear(layout, view, { x: 100, y: -90 }, 12)).toBe(-1);
	});

	it('prefers the given nodes', () => {
		expect(nodeNear(layout, view, { x: 92, y: 60 }, 12, new Set([0, 2]))).toBe(2);
		expect(nodeNear(layout, view, { x: 92, y: 60 }, 12, new Set([0, 3]))).toBe(1);
	});

	it('finds the rank of a node in its depth', () => {
		expect(rankInRow(layout, 1, 0)).toBe(1);
		expect(rankInRow(layout, 1, 3)).toBe(3);
		expect(rankInRow(layout, 1, 9)).toBe(4);
	});
});
