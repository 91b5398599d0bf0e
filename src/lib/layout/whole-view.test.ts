import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { treeRun } from '../../../tests/fixtures/trees';
import { contourLayout } from './contour';
import {
	afterGesture,
	CLOSEST,
	fittingScale,
	fitWhole,
	keepInSight,
	rowHeight,
	wholeView,
	zoomWhole
} from './whole-view';

const size = { width: 500, height: 560 };
const layout = contourLayout(treeRun({ nodes: 50_000, depth: 60 }).tree);
const least = fittingScale(layout, size);

const anyScale = fc.double({ min: least, max: CLOSEST, noNaN: true });
const anyPlace = fc.record({
	x: fc.double({ min: -2000, max: 2000, noNaN: true }),
	y: fc.double({ min: -2000, max: 2000, noNaN: true }),
	k: anyScale
});
const anyPoint = fc.record({
	x: fc.integer({ min: 0, max: size.width }),
	y: fc.integer({ min: 0, max: size.height })
});

/** The point of the tree that is seen at a point of the pane: x, and depth. */
function under(place: { x: number; y: number; k: number }, at: { x: number; y: number }) {
	const { row } = wholeView(layout, size, place);
	return { x: (at.x - place.x) / place.k, depth: (at.y - place.y) / row };
}

describe('the view of a whole tree', () => {
	it('fits all of it', () => {
		const place = fitWhole(layout, size);
		const { scale, row, x, y } = wholeView(layout, size, place);
		expect(x + scale * layout.left).toBeGreaterThanOrEqual(0);
		expect(x + scale * layout.right).toBeLessThanOrEqual(size.width);
		expect(y).toBeGreaterThanOrEqual(0);
		expect(y + row * layout.depth).toBeLessThanOrEqual(size.height);
	});

	it('gives depths more height the nearer it is, up to what labels need', () => {
		fc.assert(
			fc.property(anyScale, anyScale, (a, b) => {
				const [far, near] = [Math.min(a, b), Math.max(a, b)];
				expect(rowHeight(layout, size, far)).toBeLessThanOrEqual(
					rowHeight(layout, size, near) + 1e-9
				);
			})
		);
		expect(rowHeight(layout, size, CLOSEST)).toBe(64);
	});

	it('zooms about a point, which stays where it is', () => {
		fc.assert(
			fc.property(anyPlace, anyScale, anyPoint, (place, k, at) => {
				const before = under(place, at);
				const after = under(zoomWhole(layout, size, place, k, at), at);
				expect(after.x).toBeCloseTo(before.x, 6);
				expect(after.depth).toBeCloseTo(before.depth, 6);
			})
		);
	});

	it('makes of a zoom with one scale the same zoom with two', () => {
		fc.assert(
			fc.property(anyPlace, anyScale, anyPoint, (place, k, at) => {
				fc.pre(Math.abs(k / place.k - 1) > 0.01);
				// What d3 does: it keeps the point under the pointer in place, by one scale.
				const gesture = {
					x: at.x - ((at.x - place.x) / place.k) * k,
					y: at.y - ((at.y - place.y) / place.k) * k,
					k
				};
				const expected = zoomWhole(layout, size, place, k, at);
				const made = afterGesture(layout, size, place, gesture);
				expect(made.x).toBeCloseTo(expected.x, 4);
				expect(made.y).toBeCloseTo(expected.y, 4);
			})
		);
	});

	it('leaves a drag a drag', () => {
		const place = { x: 10, y: 20, k: 1 };
		expect(afterGesture(layout, size, place, { x: 15, y: -7, k: 1 })).toEqual({
			x: 15,
			y: -7,
			k: 1
		});
	});

	it('never loses the tree', () => {
		fc.assert(
			fc.property(anyPlace, (place) => {
				const { x, y, scale, row } = wholeView(layout, size, keepInSight(layout, size, place));
				expect(x + scale * layout.right).toBeGreaterThan(0);
				expect(x + scale * layout.left).toBeLessThan(size.width);
				expect(y + row * layout.depth).toBeGreaterThan(0);
				expect(y).toBeLessThan(size.height);
			})
		);
	});
});
