import { describe, expect, it } from 'vitest';
import type { ProblemKind } from '$lib/problems/kind';
import { BACKTRACK, DEADEND, stepKind } from '$lib/search/step';
import { readAddress } from '$lib/state/address';
import { counted, searched } from '../../tests/fixtures/searches';
import { FIRST_BACKTRACK, QUEENS_UNDOS, RASTER_STEPS, STARTS } from './facts';

const kinds = import.meta.glob<ProblemKind>('../lib/problems/*/kind.ts', {
	import: 'kind',
	eager: true
});

/** What a link of the home page opens. */
function opened(link: string) {
	const { pathname, search } = new URL(link, 'https://example.org');
	const [, id] = /^\/studio\/(\S+)$/.exec(pathname) ?? [];
	const kind = kinds[`../lib/problems/${id}/kind.ts`];
	const { address, errors } = readAddress(kind, search);
	expect(errors).toEqual([]);
	return { ...address, problem: kind.problem(address.setup) };
}

describe('what the home page says about its links', () => {
	it.each(Object.values(STARTS))('%s opens at position 0, ready to play', (link) => {
		const { position, play } = opened(link);
		expect({ position, play }).toEqual({ position: 0, play: false });
	});

	it('the letters meet a dead end and a backtrack within ten steps', () => {
		const { problem, strategy } = opened(STARTS.letters);
		const kinds = searched(problem, strategy).steps.map(stepKind);
		expect(kinds.indexOf(DEADEND) + 1).toBe(FIRST_BACKTRACK.deadend);
		expect(kinds.indexOf(BACKTRACK) + 1).toBe(FIRST_BACKTRACK.backtrack);
		expect(FIRST_BACKTRACK.backtrack).toBeLessThanOrEqual(10);
	});

	it('eight queens are found after so many are taken back', () => {
		const { problem, strategy } = opened(STARTS.queens);
		expect(problem.variableCount).toBe(8);
		expect(counted(problem, strategy).statistics.undos).toBe(QUEENS_UNDOS);
	});

	it.each(['naive', 'findmin'] as const)('the Sudoku takes so many tries: %s', (ordering) => {
		const { problem, strategy } = opened(STARTS.orders);
		expect(strategy.ordering).toBe('findmin');
		const { statistics } = counted(problem, { ...strategy, ordering });
		expect(statistics.steps).toBe(RASTER_STEPS[ordering]);
	});

	it('one’s own puzzle opens the dialog', () => {
		expect(opened(STARTS.own).open).toBe(true);
	});
});
