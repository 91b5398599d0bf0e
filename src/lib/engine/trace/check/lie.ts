/** What is false in a trace. */
export type LieCode =
	/** Something is placed where a given is: `expected` is the given's value. */
	| 'given'
	/** Something is placed on a variable that has a value already: `expected`. */
	| 'has-value'
	/** A variable is chosen that has a value already: `expected`. */
	| 'chosen'
	/** The variable may never take this value. */
	| 'domain'
	/** The value placed was eliminated before. */
	| 'eliminated'
	/** Variables come in their order here, and `expected` is the one that is next. */
	| 'not-next'
	/** The value placed clashes with `others`; with nothing to name if the puzzle itself forbids it. */
	| 'clash'
	/** A placement that is not in force is taken back. */
	| 'takeback-nothing'
	/** The latest placement is at `expected`. */
	| 'takeback-order'
	/** The value in force is `expected`. */
	| 'takeback-value'
	/** A jump is said to leave `found` values untested, where at most `expected` are left. */
	| 'untested'
	/** Values are said to be untested where no jump passes over the placement. */
	| 'untested-nowhere'
	/** The value rejected clashes with nothing. */
	| 'fits'
	/** A stated reason, in `others`, has no value. */
	| 'reason-open'
	/** A stated reason, in `others`, does not forbid the value. */
	| 'reason'
	/** The value eliminated was eliminated before. */
	| 'gone'
	/** The stated cause, in `others`, does not forbid the value that is eliminated. */
	| 'cause'
	/** The stated unit has another place for the value, in `others`; or it is not a unit of this place and value. */
	| 'unit'
	/** A dead end at a variable that has a value left: the `value`. */
	| 'value-left'
	/** A dead end of a unit that has a place left for the value, or the value already: in `others`. */
	| 'place-left'
	/** A failed node whose placements are a solution. */
	| 'solution-failed'
	/** A solution with `found` open variables. */
	| 'solution-open'
	/** Placements that are no solution; `others` are givens that clash. */
	| 'no-solution'
	/** The same solution as that of the event `found`, although it claims to know all. */
	| 'solution-twice'
	/** The cost of the solution is `expected`, not `found`. */
	| 'cost'
	/** The bound is `found`: what is better than the best, `expected`, may follow. */
	| 'bound'
	/** The bound is `found`, but a solution that can follow costs less: `expected`. */
	| 'better-follows'
	/** No variable is open, so that elimination is not stuck. */
	| 'nothing-open'
	/** At the end: nothing was found. */
	| 'end-found'
	/** At the end: `expected` variables are open, not `found`. */
	| 'end-open'
	/** At the end: the variable has candidates left. */
	| 'end-contradiction'
	/** At the end: `found` solutions of `expected`; `solution` is one that is missing. */
	| 'missing'
	/** At the end: the best costs `expected`, not `found` (−1 for none); `solution` is it. */
	| 'not-best';

/** The first event that is false, and why. Numbers of variables and values are from 0, and −1 for none. */
export interface Lie {
	readonly code: LieCode;
	/** The index of the event; the number of all events for the end. */
	readonly event: number;
	readonly variable: number;
	readonly value: number;
	/** Other variables concerned. */
	readonly others: readonly number[];
	/** What the trace says, where that is a number. A cost is as in the file. */
	readonly found: number;
	/** What is true. */
	readonly expected: number;
	/** There are at least as many as `expected`: they were not all counted. */
	readonly isLeast: boolean;
	/** The value of each variable in a solution that is missing; null for none. */
	readonly solution: Int8Array | null;
}

/** What was not judged. */
export type Unjudged =
	/** Everything but the order: no constraints are known. */
	| 'constraints'
	/** What is rejected, dead ends and solutions: the puzzle has a method of its own. */
	| 'method'
	/** Eliminations that state no cause, and that nothing in place forbids. */
	| 'eliminations'
	/** Forced placements that had, as far as is known, another value beside them. */
	| 'forced'
	/** Failed nodes that name no variable, and have none without a value. */
	| 'failures'
	/** Bounds on costs that solutions do not have here. */
	| 'bounds'
	/** Bounds higher than our own, where our search of what can follow takes too long. */
	| 'bounds-long'
	/** Costs of solutions that have none here. */
	| 'costs'
	/** The claim of having all, or the best: our own search takes too long. */
	| 'all';

/** What a check has found. */
export interface Checked {
	/** The first lie; null if nothing is false in what was judged. */
	readonly lie: Lie | null;
	/** How many events were looked at. */
	readonly looked: number;
	/** What was not judged, and for how many events. */
	readonly unjudged: readonly { readonly what: Unjudged; readonly count: number }[];
}
