import { describe, expect, test } from 'vitest';
import { BACKTRACK, CHOOSE, PLACE, stepKind, stepVariable } from '$lib/engine/search/step';
import { CODE_LANGUAGES, type CodeLanguage } from '$lib/stage/program/task';
import {
	FULL,
	ORDER,
	shuffledCells,
	UNLIMITED
} from '../../src/content/exercises/10-make/exercise';
import { boardCall, BOARDS, countSteps, nameIn } from '../../src/content/exercises/boards';
import { cluesOf, countSolutions, dug } from '../../src/content/exercises/reference';
import { programsOf, returned } from '../fixtures/exercise-programs';
import type { Ran } from '../fixtures/run-program';

/** The numbers in the design and in the texts of the exercises from choosing a cell to queens, from runs of their programs. */

const placements = ({ log }: Ran) => countSteps(log, PLACE);
const undos = ({ log }: Ran) => countSteps(log, BACKTRACK);

/** The first cells that were chosen. */
const chosen = ({ log }: Ran, count: number) =>
	[...log.words.subarray(0, log.length)]
		.filter((word) => stepKind(word) === CHOOSE)
		.slice(0, count)
		.map(stepVariable);

describe.each(CODE_LANGUAGES)('in %s', (language) => {
	/** What takes seconds is run in the faster language. */
	const isLong = language === 'javascript' ? () => false : (count: number) => count > 100;

	describe('find the tightest cell', () => {
		const placed: [string, string, number][] = [
			['higher', 'tree', 45],
			['higher', 'raster', 58],
			['last-of-ties', 'raster', 329],
			['not-updated', 'tree', 462],
			['not-updated', 'raster', 2430]
		];
		test.each(placed.filter(([, , count]) => !isLong(count)))(
			'%s on the board %s: %i placements',
			async (name, shown, count) => {
				const { run } = await programsOf('findmin', language);
				const ran = await run(name, shown);
				expect(returned(ran)).toBe(true);
				expect(placements(ran)).toBe(count);
			}
		);

		test('the first cells are those that a reader predicts', async () => {
			const { exercise, run } = await programsOf('findmin', language);
			const { predict } = exercise;
			const [first] = chosen(await run('higher', 'tree'), 1);
			expect(predict.kind === 'cell' && predict.cells).toEqual([
				[Math.floor(first / 9), first % 9]
			]);
			expect(chosen(await run('higher', 'raster'), 2)).toEqual([0, 5]);
		});

		test('some wrong ones end at once', async () => {
			const { run } = await programsOf('findmin', language);
			const zero = await run('zero', 'tree');
			expect([returned(zero), placements(zero)]).toEqual([true, 0]);
			const filled = await run('filled', 'tree');
			expect([returned(filled), placements(filled)]).toEqual([false, 0]);
			const [cell] = chosen(filled, 1);
			expect(BOARDS.TREE[Math.floor(cell / 9)][cell % 9]).not.toBe(0);
			const nine = await run('nine', boardCall('solve', BOARDS.E9));
			expect([returned(nine), placements(nine)]).toEqual([true, 0]);
		});
	});

	describe('measure it', () => {
		test.each([
			['global', 'raster', 58, 4],
			['global', 'tree', 45, 0],
			['global', 's4', 12, 0],
			['reading-order', 'raster', 194, 140],
			['reading-order', 'tree', 73, 28]
		])('%s on the board %s: %i placements, %i taken back', async (name, shown, count, back) => {
			const { run } = await programsOf('measure', language);
			const ran = await run(name, shown);
			expect([returned(ran), placements(ran), undos(ran)]).toEqual([count, count, back]);
		});

		test('most first takes 264 placements on the small board', async () => {
			const { source, run } = await programsOf('measure', language);
			const most = (await programsOf('findmin', language)).source('most');
			const [min, max] = [nameIn(language, 'find_min'), nameIn(language, 'find_max')];
			const program = most.replace(min, max) + source('global').replaceAll(min, max);
			expect(returned(await run(countLegal(language) + program, 's4'))).toBe(264);
		});

		test('a board on which nothing is taken back cannot tell', async () => {
			const { run } = await programsOf('measure', language);
			expect(returned(await run('no-undo', 'tree'))).toBe(45);
			const raster = await run('no-undo', 'raster');
			expect([returned(raster), undos(raster)]).toEqual([10, 0]);
		});
	});

	test.each([
		['several', 4, 89],
		['two', 2, 53],
		['s4', 1, 12],
		['e4', 288, null]
	])('how many: %s has %i solutions', async (shown, count, placed) => {
		const { run } = await programsOf('how-many', language);
		const ran = await run('rest-of-limit', shown);
		expect(returned(ran)).toBe(count);
		if (placed !== null) expect(placements(ran)).toBe(placed);
	});

	test.each([
		['one', 43],
		['ten', 29],
		['all', 24]
	])('digging, %s: %i digits are left', async (shown, clues) => {
		const { exercise, run } = await programsOf('make', language);
		const ran = await run('counts-failures', shown);
		const { predict } = exercise;
		expect(predict.kind === 'number' && predict.actual(ran.result, ran.log)).toBe(clues);
	});

	describe('queens', () => {
		test.each([
			['abs', 4, '2413', 8],
			['abs', 6, '246135', 31],
			['abs', 8, '15863724', 113],
			['no-diagonals', 4, '1234', 4],
			['one-diagonal', 6, '146532', null],
			['neighbour-row', 4, '2413', 8],
			['neighbour-row', 6, '135246', null]
		])('%s, %i queens: %s', async (name, size, columns, count) => {
			const { exercise, run } = await programsOf('queens', language);
			const ran = await run(name, `solve-${size}`);
			const { predict } = exercise;
			expect(predict.kind === 'choice' && predict.actual(ran.result, ran.log)).toBe(columns);
			if (count !== null) expect(placements(ran)).toBe(count);
		});

		const ways: [string, number, number][] = [
			['abs', 6, 4],
			['abs', 8, 92],
			['one-diagonal', 8, 2113],
			['neighbour-row', 8, 5242],
			['no-diagonals', 6, 720]
		];
		test.each(ways.filter(([, , count]) => !isLong(count)))(
			'%s, %i queens: %i ways',
			async (name, size, count) => {
				const { exercise, run } = await programsOf('queens', language);
				const call = exercise.runs.find(({ id }) => id === `all-${size}`)!.call(language);
				expect(returned(await run(name, { ...call, steps: 5_000_000 }))).toBe(count);
			}
		);
	});
});

/** `most` counts candidates with a function that this exercise does not give. */
function countLegal(language: CodeLanguage): string {
	return language === 'python'
		? 'def count_legal(board, box, row, column):\n' +
				'    return sum(is_legal(board, box, row, column, v) for v in range(1, len(board) + 1))\n'
		: 'const countLegal = (board, box, row, column) =>\n' +
				'  board.filter((_, i) => isLegal(board, box, row, column, i + 1)).length;\n';
}

test('what is left of a full board, in three orders', () => {
	const left = [ORDER, 2, 3].map((seed) =>
		[1, 10, UNLIMITED].map((attempts) => cluesOf(dug(FULL, shuffledCells(9, seed), attempts)))
	);
	expect(left).toEqual([
		[43, 29, 24],
		[47, 28, 25],
		[55, 28, 22]
	]);
	const puzzle = dug(FULL, shuffledCells(9, ORDER), UNLIMITED);
	expect(countSolutions(puzzle, 'fewest', 2).solutions).toBe(1);
});
