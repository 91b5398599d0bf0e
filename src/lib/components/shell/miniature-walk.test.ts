import { describe, expect, it } from 'vitest';
import { createProblem } from '../../problems/registry';
import { search } from '../../search/search';
import { DEFAULT_STRATEGY } from '../../search/strategy';
import { unpackStep } from '../../trace/step';
import { GIVENS, momentOf, TREE, WALK } from './miniature-walk';

describe('the walk of the miniature', () => {
	it('is what the search does', () => {
		const made = createProblem({
		kind: 'sudoku',
		parameters: { puzzle: GIVENS.replaceAll('0', '.') }
	});
		if ('error' in made) throw new Error(made.error.code);
		const steps: unknown[] = [];
		for (const { words, causes } of search(made.problem, DEFAULT_STRATEGY)) {
			const { kind, variable, value } = unpackStep(words[0], causes[0]);
			if (kind !== 'choose') steps.push([kind, variable, value < 0 ? -1 : value + 1]);
		}
		expect(WALK).toEqual(steps);
	});

	it('names the cell that clashes, on every rejected digit', () => {
		WALK.forEach(([kind, , digit], index) => {
			const { clash, digits } = momentOf(index + 1);
			if (kind === 'reject') expect(digits[clash]).toBe(digit);
			else expect(clash).toBe(-1);
		});
	});

	it('ends with a full board at the one solved leaf', () => {
		const { digits, node } = momentOf(WALK.length);
		expect(digits).not.toContain(0);
		expect(TREE[node].end).toBe('solved');
		expect(TREE.filter(({ end }) => end === 'solved')).toHaveLength(1);
	});

	it('has a node for each placement, and stands at the root before the first', () => {
		expect(TREE).toHaveLength(1 + WALK.filter(([kind]) => kind === 'place').length);
		expect(momentOf(0).node).toBe(0);
	});

	it('gives each leaf a column of its own, and puts parents over the middle of their children', () => {
		const leaves = TREE.filter(({ end }) => end);
		expect(leaves.map(({ column }) => column)).toEqual(leaves.map((_, index) => index));
		TREE.forEach((parent, index) => {
			const columns = TREE.filter((child) => child.parent === index).map(({ column }) => column);
			if (columns.length > 0)
				expect(parent.column).toBe((Math.min(...columns) + Math.max(...columns)) / 2);
		});
	});
});
