import {
	BACKTRACK,
	ELIMINATE,
	FORCE,
	PLACE,
	SOLUTION,
	stepKind,
	stepVariable
} from '$lib/engine/search/step';
import type { Moment } from '$lib/engine/trace/moment';
import type { StepMatch } from '$lib/engine/trace/trace';

/**
 * One move of the player: a step, a step or a group of eliminations, a decision (placement,
 * backtrack or solution), or a backtrack.
 */
export const GRAINS = ['try', 'cell', 'decision', 'backtrack'] as const;
export type Grain = (typeof GRAINS)[number];

const MOVES: Record<Exclude<Grain, 'cell'>, number> = {
	try: ~0,
	decision: (1 << PLACE) | (1 << FORCE) | (1 << BACKTRACK) | (1 << SOLUTION),
	backtrack: 1 << BACKTRACK
};

/** The steps that end a move. */
export function matchGrain(grain: Grain): StepMatch {
	if (grain === 'cell')
		return (word, depth, _, next) =>
			stepKind(word) !== ELIMINATE || stepKind(next) !== ELIMINATE || !isGroup(word, next, depth);
	const kinds = MOVES[grain];
	return (word) => ((kinds >>> stepKind(word)) & 1) !== 0;
}

/**
 * Whether two eliminations in a row belong together. What follows a placement is its effect on the
 * others; before the first placement, each variable loses what the puzzle itself forbids.
 */
function isGroup(word: number, next: number, depth: number): boolean {
	return depth > 0 || stepVariable(word) === stepVariable(next);
}

/** The mask of the candidates of a variable that the move to a moment has eliminated. */
export function eliminatedBy(moment: Moment | null, grain: Grain): (variable: number) => number {
	const step = moment?.step;
	if (step?.kind !== 'eliminate') return () => 0;
	const { prunedValues, statistics } = moment!;
	const all = prunedValues !== null && grain === 'cell';
	if (all && statistics.depth > 0) return (variable) => prunedValues[variable];
	const own = all ? prunedValues[step.variable] : 1 << step.value;
	return (variable) => (variable === step.variable ? own : 0);
}

/** The next grain; wraps around after the last. */
export function nextGrain(grain: Grain): Grain {
	return GRAINS[(GRAINS.indexOf(grain) + 1) % GRAINS.length];
}
