/**
 * A constraint satisfaction problem, as the search and the views see it: variables, the values
 * they may take, and the constraint between them. A problem is immutable; `model()` makes the
 * mutable position that a search drives.
 *
 * Variables are numbered 0 … variables − 1 in reading order, values 0 … values − 1. A set of values
 * is a bit mask in one 32-bit word, so there are at most {@link MAX_VALUES} values.
 */
export interface Problem {
	readonly variableCount: number;
	readonly valueCount: number;
	/** For each variable the value it has from the start, −1 where the search decides. */
	readonly fixed: Int8Array;
	/** Sets of which exactly one member must hold. Empty where the problem has no such sets. */
	readonly units: readonly Unit[];
	/** The variables that share a constraint with `variable`, ascending, without itself. */
	peers(variable: number): readonly number[];
	/** The assigned peers that forbid `value` at `variable`; empty when it is legal. */
	clashes(assignment: ArrayLike<number>, variable: number, value: number): number[];
	/** A fresh position in which the fixed variables are placed. */
	model(): Model;
	/**
	 * Variables can only be decided one after the other, because each takes its meaning from those
	 * before it: the steps of a way. Then there is no ordering to choose, and nothing to eliminate.
	 */
	readonly isSequential?: boolean;
	/** Variables differ in how many peers they have: the most may decide between equals. */
	readonly hasDegree?: boolean;
	/** The value ordering `preferred` makes sense: {@link Model.preference} is there. */
	readonly hasPreference?: boolean;
	/** Solutions have a cost, and the goal `best` makes sense: {@link Model.bound} is there. */
	readonly hasCost?: boolean;
	/** Where placements lead to, when the variables are the steps of a way. */
	readonly walk?: Walk;
	/** Follows a run while it is recorded, to keep what only the views of this problem need. */
	notes?(): NoteTaker;
	/**
	 * Makes its steps itself, where no search for an assignment is meant: a maze is carved.
	 * @param orderOf the order in which to try the values after `depth` placements of `assignment`.
	 */
	ownSearch?(orderOf: (assignment: Int8Array, depth: number) => Uint8Array): Generator<OwnStep>;
	/** Counts from the literature that a run of this problem can be held against. */
	readonly references?: readonly Reference[];
}

/** Places 0 … places − 1, from which each placement leads on to another. */
export interface Walk {
	readonly places: number;
	readonly start: number;
	/** Where `value` leads from `place`; −1 where it leads nowhere. */
	next(place: number, value: number): number;
}

/** A step of {@link Problem.ownSearch}. */
export interface OwnStep {
	readonly kind: 'choose' | 'reject' | 'place' | 'deadend' | 'backtrack' | 'solution';
	/** −1 for a solution. */
	readonly variable: number;
	/** −1 where the step has none. */
	readonly value: number;
}

/** What a problem notes of a run: plain data that can be sent from a worker. */
export type Notes = Readonly<Record<string, Float64Array | Int32Array | Uint8Array | number>>;

/** Takes notes while a run is recorded. Positions count steps. */
export interface NoteTaker {
	/** A placement led to `position`; now `depth` placements are in force. */
	place(variable: number, value: number, depth: number, position: number): void;
	takeBack?(variable: number): void;
	/** The placements in force are a solution. @param isListed whether its position is kept. */
	solve(depth: number, position: number, isListed: boolean): void;
	/** A copy of the notes so far. */
	snapshot(): Notes;
}

/** Nodes by depth that somebody has published, for the search of all solutions in naive order. */
export interface Reference {
	/** The publication, as it is cited; the same in every language. */
	readonly source: string;
	/** Nodes at depth 0, 1, …: interim checkpoints that break no constraint. */
	readonly nodes: readonly number[];
}

/**
 * `value` has exactly one place among `variables`: a row, a column or a box of a Sudoku, for each
 * of its symbols.
 */
export interface Unit {
	readonly value: number;
	readonly variables: readonly number[];
	/** What the set is called and which one it is, from 0: for the narration. */
	readonly name: string;
	readonly index: number;
}

/** A mutable position. The search places and takes back in stack order. */
export interface Model {
	/** Bit mask of the values that clash with nothing placed so far. */
	legal(variable: number): number;
	place(variable: number, value: number): void;
	unplace(variable: number, value: number): void;
	/** Whether what is placed is a solution as it stands. Absent: when no variable is open. */
	isSolution?(): boolean;
	/**
	 * No solution that completes what is placed costs less; a solution costs exactly this. A whole
	 * number from 0.
	 */
	bound?(): number;
	/** The value ordering `preferred` tries lower ones first, and ascending values on a tie. */
	preference?(variable: number, value: number): number;
}

/** A set of values is one 32-bit word. */
export const MAX_VALUES = 32;

/** Bit mask that holds the values 0 … count − 1. */
export function allValues(count: number): number {
	// "| 0": 31 values would leave the 32-bit range.
	return count >= 32 ? -1 : ((1 << count) - 1) | 0;
}

/** The number of values in a mask. */
export function countValues(mask: number): number {
	mask -= (mask >>> 1) & 0x55555555;
	mask = (mask & 0x33333333) + ((mask >>> 2) & 0x33333333);
	return Math.imul((mask + (mask >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The lowest value in a mask that is not empty. */
export function lowestValue(mask: number): number {
	return 31 - Math.clz32(mask & -mask);
}

/** The values of a mask, ascending. */
export function listValues(mask: number): number[] {
	const values = [];
	for (let rest = mask; rest !== 0; rest &= rest - 1) values.push(lowestValue(rest));
	return values;
}

/** The number of open variables that share a constraint with `variable`. */
export function openPeers(
	problem: Pick<Problem, 'peers'>,
	assignment: ArrayLike<number>,
	variable: number
): number {
	let count = 0;
	for (const peer of problem.peers(variable)) if (assignment[peer] < 0) count++;
	return count;
}
