import {
	BACKTRACK,
	DEADEND,
	FORCE,
	PLACE,
	SOLUTION,
	stepKind,
	stepVariable
} from '$lib/engine/search/step';
import type { StepMatch } from '$lib/engine/trace/trace';
import { encodeBreakpoints, matchBreakpoints, type Breakpoint } from './stops/breakpoints';

/** What a jump looks for. */
export type Jump =
	| 'backtrack'
	| 'deadend'
	| 'solution'
	/** Any breakpoint that is set. */
	| 'breakpoint'
	/** The variable is placed or emptied. */
	| { readonly variable: number }
	/** The search backtracks to this many placements or fewer. */
	| { readonly depth: number };

/** A jump that found nothing in the recording. */
export interface Miss {
	readonly direction: 1 | -1;
	readonly jump: Jump;
}

const KINDS = { backtrack: BACKTRACK, deadend: DEADEND, solution: SOLUTION };
const CHANGES = (1 << PLACE) | (1 << FORCE) | (1 << BACKTRACK);

/** The steps where a jump ends. */
export function matchJump(jump: Jump, breakpoints: readonly Breakpoint[]): StepMatch {
	if (jump === 'breakpoint') return matchBreakpoints(breakpoints);
	if (typeof jump === 'string') return (word) => stepKind(word) === KINDS[jump];
	if ('depth' in jump) return (word, depth) => stepKind(word) === BACKTRACK && depth <= jump.depth;
	return (word) => stepVariable(word) === jump.variable && ((CHANGES >>> stepKind(word)) & 1) !== 0;
}

/** A key for a jump: equal names match the same steps. */
export function jumpName(jump: Jump, breakpoints: readonly Breakpoint[]): string {
	return jump === 'breakpoint'
		? `breakpoint ${encodeBreakpoints(breakpoints)}`
		: JSON.stringify(jump);
}
