/** How to search a problem. Every field is a parameter of the same search. */
export interface Strategy {
	/** How to choose the next variable. */
	readonly ordering: Ordering;
	/** The order in which to try the values of a variable. */
	readonly values: ValueOrdering;
	/** Which candidates are crossed out and which placements are forced. */
	readonly elimination: Elimination;
	/** When elimination runs; `alone` is elimination without search. */
	readonly eliminate: EliminationTime;
	/** Where to go back to from a dead end. */
	readonly back: Back;
	readonly goal: Goal;
	/** Which model of the problem to search, one of its `traits.variants`; empty for the first. */
	readonly variant: string;
	/** Seeds the random orderings. A choice depends on the seed and the path that led to it. */
	readonly seed: number;
	readonly limits: Limits;
}

export const ORDERINGS = [
	'naive',
	'findmin',
	'findmin-degree',
	'findmax',
	'random',
	'dom-wdeg'
] as const;
export const VALUE_ORDERINGS = [
	'ascending',
	'descending',
	'random',
	'least-constraining',
	'preferred'
] as const;
export const ELIMINATIONS = ['none', 'naked', 'hidden', 'forward', 'arcs'] as const;
export const ELIMINATION_TIMES = ['start', 'every', 'alone'] as const;
export const BACKS = ['step', 'jump'] as const;
export const GOALS = ['first', 'all', 'best'] as const;

/** `dom-wdeg` learns from dead ends; see `Weights`. */
export type Ordering = (typeof ORDERINGS)[number];
/** `preferred`: as the problem prefers; ascending if it has no preference. */
export type ValueOrdering = (typeof VALUE_ORDERINGS)[number];
/**
 * `forward`: forward checking, what a placement forbids at its peers is crossed out (Haralick and Elliott
 * 1980). `arcs`: arc consistency is maintained, a value that has no support left at some other variable is
 * crossed out too (AC-3: Mackworth 1977; maintained: Sabin and Freuder 1994). `naked`: forward checking that
 * places naked singles; `hidden`: naked and hidden singles.
 */
export type Elimination = (typeof ELIMINATIONS)[number];
export type EliminationTime = (typeof ELIMINATION_TIMES)[number];
/**
 * `step`: to the latest decision (chronological backtracking). `jump`: to the latest decision that has a
 * part in the dead end (conflict-directed backjumping).
 */
export type Back = (typeof BACKS)[number];
/**
 * `first` stops at one solution; `all` continues (up to `limits.solutions`). `best` finds a
 * solution of lowest cost by branch and bound: it continues until nothing cheaper is possible.
 */
export type Goal = (typeof GOALS)[number];

/** An absent limit does not apply. */
export interface Limits {
	readonly steps?: number;
	readonly backtracks?: number;
	/** Placements, forced ones included. */
	readonly placements?: number;
	readonly solutions?: number;
	/** Wall time in milliseconds; the search has no clock, so its caller enforces this limit. */
	readonly milliseconds?: number;
}

export const DEFAULT_STRATEGY: Strategy = {
	ordering: 'naive',
	values: 'ascending',
	elimination: 'none',
	eliminate: 'every',
	back: 'step',
	variant: '',
	goal: 'first',
	seed: 1,
	limits: {}
};
