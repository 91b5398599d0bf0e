import {
	countValues,
	lowestValue,
	type Model,
	type Problem,
	type Unit,
	type Walk
} from '$lib/engine/problem';
import { placesOf, WalkModel } from '$lib/engine/walk';

/** A board, where the knight starts, and the moves that are made by hand. */
export interface TourSetup {
	/** From {@link MIN_SIDE} to {@link MAX_SIDE}. */
	readonly columns: number;
	readonly rows: number;
	/** The last square must be a knight's move from the first. */
	readonly closed: boolean;
	/** A permutation of {@link DIRECTIONS}: value 0 means the first of them, and so on. */
	readonly order: string;
	/** The squares of the tour so far, the start first. Squares are numbered row by row from the top. */
	readonly path: readonly number[];
}

export const MIN_SIDE = 3;
export const MAX_SIDE = 8;

/** The eight directions, clockwise from two up and one right. */
export const DIRECTIONS = '12345678';

/**
 * For each direction the columns to the right and the rows down, and its name, the same in every language:
 * first where two squares lie.
 */
export const MOVES: Readonly<
	Record<string, readonly [right: number, down: number, arrows: string]>
> = {
	1: [1, -2, '↑→'],
	2: [2, -1, '→↑'],
	3: [2, 1, '→↓'],
	4: [1, 2, '↓→'],
	5: [-1, 2, '↓←'],
	6: [-2, 1, '←↓'],
	7: [-2, -1, '←↑'],
	8: [-1, -2, '↑←']
};

/** Orders of directions that show how much the order of equals matters. */
export const ORDERS = {
	clockwise: DIRECTIONS,
	/** Wirth, Algorithms + Data Structures = Programs (1976), section 3.4. */
	wirth: '21876543',
	/** One of the few orders with which Warnsdorff's rule goes back, from the corner of a chessboard. */
	unlucky: '35176842'
} as const;

/** An empty board with the knight on a square, in the corner at the bottom left if none is named. */
export function boardOf(
	columns: number,
	rows: number,
	{ start = 'a1', ...more }: { start?: string; closed?: boolean; order?: string } = {}
): TourSetup {
	const size = { columns, rows };
	return { ...size, closed: false, order: DIRECTIONS, ...more, path: [squareOf(size, start)] };
}

type Size = Pick<TourSetup, 'columns' | 'rows'>;

/** The name of a square as in chess: "a1" is at the bottom left. */
export function squareName({ columns, rows }: Size, square: number): string {
	return `${columnName(square % columns)}${rows - Math.floor(square / columns)}`;
}

export function columnName(column: number): string {
	return 'abcdefgh'[column];
}

/** The square with that name, −1 if the board has none. */
export function squareOf({ columns, rows }: Size, name: string): number {
	if (!/^[a-h][1-8]$/.test(name)) return -1;
	const column = name.charCodeAt(0) - 97;
	const row = rows - Number(name[1]);
	return column < columns && row >= 0 ? row * columns + column : -1;
}

/** The square that a direction leads to, −1 for none. */
export function squareAfter({ columns, rows }: Size, square: number, direction: string): number {
	const [right, down] = MOVES[direction];
	const column = (square % columns) + right;
	const row = Math.floor(square / columns) + down;
	const isOnBoard = column >= 0 && column < columns && row >= 0 && row < rows;
	return isOnBoard ? row * columns + column : -1;
}

/** Whether a knight moves from one square to the other. */
export function isMove(size: Size, from: number, to: number): boolean {
	return (
		from >= 0 &&
		to >= 0 &&
		[...DIRECTIONS].some((direction) => squareAfter(size, from, direction) === to)
	);
}

/** Whether the squares are a walk of the knight that enters no square twice. */
export function isWalk(size: Size, path: readonly number[]): boolean {
	return (
		new Set(path).size === path.length &&
		path.every((square, at) => (at === 0 ? square >= 0 : isMove(size, path[at - 1], square)))
	);
}

/** Eight different directions. */
export function isOrder(text: string): boolean {
	return [...text].sort().join('') === DIRECTIONS;
}

/** The variants: a closed tour is checked at its last move, or must keep a way back. */
export const VARIANTS = ['last-move', 'way-back'] as const;

/** How many moves lead from a square to squares that are not on a path. */
export function onwardMoves({ walk }: Tour, path: readonly number[], square: number): number {
	const next = Array.from({ length: 8 }, (_, value) => walk.next(square, value));
	return next.filter((other) => other >= 0 && !path.includes(other)).length;
}

/**
 * A knight's tour as a problem: variables are the moves, values are the eight directions. Each move
 * goes on from where the one before it ended.
 */
export class Tour implements Problem {
	readonly variableCount: number;
	readonly valueCount = 8;
	readonly fixed: Int8Array;
	readonly units: readonly Unit[] = [];
	readonly traits;
	readonly walk: Walk;
	/** Where the eight values lead from each square, −1 for nowhere. */
	readonly #next: Int16Array;
	/** 1 for each square from which a move leads to the start. */
	readonly #isBeforeStart: Uint8Array;

	/** @param keepsWayBack a closed tour may not enter the last free square before the start too early. */
	constructor(
		private readonly setup: TourSetup,
		private readonly keepsWayBack = false
	) {
		const { columns, rows, order, path, closed } = setup;
		const squares = columns * rows;
		const next = Int16Array.from({ length: 8 * squares }, (_, index) =>
			squareAfter(setup, index >> 3, order[index & 7])
		);
		this.#next = next;
		this.#isBeforeStart = new Uint8Array(squares);
		for (let value = 0; value < 8; value++) {
			const square = next[8 * path[0] + value];
			if (square >= 0) this.#isBeforeStart[square] = 1;
		}
		this.variableCount = squares - 1;
		this.fixed = new Int8Array(this.variableCount).fill(-1);
		for (let move = 0; move + 1 < path.length; move++)
			this.fixed[move] = next.indexOf(path[move + 1], 8 * path[move]) - 8 * path[move];
		this.traits = {
			isSequential: true,
			hasPreference: true,
			...(closed && { variants: VARIANTS })
		};
		this.walk = {
			places: squares,
			start: path[0],
			next: (square, value) => next[8 * square + value]
		};
	}

	variant(name: string): Problem {
		return new Tour(this.setup, name === VARIANTS[1]);
	}

	peers(): readonly number[] {
		return [];
	}

	/**
	 * The move that entered the square to which `value` leads; with {@link VARIANTS | a way back} to
	 * keep, the moves that entered the other squares before the start. Empty if the board ends there, if
	 * it is the start, if no move leads from it to the start, and if the move is not next.
	 */
	clashes(assignment: ArrayLike<number>, move: number, value: number): number[] {
		const path = placesOf(this, assignment);
		if (path.length <= move) return [];
		path.length = move + 1;
		const square = this.#next[8 * path[move] + value];
		const at = path.indexOf(square);
		if (square < 0 || at >= 0) return at > 0 ? [at - 1] : [];
		if (!this.clashTogether(assignment, move, value)) return [];
		return path.flatMap((entered, at) => (this.#isBeforeStart[entered] === 1 ? [at - 1] : []));
	}

	/** Whether the value would take the last way back to the start. */
	clashTogether(assignment: ArrayLike<number>, move: number, value: number): boolean {
		if (!this.keepsWayBack || move === this.variableCount - 1) return false;
		const path = placesOf(this, assignment).slice(0, move + 1);
		const square = path.length <= move ? -1 : this.#next[8 * path[move] + value];
		if (square < 0 || path.includes(square) || this.#isBeforeStart[square] === 0) return false;
		return this.#isBeforeStart.every(
			(is, other) => is === 0 || other === square || path.includes(other)
		);
	}

	model(): Model {
		const isBeforeStart = this.setup.closed ? this.#isBeforeStart : null;
		return new TourModel(this, this.#next, isBeforeStart, this.keepsWayBack);
	}
}

/** A knight's walk. Hot code: typed arrays, no allocation. */
class TourModel extends WalkModel {
	readonly #start: number;
	readonly #last: number;

	/** @param isBeforeStart null if the tour may end anywhere. */
	constructor(
		{ fixed, variableCount, walk }: Tour,
		next: Int16Array,
		private readonly isBeforeStart: Uint8Array | null,
		private readonly keepsWayBack: boolean
	) {
		super(next, 8, walk.start);
		this.#start = walk.start;
		this.#last = variableCount - 1;
		for (let move = 0; move <= this.#last && fixed[move] >= 0; move++)
			this.place(move, fixed[move]);
	}

	override legal(move: number): number {
		let mask = super.legal(move);
		if (this.isBeforeStart === null) return mask;
		for (let rest = mask; rest !== 0; rest &= rest - 1) {
			const value = lowestValue(rest);
			if (!this.#keepsClosed(this.next[8 * this.here + value])) mask &= ~(1 << value);
		}
		return mask;
	}

	/** Whether a tour that goes on to this free square can still be closed at its end. */
	#keepsClosed(square: number): boolean {
		const isBefore = this.isBeforeStart![square] === 1;
		if (this.steps === this.#last) return isBefore;
		return !this.keepsWayBack || !isBefore || countValues(this.onward(this.#start)) > 1;
	}

	/** Warnsdorff's rule (1823): fewest onward moves first; squares that are not free come last. */
	preference(_move: number, value: number): number {
		const square = this.next[8 * this.here + value];
		if (square < 0 || this.isOnPath[square] === 1) return 9;
		return countValues(this.onward(square));
	}
}
