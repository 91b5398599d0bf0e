import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { treeRun } from '../../../../../tests/fixtures/trees';
import { contourLayout } from './contour';
import { viewsAtOneScale, WholeSpace } from './whole-space';

const size = { width: 500, height: 560 };
const layout = contourLayout(treeRun({ nodes: 50_000, depth: 60 }).tree);
const space = new WholeSpace(layout, size);

const anyScale = fc.double({ min: space.minScale, max: space.maxScale, noNaN: true });
const anyPlace = fc.record({
	x: fc.double({ min: -2000, max: 2000, noNaN: true }),
	y: fc.double({ min: -2000, max: 2000, noNaN: true }),
	k: anyScale
});
const anyPoint = fc.record({
	x: fc.integer({ min: 0, max: size.width }),
	y: fc.integer({ min: 0, max: size.height })
});

/** The point of the tree at a point of the pane: x, and depth. */
function under(place: { x: number; y: number; k: number }, at: { x: number; y: number }) {
	const { row } = space.wholeView(place);
	return { x: (at.x - place.x) / place.k, depth: (at.y - place.y) / row };
}

describe('the view of a whole tree', () => {
	it('fits the whole tree', () => {
		const place = space.fit();
		const { scale, row, x, y } = space.wholeView(place);
		expect(x + scale * layout.left).toBeGreaterThanOrEqual(0);
		expect(x + scale * layout.right).toBeLessThanOrEqual(size.width);
		expect(y).toBeGreaterThanOrEqual(0);
		expect(y + row * layout.depth).toBeLessThanOrEqual(size.height);
	});

	it('gives depths more height at larger scales, up to what labels need', () => {
		fc.assert(
			fc.property(anyScale, anyScale, (a, b) => {
				const [far, near] = [Math.min(a, b), Math.max(a, b)];
				expect(space.rowHeight(far)).toBeLessThanOrEqual(space.rowHeight(near) + 1e-9);
			})
		);
		expect(space.rowHeight(space.maxScale)).toBe(64);
	});

	it('zooms about a point', () => {
		fc.assert(
			fc.property(anyPlace, anyScale, anyPoint, (place, k, at) => {
				const before = under(place, at);
				const after = under(space.zoom(place, k, at), at);
				expect(after.x).toBeCloseTo(before.x, 6);
				expect(after.depth).toBeCloseTo(before.depth, 6);
			})
		);
	});

	it('turns a zoom with one scale into the same zoom with two', () => {
		fc.assert(
			fc.property(anyPlace, anyScale, anyPoint, (place, k, at) => {
				fc.pre(Math.abs(k / place.k - 1) > 0.01);
				// d3 keeps the point under the pointer in place, with one scale.
				const gesture = {
					x: at.x - ((at.x - place.x) / place.k) * k,
					y: at.y - ((at.y - place.y) / place.k) * k,
					k
				};
				const expected = space.zoom(place, k, at);
				const made = space.afterGesture(place, gesture);
				expect(made.x).toBeCloseTo(expected.x, 4);
				expect(made.y).toBeCloseTo(expected.y, 4);
			})
		);
	});

	it('leaves a drag unchanged', () => {
		const place = { x: 10, y: 20, k: 1 };
		expect(space.afterGesture(place, { x: 15, y: -7, k: 1 })).toEqual({
			x: 15,
			y: -7,
			k: 1
		});
	});

	it('never loses sight of the tree', () => {
		fc.assert(
			fc.property(anyPlace, (place) => {
				const { x, y, scale, row } = space.wholeView(space.keepInSight(place));
				expect(x + scale * layout.right).toBeGreaterThan(0);
				expect(x + scale * layout.left).toBeLessThan(size.width);
				expect(y + row * layout.depth).toBeGreaterThan(0);
				expect(y).toBeLessThan(size.height);
			})
		);
	});
});

describe('several whole trees at one scale', () => {
	it('shows all of each, as large as the largest of them allows', () => {
		fc.assert(
			fc.property(
				fc.array(fc.record({ nodes: fc.integer({ min: 1, max: 3000 }), seed: fc.nat() }), {
					minLength: 1,
					maxLength: 3
				}),
				(shapes) => {
					const layouts = shapes.map(({ nodes, seed }) =>
						contourLayout(treeRun({ nodes, depth: 20, seed }).tree)
					);
					const views = viewsAtOneScale(layouts, size);
					for (const [index, { x, y, scale, row }] of views.entries()) {
						const { left, right, depth } = layouts[index];
						expect([scale, row, y]).toEqual([views[0].scale, views[0].row, views[0].y]);
						expect(x + scale * left).toBeGreaterThanOrEqual(0);
						expect(x + scale * right).toBeLessThanOrEqual(size.width);
						expect(y + row * depth).toBeLessThanOrEqual(size.height);
					}
					const fits = layouts.map((one) => new WholeSpace(one, size).minScale);
					expect(views[0].scale).toBe(Math.min(...fits));
				}
			),
			// One that is narrow, and deeper than the pane has full rows.
			{ numRuns: 20, examples: [[[{ nodes: 10, seed: 2080374780 }]]] }
		);
	});
});
