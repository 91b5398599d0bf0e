import { lastPlacement } from '$lib/components/explain/reasons';
import type { Moment } from '$lib/trace/moment';
import { countValues } from '$lib/problems/problem';
import type { Pencil } from '$lib/state/view';
import type { AttackMap } from './attack-map';

/** How a queen came where it stands, or does not stand. */
export type PieceState =
	/** Set by hand. */
	| 'hand'
	/** Placed by the search: part of the interim checkpoint. */
	| 'placed'
	/** The tip of the interim checkpoint. */
	| 'newest'
	/** Placed by elimination. */
	| 'forced'
	/** Placed by elimination, and the tip. */
	| 'forced-newest'
	/** Rejected just now: another queen attacks the square. */
	| 'tried'
	/** Taken back just now. */
	| 'ghost'
	/** Placed by the search, in a solution. */
	| 'solved';

/** A queen on the board: there is at most one in a row. */
export interface Piece {
	readonly row: number;
	readonly column: number;
	readonly state: PieceState;
	/** Attacks another queen that was set by hand. */
	readonly conflict: boolean;
	/** Attacks the square that is being tried. */
	readonly clash: boolean;
	/** The cause of the elimination. */
	readonly cause: boolean;
}

export interface PiecesInput {
	/** Of the setup: for each row the column, −1 where there is none. */
	readonly queens: ArrayLike<number>;
	readonly assignment: ArrayLike<number>;
	/** Null while the setup is shown. */
	readonly moment: Moment | null;
	readonly conflicts: ReadonlySet<number>;
	readonly clashes: readonly number[];
}

/** The queens on the board, from the top, the one that is tried and the one just taken back. */
export function piecesOf(input: PiecesInput): Piece[] {
	const { queens, assignment, moment, conflicts, clashes } = input;
	const step = moment?.step ?? null;
	const isSolved = step?.kind === 'solution';
	/** The row placed last of those in force. */
	const tip = moment === null ? null : lastPlacement(moment)?.variable;
	const forced = new Set(
		moment?.frames.filter((frame) => frame.forced).map((frame) => frame.variable)
	);
	const pieces: Piece[] = [];
	for (let row = 0; row < assignment.length; row++) {
		let column = assignment[row];
		let state: PieceState | null = null;
		if (queens[row] >= 0) {
			column = queens[row];
			state = 'hand';
		} else if (column >= 0) {
			if (isSolved) state = 'solved';
			else if (forced.has(row)) state = row === tip ? 'forced-newest' : 'forced';
			else state = row === tip ? 'newest' : 'placed';
		} else if (step?.variable === row && step.value >= 0) {
			column = step.value;
			if (step.kind === 'reject') state = 'tried';
			else if (step.kind === 'backtrack') state = 'ghost';
		}
		if (state === null) continue;
		pieces.push({
			row,
			column,
			state,
			conflict: conflicts.has(row),
			clash: step?.kind === 'reject' && clashes.includes(row),
			cause: step?.kind === 'eliminate' && step.cause === row
		});
	}
	return pieces;
}

/** A row with no more free squares than this has few. */
const FEW = 3;

/** What the search and the pencil mark on the squares of each row: masks of columns. */
export interface Marks {
	/** Candidates. */
	readonly kept: Int32Array;
	/** Candidates that elimination has just struck. */
	readonly struck: Int32Array;
	/** Placed under what stands now, and taken back. */
	readonly done: Int32Array;
	/** Open, and no candidate is left. */
	readonly barren: readonly boolean[];
}

export interface MarksInput {
	readonly size: number;
	readonly pencil: Pencil;
	/** Whether a row has a queen. */
	readonly taken: (row: number) => boolean;
	readonly candidates: ArrayLike<number> | null;
	readonly struck: ArrayLike<number> | null;
	readonly moment: Moment | null;
}

export function marksOf({ size, pencil, taken, candidates, struck, moment }: MarksInput): Marks {
	const kept = new Int32Array(size);
	const gone = new Int32Array(size);
	const done = new Int32Array(size);
	const barren = new Array<boolean>(size).fill(false);
	// Beside a solution, what was tried on the way is of no interest.
	if (moment?.step?.kind !== 'solution')
		for (const { variable, failed } of moment?.frames ?? []) done[variable] = failed;
	for (let row = 0; row < size; row++) {
		if (pencil === 'off' || candidates === null || taken(row)) continue;
		const out = struck?.[row] ?? 0;
		const left = candidates[row] & ~out;
		barren[row] = left === 0;
		if (pencil === 'all') gone[row] = out;
		if (pencil === 'all' || countValues(left) <= FEW) kept[row] = left;
	}
	return { kept, struck: gone, done, barren };
}

/** What one square shows and says, beside its queen. */
export interface Square {
	readonly square: number;
	readonly piece: Piece | null;
	/** Queens that attack it, and the row of the one, when it is one. */
	readonly count: number;
	readonly sole: number;
	readonly mark: 'none' | 'kept' | 'struck' | 'eliminated' | 'done';
	readonly current: boolean;
	readonly deadend: boolean;
	/** The square that Tab stops at. */
	readonly stop: boolean;
}

export interface SquaresInput {
	readonly size: number;
	readonly pieces: readonly Piece[];
	readonly map: AttackMap;
	readonly marks: Marks;
	readonly moment: Moment | null;
	readonly stop: number;
}

/**
 * The squares of a board, row by row. A square that is as it was in `before` is the same object, and
 * so is a row: whoever compares by identity finds the few that changed without looking at the rest.
 */
export function squaresOf(
	{ size, pieces, map, marks, moment, stop }: SquaresInput,
	before: readonly (readonly Square[])[] = []
): readonly (readonly Square[])[] {
	const step = moment?.step ?? null;
	const inRow = new Map(pieces.map((piece) => [piece.row, piece]));
	const rows = [];
	for (let row = 0; row < size; row++) {
		const old = before[row] ?? [];
		const queen = inRow.get(row);
		const isStep = step?.variable === row;
		const squares: Square[] = [];
		let same = old.length === size;
		for (let column = 0; column < size; column++) {
			const square = row * size + column;
			const bit = 1 << column;
			const isCurrent = isStep && step.value === column;
			let mark: Square['mark'] = 'none';
			if (step?.kind === 'eliminate' && isCurrent) mark = 'eliminated';
			else if (marks.done[row] & bit) mark = 'done';
			else if (marks.kept[row] & bit) mark = 'kept';
			else if (marks.struck[row] & bit) mark = 'struck';
			const next: Square = {
				square,
				piece: queen?.column === column ? queen : null,
				count: map.count[square],
				sole: map.sole[square],
				mark,
				current: isCurrent,
				deadend: isStep && step.kind === 'deadend',
				stop: square === stop
			};
			const last = old[column];
			if (last !== undefined && isSame(last, next)) squares.push(last);
			else {
				squares.push(next);
				same = false;
			}
		}
		rows.push(same ? old : squares);
	}
	return rows;
}

function isSame(one: Square, other: Square): boolean {
	return (
		one.square === other.square &&
		one.count === other.count &&
		one.sole === other.sole &&
		one.mark === other.mark &&
		one.current === other.current &&
		one.deadend === other.deadend &&
		one.stop === other.stop &&
		isSamePiece(one.piece, other.piece)
	);
}

function isSamePiece(one: Piece | null, other: Piece | null): boolean {
	if (one === null || other === null) return one === other;
	return (
		one.state === other.state &&
		one.conflict === other.conflict &&
		one.clash === other.clash &&
		one.cause === other.cause
	);
}
