import { placesOf } from '$lib/engine/walk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counted, searched } from '../../../../tests/fixtures/searches';
import { listValues } from '$lib/engine/problem';
import { choicesFor } from '$lib/engine/search/choices';
import { unpackStep } from '$lib/engine/search/step';
import type { Strategy } from '$lib/engine/search/strategy';
import { anyTour, neighboursOf, toursOf, valueOf } from './tour.fixture';
import { boardOf, DIRECTIONS, onwardMoves, ORDERS, squareOf, Tour, type TourSetup } from './tour';

/** The tours that a search finds, as squares, in alphabetical order. */
function solve(setup: TourSetup, strategy: Partial<Strategy> = {}): string[] {
	const tour = new Tour(setup);
	const { steps, outcome } = searched(tour, { ...strategy, goal: 'all' });
	const assignment = tour.fixed.slice();
	const found: string[] = [];
	for (const step of steps) {
		const { kind, variable, value } = unpackStep(step, -1);
		if (kind === 'place') assignment[variable] = value;
		if (kind === 'backtrack') assignment[variable] = -1;
		if (kind === 'solution') found.push(placesOf(tour, assignment).join());
	}
	expect(outcome).toEqual({ kind: 'exhausted' });
	return found.toSorted();
}

/** How a search for the first tour goes: placements, and how many of them it takes back. */
function work(setup: TourSetup, strategy: Partial<Strategy> = {}) {
	const { statistics, outcome } = counted(new Tour(setup), strategy);
	return { end: outcome.kind, placements: statistics.placements, undos: statistics.undos };
}

const warnsdorff = { values: 'preferred' } as const;
const SQUARES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap((column) =>
	['1', '2', '3', '4', '5', '6', '7', '8'].map((row) => column + row)
);

describe('the tours of a small board', () => {
	it('are those that a plain recursion over squares finds, with every strategy', () => {
		fc.assert(
			fc.property(anyTour(4), fc.nat(), (setup, seed) => {
				const all = toursOf(setup);
				const { values, variants } = choicesFor(new Tour(setup));
				for (const order of values)
					for (const variant of ['', ...variants.slice(1)])
						expect(solve(setup, { values: order, variant, seed })).toEqual(all);
			}),
			{ numRuns: 60 }
		);
	});

	it.each([
		[4, 3, 16],
		[3, 4, 16],
		[4, 4, 0],
		[5, 3, 0]
	])('of %i×%i: %i from all squares', (columns, rows, count) => {
		const starts = SQUARES.filter((start) => boardOf(columns, rows, { start }).path[0] >= 0);
		const all = starts.flatMap((start) => solve(boardOf(columns, rows, { start })));
		expect(all).toHaveLength(count);
		expect(new Set(all).size).toBe(count);
	});

	it.each([
		['a1', 304],
		['c3', 64]
	])('of 5×5 from %s: %i', (start, count) => {
		const setup = boardOf(5, 5, { start });
		expect(toursOf(setup)).toHaveLength(count);
		expect(counted(new Tour(setup), { goal: 'all' }).statistics.solutions).toBe(count);
	});

	it('that are closed, on 6×5 after seven squares: 4', () => {
		const size = boardOf(6, 5, { closed: true });
		const path = 'a1 b3 a5 c4 e5 f3 e1'.split(' ').map((name) => squareOf(size, name));
		const closed = { ...size, path };
		expect(toursOf(closed)).toHaveLength(4);
		for (const variant of ['', 'way-back'])
			expect(counted(new Tour(closed), { goal: 'all', variant }).statistics.solutions).toBe(4);
	});
});

describe('the first tour', () => {
	it.each([
		['5×5', boardOf(5, 5), 8_839],
		['6×6', boardOf(6, 6), 248_168],
		['5×5, order of Wirth', boardOf(5, 5, { order: ORDERS.wirth }), 8_839],
		['6×6 closed, counterclockwise', boardOf(6, 6, { closed: true, order: '18765432' }), 37_636]
	])('%s: in order of directions', (_, setup, placements) => {
		const undos = placements - (setup.columns * setup.rows - 1);
		expect(work(setup)).toEqual({ end: 'solved', placements, undos });
	});

	it('of 4×4 does not exist, which 2,222 placements prove in both orders', () => {
		const none = { end: 'exhausted', placements: 2222, undos: 2222 };
		expect(work(boardOf(4, 4))).toEqual(none);
		expect(work(boardOf(4, 4), warnsdorff)).toEqual(none);
	});

	it('is found at once with the fewest onward moves first', () => {
		for (const side of [5, 6, 7, 8])
			expect(work(boardOf(side, side), warnsdorff)).toEqual({
				...{ end: 'solved', placements: side * side - 1, undos: 0 }
			});
	});

	it('of 8×8 is found at once from every square but one', () => {
		const slow = (order: string) =>
			SQUARES.filter((start) => work(boardOf(8, 8, { start, order }), warnsdorff).undos > 0);
		expect(slow(DIRECTIONS)).toEqual(['e3']);
		expect(slow(ORDERS.wirth)).toEqual(['c5']);
		expect(work(boardOf(8, 8, { start: 'e3' }), warnsdorff)).toMatchObject({ placements: 109 });
	});

	it('of 8×8 from a corner is not found at once with an unlucky order of directions', () => {
		expect(work(boardOf(8, 8, { order: ORDERS.unlucky }), warnsdorff)).toEqual({
			...{ end: 'solved', placements: 670, undos: 607 }
		});
	});

	it('that is closed is found if a way back is kept', () => {
		const closed = boardOf(6, 6, { closed: true });
		const kept = { ...warnsdorff, variant: 'way-back' };
		expect(work(closed, kept)).toEqual({ end: 'solved', placements: 35, undos: 0 });
		const limited = { ...warnsdorff, limits: { placements: 100_000 } };
		expect(work(closed, limited)).toMatchObject({ end: 'stopped' });
		expect(work(boardOf(8, 8, { closed: true }), kept)).toMatchObject({ placements: 73 });
	});
});

describe('a tour', () => {
	it('has a move for each square but the start, and the moves made by hand are fixed', () => {
		fc.assert(
			fc.property(anyTour(), (setup) => {
				const tour = new Tour(setup);
				expect(tour.variableCount).toBe(setup.columns * setup.rows - 1);
				expect(placesOf(tour, tour.fixed)).toEqual(setup.path);
				expect(tour.walk).toMatchObject({ start: setup.path[0] });
			})
		);
	});

	it('allows moves to free squares only, and takes them back', () => {
		fc.assert(
			fc.property(anyTour(6), fc.nat(40), (setup, back) => {
				const open = { ...setup, closed: false };
				const model = new Tour({ ...open, path: open.path.slice(0, 1) }).model();
				const values = open.path
					.slice(1)
					.map((square, move) => valueOf(open, open.path[move], square));
				values.forEach((value, move) => model.place(move, value));
				let path = open.path;
				for (; path.length > 1 && open.path.length - path.length < back; path = path.slice(0, -1))
					model.takeBack(path.length - 2, values[path.length - 2]);
				const free = (square: number) =>
					neighboursOf(open, square).filter((next) => !path.includes(next));
				const legal = free(path.at(-1)!).map((next) => valueOf(open, path.at(-1)!, next));
				const move = path.length - 1;
				expect(listValues(model.legal(move))).toEqual(legal.toSorted((a, b) => a - b));
				expect(model.legal(move + 1)).toBe(0);
				const tour = new Tour(open);
				for (const next of free(path.at(-1)!)) {
					const value = valueOf(open, path.at(-1)!, next);
					expect(model.preference!(move, value)).toBe(free(next).length);
					expect(onwardMoves(tour, path, next)).toBe(free(next).length);
				}
			})
		);
	});

	it('clashes with the move that entered the square, and with nobody at the start', () => {
		const tour = new Tour(boardOf(8, 8));
		// From a1 to b3, and back.
		expect(tour.clashes([0, -1], 1, 4)).toEqual([]);
		// b3, c5, and back to b3.
		expect(tour.clashes([0, 0, -1], 2, 4)).toEqual([0]);
		// The board ends; the move is not next.
		expect(tour.clashes([-1], 0, 4)).toEqual([]);
		expect(tour.clashes([0, -1, -1], 2, 4)).toEqual([]);
	});

	it('that is closed clashes with the moves that took the other ways back', () => {
		const closed = boardOf(6, 6, { closed: true });
		const tour = new Tour(closed).variant('way-back');
		// Only b3 and c2 are a move away from a1: the tour leaves by b3 and comes to c2 too early.
		const walk = ['a1', 'b3', 'd4', 'e2', 'c1', 'a2', 'b4', 'd3', 'e1', 'c2'].map((name) =>
			squareOf(closed, name)
		);
		const values = walk.slice(1).map((square, move) => valueOf(closed, walk[move], square));
		const assignment = [...values.slice(0, -1), -1];
		expect(tour.clashes(assignment, 8, values[8])).toEqual([0]);
		expect(tour.clashTogether!(assignment, 8, values[8])).toBe(true);
		expect(new Tour(closed).clashes(assignment, 8, values[8])).toEqual([]);
	});
});
