import { describe, expect, test } from 'vitest';
import { PLACE, REJECT } from '$lib/engine/search/step';
import { CODE_LANGUAGES, type Call } from '$lib/stage/program/task';
import {
	boardCall,
	BOARDS,
	countSteps,
	emptyCells,
	legalIn
} from '../../src/content/exercises/boards';
import { programsOf, returned } from '../fixtures/exercise-programs';

/** The numbers in the design of the first four exercises, from runs of their programs. */

describe.each(CODE_LANGUAGES)('in %s', (language) => {
	test.each([
		['starter', 'ABC', 6],
		['later-reversed', 'AAA', 3],
		['later-lets-same', 'AAA', 3],
		['later-than-first', 'ABB', null],
		['different-plain', 'ABA', 4]
	])('the rule %s finds %s first', async (name, row, tries) => {
		const { exercise, run } = await programsOf('rule', language);
		const ran = await run(name, exercise.runs[0].call(language));
		expect(ran.result.ground).toEqual([...row]);
		if (tries !== null) expect(countSteps(ran.log, REJECT, PLACE)).toBe(tries);
	});

	test.each([
		['different-plain', 1, 12],
		['twice-loop', 2, 24]
	])('the rule %s: all rows', async (name, shown, count) => {
		const { exercise, run } = await programsOf('rule', language);
		expect(returned(await run(name, exercise.runs[shown].call(language)))).toHaveLength(count);
	});

	test.each([
		['three', [3, 6], [3, 0]],
		['left-over-alone', [1, 1], [1, 1]],
		['number', [1, 2], [1, 0]]
	])('the box that begins at %s', async (name, nine, four) => {
		const { exercise, run } = await programsOf('box', language);
		const corner = async (shown: number, row: number, column: number) => {
			const call = exercise.runs[shown].call(language);
			const box = returned(
				await run(name, { ...call, arguments: [{ ground: true }, row, column] })
			);
			return [0, 2].map((at) => (box as number[])[at]);
		};
		expect([await corner(0, 4, 7), await corner(1, 3, 1)]).toEqual([nine, four]);
	});

	test('the check without a box is wrong about one cell and the value 2', async () => {
		const { exercise, run } = await programsOf('is-legal', language);
		const call = exercise.runs[2].call(language);
		const wrong: unknown[] = [];
		for (const cell of emptyCells(BOARDS.S4)) {
			const ask = { ...call, arguments: [{ ground: true }, 2, ...cell, 2] } as Call;
			const answer = returned(await run('starter', ask));
			if (answer === true && !legalIn(BOARDS.S4, cell).includes(2)) wrong.push(cell);
		}
		const { predict } = exercise;
		expect(predict.kind === 'cell' && predict.cells).toEqual(wrong);
	});

	test.each([
		['loop', 0, 1],
		['nine', 5, 6],
		['without-last', 0, 1]
	])('the count of %s in two cells', async (name, first, second) => {
		const { exercise, run } = await programsOf('count', language);
		const call = exercise.runs[1].call(language);
		const count = async (row: number) =>
			returned(await run(name, { ...call, arguments: [{ ground: true }, 2, row, 0] }));
		expect([await count(0), await count(1)]).toEqual([first, second]);
	});

	test('the counts of the small board', async () => {
		const { exercise, run } = await programsOf('count', language);
		const x = null;
		expect(returned(await run('loop', exercise.runs[0].call(language)))).toEqual([
			3,
			3,
			2,
			2,
			2,
			x,
			x,
			1,
			3,
			3,
			x,
			2,
			3,
			2,
			1,
			x
		]);
	});
});

test('what is legal is computed as the programs do it', () => {
	expect(legalIn(BOARDS.U4, [0, 0])).toEqual([]);
	expect(legalIn(BOARDS.U4, [1, 0])).toEqual([2]);
	expect(boardCall('solve', BOARDS.S4).arguments).toEqual([{ ground: true }, 2]);
});
