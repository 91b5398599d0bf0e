import type { Checkpoint } from './checkpoint';
import type { NumberLists } from './number-lists';
import { noStatistics, type Statistics } from './statistics';
import type { Decision } from './tree/tree-builder';

/** Written as they are; those that seldom change stand together at the end. */
const WRITTEN = [
	'depth',
	'forwardStreak',
	'backStreak',
	'forced',
	'eliminations',
	'solutions',
	'deepest',
	'longestForward',
	'longestBack',
	'jumps',
	'skipped',
	'untried',
	'prunes'
] as const satisfies readonly (keyof Statistics)[];

/** The lists of no checkpoint: what a whole one differs from. */
export const noLists = (): NumberLists => [[], [], [], [], []];

/**
 * A checkpoint without its step count as lists of numbers that change little from one checkpoint to the next: its
 * counts, decisions, the values that led to solutions, and of what was learnt the indices and the numbers.
 * Of counts that grow together, one is written, and what the others have beyond it.
 */
export function listsOf(
	statistics: Readonly<Statistics>,
	decisions: readonly Decision[],
	learnt: readonly number[]
): NumberLists {
	const { choices, placements, undos, deadends, best } = statistics;
	const counts = [
		placements,
		placements - undos,
		placements - choices,
		placements - deadends,
		statistics.steps - statistics.tries - countOthers(statistics),
		...WRITTEN.map((field) => statistics[field]),
		best
	];
	const isKnown = decisions.some(({ solved }) => solved !== 0);
	return [
		counts,
		decisions.map(({ variable, value }) => variable * 32 + value),
		isKnown ? decisions.map(({ solved }) => solved) : [],
		learnt.filter((_, at) => at % 2 === 0),
		learnt.filter((_, at) => at % 2 === 1)
	];
}

/** The checkpoint of {@link listsOf}. @param steps its step count. */
export function checkpointOf(
	[counts, decided, solved, indices, numbers]: NumberLists,
	steps: number
): Checkpoint {
	const [placements, inForce, choices, deadends, others, ...rest] = counts;
	const statistics = { ...noStatistics(), steps, placements };
	statistics.undos = placements - inForce;
	statistics.choices = placements - choices;
	statistics.deadends = placements - deadends;
	WRITTEN.forEach((field, at) => (statistics[field] = rest[at]));
	statistics.best = rest[WRITTEN.length];
	statistics.tries = steps - others - countOthers(statistics);
	return {
		statistics,
		decisions: decided.flatMap((decision) => [decision >> 5, decision & 31]),
		solved: solved.length > 0 ? solved.slice() : decided.map(() => 0),
		learnt: indices.flatMap((index, at) => [index, numbers[at]])
	};
}

/** The number of steps that are not tries. */
function countOthers({
	choices,
	forced,
	undos,
	deadends,
	eliminations,
	solutions,
	prunes
}: Readonly<Statistics>): number {
	return choices + forced + undos + deadends + eliminations + solutions + prunes;
}
