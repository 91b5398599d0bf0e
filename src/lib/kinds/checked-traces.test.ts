/** Every run of every kind is a trace in which nothing is false. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checked, soundTrace, traceText } from '../../../tests/fixtures/traces';
import { strategiesFor } from '../../../tests/fixtures/strategies';
import type { ProblemKind } from '$lib/engine/kind';

const modules = import.meta.glob<ProblemKind>('./**/kind.ts', { eager: true, import: 'kind' });

describe.each(Object.values(modules))('a trace of the kind $id', (kind) => {
	it.each(kind.examples)('is found true: $id', async ({ setup }) => {
		const puzzle = kind.problem(setup);
		await fc.assert(
			fc.asyncProperty(strategiesFor(puzzle, 6000), async (strategy) => {
				const file = await soundTrace(traceText(puzzle, strategy), puzzle);
				expect(checked(file, puzzle)).toMatchObject({ lie: null, looked: file.log.length });
			}),
			{ numRuns: 20 }
		);
	});
});
