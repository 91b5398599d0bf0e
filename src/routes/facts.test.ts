import { expect, it } from 'vitest';
import { createProblem } from '$lib/problems/registry';
import { search } from '$lib/search/search';
import { DEFAULT_STRATEGY } from '$lib/search/strategy';
import { countStep, noStatistics } from '$lib/trace/statistics';
import { RASTER_TRIES } from './facts';

const RASTER = '003900024750004300000160007006000701190000000500700060400508000600307000200040000';

it.each(['naive', 'findmin'] as const)(
	'%s solves the example in as many tries as is told',
	(ordering) => {
		const cells = RASTER.replaceAll('0', '.');
		const made = createProblem({ kind: 'sudoku', parameters: { puzzle: cells } });
		if ('error' in made) throw new Error(made.error.code);
		const statistics = noStatistics();
		for (const { words, causes } of search(made.problem, { ...DEFAULT_STRATEGY, ordering }))
			countStep(statistics, words[0], causes[0]);
		expect(statistics.tries).toBe(RASTER_TRIES[ordering]);
	}
);
