import { hierarchy, tree as tidy } from 'd3-hierarchy';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folded, seeded, shapeOf, subtree, treeRun } from '../../../../../tests/fixtures/trees';
import {
	contourLayout,
	contourPlaces,
	isLayoutOf,
	type Separation,
	type TreeShape
} from './contour';

/** The same tree laid out by d3. */
function byD3(shape: TreeShape, separation?: Separation): Float64Array {
	const children = Array.from({ length: shape.length }, (): number[] => []);
	for (let node = 1; node < shape.length; node++) children[shape.parent[node]].push(node);
	const layout = tidy<number>().nodeSize([1, 1]);
	// d3 passes neighbours in either order; search order tells which one is on the left.
	if (separation !== undefined)
		layout.separation(({ data: a }, { data: b }) => separation(Math.min(a, b), Math.max(a, b)));
	const root = layout(hierarchy(0, (node) => children[node]));
	const x = new Float64Array(shape.length);
	root.each((node) => (x[node.data] = node.x));
	return x;
}

function largestDifference(a: Float64Array, b: Float64Array): number {
	return a.reduce((most, value, at) => Math.max(most, Math.abs(value - b[at])), 0);
}

const anyTree = fc.array(fc.nat({ max: 6 }), { maxLength: 300 }).map(shapeOf);
/** Few climbs make deep trees, many make bushes. */
const deepTree = fc
	.array(fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat({ max: 30 })), {
		maxLength: 400
	})
	.map(shapeOf);

describe('contour layout', () => {
	it('puts every node where d3 puts it', () => {
		fc.assert(
			fc.property(fc.oneof(anyTree, deepTree), (shape) => {
				const { x } = contourLayout(shape);
				expect(largestDifference(x, byD3(shape))).toBeLessThan(1e-3);
			}),
			{ numRuns: 400 }
		);
	});

	it('keeps nodes as far apart as requested, even if each has its own width', () => {
		const anyWidths = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 40 });
		fc.assert(
			fc.property(fc.oneof(anyTree, deepTree), anyWidths, (shape, widths) => {
				const widthOf = (node: number) => widths[node % widths.length] / 10;
				const separation = (left: number, right: number) =>
					widthOf(left) + widthOf(right) + (shape.parent[left] === shape.parent[right] ? 0 : 0.25);
				const x = contourPlaces(shape, separation);
				expect(largestDifference(x, byD3(shape, separation))).toBeLessThan(1e-3);
			}),
			{ numRuns: 400 }
		);
	});

	it('agrees with d3 on thousands of nodes', () => {
		const random = seeded(7);
		const shape = shapeOf(Array.from({ length: 8000 }, () => (random(3) === 0 ? random(5) : 0)));
		expect(largestDifference(contourLayout(shape).x, byD3(shape))).toBeLessThan(1e-3);
		const { tree } = treeRun({ nodes: 8000, depth: 60 });
		expect(largestDifference(contourLayout(tree).x, byD3(tree))).toBeLessThan(1e-3);
	});

	it('sorts the nodes of each depth by x, as drawing requires', () => {
		fc.assert(
			fc.property(fc.oneof(anyTree, deepTree), (shape) => {
				const { x, byDepth, depth } = contourLayout(shape);
				expect(byDepth.nodes).toHaveLength(shape.length);
				for (let d = 0; d <= depth; d++) {
					for (let i = byDepth.start[d]; i < byDepth.start[d + 1]; i++) {
						expect(shape.depth[byDepth.nodes[i]]).toBe(d);
						if (i === byDepth.start[d]) continue;
						expect(byDepth.nodes[i]).toBeGreaterThan(byDepth.nodes[i - 1]);
						expect(x[byDepth.nodes[i]]).toBeGreaterThan(x[byDepth.nodes[i - 1]]);
					}
				}
			}),
			{ numRuns: 300 }
		);
	});

	it('measures its extent', () => {
		const layout = contourLayout(shapeOf([0, 1, 1])); // a root with three children
		expect([...layout.x]).toEqual([0, -1, 0, 1]);
		expect(layout).toMatchObject({ left: -1, right: 1, width: 2, depth: 1, length: 4 });
	});

	it('lays out a chain of ten thousand nodes without recursion', () => {
		const layout = contourLayout(shapeOf(new Uint8Array(10_000)));
		expect(layout).toMatchObject({ width: 0, depth: 10_000 });
	});

	it('lays out the root alone, and an empty tree', () => {
		expect(contourLayout(shapeOf([]))).toMatchObject({ length: 1, width: 0, depth: 0 });
		const nothing = {
			length: 0,
			parent: new Int32Array(0),
			depth: new Uint16Array(0),
			storedSize: new Int32Array(0)
		};
		expect(contourLayout(nothing)).toMatchObject({ length: 0, width: 0, depth: 0 });
	});

	it('recognizes whether it is the layout of a tree', () => {
		const { tree } = treeRun({ nodes: 3000, depth: 30 });
		const early = { ...tree, length: 1000 };
		expect(isLayoutOf(contourLayout(tree), tree)).toBe(true);
		expect(isLayoutOf(contourLayout(early), tree)).toBe(true);
		expect(isLayoutOf(contourLayout(tree), early)).toBe(false);
		expect(isLayoutOf(contourLayout(early), folded(tree, 20))).toBe(false);
		expect(isLayoutOf(contourLayout(subtree(tree, 1)), tree)).toBe(false);
	});
});
