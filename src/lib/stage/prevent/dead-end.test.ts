import { expect, it } from 'vitest';
import { kind as roundTrip } from '$lib/kinds/round-trip/kind';
import { kind as queens } from '$lib/kinds/queens/kind';
import { momentsOf } from '../../../../tests/fixtures/recordings';
import { searched } from '../../../../tests/fixtures/searches';
import type { ProblemKind } from '$lib/engine/kind';
import { DEFAULT_STRATEGY, type Strategy } from '$lib/engine/search/strategy';
import { deadEndOf } from './dead-end';

/** The dead ends of a run, and those about which it is asked what would have prevented them. */
function deadEnds<Setup>(kind: ProblemKind<Setup>, at: number, change: Partial<Strategy>) {
	const problem = kind.problem(kind.examples[at].setup);
	const strategy = { ...DEFAULT_STRATEGY, ...change };
	const { steps, causes } = searched(problem, { ...strategy, limits: { steps: 3000 } });
	const all = momentsOf(problem, strategy, { steps, causes }).filter(
		({ step }) => step?.kind === 'deadend'
	);
	return { all, asked: all.filter((moment) => deadEndOf(problem, strategy, moment) !== null) };
}

it('is any without a solution below it', () => {
	const { all, asked } = deadEnds(queens, 0, {});
	expect(asked).toEqual(all);
	const { all: every, asked: failed } = deadEnds(queens, 0, { goal: 'all' });
	expect(failed).toEqual(every.filter(({ frames }) => frames.at(-1)!.solved === 0));
	expect(failed.length).toBeLessThan(every.length);
});

it('is none whose values may have been left because of a bound', () => {
	const at = roundTrip.examples.findIndex(
		({ setup }) => roundTrip.problem(setup).traits?.hasCost === true
	);
	const { all, asked } = deadEnds(roundTrip, at, { goal: 'best' });
	expect(asked.length).toBeLessThan(all.length);
	for (const { statistics, frames } of asked)
		expect(statistics.best < 0 || frames.at(-1)!.failed === 0).toBe(true);
});
