import type { Problem } from '../../problem';
import { limitedSearch } from '../../search/limits';
import type { Outcome } from '../../search/outcome';
import type { Strategy } from '../../search/strategy';
import type { ProblemSpec } from '../../spec';
import { MAX_EVENTS } from './trace-file';
import { endLine, eventLines, headerLine } from './write-trace';

/** There are more steps than are written. */
export const CUT: Outcome = { kind: 'stopped', by: 'steps' };

/**
 * The file of a search of ours, part by part.
 *
 * @param steps how many steps are written: at most {@link MAX_EVENTS}
 * @param outcome how the run ended after just so many steps, where that is known; else as the search ends
 */
export function* runLines(
	problem: Problem,
	spec: ProblemSpec,
	strategy: Strategy,
	steps = MAX_EVENTS,
	outcome: Outcome | null = null
): Generator<string, void, void> {
	yield headerLine(spec, { goal: strategy.goal, solver: 'Backtrail' });
	const batches = limitedSearch(problem, strategy);
	let left = Math.min(steps, MAX_EVENTS);
	for (;;) {
		const { done, value } = batches.next();
		if (done) {
			yield endLine(value);
			return;
		}
		const to = Math.min(left, value.length);
		left -= to;
		yield eventLines({ words: value.steps, others: value.causes, from: 0, to }, problem);
		if (to === value.length && (left > 0 || outcome === null)) continue;
		yield endLine(outcome ?? CUT);
		return;
	}
}
