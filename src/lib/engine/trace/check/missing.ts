import type { Problem } from '../../problem';
import { fitStrategy } from '../../search/choices';
import { limitedSearch } from '../../search/limits';
import { SOLUTION, stepKind } from '../../search/step';
import { DEFAULT_STRATEGY, type Strategy } from '../../search/strategy';
import type { TraceFile } from '../file/trace-file';
import { FollowedStack } from '../followed-stack';
import { lieOf, type Judge } from './judge';
import type { Lie } from './lie';
import type { SolutionSet } from './solution-set';

/** Our own search may take this many steps: a second or two. */
const STEPS = 4_000_000;

/** The fastest of our searches for most puzzles. */
const FASTEST: Strategy = {
	...DEFAULT_STRATEGY,
	ordering: 'findmin',
	elimination: 'hidden',
	limits: { steps: STEPS }
};

/**
 * Compares the solutions of a trace that claims to know all, or the best, with those that our own search
 * finds. Yields the share of the steps it may take.
 *
 * @param solutions those of the trace: each is one, and none is there twice.
 * @returns `too-long` if the search was stopped, and nothing is known to be missing.
 */
export function* missingFrom(
	solutions: SolutionSet,
	{ best, isPruned, clashingGivens }: Judge,
	{ header, log }: TraceFile,
	problem: Problem
): Generator<number, Lie | null | 'too-long', void> {
	if (clashingGivens.length > 0) return null;
	const hasCost = problem.traits?.hasCost === true;
	const isBest = hasCost && (header.goal === 'best' || (header.goal === null && isPruned));
	const goal = isBest ? 'best' : 'all';
	const batches = limitedSearch(problem, fitStrategy(problem, { ...FASTEST, goal }));
	const stack = new FollowedStack(problem);
	const { assignment } = stack;
	let missing = 0;
	let first: Int8Array | null = null;
	let least = -1;
	let done = 0;
	for (;;) {
		const next = batches.next();
		if (next.done) {
			const isLeast = next.value.kind === 'stopped';
			if (first === null) return isLeast ? 'too-long' : null;
			const details = { isLeast, solution: first };
			return isBest
				? lieOf('not-best', log.length, { ...details, found: best, expected: least })
				: lieOf('missing', log.length, {
						...details,
						found: solutions.size,
						expected: solutions.size + missing
					});
		}
		const { steps, causes, length } = next.value;
		for (let at = 0; at < length; at++) {
			stack.follow(steps[at]);
			if (stepKind(steps[at]) !== SOLUTION) continue;
			if (isBest ? best >= 0 && causes[at] >= best : solutions.has(assignment)) continue;
			missing++;
			least = causes[at];
			if (isBest || first === null) first = assignment.slice();
		}
		done += length;
		yield done / STEPS;
	}
}
