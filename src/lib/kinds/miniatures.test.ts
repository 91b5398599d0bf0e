/** Tests that apply to every small board that is drawn from plain data. */
import { describe, expect, it } from 'vitest';
import { record } from '../../../tests/fixtures/recordings';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import { SHOWN } from './miniatures';

const drawn = SHOWN.flatMap(({ kind, miniature: { mini } }) =>
	'draw' in mini ? [{ id: kind.id, kind, mini }] : []
);

it('most kinds of problems have one', () => {
	expect(drawn.length).toBeGreaterThan(SHOWN.length / 2);
});

describe.each(drawn)('the small board of $id', ({ kind, mini }) => {
	it.each(kind.examples.map(({ id, setup }) => ({ id, setup })))(
		'has a few marks and a name at any moment of the example $id',
		async ({ setup }) => {
			await mini.needs?.(setup);
			const problem = kind.problem(setup);
			const { trace } = record(problem, { ...DEFAULT_STRATEGY, limits: { steps: 300 } });
			const moments = [...Array(7).keys()].map((at) =>
				trace.at(Math.floor((at * trace.length) / 6))
			);
			const placed = moments.map(({ assignment, step }) =>
				mini.draw(setup, assignment, step?.variable ?? -1)
			);
			for (const { width, height, label, marks } of [mini.draw(setup, null, -1), ...placed]) {
				expect(Math.min(width, height)).toBeGreaterThan(0);
				expect(label).not.toBe('');
				expect(JSON.stringify(marks)).not.toMatch(/NaN|undefined|null|Infinity/);
				// Lists have hundreds of small boards.
				expect(marks.length).toBeLessThan(100);
			}
		}
	);
});
