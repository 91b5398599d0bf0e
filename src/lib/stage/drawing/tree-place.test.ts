import { expect, it } from 'vitest';
import type { TreeDrawing } from './tree-drawing';
import { TreePlace } from './tree-place';

function tree(width: number, height: number, root: number): TreeDrawing {
	return { width, height, root, marks: [], crowded: false, total: 1 };
}

/** Where the root of a tree is in its place, and how large the tree is. */
function put(place: TreePlace, drawing: TreeDrawing) {
	const { marks, ...size } = place.put(drawing);
	const [mark] = marks;
	if (mark.kind !== 'group') throw new Error('not a tree');
	const { x, scale = 1 } = mark;
	return { ...size, x, scale, root: x + scale * drawing.root };
}

it('gives trees no more room than they need, and their roots one place', () => {
	const [small, large] = [tree(60, 100, 20), tree(150, 200, 90)];
	const place = new TreePlace([small, large], 600, 300);
	expect(place).toMatchObject({ width: 225, height: 300, scale: 1.5, fits: true });
	expect(put(place, small)).toMatchObject({ scale: 1.5, root: 135, width: 225 });
	expect(put(place, large)).toMatchObject({ scale: 1.5, root: 135, width: 225 });
	expect(place.put(null)).toEqual({ width: 225, height: 300, marks: [] });
});

it('enlarges small trees, but not without end', () => {
	expect(new TreePlace([tree(60, 60, 20)], 600, 480).scale).toBe(1.6);
});

it('makes a tree that is too large for it smaller, and keeps it inside', () => {
	const wide = tree(2000, 100, 1900);
	const place = new TreePlace([wide], 600, 400);
	expect(place.fits).toBe(false);
	const { x, scale, width } = put(place, wide);
	expect(x).toBeGreaterThanOrEqual(0);
	expect(x + scale * wide.width).toBeLessThanOrEqual(width + 0.001);
});
