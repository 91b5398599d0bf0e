import { describe, expect, it } from 'vitest';
import { emptyMaze } from '../../setup';
import { groundOf, placeAt, placesBetween, centreOf } from './ground';
import { edgeOf, filled, inEach, lines, passages, rounded } from './paths';

const maze = emptyMaze(4, 3);
const ground = groundOf(maze);
const carving = groundOf({ mode: 'carve', columns: 3, rows: 2, loops: 0, directions: 'NESW' });

describe('the ground', () => {
	it('has adjacent squares, and cells with a square of wall between them', () => {
		expect(centreOf(ground, 5)).toEqual({ x: 1.5, y: 1.5 });
		expect([carving.width, carving.height]).toEqual([7, 5]);
		expect(centreOf(carving, 0)).toEqual({ x: 1.5, y: 1.5 });
		expect(centreOf(carving, 5)).toEqual({ x: 5.5, y: 3.5 });
	});

	it('knows the place at every point of it', () => {
		for (const one of [ground, carving])
			for (let place = 0; place < one.columns * one.rows; place++) {
				const { x, y } = centreOf(one, place);
				expect(placeAt(one, x, y)).toBe(place);
			}
		expect(placeAt(ground, -0.1, 1)).toBe(-1);
		expect(placeAt(ground, 4.1, 1)).toBe(-1);
	});

	it('skips nothing between two places', () => {
		expect(placesBetween(maze, 0, 3)).toEqual([0, 1, 2, 3]);
		expect(placesBetween(maze, 8, 0)).toEqual([8, 4, 0]);
		expect(placesBetween(maze, 0, 10)).toEqual([0, 5, 10]);
		expect(placesBetween(maze, 6, 6)).toEqual([6]);
	});
});

describe('paths', () => {
	it('merge adjacent squares', () => {
		expect(filled(maze, (square) => square !== 2)).toBe(
			'M0 0h2v1h-2zM3 0h1v1h-1zM0 1h4v1h-4zM0 2h4v1h-4z'
		);
		expect(filled(maze, () => false)).toBe('');
	});

	it('repeat a shape in squares', () => {
		const at = (x: number, y: number) => `(${x} ${y})`;
		expect(inEach(maze, (square) => square % 5 === 1, at)).toBe('(1 0)(2 1)(3 2)');
	});

	it('draw the lines between squares', () => {
		expect(lines({ columns: 2, rows: 3 })).toBe('M1 0V3M0 1H2M0 2H2');
	});

	it('draw a path as straight lines with round corners', () => {
		expect(rounded(ground, [])).toBe('');
		expect(rounded(ground, [0])).toBe('');
		expect(rounded(ground, [0, 1, 2])).toBe('M0.5 0.5L2.5 0.5');
		expect(rounded(ground, [0, 1, 5])).toBe('M0.5 0.5L1.18 0.5Q1.5 0.5 1.5 0.82L1.5 1.5');
	});

	it('draw the passages of a carving from where cells were entered', () => {
		expect(passages(carving, (cell) => cell < 2, [-1, 0, 1, 0, 0, 0])).toBe(
			'M1 1h1v1h-1zM1 1h3v1h-3z'
		);
		expect(passages(carving, (cell) => cell === 1 || cell === 3, [1, 4, 1, 0, 3, 4])).toBe(
			'M3 1h1v3h-1zM1 1h1v3h-1z'
		);
		expect(passages(carving, (cell) => cell === 0, [])).toBe('M1 1h1v1h-1z');
	});

	it('find the edge in a direction, inside and outside', () => {
		expect(edgeOf(ground, 0, 'E')).toEqual({ edge: { x: 1, y: 0.5 }, next: 1 });
		expect(edgeOf(ground, 0, 'N')).toEqual({ edge: { x: 0.5, y: 0 }, next: -1 });
		expect(edgeOf(carving, 0, 'S')).toEqual({ edge: { x: 1.5, y: 2.5 }, next: 3 });
	});
});
