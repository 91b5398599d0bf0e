import type { Problem } from '../problem';
import { canJump } from './conflicts';
import {
	DEFAULT_STRATEGY,
	BACKS,
	ELIMINATION_TIMES,
	GOALS,
	ORDERINGS,
	VALUE_ORDERINGS,
	type Back,
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
	readonly backs: readonly Back[];
	readonly goals: readonly Goal[];
	/** Empty if the problem has one model. */
	readonly variants: readonly string[];
}

/** From the least that is done to the most. */
const SHOWN_ELIMINATIONS: readonly Elimination[] = ['none', 'forward', 'arcs', 'naked', 'hidden'];

/** The choices that make sense for a problem. */
export function choicesFor({
	traits = {},
	units,
	forbids,
	ownSearch
}: Pick<Problem, 'traits' | 'units' | 'forbids' | 'ownSearch'>): Choices {
	const { isSequential, hasDegree, hasPreference, hasCost, hasOwnOrder, variants = [] } = traits;
	const hasFixedOrder = isSequential === true || ownSearch !== undefined;
	return {
		orderings: hasFixedOrder
			? ['naive']
			: ORDERINGS.filter(
					(ordering) =>
						(ordering !== 'findmin-degree' || hasDegree) &&
						(ordering !== 'dom-wdeg' || forbids !== undefined)
				),
		values: VALUE_ORDERINGS.filter(
			(values) =>
				(values === 'ascending' || !hasOwnOrder) &&
				(values !== 'preferred' || hasPreference) &&
				(values !== 'least-constraining' || !hasFixedOrder)
		),
		eliminations: hasFixedOrder
			? ['none']
			: SHOWN_ELIMINATIONS.filter(
					(elimination) =>
						(elimination !== 'hidden' || units.length > 0) &&
						(elimination !== 'arcs' || forbids !== undefined)
				),
		times: hasFixedOrder ? [DEFAULT_STRATEGY.eliminate] : ELIMINATION_TIMES,
		// Where every step depends on all before it, there is nothing to jump over.
		backs: hasFixedOrder ? ['step'] : BACKS,
		goals: ownSearch ? ['first'] : GOALS.filter((goal) => goal !== 'best' || hasCost),
		variants
	};
}

/** The strategy, with defaults for choices that make no sense for the problem. */
export function fitStrategy(
	problem: Parameters<typeof choicesFor>[0],
	strategy: Strategy
): Strategy {
	const { orderings, values, eliminations, times, backs, goals, variants } = choicesFor(problem);
	const fitted = {
		...strategy,
		ordering: fitting(orderings, strategy.ordering, DEFAULT_STRATEGY.ordering),
		values: fitting(values, strategy.values, DEFAULT_STRATEGY.values),
		elimination: fitting(eliminations, strategy.elimination, DEFAULT_STRATEGY.elimination),
		eliminate: fitting(times, strategy.eliminate, DEFAULT_STRATEGY.eliminate)
	};
	return {
		...fitted,
		back: canJump(fitted) ? fitting(backs, strategy.back, DEFAULT_STRATEGY.back) : 'step',
		goal: fitting(goals, strategy.goal, DEFAULT_STRATEGY.goal),
		variant: variants.indexOf(strategy.variant) > 0 ? strategy.variant : ''
	};
}

function fitting<T>(choices: readonly T[], choice: T, otherwise: T): T {
	return choices.includes(choice) ? choice : otherwise;
}

/** The name of a model in a text, which a problem may not have; undefined for any other text. */
export function variantName(text: string): string | undefined {
	return /^[a-z-]{0,20}$/.test(text) ? text : undefined;
}
