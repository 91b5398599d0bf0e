import { describe, expect, it } from 'vitest';
import { counted } from '../../../../tests/fixtures/searches';
import { neighboursOf, valueOf } from './tour.fixture';
import { boardOf, DIRECTIONS, ORDERS, Tour, type TourSetup } from './tour';
import type { Strategy } from '$lib/engine/search/strategy';

/** How a search for the first tour goes: placements, and how many of them it takes back. */
function work(setup: TourSetup, strategy: Partial<Strategy> = {}) {
	const { statistics, outcome } = counted(new Tour(setup), strategy);
	return { end: outcome.kind, placements: statistics.placements, undos: statistics.undos };
}

const warnsdorff = { values: 'preferred' } as const;

describe('the first tour', () => {
	it('of 8×8 in order of directions takes more than eight million placements', () => {
		expect(work(boardOf(8, 8))).toEqual({
			...{ end: 'solved', placements: 8_250_732, undos: 8_250_669 }
		});
	});

	it('of 5×5 does not exist from the wrong colour, which takes 1,829,420 placements to prove', () => {
		const none = { end: 'exhausted', placements: 1_829_420, undos: 1_829_420 };
		expect(work(boardOf(5, 5, { start: 'b1' }))).toEqual(none);
		expect(work(boardOf(5, 5, { start: 'b1' }), warnsdorff)).toEqual(none);
	});

	it('of 8×8 from a corner is not found at once with 396 of the 40,320 orders of directions', () => {
		const orders = [...DIRECTIONS].reduce<string[]>(
			(shorter, digit) =>
				shorter.flatMap((order) =>
					Array.from({ length: order.length + 1 }, (_, at) =>
						[...order].toSpliced(at, 0, digit).join('')
					)
				),
			['']
		);
		expect(new Set(orders).size).toBe(40_320);
		const placements = orders.map((order) => warnsdorffWalk(order));
		const slow = placements.filter((count) => count !== 63);
		expect(slow).toHaveLength(396);
		expect([Math.min(...slow), Math.max(...slow)]).toEqual([72, 670]);
		expect(placements[orders.indexOf(ORDERS.unlucky)]).toBe(670);
	});
});

/** Placements for the first tour of 8×8 from a corner, by a recursion of its own. */
function warnsdorffWalk(order: string): number {
	const setup = boardOf(8, 8, { order });
	const visited = new Set(setup.path);
	let placements = 0;
	const free = (square: number) => NEIGHBOURS[square].filter((next) => !visited.has(next)).length;
	const visit = (square: number): boolean => {
		if (visited.size === 64) return true;
		const next = NEIGHBOURS[square]
			.filter((other) => !visited.has(other))
			.map((other) => ({ other, free: free(other), value: VALUES[square][other] }))
			.sort((a, b) => a.free - b.free || order.indexOf(a.value) - order.indexOf(b.value));
		for (const { other } of next) {
			placements++;
			visited.add(other);
			if (visit(other)) return true;
			visited.delete(other);
		}
		return false;
	};
	visit(setup.path[0]);
	return placements;
}

const CHESSBOARD = boardOf(8, 8);
const NEIGHBOURS = Array.from({ length: 64 }, (_, square) => neighboursOf(CHESSBOARD, square));
const VALUES = NEIGHBOURS.map((others, square) =>
	Object.fromEntries(others.map((other) => [other, DIRECTIONS[valueOf(CHESSBOARD, square, other)]]))
);
