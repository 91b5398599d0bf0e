import { expect, it } from 'vitest';
import { pathOf } from '../../scripts/icons.mjs';

it('draws each shape of an icon as a path that may follow another', () => {
	const shapes = [
		['path', { d: 'm6 9 6 6 6-6' }],
		['path', { d: 'm.5-.5h3' }],
		['path', { d: 'M14 17H5' }],
		['circle', { cx: '7', cy: '8', r: '3' }],
		['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }],
		['line', { x1: '1', x2: '2', y1: '3', y2: '4' }],
		['polyline', { points: '1 2 3 4' }],
		['polygon', { points: '1 2 3 4 5 6' }],
		['rect', { x: '2', y: '3', width: '4', height: '5' }],
		['rect', { x: '2', y: '3', width: '8', height: '9', rx: '1' }]
	] as const;
	expect(shapes.map(([tag, attributes]) => pathOf(tag, attributes))).toEqual([
		'M6 9l 6 6 6-6',
		'M.5 -.5h3',
		'M14 17H5',
		'M4 8a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z',
		'M3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0z',
		'M1 3L2 4',
		'M1 2 3 4',
		'M1 2 3 4 5 6z',
		'M2 3h4v5h-4v-5z',
		'M3 3h6a1 1 0 0 1 1 1v7a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-7a1 1 0 0 1 1 -1z'
	]);
	expect(() => pathOf('text', {})).toThrow('An icon has a text');
});
