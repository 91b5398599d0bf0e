import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { costly } from '../../../../tests/fixtures/sudokus';
import { limitedSearch } from '../search/limits';
import {
	BACKS,
	ELIMINATIONS,
	ELIMINATION_TIMES,
	GOALS,
	ORDERINGS,
	VALUE_ORDERINGS
} from '../search/strategy';
import { countBatch } from './count-batch';
import { countStep, noStatistics } from './statistics';

const problem = costly('.....23...2....4');

it('counts what counting step by step counts, with every strategy and batch size', () => {
	const strategies = fc.record({
		ordering: fc.constantFrom(...ORDERINGS),
		values: fc.constantFrom(...VALUE_ORDERINGS),
		elimination: fc.constantFrom(...ELIMINATIONS),
		eliminate: fc.constantFrom(...ELIMINATION_TIMES),
		back: fc.constantFrom(...BACKS),
		variant: fc.constant(''),
		goal: fc.constantFrom(...GOALS),
		seed: fc.nat(),
		limits: fc.record({ steps: fc.integer({ min: 1, max: 3000 }) })
	});
	fc.assert(
		fc.property(strategies, fc.constantFrom(1, 50, 8192), (strategy, batchSize) => {
			const [batched, single] = [noStatistics(), noStatistics()];
			for (const batch of limitedSearch(problem, strategy, { batchSize })) {
				countBatch(batched, batch);
				for (let i = 0; i < batch.length; i++) countStep(single, batch.steps[i], batch.causes[i]);
			}
			expect(batched).toEqual(single);
			expect(batched.steps).toBeGreaterThan(0);
		})
	);
});
