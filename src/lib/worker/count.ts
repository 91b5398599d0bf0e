import { createProblem } from '../problems/registry';
import { fitStrategy } from '../search/choices';
import { Search } from '../search/search';
import { DEFAULT_STRATEGY, type Strategy } from '../search/strategy';
import {
	FORCE,
	PLACE,
	SOLUTION,
	BACKTRACK,
	stepBuffer,
	stepKind,
	stepValue,
	stepVariable
} from '../search/step';
import type { CountRequest, SolutionCount } from './protocol';
import type { Host } from './record';

/** Looks for two solutions, as fast as the search can: fewest candidates first, all singles forced. */
export async function countSolutions(
	{ spec, steps }: CountRequest,
	host: Host
): Promise<SolutionCount> {
	const made = createProblem(spec);
	if ('error' in made) throw new RangeError(`bad problem: ${made.error.code}`);
	const { problem } = made;
	const fastest: Strategy = {
		...DEFAULT_STRATEGY,
		ordering: 'findmin',
		elimination: 'hidden',
		goal: 'all',
		limits: { steps, solutions: 2 }
	};
	const run = new Search(problem, fitStrategy(problem, fastest));
	const buffer = stepBuffer(1 << 14);
	const assignment = Int8Array.from(problem.fixed);
	let solution: Int8Array | null = null;
	let found = 0;
	while (run.fill(buffer) > 0) {
		for (let i = 0; i < buffer.length; i++) {
			const word = buffer.words[i];
			switch (stepKind(word)) {
				case PLACE:
				case FORCE:
					assignment[stepVariable(word)] = stepValue(word);
					break;
				case BACKTRACK:
					assignment[stepVariable(word)] = -1;
					break;
				case SOLUTION:
					found++;
					solution ??= assignment.slice();
			}
		}
		await host.breathe();
		if (host.cancelled()) return { known: false, found, solution };
	}
	return { known: run.outcome?.kind !== 'stopped', found, solution };
}
