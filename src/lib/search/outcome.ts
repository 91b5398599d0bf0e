/** How a search ended. */
export type Outcome =
	/** The goal was reached: a solution, or as many as were asked for. */
	| { readonly kind: 'solved' }
	/** Everything was tried: there are exactly as many solutions as were found, maybe none. */
	| { readonly kind: 'exhausted' }
	/** Cut short: whether there is a (further) solution is not known. */
	| { readonly kind: 'stopped'; readonly by: StopReason }
	/** Elimination alone came to its fixpoint with `open` variables left. */
	| { readonly kind: 'stuck'; readonly open: number }
	/** Elimination alone left `variable` without a candidate, or a unit without a place. */
	| { readonly kind: 'contradiction'; readonly variable: number };

/** `failure`: what searched broke off, for another reason than want of memory. */
export type StopReason = 'steps' | 'backtracks' | 'time' | 'memory' | 'failure' | 'user';
