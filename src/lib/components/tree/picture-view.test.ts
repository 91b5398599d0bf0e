import { describe, expect, it } from 'vitest';
import { fitBox, isInSight, keepBoxInSight, moveIntoSight, project, zoomAt } from './picture-view';
import { shapeBottom, shapePath, triangleHeight } from './shapes';

const size = { width: 400, height: 300 };
const box = { left: -500, right: 700, top: -20, bottom: 900 };

describe('the view of the picture', () => {
	it('fits a box in, in the middle, without blowing it up', () => {
		const view = fitBox(box, size);
		expect(isInSight(view, box, size)).toBe(true);
		expect(project(view, { x: 100, y: 440 })).toEqual({ x: 200, y: 150 });
		expect(fitBox({ left: 0, right: 10, top: 0, bottom: 10 }, size).k).toBe(1.25);
	});

	it('zooms about a point', () => {
		const at = { x: 120, y: 80 };
		const before = { x: 5, y: 7, k: 1 };
		const after = zoomAt(before, 2.5, at);
		expect(project(after, { x: 115, y: 73 })).toEqual(at);
	});

	it('moves no more than it takes to have a point in sight', () => {
		const view = { x: 0, y: 0, k: 1 };
		const insets = { side: 0.1, top: 0.1, bottom: 0.2 };
		expect(moveIntoSight(view, { x: 200, y: 100 }, size, insets)).toEqual(view);
		expect(moveIntoSight(view, { x: 390, y: 290 }, size, insets)).toEqual({ x: -30, y: -50, k: 1 });
		expect(moveIntoSight(view, { x: -10, y: 10 }, size, insets)).toEqual({ x: 50, y: 20, k: 1 });
	});

	it('never loses the picture', () => {
		const view = keepBoxInSight({ x: 5000, y: -5000, k: 1 }, box, size);
		expect(view.x + box.left).toBeLessThan(size.width);
		expect(view.y + box.bottom).toBeGreaterThan(0);
	});
});

describe('triangles', () => {
	it('grow with the number of digits of what they hide, and not beyond a depth', () => {
		expect(triangleHeight(100) - triangleHeight(10)).toBeCloseTo(
			triangleHeight(1000) - triangleHeight(100)
		);
		expect(triangleHeight(1e12)).toBe(42);
		expect(shapeBottom('folded', 1e12)).toBe(35);
		expect(shapePath('folded', 10)).toBe('M0-7l8.3 16.5h-16.6z');
	});
});
