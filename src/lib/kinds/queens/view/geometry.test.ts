import { describe, expect, it } from 'vitest';
import { attackMap } from './attack-map';
import { chequer, linkBetween } from '$lib/stage/board/lines';
import { attackedArea, attackersOf, neighbours, raysOf } from './geometry';

const squares = (path: string) => path.split('M').length - 1;

describe('a chessboard', () => {
	it('has a light first corner', () => {
		expect(chequer(1)).toBe('');
		expect(chequer(2)).toBe('M1 0h1v1h-1zM0 1h1v1h-1z');
		expect(squares(chequer(8))).toBe(32);
	});
});

describe('the attacked squares', () => {
	const queens = [0, -1, -1, 1];
	const map = attackMap(4, queens);

	it('are shaded in the rows without a queen, each of them once', () => {
		const area = attackedArea(4, queens, map);
		expect(squares(area)).toBe(
			[...map.count].filter((count, at) => count > 0 && at >= 4 && at < 12).length
		);
		expect(area).not.toContain('M3 0');
	});

	it('show all that one queen attacks when the user points at her', () => {
		// Three squares of the row, of the column and of the diagonal.
		expect(squares(raysOf(4, 0))).toBe(9);
		expect(raysOf(4, 0)).not.toContain('M0 0');
	});

	it('know their attackers, along rows too', () => {
		expect(attackersOf(4, queens, 4)).toEqual([0]);
		expect(attackersOf(4, queens, 1)).toEqual([0, 3]);
		expect(attackersOf(4, queens, 7)).toEqual([3]);
		expect(attackersOf(4, queens, 6)).toEqual([]);
		for (let square = 0; square < 16; square++)
			expect(attackersOf(4, queens, square)).toHaveLength(map.count[square]);
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
