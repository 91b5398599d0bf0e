import type { Problem } from '../problem';
import {
	DEFAULT_STRATEGY,
	ELIMINATIONS,
	ELIMINATION_TIMES,
	GOALS,
	ORDERINGS,
	VALUE_ORDERINGS,
	type Elimination,
	type EliminationTime,
	type Goal,
	type Ordering,
	type Strategy,
	type ValueOrdering
} from './strategy';

/** The options for each field of a strategy, in display order; at least one for each. */
export interface Choices {
	readonly orderings: readonly Ordering[];
	readonly values: readonly ValueOrdering[];
	readonly eliminations: readonly Elimination[];
	readonly times: readonly EliminationTime[];
	readonly goals: readonly Goal[];
}

/** The choices that make sense for a problem. */
export function choicesFor({
	traits = {},
	units,
	ownSearch
}: Pick<Problem, 'traits' | 'units' | 'ownSearch'>): Choices {
	const { isSequential, hasDegree, hasPreference, hasCost, hasOwnOrder } = traits;
	const hasFixedOrder = isSequential === true || ownSearch !== undefined;
	return {
		orderings: hasFixedOrder
			? ['naive']
			: ORDERINGS.filter((ordering) => ordering !== 'findmin-degree' || hasDegree),
		values: VALUE_ORDERINGS.filter(
			(values) =>
				(values === 'ascending' || !hasOwnOrder) &&
				(values !== 'preferred' || hasPreference) &&
				(values !== 'least-constraining' || !hasFixedOrder)
		),
		eliminations: hasFixedOrder
			? ['none']
			: ELIMINATIONS.filter((elimination) => elimination !== 'hidden' || units.length > 0),
		times: hasFixedOrder ? [DEFAULT_STRATEGY.eliminate] : ELIMINATION_TIMES,
		goals: ownSearch ? ['first'] : GOALS.filter((goal) => goal !== 'best' || hasCost)
	};
}

/** The strategy, with defaults for choices that make no sense for the problem. */
export function fitStrategy(
	problem: Parameters<typeof choicesFor>[0],
	strategy: Strategy
): Strategy {
	const { orderings, values, eliminations, times, goals } = choicesFor(problem);
	return {
		...strategy,
		ordering: fitting(orderings, strategy.ordering, DEFAULT_STRATEGY.ordering),
		values: fitting(values, strategy.values, DEFAULT_STRATEGY.values),
		elimination: fitting(eliminations, strategy.elimination, DEFAULT_STRATEGY.elimination),
		eliminate: fitting(times, strategy.eliminate, DEFAULT_STRATEGY.eliminate),
		goal: fitting(goals, strategy.goal, DEFAULT_STRATEGY.goal)
	};
}

function fitting<T>(choices: readonly T[], choice: T, otherwise: T): T {
	return choices.includes(choice) ? choice : otherwise;
}
