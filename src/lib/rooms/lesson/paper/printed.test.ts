import { describe, expect, it } from 'vitest';
import { opened } from '../../../../../tests/fixtures/lab';
import { record } from '../../../../../tests/fixtures/recordings';
import { viewOf } from '$lib/kinds/views';
import { MomentFacts } from '$lib/stage/facts/moment-facts.svelte';
import { recordedUntil, shownOnPaper } from './printed';

describe('a printed moment', () => {
	it.each([
		['sequence', 'example=first-backtrack'],
		['queens', 'example=six'],
		['sudoku', 'example=raster&elimination=naked&eliminate=every']
	])('is that of the trace: %s?%s', (kind, search) => {
		const { problem, strategy } = opened(kind, search);
		const { trace } = record(problem, strategy);
		for (let at = 0; at <= trace.length; at += 7) {
			const { outcome: _, ...moment } = trace.at(at);
			const printed = recordedUntil(problem, strategy, at);
			expect(printed).toHaveLength(at);
			expect(printed.at(at)).toMatchObject(moment);
		}
	});

	it('is found in the middle of a long search', () => {
		const { problem, strategy } = opened('queens', 'example=eight');
		expect(recordedUntil(problem, strategy, 1200)).toHaveLength(1200);
	});

	it('shows the clash that a rejected value has, and is searched for no further', async () => {
		const figures = { four: { kind: 'queens', search: 'example=four' } };
		const cue = { figure: 'four', at: 4, is: '' };
		const shown = shownOnPaper(await viewOf('queens'), { figures }, cue);
		expect(shown.trace).toHaveLength(4);
		const facts = new MomentFacts(() => shown);
		expect(facts.step?.kind).toBe('reject');
		expect(facts.clashes).toEqual([0]);
	});
});
