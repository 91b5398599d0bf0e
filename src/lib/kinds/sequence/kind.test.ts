import { describe, expect, it } from 'vitest';
import { searched } from '../../../../tests/fixtures/searches';
import type { Strategy } from '$lib/engine/search/strategy';
import { unpackStep } from '$lib/engine/search/step';
import { kind } from './kind';
import { NONE, sequence, type Rules, type SequenceSetup } from './setup';

const typed = (letters: readonly number[], rules: Partial<Rules> = {}): SequenceSetup => {
	return { ...sequence('ABC', letters.length, rules), letters: Int8Array.from(letters) };
};

describe('the setup of a sequence', () => {
	it('sets, changes and clears a letter', () => {
		const one = kind.type(sequence(), 1, 2);
		expect(one).toEqual(typed([NONE, 2, NONE]));
		expect(kind.type(one, 1, 0)).toEqual(typed([NONE, 0, NONE]));
		expect(kind.type(one, 1, NONE)).toEqual(sequence());
		expect(one).toEqual(typed([NONE, 2, NONE]));
		expect(kind.isGiven(one, 1)).toBe(false);
	});

	it('is unchanged if there is no such letter or position, or nothing to change', () => {
		const setup = typed([1, NONE, NONE]);
		for (const [position, letter] of [
			[3, 0],
			[-1, 0],
			[0, 3],
			[0, -2],
			[0, 0.5],
			[0, NaN],
			[0, 1],
			[2, NONE]
		])
			expect(kind.type(setup, position, letter)).toBe(setup);
	});

	it('can be cleared', () => {
		const empty = sequence();
		expect(kind.reset(typed([1, NONE, 2]))).toEqual(empty);
		expect(kind.clear(typed([1, NONE, 2]))).toEqual(empty);
		expect(kind.reset(empty)).toBe(empty);
		expect(kind.clear(empty)).toBe(empty);
	});

	it('names the letters that break the rules', () => {
		expect(kind.conflicts(typed([0, 1, 2]))).toEqual([]);
		expect(kind.conflicts(typed([0, 1, 1, NONE, 0]))).toEqual([1, 2]);
		expect(kind.conflicts(typed([0, 2, 0], { order: 'different', apart: 1 }))).toEqual([0, 1, 2]);
		expect(kind.conflicts(typed([0, 2, 0, 1], { order: 'any', once: true }))).toEqual([0, 2]);
		expect(kind.conflicts(typed([0, 0, 0], { order: 'any' }))).toEqual([]);
	});

	it('loads its parser on demand', async () => {
		const parse = await kind.parser();
		expect(parse('XYZ', 'letters.txt')).toEqual({
			puzzles: [{ setup: sequence('XYZ', 3) }],
			cut: false
		});
	});
});

/** The solutions of an example and the number of letters placed to find them. */
function run(id: string, strategy: Partial<Strategy>) {
	const { setup } = kind.examples.find((example) => example.id === id)!;
	const problem = kind.problem(setup);
	const { steps, outcome } = searched(problem, strategy);
	const letters = problem.fixed.slice();
	const solutions: string[] = [];
	let placements = 0;
	for (const step of steps) {
		const { kind, variable, value } = unpackStep(step, -1);
		if (kind === 'place') letters[variable] = value;
		if (kind === 'place') placements++;
		if (kind === 'solution')
			solutions.push(Array.from(letters, (letter) => setup.alphabet[letter]).join(''));
	}
	return { solutions, placements, outcome };
}

describe('the examples of sequences', () => {
	it('start with the first backtrack, and have distinct names', () => {
		const ids = kind.examples.map(({ id }) => id);
		expect(ids[0]).toBe('first-backtrack');
		expect(new Set(ids).size).toBe(ids.length);
		for (const { setup } of kind.examples) expect(kind.conflicts(setup)).toEqual([]);
	});

	it.each([
		['abc', ['ABC']],
		['aba', ['ABA']],
		['abcde', ['ABCDE']],
		['melody', ['CDCEGB']],
		['no-solution', []],
		['ladder', ['ABCDEFGHIJKL']]
	])('%s begins with %j', (id, solutions) => {
		expect(run(id, {}).solutions).toEqual(solutions);
	});

	it.each([
		['abc-all', 1],
		['abcde', 1],
		['permutations', 24],
		['no-solution', 0]
	])('%s has %i solutions', (id, count) => {
		const { solutions, outcome } = run(id, { goal: 'all' });
		expect(outcome).toEqual({ kind: 'exhausted' });
		expect(new Set(solutions).size).toBe(count);
		expect(solutions).toHaveLength(count);
	});

	it('the ladder needs no backtracking with findmin, and hundreds without', () => {
		const { placements, solutions } = run('ladder', { ordering: 'findmin' });
		expect(placements).toBe(11);
		expect(solutions).toEqual(['ABCDEFGHIJKL']);
		expect(run('ladder', {}).placements).toBe(275);
	});
});
