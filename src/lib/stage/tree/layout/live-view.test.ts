import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fittedView, liveView, startView, type LiveScene } from './live-view';

const size = { width: 450, height: 440 };

/** A tree as deep and as wide as given, the current node `up` pixels above its lowest mark. */
function scene(wide: number, deep: number, up = 0, labels = 48): LiveScene {
	const box = { left: -wide - 22, right: labels, top: -38, bottom: deep + 30 };
	return { size, box, labels, current: { x: 0, y: deep - up }, legible: 0.8 };
}

const anyScene = fc
	.record({
		wide: fc.integer({ min: 0, max: 900 }),
		deep: fc.integer({ min: 0, max: 3000 }),
		up: fc.integer({ min: 0, max: 300 })
	})
	.map(({ wide, deep, up }) => scene(wide, deep, Math.min(deep, up)));

const anyView = fc.record({
	x: fc.integer({ min: -900, max: 900 }),
	y: fc.integer({ min: -3000, max: 600 }),
	k: fc.constantFrom(0.8, 0.9, 1)
});

describe('the view of a growing tree', () => {
	it('always shows the current node, at a legible scale, and is at rest there', () => {
		fc.assert(
			fc.property(anyScene, anyView, (scene, before) => {
				const view = liveView(before, scene);
				expect(view.k).toBeGreaterThanOrEqual(0.8);
				expect(view.k).toBeLessThanOrEqual(1);
				expect(view.x).toBeGreaterThan(0.1 * size.width);
				expect(view.x).toBeLessThan(0.9 * size.width);
				const y = view.y + view.k * scene.current.y;
				expect(y).toBeGreaterThan(0);
				expect(y).toBeLessThan(size.height);
				expect(liveView(view, scene)).toEqual(view);
			})
		);
	});

	it('shows all of a tree that is legible, with the root at the top', () => {
		const { x, y, k } = startView(scene(120, 300));
		expect(y - 38 * k).toBeCloseTo(10);
		expect(y + 330 * k).toBeLessThan(size.height);
		expect(x - 142 * k).toBeGreaterThan(0);
		expect(x + 48 * k).toBeLessThan(size.width);
	});

	it('keeps long labels of the path in sight, in a tree that is too wide too', () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 900 }), anyView, (wide, before) => {
				const long = scene(wide, 300, 0, 130);
				const { x, k } = liveView(before, long);
				expect(x + 130 * k).toBeLessThanOrEqual(size.width);
			})
		);
		// What is to the left of the path has room beside labels that are longer than the pane.
		expect(startView(scene(900, 300, 0, 600)).x).toBeCloseTo(0.3 * size.width);
	});

	it('then shows the current node at two thirds of the height, with its ancestors', () => {
		const deep = scene(100, 2000);
		const { y, k } = startView(deep);
		expect(k).toBe(0.8);
		expect((y + k * 2000) / size.height).toBeCloseTo(0.66);
		const fitted = fittedView(deep);
		expect((fitted.y + fitted.k * 2000) / size.height).toBeCloseTo(0.8);
		expect(fittedView(scene(120, 300))).toEqual(startView(scene(120, 300)));
	});

	it('does not move for a step or two', () => {
		const start = startView(scene(100, 2000));
		expect(liveView(start, scene(130, 2058))).toEqual(start);
		expect(liveView(start, scene(130, 2000, 58))).toEqual(start);
		expect(liveView(start, scene(130, 2290))).not.toEqual(start);
	});

	it('shows what is directly below the current node, in a low pane too', () => {
		fc.assert(
			fc.property(anyScene, anyView, (scene, before) => {
				const low = { ...scene, size: { width: 300, height: 130 } };
				const { y, k } = liveView(before, low);
				const lowest = Math.min(low.box.bottom, low.current.y + 72);
				expect(y + k * lowest).toBeLessThanOrEqual(low.size.height);
			})
		);
	});

	it('keeps a scale that the user chose', () => {
		expect(liveView({ x: 0, y: 0, k: 2 }, scene(300, 900), 2).k).toBe(2);
	});
});
