import { describe, expect, it } from 'vitest';
import { BoxSpace } from './box-space';
import { moveIntoSight } from './view';

const size = { width: 400, height: 300 };
const box = { left: -500, right: 700, top: -20, bottom: 900 };
const space = new BoxSpace(box, size);

describe('the view of a picture in a box', () => {
	it('centers the box and fits it in without enlarging it much', () => {
		const view = space.fit();
		expect(space.isInSight(view)).toBe(true);
		expect(space.project(view, { x: 100, y: 440 })).toEqual({ x: 200, y: 150 });
		const small = { left: 0, right: 10, top: 0, bottom: 10 };
		expect(new BoxSpace(small, size).fit().k).toBe(1.25);
		expect(new BoxSpace(small, size, 1.6).fit().k).toBe(1.6);
	});

	it('can zoom out until the whole box is visible, and a little farther', () => {
		expect(space.minScale).toBeLessThan(space.fit().k);
	});

	it('zooms about a point', () => {
		const at = { x: 120, y: 80 };
		const before = { x: 5, y: 7, k: 1 };
		const after = space.zoom(before, 2.5, at);
		expect(space.project(after, { x: 115, y: 73 })).toEqual(at);
	});

	it('never loses sight of the picture', () => {
		const view = space.keepInSight({ x: 5000, y: -5000, k: 1 });
		expect(view.x + box.left).toBeLessThan(size.width);
		expect(view.y + box.bottom).toBeGreaterThan(0);
	});
});

describe('moving into sight', () => {
	it('moves a view no more than necessary', () => {
		const view = { x: 0, y: 0, k: 1 };
		const insets = { side: 0.1, top: 0.1, bottom: 0.2 };
		expect(moveIntoSight(view, { x: 200, y: 100 }, size, insets)).toEqual(view);
		expect(moveIntoSight(view, { x: 390, y: 290 }, size, insets)).toEqual({ x: -30, y: -50, k: 1 });
		expect(moveIntoSight(view, { x: -10, y: 10 }, size, insets)).toEqual({ x: 50, y: 20, k: 1 });
	});
});
