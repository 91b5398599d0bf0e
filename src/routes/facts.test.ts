import { expect, it } from 'vitest';
import { createProblem } from '$lib/problems/registry';
import { counted } from '../../tests/fixtures/searches';
import { RASTER_TRIES } from './facts';

const RASTER = '003900024750004300000160007006000701190000000500700060400508000600307000200040000';

it.each(['naive', 'findmin'] as const)(
	'%s solves the example in the documented number of tries',
	(ordering) => {
		const cells = RASTER.replaceAll('0', '.');
		const made = createProblem({ kind: 'sudoku', parameters: { puzzle: cells } });
		if ('error' in made) throw new Error(made.error.code);
		const { statistics } = counted(made.problem, { ordering });
		expect(statistics.tries).toBe(RASTER_TRIES[ordering]);
	}
);
