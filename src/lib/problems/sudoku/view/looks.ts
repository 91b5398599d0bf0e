import { lastPlacement } from '$lib/components/explain/reasons';
import type { Moment } from '$lib/trace/moment';

/**
 * What a cell shows, packed into one number so that a cell whose look did not change is not
 * touched: bits 0–3 the state, 4–9 the value (63 = none), from bit 10 on the flags.
 */
export const CELL_STATES = [
	'empty',
	/** Loaded with the board. */
	'given',
	/** Typed by the user. */
	'entry',
	/** Placed by the search: part of the interim checkpoint. */
	'placed',
	/** The tip of the interim checkpoint. */
	'newest',
	/** Placed by elimination. */
	'forced',
	/** Placed by elimination, and the tip. */
	'forced-newest',
	/** Rejected just now: the value clashes. */
	'tried',
	/** Taken back just now. */
	'ghost',
	/** No value is left to try. */
	'deadend',
	/** Placed by the search, in a solution. */
	'solved'
] as const;
export type CellState = (typeof CELL_STATES)[number];

/** The step is about this cell. */
export const LOOK_CURRENT = 1 << 10;
/** The same symbol stands in its row, column or box. */
export const LOOK_CONFLICT = 1 << 11;
/** Forbids the value that is being tried. */
export const LOOK_CLASH = 1 << 12;
/** Its value removes the candidate that is being eliminated. */
export const LOOK_CAUSE = 1 << 13;
/** Empty, and no candidate is left. */
export const LOOK_BARREN = 1 << 14;

const NO_VALUE = 63;

const STATE_CODE = Object.fromEntries(CELL_STATES.map((state, code) => [state, code])) as Record<
	CellState,
	number
>;

/** The look of a cell; `value` −1 for none, `flags` any of those above. */
export function packLook(state: CellState, value: number, flags = 0): number {
	return STATE_CODE[state] | ((value & NO_VALUE) << 4) | flags;
}

/** What a cell is. */
export function lookState(look: number): CellState {
	return CELL_STATES[look & 15];
}

/** The value shown, −1 for none. */
export function lookValue(look: number): number {
	const value = (look >>> 4) & NO_VALUE;
	return value === NO_VALUE ? -1 : value;
}

export interface LooksInput {
	/** Null or position 0: the board is as the user left it. */
	readonly moment: Moment | null;
	/** −1 where there is none, as in `entries`. */
	readonly givens: ArrayLike<number>;
	readonly entries: ArrayLike<number>;
	readonly conflicts: ReadonlySet<number>;
	/** The peers that forbid the value being tried. */
	readonly clashes: readonly number[];
	/** A mask a cell of the candidates, or null when they are not to be judged. */
	readonly candidates: ArrayLike<number> | null;
	/** A mask a cell of the candidates among them that are eliminated. */
	readonly struck: ArrayLike<number> | null;
}

/** What every cell shows. */
export function boardLooks(input: LooksInput): Int32Array {
	const { moment, givens, entries, conflicts, clashes, candidates, struck } = input;
	const looks = new Int32Array(givens.length);
	for (let cell = 0; cell < looks.length; cell++) {
		if (givens[cell] >= 0) looks[cell] = packLook('given', givens[cell]);
		else if (entries[cell] >= 0) looks[cell] = packLook('entry', entries[cell]);
		else {
			const left = candidates === null ? -1 : candidates[cell] & ~(struck?.[cell] ?? 0);
			looks[cell] = packLook('empty', -1, left === 0 ? LOOK_BARREN : 0);
		}
	}
	for (const cell of conflicts) looks[cell] |= LOOK_CONFLICT;
	if (moment !== null && moment.position > 0) drawSearch(looks, moment, clashes);
	return looks;
}

/** Draws what the search has placed and what it is doing over a board of givens and entries. */
function drawSearch(looks: Int32Array, moment: Moment, clashes: readonly number[]): void {
	const { assignment, frames, step } = moment;
	const solved = step?.kind === 'solution';
	const mine = (cell: number) => {
		const state = lookState(looks[cell]);
		return state !== 'given' && state !== 'entry';
	};
	for (let cell = 0; cell < looks.length; cell++) {
		if (assignment[cell] < 0 || !mine(cell)) continue;
		looks[cell] = packLook(solved ? 'solved' : 'placed', assignment[cell]);
	}
	if (!solved) {
		const tip = lastPlacement(moment)?.variable;
		for (const { variable, value, forced } of frames) {
			if (value < 0) continue;
			if (variable === tip) looks[variable] = packLook(forced ? 'forced-newest' : 'newest', value);
			else if (forced) looks[variable] = packLook('forced', value);
		}
	}
	if (step === null || step.variable < 0) return;
	const { kind, variable, value, cause } = step;
	if (assignment[variable] < 0) {
		if (kind === 'reject') looks[variable] = packLook('tried', value);
		else if (kind === 'backtrack') looks[variable] = packLook('ghost', value);
		else if (kind === 'deadend') looks[variable] = packLook('deadend', -1);
	}
	looks[variable] |= LOOK_CURRENT;
	if (kind === 'reject') for (const cell of clashes) looks[cell] |= LOOK_CLASH;
	if (kind === 'eliminate' && cause >= 0) looks[cause] |= LOOK_CAUSE;
}
