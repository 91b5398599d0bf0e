import { describe, expect, it } from 'vitest';
import { searched } from '../../../../tests/fixtures/searches';
import { limitedSearch } from '$lib/engine/search/limits';
import { DEFAULT_STRATEGY, type Strategy } from '$lib/engine/search/strategy';
import {
	BACKTRACK,
	PLACE,
	REJECT,
	SOLUTION,
	stepKind,
	stepValue,
	stepVariable
} from '$lib/engine/search/step';
import { Queens } from './queens';
import { board } from './setup';
import { isFirstOfImages } from './symmetry';

/** The counts of a run of an empty board; `onSolution` gets the columns, row by row. */
function run(
	size: number,
	goal: Strategy['goal'],
	onSolution: (columns: number[]) => void = () => {}
) {
	const batches = limitedSearch(new Queens(board(size)), { ...DEFAULT_STRATEGY, goal });
	const columns: number[] = [];
	let tries = 0;
	let placements = 0;
	let solutions = 0;
	for (const { steps, length } of batches)
		for (const step of steps.subarray(0, length)) {
			const kind = stepKind(step);
			if (kind === PLACE) columns[stepVariable(step)] = stepValue(step);
			if (kind === PLACE) placements++;
			if (kind === PLACE || kind === REJECT) tries++;
			if (kind !== SOLUTION) continue;
			solutions++;
			onSolution(columns.slice());
		}
	return { tries, placements, solutions };
}

/** All solutions, each as its columns row by row. */
function solutions(size: number): number[][] {
	const found: number[][] = [];
	run(size, 'all', (columns) => found.push(columns));
	return found;
}

describe('queens row by row, columns ascending (docs/known-answers.md)', () => {
	it.each([
		[4, 26, 8],
		[5, 15, 5],
		[6, 171, 31],
		[8, 876, 113]
	])('the first solution of %i queens takes the known number of tries', (size, ...known) => {
		const { tries, placements } = run(size, 'first');
		expect([tries, placements]).toEqual(known);
	});

	it.each([
		[4, 2, 60],
		[5, 10, 220],
		[6, 4, 894],
		[8, 92, 15_720]
	])('all solutions of %i queens take the known number of tries', (size, ...known) => {
		const { solutions, tries } = run(size, 'all');
		expect([solutions, tries]).toEqual(known);
	});

	it.each([
		[16, 10_053],
		[20, 199_636],
		[24, 411_609]
	])('the first solution of %i queens takes the known number of nodes', (size, nodes) => {
		expect(run(size, 'first').placements + 1).toBe(nodes);
	});

	it('has as many nodes at each depth as Knuth counted for eight', () => {
		const problem = new Queens(board(8));
		const { steps } = searched(problem, { goal: 'all' });
		const nodes = [1];
		let depth = 0;
		for (const step of steps) {
			if (stepKind(step) === PLACE) nodes[++depth] = (nodes[depth] ?? 0) + 1;
			if (stepKind(step) === BACKTRACK) depth--;
		}
		const known = [1, 8, 42, 140, 344, 568, 550, 312, 92];
		expect(nodes).toEqual(known);
		expect(nodes.reduce((sum, count) => sum + count)).toBe(2057);
		expect(problem.references).toEqual([{ source: 'Knuth, TAOCP 7.2.2', nodes: known }]);
	});

	it('finds as many solutions as OEIS A000170', () => {
		const counts = [1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2_680, 14_200];
		expect(counts.map((_, index) => run(index + 1, 'all').solutions)).toEqual(counts);
	});

	it('finds as many fundamental solutions as OEIS A002562', () => {
		const fundamental = (size: number) => {
			return solutions(size).filter(isFirstOfImages).length;
		};
		expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(fundamental)).toEqual([
			1, 0, 0, 1, 2, 1, 6, 12, 46, 92
		]);
	});

	it.each([4, 5, 6, 7])('the solutions of %i queens reflect into each other', (size) => {
		const found = solutions(size);
		const all = new Set(found.map((columns) => columns.join()));
		const reflections: ((columns: readonly number[]) => number[])[] = [
			(columns) => columns.map((column) => size - 1 - column),
			(columns) => columns.toReversed(),
			(columns) => columns.map((_, row) => columns.indexOf(row))
		];
		for (const reflect of reflections)
			expect(new Set(found.map((columns) => reflect(columns).join()))).toEqual(all);
	});
});
