import { describe, expect, it } from 'vitest';
import { attackMap } from './attack-map';
import { chequer, linkBetween } from '$lib/board-kit/lines';
import { hueOf, neighbours, shadesOf } from './geometry';

const squares = (path: string) => path.split('M').length - 1;

describe('a chessboard', () => {
	it('has a light first corner', () => {
		expect(chequer(1)).toBe('');
		expect(chequer(2)).toBe('M1 0h1v1h-1zM0 1h1v1h-1z');
		expect(squares(chequer(8))).toBe(32);
	});
});

describe('the shades', () => {
	const queens = [0, -1, -1, 1];
	const map = attackMap(4, queens);

	it('show a single attacking queen or a crowd', () => {
		const { queens: sole, crowds } = shadesOf(4, queens, map);
		expect(sole.map(({ row }) => row)).toEqual([0, 3]);
		const covered = [...sole.map(({ area }) => area), ...crowds].reduce(
			(sum, path) => sum + squares(path),
			0
		);
		expect(covered).toBe(
			[...map.count].filter((count, at) => count > 0 && at !== 0 && at !== 13).length
		);
	});

	it('have few levels: two queens, three, and more', () => {
		const column = [3, 3, 3, 3, 3, 3, -1];
		const { crowds } = shadesOf(7, column, attackMap(7, column));
		expect(crowds).toHaveLength(3);
		// All six are in the column of its last square.
		expect(crowds[2]).toContain('M3 6');
	});

	it('show the full lines of the queen pointed at', () => {
		const { queens: sole, crowds } = shadesOf(4, queens, map, 0);
		expect(sole).toHaveLength(1);
		// Three squares of the row, of the column and of the diagonal.
		expect(squares(sole[0].area)).toBe(9);
		expect(crowds.join('')).not.toContain('M3 0');
	});

	it('have hues far from orange, red and green, and distinct neighbours', () => {
		for (let row = 0; row < 32; row++) {
			expect(Math.abs(hueOf(row))).toBeLessThanOrEqual(75);
			// Any five consecutive rows have distinguishable hues.
			for (let near = 1; near < 5; near++)
				expect(Math.abs(hueOf(row) - hueOf(row + near))).toBeGreaterThanOrEqual(34);
		}
	});
});

describe('the lines between queens', () => {
	it('begin and end at the edge of the queens', () => {
		expect(linkBetween(8, 0, 24)).toBe('M0.5 0.95L0.5 3.05');
	});

	it('connect those that see each other', () => {
		// A column of three, and one on a diagonal with the first.
		expect(neighbours(4, [8, 0, 4, 15])).toEqual([
			[0, 4],
			[0, 15],
			[4, 8]
		]);
	});
});
