import { fitStrategy } from '$lib/engine/search/choices';
import { limitedSearch } from '$lib/engine/search/limits';
import { DEFAULT_STRATEGY, type Strategy } from '$lib/engine/search/strategy';
import {
	FORCE,
	PLACE,
	SOLUTION,
	BACKTRACK,
	stepKind,
	stepValue,
	stepVariable
} from '$lib/engine/search/step';
import type { CountRequest, SolutionCount } from './protocol';
import type { Host } from './record';

/** Looks for two solutions as fast as possible: fewest candidates first, all singles forced. */
export async function countSolutions(
	{ spec, steps }: CountRequest,
	host: Host
): Promise<SolutionCount> {
	const made = await host.createProblem(spec);
	if ('error' in made) throw new RangeError(`bad problem: ${made.error.code}`);
	const { problem } = made;
	const fastest: Strategy = {
		...DEFAULT_STRATEGY,
		ordering: 'findmin',
		elimination: 'hidden',
		goal: 'all',
		limits: { steps, solutions: 2 }
	};
	const batches = limitedSearch(problem, fitStrategy(problem, fastest));
	const assignment = Int8Array.from(problem.fixed);
	let solution: Int8Array | null = null;
	let found = 0;
	for (;;) {
		const { done, value: batch } = batches.next();
		if (done) return { known: batch.kind !== 'stopped', found, solution };
		for (let i = 0; i < batch.length; i++) {
			const step = batch.steps[i];
			switch (stepKind(step)) {
				case PLACE:
				case FORCE:
					assignment[stepVariable(step)] = stepValue(step);
					break;
				case BACKTRACK:
					assignment[stepVariable(step)] = -1;
					break;
				case SOLUTION:
					found++;
					solution ??= assignment.slice();
			}
		}
		await host.yieldToMessages();
		if (host.cancelled()) return { known: false, found, solution };
	}
}
