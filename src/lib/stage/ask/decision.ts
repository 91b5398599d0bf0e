import { BACKTRACK, CHOOSE, DEADEND, PLACE, stepKind } from '$lib/engine/search/step';
import type { Trace } from '$lib/engine/trace/trace';

/** How many steps ahead a decision is looked for. */
const FAR = 20_000;

/** What was decided at a node, and what led to it. */
export interface NodeDecision {
	/** The variable that was decided there, −1 if none was. */
	readonly variable: number;
	/** The placement that led to it; null for the root. */
	readonly placed: { readonly variable: number; readonly value: number } | null;
}

/** The decision at the node that was opened by the step that led to `position`; 0 is the root. */
export function decisionAt(trace: Trace, position: number): NodeDecision {
	const { step } = trace.at(position);
	const isPlaced = step?.kind === 'place' || step?.kind === 'force';
	const ends = (1 << CHOOSE) | (1 << PLACE) | (1 << BACKTRACK) | (1 << DEADEND);
	const to = Math.min(trace.length, position + FAR);
	const next = trace.scan(position, to, (word) => ((ends >>> stepKind(word)) & 1) !== 0);
	const chosen = next < 0 ? null : trace.at(next).step;
	return {
		variable: chosen?.kind === 'choose' ? chosen.variable : -1,
		placed: isPlaced ? { variable: step.variable, value: step.value } : null
	};
}
