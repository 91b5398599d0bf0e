/** Every run of every kind is a trace that reads back step for step, and in which nothing is false. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { record } from '../../../tests/fixtures/recordings';
import { checked, soundTrace, traceText } from '../../../tests/fixtures/traces';
import { strategiesFor } from '../../../tests/fixtures/strategies';
import {
	BACKTRACK,
	DEADEND,
	ELIMINATE,
	FORCE,
	PRUNE,
	SOLUTION,
	stepKind
} from '$lib/engine/search/step';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import type { ProblemKind } from '$lib/engine/kind';

const modules = import.meta.glob<ProblemKind>('./**/kind.ts', { eager: true, import: 'kind' });

/** The kinds of steps that have a cause. The reasons of a value that is rejected follow from the board. */
const WITH_CAUSE = [FORCE, ELIMINATE, DEADEND, BACKTRACK, SOLUTION, PRUNE];

it('a jump leaves untested what a variable may never take', async () => {
	const { kind } = await import('./cryptarithm/kind');
	for (const { setup } of kind.examples) {
		const puzzle = kind.problem(setup);
		// The digit 0 comes last where a letter leads a word.
		const strategy = { ...DEFAULT_STRATEGY, values: 'least-constraining', back: 'jump' } as const;
		const file = await soundTrace(
			traceText(puzzle, { ...strategy, goal: 'all', limits: { steps: 6000 } }),
			puzzle
		);
		expect(checked(file, puzzle).lie).toBeNull();
	}
});

describe.each(Object.values(modules))('a trace of the kind $id', (kind) => {
	it.each(kind.examples)('is the run again, step for step: $id', async ({ setup }) => {
		const puzzle = kind.problem(setup);
		await fc.assert(
			fc.asyncProperty(strategiesFor(puzzle, 3000), async (strategy) => {
				const { steps, causes, outcome } = record(puzzle, strategy);
				const { log, outcome: read } = await soundTrace(traceText(puzzle, strategy), puzzle);
				expect(Array.from(log.words)).toEqual(steps);
				const told = (others: ArrayLike<number>) =>
					steps.map((step, at) => (WITH_CAUSE.includes(stepKind(step)) ? others[at] : -1));
				expect(told(log.others)).toEqual(told(causes));
				expect(read).toEqual(outcome);
			}),
			{ numRuns: 5 }
		);
	});

	it.each(kind.examples)('is found true: $id', async ({ setup }) => {
		const puzzle = kind.problem(setup);
		await fc.assert(
			fc.asyncProperty(strategiesFor(puzzle, 6000), async (strategy) => {
				const file = await soundTrace(traceText(puzzle, strategy), puzzle);
				const found = checked(file, puzzle);
				expect(found).toMatchObject({ lie: null, looked: file.log.length });
				const unjudged = found.unjudged.map(({ what }) => what);
				expect(unjudged.filter((what) => what.startsWith('bounds'))).toEqual([]);
			}),
			{ numRuns: 5 }
		);
	});
});
