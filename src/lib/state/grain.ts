import { BACKTRACK, FORCE, PLACE, SOLUTION, stepKind } from '../search/step';
import type { StepMatch } from '../trace/trace';

/** One move of the player: a step, a decision (placement, backtrack or solution), or a backtrack. */
export const GRAINS = ['try', 'decision', 'backtrack'] as const;
export type Grain = (typeof GRAINS)[number];

const MOVES: Record<Grain, number> = {
	try: ~0,
	decision: (1 << PLACE) | (1 << FORCE) | (1 << BACKTRACK) | (1 << SOLUTION),
	backtrack: 1 << BACKTRACK
};

/** The steps that end a move. */
export function matchGrain(grain: Grain): StepMatch {
	const kinds = MOVES[grain];
	return (word) => ((kinds >>> stepKind(word)) & 1) !== 0;
}

/** The next grain; wraps around after the last. */
export function nextGrain(grain: Grain): Grain {
	return GRAINS[(GRAINS.indexOf(grain) + 1) % GRAINS.length];
}
