/**
 * One fact of a search, without prose. A step is packed into one 32-bit word, and the rare fourth
 * field into a second array beside it:
 *
 *     bits 0–3 kind · bits 4–9 value (63 = none) · bits 10–31 variable
 */

export const CHOOSE = 0;
export const REJECT = 1;
export const PLACE = 2;
/** A placement by elimination. */
export const FORCE = 3;
export const ELIMINATE = 4;
export const DEADEND = 5;
export const BACKTRACK = 6;
export const SOLUTION = 7;
/** No better solution than the best so far can follow from here. */
export const PRUNE = 8;
/** Elimination without search finds nothing more, and some variables are open. */
export const STUCK = 9;

export const STEP_KINDS = [
	'choose',
	'reject',
	'place',
	'force',
	'eliminate',
	'deadend',
	'backtrack',
	'solution',
	'prune',
	'stuck'
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** A decoded step; fields that its kind does not use are −1. */
export interface Step {
	readonly kind: StepKind;
	/** The variable concerned; −1 for `solution`, `prune` and `stuck`, and for a `deadend` with no open variable. */
	readonly variable: number;
	/** The value concerned; −1 for `choose`, `solution`, `prune`, `stuck`, and a `deadend` that is no fault of a unit. */
	readonly value: number;
	/**
	 * `eliminate`: the variable whose value removes this candidate. `force`: the unit in which the
	 * value had this one place left, −1 when it was the variable's last candidate. `deadend`: the
	 * unit in which `value` has no place left; without a value, the variable because of which it lost the last
	 * one, if the ordering learns from that, −1 otherwise. `solution`:
	 * its cost, −1 if solutions have none. `prune`: the lowest cost of a solution from here. `backtrack`:
	 * how many values were never tested there, if the search jumps over the placement, with {@link JUMP}
	 * added for the first that a jump takes back; −1 if it does not.
	 */
	readonly cause: number;
}

/** In the cause of a backtrack: a jump begins. */
export const JUMP = 1 << 16;

/** In a packed step: it has no value. */
export const NO_VALUE = 63;
const WITH_CAUSE =
	(1 << ELIMINATE) |
	(1 << FORCE) |
	(1 << DEADEND) |
	(1 << SOLUTION) |
	(1 << PRUNE) |
	(1 << BACKTRACK);

/** Packs a step; `value` and `variable` are −1 for none. */
export function packStep(kind: number, variable: number, value: number): number {
	return kind | ((value & NO_VALUE) << 4) | (variable << 10);
}

/** The kind of a packed step, as its index in {@link STEP_KINDS}. */
export function stepKind(word: number): number {
	return word & 15;
}

/** The value of a packed step, −1 for none. */
export function stepValue(word: number): number {
	const value = (word >>> 4) & NO_VALUE;
	return value === NO_VALUE ? -1 : value;
}

/** The variable of a packed step, −1 for none. */
export function stepVariable(word: number): number {
	return word >> 10;
}

/** Unpacks a step and the cause stored beside it; the cause is −1 if its kind has none. */
export function unpackStep(word: number, cause: number): Step {
	const kind = stepKind(word);
	return {
		kind: STEP_KINDS[kind],
		variable: stepVariable(word),
		value: stepValue(word),
		cause: ((WITH_CAUSE >>> kind) & 1) !== 0 ? cause : -1
	};
}

/**
 * Packed steps, each with its cause if its kind has one. Most steps are rejections: in place of a cause, the
 * first of a run of them has the number of those that follow it, so that a reader can skip them.
 */
export class StepBatch {
	readonly steps: Int32Array;
	readonly causes: Int32Array;
	/** The number of steps in the batch. */
	length = 0;

	/** An empty batch with room for `capacity` steps. */
	constructor(capacity: number) {
		this.steps = new Int32Array(capacity);
		this.causes = new Int32Array(capacity);
	}

	write(kind: number, variable: number, value: number, cause = kind === REJECT ? 0 : -1): void {
		this.steps[this.length] = packStep(kind, variable, value);
		this.causes[this.length++] = cause;
	}
}
