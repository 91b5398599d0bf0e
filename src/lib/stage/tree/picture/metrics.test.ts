import { expect, it } from 'vitest';
import { record } from '../../../../../tests/fixtures/recordings';
import { kind as maps } from '$lib/kinds/map-colouring/kind';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import { excerpt } from '../layout/excerpt/excerpt';
import { metricsFor } from './metrics';

it('keeps words on the edges of neighbours apart', () => {
	const setup = maps.examples.find(({ id }) => id === 'usa-three')!.setup;
	const { trace } = record(maps.problem(setup), { ...DEFAULT_STRATEGY, ordering: 'findmin' });
	const { nodes } = excerpt(trace.tree, trace.at(trace.length), { limit: 100 });
	const names = { variable: () => 'MO', value: () => 'turquoise' };
	const metrics = metricsFor(names, 15, false);
	const placed = nodes.filter(({ value }) => value >= 0);
	expect(placed.length).toBeGreaterThan(2);
	// Nine letters of at least 7 pixels, half of them to each side.
	for (const node of placed) {
		const { left, right } = metrics.extent(node, false);
		expect(Math.min(left, right)).toBeGreaterThan(31);
	}
});
