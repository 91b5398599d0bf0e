import { countValues } from '$lib/engine/problem';
import { isUsedUp, type Moment } from '$lib/engine/trace/moment';
import { eliminatedBy, type Grain } from '../player/grain';
import { lastPlacement } from './reasons';
import type { Pencil } from './view';

/** How a variable got its value, or why it has none. */
export type StateKind =
	| 'open'
	/** Part of the puzzle: given, or set by hand. */
	| 'set'
	/** Placed by the search: part of the partial solution. */
	| 'placed'
	/** The newest placement. */
	| 'newest'
	/** Placed by elimination. */
	| 'forced'
	/** Placed by elimination, and the newest placement. */
	| 'forced-newest'
	/** Rejected just now. */
	| 'tried'
	/** Taken back just now. */
	| 'taken-back'
	/** No value is left to try. */
	| 'deadend'
	/** No value is left to try, and some have led to solutions. */
	| 'used-up'
	/** Placed by the search, and part of a solution. */
	| 'solved';

/** Whether a variable of this kind has no value on the board. */
export function isWithoutValue(kind: StateKind): boolean {
	return kind === 'open' || kind === 'deadend' || kind === 'used-up';
}

/** Everything that a board can show about one variable at a moment. */
export interface VariableState {
	readonly variable: number;
	readonly kind: StateKind;
	/** The value shown, including one being tried or just taken back; −1 for none. */
	readonly value: number;
	/** Contradicts another variable of the puzzle. */
	readonly conflict: boolean;
	/** Forbids the value that is being tried; at a dead end, is a part of the reason. */
	readonly clash: boolean;
	/** `clash` is about a dead end: no value is being tried. */
	readonly reason: boolean;
	/** Its value causes the elimination. */
	readonly cause: boolean;
	/** The step concerns it, and `stepValue` is the step's value; −1 for none. */
	readonly current: boolean;
	readonly stepValue: number;
	/** Mask of the candidates that the move just eliminated. */
	readonly eliminated: number;
	/** It has no value and no candidate: known of all while candidates are shown, else of one. */
	readonly barren: boolean;
	/** Masks of values: the candidates to show, and those that elimination just pruned. */
	readonly candidates: number;
	readonly pruned: number;
	/**
	 * Masks of values that were placed after the placements now in force and taken back: without a
	 * solution, after they led to one, and by a jump that passed over them.
	 */
	readonly failed: number;
	readonly solved: number;
	readonly skipped: number;
	/** Masks of values that clashed after those placements, and of values not tested yet. */
	readonly rejected: number;
	readonly left: number;
	/** Dead ends found at it so far, if they are to be shown; 0 for none. */
	readonly deadEnds: number;
	/** Its weighted degree, if it is to be shown and the ordering learns; 0 for none. */
	readonly weight: number;
}

/** The input of {@link variableStates}. */
export interface StatesInput {
	/** The values of the puzzle itself, −1 for none. */
	readonly fixed: ArrayLike<number>;
	/** The values on the board, including the puzzle's own. */
	readonly assignment: ArrayLike<number>;
	/** The moment being watched; null while the puzzle is edited. */
	readonly moment: Moment | null;
	readonly conflicts: ReadonlySet<number>;
	readonly clashes: readonly number[];
	/** Masks of the remaining candidates and of those just pruned; null if there are none. */
	readonly candidates: ArrayLike<number> | null;
	readonly pruned: ArrayLike<number> | null;
	readonly pencil: Pencil;
	/** How far one move goes; a step if absent. */
	readonly grain?: Grain;
	/** An open variable without a candidate, −1 for none. */
	readonly hiddenDeadEnd?: number;
	/** What another solver has left to try is not known. */
	readonly isForeign?: boolean;
	/** Show how many dead ends were found at each variable, or what the ordering has learnt from them. */
	readonly fails?: boolean;
}

/** Up to this many candidates count as few. */
const FEW = 3;

/** The state of every variable. */
export function variableStates(input: StatesInput): VariableState[] {
	const { fixed, assignment, moment, conflicts, clashes, candidates, pruned, pencil } = input;
	const { hiddenDeadEnd = -1 } = input;
	const step = moment?.step ?? null;
	const eliminated = eliminatedBy(moment, input.grain ?? 'try');
	const isSolution = step?.kind === 'solution';
	const tip = moment === null ? -1 : (lastPlacement(moment)?.variable ?? -1);
	const frames = new Map(moment?.frames.map((frame) => [frame.variable, frame]));

	/** Another solver may place a value on a given. */
	const isWrittenOver = (variable: number) =>
		assignment[variable] >= 0 && assignment[variable] !== fixed[variable];

	function kindOf(variable: number, isCurrent: boolean): StateKind {
		if (fixed[variable] >= 0 && !isWrittenOver(variable)) return 'set';
		if (assignment[variable] >= 0) {
			if (isSolution) return 'solved';
			if (frames.get(variable)?.forced) return variable === tip ? 'forced-newest' : 'forced';
			return variable === tip ? 'newest' : 'placed';
		}
		if (isCurrent && step?.kind === 'reject') return 'tried';
		if (isCurrent && step?.kind === 'backtrack') return 'taken-back';
		if (!isCurrent || step?.kind !== 'deadend') return 'open';
		return isUsedUp(moment!) ? 'used-up' : 'deadend';
	}

	return Array.from({ length: assignment.length }, (_, variable) => {
		const frame = frames.get(variable);
		const isCurrent = step?.variable === variable;
		const stepValue = isCurrent ? step.value : -1;
		const kind = kindOf(variable, isCurrent);
		const isAssigned = assignment[variable] >= 0 || fixed[variable] >= 0;
		const hasCandidates = pencil !== 'off' && candidates !== null && !isAssigned;
		const left = hasCandidates ? candidates[variable] : 0;
		return {
			variable,
			kind,
			value:
				kind === 'tried' || kind === 'taken-back'
					? stepValue
					: assignment[variable] >= 0
						? assignment[variable]
						: fixed[variable],
			conflict: conflicts.has(variable),
			clash: clashes.includes(variable),
			reason:
				(step?.kind === 'deadend' || step?.kind === 'backtrack') && clashes.includes(variable),
			cause: step?.kind === 'eliminate' && step.cause === variable,
			current: isCurrent,
			stepValue,
			eliminated: eliminated(variable),
			barren: variable === hiddenDeadEnd || (hasCandidates && left === 0),
			candidates: pencil === 'all' || countValues(left) <= FEW ? left : 0,
			// Pruned candidates would clutter a board that shows only variables with few.
			pruned: hasCandidates && pencil === 'all' ? (pruned?.[variable] ?? 0) : 0,
			// A solution does not show the values that were tried before it.
			failed: isSolution ? 0 : (frame?.failed ?? 0),
			solved: isSolution ? 0 : (frame?.solved ?? 0),
			skipped: isSolution ? 0 : (frame?.skipped ?? 0),
			rejected: isSolution ? 0 : (frame?.rejected ?? 0),
			left: isSolution || input.isForeign ? 0 : (frame?.left ?? 0),
			deadEnds: input.fails && !moment?.weights ? (moment?.deadEnds?.[variable] ?? 0) : 0,
			weight: input.fails ? (moment?.weights?.[variable] ?? 0) : 0
		};
	});
}
