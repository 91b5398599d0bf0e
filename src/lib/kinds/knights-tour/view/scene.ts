import { placesOf } from '$lib/engine/walk';
import { chequer, lineThrough, linkBetween, middleOf, rectangle } from '$lib/stage/board/lines';
import type { MiniPath } from '$lib/stage/board/mini/mini';
import { valueMark, type ValueMark } from '$lib/stage/board/square-texts';
import { isolate } from '$lib/i18n/bidi';
import * as m from '$lib/i18n/compiled/messages';
import type { MomentFacts } from '$lib/stage/facts/moment-facts.svelte';
import type { StateKind } from '$lib/stage/facts/variable-states';
import { MOVES, onwardMoves, squareName, Tour, type TourSetup } from '../tour';

/** A knight's head in a square of 100 × 100. */
export const KNIGHT =
	'M24 93V87Q24 81 30 80C31 68 41 63 47 55C50 51 51 48 51 44C46 51 40 53 33 53C30 54 28 57 26 60C24 63 20 63 17 61C12 58 11 54 14 50C17 45 20 42 22 37C24 30 28 25 34 21L33 9L44 17C66 18 79 36 78 60C78 68 76 74 75 80Q81 81 81 87V93zM34 32a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0z';

/** "8×8, from a1". */
export function tourFacts(setup: TourSetup): string {
	const size = `${setup.columns}×${setup.rows}`;
	const inputs = { size, first: isolate(squareName(setup, setup.path[0])) };
	return setup.closed ? m.knights_tour_facts_closed(inputs) : m.knights_tour_facts(inputs);
}

/** The directions in an order, as they are shown. */
export function orderText(order: string): string {
	return Array.from(order, (direction) => isolate(MOVES[direction][2])).join(', ');
}

/** A walk from square to square as a line. */
export function walkLine(columns: number, squares: readonly number[]): string {
	return lineThrough(squares.map((square) => middleOf(columns, square)));
}

/** The first dark square in the first row: the corner at the bottom left is dark. */
export const firstDark = (rows: number) => (rows - 1) % 2;

/** The board, and a walk over it as a line. */
export function groundMarks(
	{ columns, rows }: TourSetup,
	path: readonly number[],
	isSolved = false
): MiniPath[] {
	return [
		{ style: 'board', d: rectangle(columns, rows) },
		{ style: 'chequer', d: chequer(columns, rows, firstDark(rows)) },
		{ style: isSolved ? 'best-line' : 'way-open', d: walkLine(columns, path), width: 0.12 }
	];
}

/** What a square shows. */
export interface Square {
	/** How the knight got there, if it did, tries to or has just left; otherwise null. */
	readonly kind: StateKind | null;
	/** The move that entered it; 0 for the start. */
	readonly move: number;
	readonly clash: boolean;
	readonly hasKnight: boolean;
	/** What became of the move that leads there; null if none does. */
	readonly mark: ValueMark | null;
	/** The onward moves from there; −1 if they are not shown. */
	readonly onward: number;
}

const FREE: Square = {
	...{ kind: null, move: -1, clash: false, hasKnight: false, mark: null, onward: -1 }
};

export interface Scene {
	/** The squares of the tour, the start first. */
	readonly path: readonly number[];
	readonly squares: readonly Square[];
	/** Where the knight is. */
	readonly head: number;
	/** The move that was just rejected, as a path; null for none. */
	readonly rejected: string | null;
}

/** What a moment shows. */
export function sceneOf(facts: MomentFacts<TourSetup>): Scene {
	const { setup, assignment, states, step, strategy } = facts;
	const tour = new Tour(setup);
	const path = placesOf(tour, assignment);
	const at = path.length - 1;
	const head = path[at];
	const rejected = step?.kind === 'reject' ? step.value : -1;
	const hit = rejected < 0 ? -1 : tour.walk.next(head, rejected);
	const squares = new Array<Square>(tour.walk.places).fill(FREE);
	for (const [move, square] of path.entries()) {
		const { kind, clash } =
			move > 0 ? states[move - 1] : { kind: 'set' as const, clash: square === hit };
		squares[square] = { ...FREE, kind, move, clash, hasKnight: move === at };
	}
	const countsOnward = strategy.values === 'preferred' && strategy.isHidden !== true;
	for (let value = 0; value < 8 && at < states.length; value++) {
		const square = tour.walk.next(head, value);
		if (square < 0 || path.includes(square)) continue;
		const { kind, value: shown } = states[at];
		const mark = valueMark(states[at], value);
		if (shown === value) squares[square] = { ...FREE, kind, move: at + 1 };
		else if (mark !== 'none') {
			const isOpen = countsOnward && (mark === 'candidate' || mark === 'left');
			squares[square] = { ...FREE, mark, onward: isOpen ? onwardMoves(tour, path, square) : -1 };
		}
	}
	return {
		path: setup.closed && at === states.length ? [...path, path[0]] : path,
		squares,
		head,
		rejected: rejected < 0 ? null : rejectedMove(setup, head, rejected, hit)
	};
}

/** A line to the square that was hit, or to a cross at the edge of the board. */
function rejectedMove(
	{ columns, rows, order }: TourSetup,
	from: number,
	value: number,
	to: number
) {
	if (to >= 0) return linkBetween(columns, from, to);
	const [right, down] = MOVES[order[value]];
	const { x, y } = middleOf(columns, from);
	const share = Math.min(
		(right > 0 ? columns - x : x) / Math.abs(right),
		(down > 0 ? rows - y : y) / Math.abs(down)
	);
	const [endX, endY] = [x + right * share, y + down * share];
	const cross = 'm-.13 -.13l.26 .26m0 -.26l-.26 .26';
	return `M${x + right * 0.15} ${y + down * 0.15}L${endX} ${endY}${cross}`;
}
