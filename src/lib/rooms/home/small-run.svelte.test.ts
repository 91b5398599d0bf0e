import { describe, expect, it } from 'vitest';
import { kind as maze } from '$lib/kinds/maze/kind';
import { kind as queens } from '$lib/kinds/queens/kind';
import { kind as sudoku } from '$lib/kinds/sudoku/kind';
import { singleSteps } from '$lib/engine/search/limits';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import { SmallRun, MOST_STEPS } from './small-run.svelte';

/** One full loop, sorted by position. */
function round(miniature: Pick<SmallRun, 'moment' | 'position' | 'next'>) {
	const moments = [];
	for (let first = true; first || miniature.position !== moments[0].position; first = false) {
		moments.push(miniature.moment);
		miniature.next();
	}
	return moments.sort((a, b) => a.position - b.position);
}

describe('SmallRun', () => {
	it('shows every step of the search except choices, then repeats', () => {
		const problem = queens.problem(queens.examples[2].setup);
		const moments = round(new SmallRun(queens, 'size=4'));
		expect(moments.map(({ step }) => step)).toEqual([
			null,
			...[...singleSteps(problem, DEFAULT_STRATEGY)].filter(({ kind }) => kind !== 'choose')
		]);
		expect([...moments.at(-1)!.assignment]).toEqual([1, 3, 0, 2]);
	});

	it('starts at the deepest dead end before the first solution', () => {
		const { moment, depths } = new SmallRun(sudoku, 'puzzle=.4....4..3.44213');
		expect(moment.step?.kind).toBe('deadend');
		expect(depths[moment.position]).toBe(4);
	});

	it('starts at the solution if there is no dead end before it', () => {
		const { moment } = new SmallRun(queens, 'size=1');
		expect(moment.step?.kind).toBe('solution');
	});

	it('knows the leaves of the tree and the depth of each position', () => {
		const { leaves, depths, length } = new SmallRun(queens, 'size=4');
		expect(leaves.map(({ kind }) => kind)).toEqual(['deadend', 'deadend', 'solution']);
		expect(depths).toHaveLength(length + 1);
		expect([depths[0], depths.at(-1)]).toEqual([0, 4]);
	});

	it('shows a solution longest and a rejection shortest', () => {
		const miniature = new SmallRun(maze, 'example=small');
		const first = miniature.position;
		const paces = new Map<string, number>();
		do {
			paces.set(miniature.moment.step?.kind ?? 'start', miniature.pace);
			miniature.next();
		} while (miniature.position !== first);
		expect(Math.max(...paces.values())).toBe(paces.get('solution'));
		expect(Math.min(...paces.values())).toBe(paces.get('reject'));
	});

	it('cuts off a long search', () => {
		const miniature = new SmallRun(queens, 'size=20');
		expect(miniature.length).toBe(MOST_STEPS);
		expect(round(miniature).at(-1)?.outcome).toEqual({ kind: 'stopped', by: 'steps' });
	});
});
