/**
 * A constraint satisfaction problem, as the search and the views see it: variables, the values they
 * may take, and the constraint between them. A problem is immutable; `model()` makes the mutable
 * position that a search drives.
 *
 * Variables are numbered 0 … variables − 1 in reading order, values 0 … values − 1. A set of values
 * is a bit mask in one 32-bit word, so there are at most {@link MAX_VALUES} values.
 */
export interface Problem {
	readonly variableCount: number;
	readonly valueCount: number;
	/** For each variable its initial value, −1 if the search decides it. */
	readonly fixed: Int8Array;
	/** For each variable the mask of the values it may take; absent if every variable may take all. */
	readonly domains?: Int32Array;
	/** Sets of which exactly one member must hold. Empty if the problem has no such sets. */
	readonly units: readonly Unit[];
	/** The other variables that share a constraint with `variable`, ascending. */
	peers(variable: number): readonly number[];
	/**
	 * The assigned variables that forbid `value` at `variable`: each of them by itself, or all of them
	 * {@link clashTogether | together}. Empty if the value is legal, and if it is forbidden whatever the
	 * others are.
	 */
	clashes(assignment: ArrayLike<number>, variable: number, value: number): number[];
	/**
	 * Whether the {@link clashes} forbid the value only together, as the parts of a sum do that is too
	 * large. Absent: never.
	 */
	clashTogether?(assignment: ArrayLike<number>, variable: number, value: number): boolean;
	/**
	 * The mask of the values that `other` cannot take beside `value` at `variable`, 0 if they share no
	 * constraint. Present if every constraint is between two variables: then values can be checked for
	 * support.
	 */
	forbids?(variable: number, value: number, other: number): number;
	/**
	 * The same puzzle as another model of it that is named in {@link Traits.variants}: one that sees
	 * clashes earlier, or has a sharper bound. It has the same variables, values and solutions.
	 */
	variant?(name: string): Problem;
	/** A fresh position in which the fixed variables are placed. */
	model(): Model;
	/**
	 * What a solution yields at most, if the best solution is the one that yields most. Its cost is then
	 * what it falls short of this, so that the best still costs least; {@link worthOf} turns it back.
	 */
	readonly most?: number;
	/** What a solution costs at least, if that is not 0. Its cost is then what it has beyond this. */
	readonly least?: number;
	/** What a strategy can make use of. */
	readonly traits?: Traits;
	/** Where placements lead, if the variables are the steps of a walk. */
	readonly walk?: Walk;
	/** Follows a run during recording, to keep what only the views of this problem need. */
	notes?(): NoteTaker;
	/**
	 * Generates its own steps, if the algorithm does not search for an assignment: carving a maze.
	 * @param orderOf the order in which to try the values after `depth` placements of `assignment`.
	 * @returns `stopped` if it broke off, so that nothing is known of what might have followed;
	 * `stranded` if it is at a dead end and has no way back.
	 */
	ownSearch?(
		orderOf: (assignment: Int8Array, depth: number) => Uint8Array
	): Generator<OwnStep, OwnEnd | undefined>;
	/** After how many steps a run is stopped if its strategy sets no limit: some would go on for ever. */
	readonly usualSteps?: number;
	/** Published counts to compare a run of this problem with. */
	readonly references?: readonly Reference[];
}

/** What sets a problem apart for those who choose a strategy; absent means no. */
export interface Traits {
	/**
	 * Variables must be decided in order, because the meaning of each depends on those before it.
	 * There is then no ordering to choose and nothing to eliminate.
	 */
	readonly isSequential?: boolean;
	/** Variables differ in their number of peers, so the degree can break ties. */
	readonly hasDegree?: boolean;
	/** The value ordering `preferred` applies: {@link Model.preference} is defined. */
	readonly hasPreference?: boolean;
	/** Solutions have a cost and the goal `best` applies: {@link Model.bound} is defined. */
	readonly hasCost?: boolean;
	/** The names of its models for {@link Problem.variant}, the default first; at least two. */
	readonly variants?: readonly string[];
	/** {@link Problem.ownSearch} decides in which order values come: a strategy has no say. */
	readonly hasOwnOrder?: boolean;
}

/** How steps of {@link Problem.ownSearch} end that are not those of a whole search. */
export type OwnEnd = 'stopped' | 'stranded';

/** Places 0 … places − 1; each placement leads from one to another. */
export interface Walk {
	readonly places: number;
	readonly start: number;
	/** Where `value` leads from `place`; −1 for nowhere. */
	next(place: number, value: number): number;
}

/**
 * A step of {@link Problem.ownSearch}. Placements are taken back in stack order. After a value is taken
 * back, another variable may be chosen. A `force` is a placement that nobody decided on: it is
 * counted as a placement, but not as a try.
 */
export interface OwnStep {
	readonly kind: 'choose' | 'reject' | 'place' | 'force' | 'deadend' | 'backtrack' | 'solution';
	/** −1 for a solution. */
	readonly variable: number;
	/** −1 if the step has no value. */
	readonly value: number;
}

/** A problem's notes on a run: plain data that a worker can send. */
export type Notes = Readonly<Record<string, Float64Array | Int32Array | Uint8Array | number>>;

/** Takes notes during recording. Positions count steps. */
export interface NoteTaker {
	/** A placement led to `position`; `depth` placements are now in force. */
	place(variable: number, value: number, depth: number, position: number): void;
	takeBack?(variable: number): void;
	/** The placements in force are a solution. @param isListed whether its position is kept. */
	solve(depth: number, position: number, isListed: boolean): void;
	/** A copy of the notes so far, null if they have not changed since the last copy. */
	snapshot(): Notes | null;
}

/** Published counts of nodes by depth, for the search of all solutions in naive order. */
export interface Reference {
	/** The citation; the same in every language. */
	readonly source: string;
	/** Nodes at depth 0, 1, …: interim checkpoints that break no constraint. */
	readonly nodes: readonly number[];
}

/**
 * `value` has exactly one place among `variables`: for a Sudoku, each symbol in each row, column or
 * box.
 */
export interface Unit {
	readonly value: number;
	readonly variables: readonly number[];
	/** The name of the set and its index from 0, for the narration. */
	readonly name: string;
	readonly index: number;
}

/** A mutable position. The search places and takes back in stack order. */
export interface Model {
	/** Bit mask of the values that do not clash with any placement so far. */
	legal(variable: number): number;
	place(variable: number, value: number): void;
	takeBack(variable: number, value: number): void;
	/** Whether the current placements are a solution. Absent: a solution when no variable is open. */
	isSolution?(): boolean;
	/**
	 * A lower bound on the cost of any solution that completes the placements; exact for a solution.
	 * A whole number from 0.
	 */
	bound?(): number;
	/** The value ordering `preferred` tries lower results first, and ascending values on a tie. */
	preference?(variable: number, value: number): number;
}

/** A set of values is one 32-bit word. */
export const MAX_VALUES = 32;

/** Bit mask that holds the values 0 … count − 1. */
export function allValues(count: number): number {
	// "| 0": 31 values would exceed the 32-bit range.
	return count >= 32 ? -1 : ((1 << count) - 1) | 0;
}

/** The values that each variable may take before anything is placed or eliminated, as masks of their own. */
export function initialDomains({
	fixed,
	domains,
	valueCount
}: Pick<Problem, 'fixed' | 'domains' | 'valueCount'>): Int32Array {
	return domains?.slice() ?? new Int32Array(fixed.length).fill(allValues(valueCount));
}

/** The problem that a strategy searches: the model of it that the strategy names. */
export function variantOf(problem: Problem, { variant }: { readonly variant: string }): Problem {
	const isNamed = variant !== '' && problem.traits?.variants?.includes(variant) === true;
	return isNamed ? problem.variant!(variant) : problem;
}

/** What the costs of a search are counted from. */
export type CostScale = Pick<Problem, 'most' | 'least'>;

/** Whether the best solution is the one that yields most, or the one that costs least. */
export function aimOf({ most }: CostScale): 'most' | 'least' {
	return most === undefined ? 'least' : 'most';
}

/** What people call a cost: the cost itself, or what a solution yields. */
export function worthOf({ most, least = 0 }: CostScale, cost: number): number {
	return most === undefined ? least + cost : most - cost;
}

/** The cost that a search counts with, from what people call it: {@link worthOf}, turned round. */
export function costOf({ most, least = 0 }: CostScale, worth: number): number {
	return most === undefined ? worth - least : most - worth;
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
