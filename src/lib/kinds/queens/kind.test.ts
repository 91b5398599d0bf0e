import { describe, expect, it } from 'vitest';
import { searched } from '../../../../tests/fixtures/searches';
import type { Strategy } from '$lib/engine/search/strategy';
import { unpackStep } from '$lib/engine/search/step';
import { listValues } from '$lib/engine/problem';
import { kind } from './kind';
import { board, NONE } from './setup';

describe('the setup of queens', () => {
	it('places, moves and removes a queen', () => {
		const one = kind.type(board(4), 1, 3);
		expect(one).toEqual(board(4, [NONE, 3]));
		expect(kind.type(one, 1, 0)).toEqual(board(4, [NONE, 0]));
		expect(kind.type(one, 1, NONE)).toEqual(board(4));
		expect(one).toEqual(board(4, [NONE, 3]));
		expect(kind.isGiven(one, 1)).toBe(false);
	});

	it('is unchanged if there is no such square, or nothing to change', () => {
		const setup = board(4, [1]);
		for (const [row, column] of [
			[4, 0],
			[-1, 0],
			[0.5, 0],
			[0, 4],
			[0, -2],
			[0, 1.5],
			[0, NaN],
			[0, 1],
			[3, NONE]
		])
			expect(kind.type(setup, row, column)).toBe(setup);
	});

	it('can be cleared', () => {
		const empty = board(4);
		expect(kind.reset(board(4, [1, NONE, 2]))).toEqual(empty);
		expect(kind.clear(board(4, [1, NONE, 2]))).toEqual(empty);
		expect(kind.reset(empty)).toBe(empty);
		expect(kind.clear(empty)).toBe(empty);
	});

	it('names the queens that attack each other', () => {
		expect(kind.conflicts(board(4, [1, 3, 0, 2]))).toEqual([]);
		expect(kind.conflicts(board(4))).toEqual([]);
		expect(kind.conflicts(board(5, [0, NONE, 4, 3, 0]))).toEqual([0, 2, 3, 4]);
		expect(kind.conflicts(board(5, [0, 2, NONE, NONE, 0]))).toEqual([0, 4]);
	});

	it('loads its parser on demand', async () => {
		const parse = await kind.parser();
		expect(parse('2 4 1 3', 'queens.txt')).toEqual({
			puzzles: [{ setup: board(4, [1, 3, 0, 2]) }],
			cut: false
		});
	});
});

/** How a run of the example goes and how it ends. */
function run(id: string, strategy: Partial<Strategy> = {}) {
	const { setup } = kind.examples.find((example) => example.id === id)!;
	const { steps, outcome } = searched(kind.problem(setup), strategy);
	return { steps: steps.map((step) => unpackStep(step, -1)), outcome };
}

describe('the examples of queens', () => {
	it('start with eight, and have distinct names', () => {
		const ids = kind.examples.map(({ id }) => id);
		expect(ids[0]).toBe('eight');
		expect(new Set(ids).size).toBe(ids.length);
		for (const { setup } of kind.examples) expect(kind.conflicts(setup)).toEqual([]);
	});

	it.each(['two', 'three'])('%s has no solution', (id) => {
		const { steps, outcome } = run(id, { goal: 'all' });
		expect(outcome).toEqual({ kind: 'exhausted' });
		expect(steps.some(({ kind }) => kind === 'solution')).toBe(false);
	});

	it('sixteen queens are easier with findmin', () => {
		const places = (strategy: Partial<Strategy>) =>
			run('sixteen-findmin', strategy).steps.filter(({ kind }) => kind === 'place').length;
		expect(places({ ordering: 'findmin' }) * 10).toBeLessThan(places({}));
	});

	it('four-thesis shows the square of row three that the text overlooks', () => {
		const { setup, settings } = kind.examples.find(({ id }) => id === 'four-thesis')!;
		const at = Number(new URLSearchParams(settings).get('at'));
		const { steps } = run('four-thesis');
		const problem = kind.problem(setup);
		const model = problem.model();
		const queens = problem.fixed.slice();
		for (const { kind, variable, value } of steps.slice(0, at)) {
			if (kind === 'place') {
				model.place(variable, value);
				queens[variable] = value;
			}
			if (kind === 'backtrack') {
				model.takeBack(variable, value);
				queens[variable] = NONE;
			}
		}
		expect(steps[at - 1]).toMatchObject({ kind: 'choose', variable: 2 });
		expect([...queens]).toEqual([0, 3, NONE, NONE]);
		expect(listValues(model.legal(2))).toEqual([1]);
		// With a queen there, row four is the one that fails.
		const rest = steps.slice(at).filter(({ kind }) => kind === 'place' || kind === 'deadend');
		expect(rest.slice(0, 2)).toMatchObject([
			{ kind: 'place', variable: 2, value: 1 },
			{ kind: 'deadend', variable: 3 }
		]);
	});
});
