/** How a search ended. */
export type Outcome =
	/** The goal was reached: one solution, or as many as requested. */
	| { readonly kind: 'solved' }
	/** Everything was tried: the solutions found, possibly none, are all there are. */
	| { readonly kind: 'exhausted' }
	/** Cut short: there may be further solutions. */
	| { readonly kind: 'stopped'; readonly by: StopReason }
	/** Elimination alone reached its fixpoint with `open` variables left. */
	| { readonly kind: 'stuck'; readonly open: number }
	/** A dead end of a method that never goes back, with `open` variables left. */
	| { readonly kind: 'stranded'; readonly open: number }
	/** Elimination alone left `variable` without a candidate, or a unit without a place. */
	| { readonly kind: 'contradiction'; readonly variable: number };

/**
 * What stops a search. `failure`: it broke off for a reason other than lack of memory. `trace`: the trace of
 * another solver ends there and does not say why.
 */
export const STOP_REASONS = [
	'steps',
	'backtracks',
	'placements',
	'time',
	'memory',
	'failure',
	'user',
	'trace'
] as const;
export type StopReason = (typeof STOP_REASONS)[number];
