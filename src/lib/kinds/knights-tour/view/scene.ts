import { placesOf } from '$lib/engine/walk';
import { chequer, lineThrough, linkBetween, middleOf } from '$lib/stage/board/lines';
import { valueMark, type ValueMark } from '$lib/stage/board/square-texts';
import { LEGIBLE } from '$lib/stage/board/square/squares';
import { spottedPlace } from '$lib/stage/board/walks';
import { face, ON_SQUARES, type FaceOptions } from '$lib/stage/scene/face';
import { overGrid } from '$lib/stage/scene/over-grid';
import type { GridScene, SceneMark, SceneView } from '$lib/stage/scene/scene';
import { valueMarks } from '$lib/stage/scene/value-mark';
import { isolate } from '$lib/i18n/bidi';
import * as m from '$lib/i18n/compiled/messages';
import type { MomentFacts } from '$lib/stage/facts/moment-facts.svelte';
import type { StateKind } from '$lib/stage/facts/variable-states';
import { columnName, MOVES, onwardMoves, squareName, Tour, type TourSetup } from '../tour';

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
): SceneMark[] {
	const d = walkLine(columns, path);
	return [
		{ x: 0, y: 0, wide: columns, high: rows, style: 'board' },
		{ style: 'chequer', d: chequer(columns, rows, firstDark(rows)) },
		{ style: 'tour-halo', d },
		{ style: isSolved ? 'tour-line-solved' : 'tour-line', d }
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

/** The squares of a tour at a moment. */
interface TourMoment {
	/** The squares of the tour, the start first. */
	readonly path: readonly number[];
	readonly squares: readonly Square[];
	/** Where the knight is. */
	readonly head: number;
	/** The move that was just rejected, as a path; null for none. */
	readonly rejected: string | null;
}

function tourAt(facts: MomentFacts<TourSetup>, tour: Tour): TourMoment {
	const { setup, assignment, states, step, strategy } = facts;
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

/** The sides of a piece and of the knight: smaller than a square, so that the lines between them are seen. */
const PIECE = 0.64;
const HEAD = 0.9;

/** The number of a move or the knight on its plate, in the middle of a square whose corner is at (x, y). */
export function piece(
	x: number,
	y: number,
	{ move, hasKnight, kind, ...options }: Pick<Square, 'move' | 'hasKnight'> & FaceOptions,
	side = hasKnight ? HEAD : PIECE
): SceneMark[] {
	const symbol = hasKnight
		? { picture: KNIGHT }
		: { symbol: String(move), symbolSize: kind === 'solved' ? 0.44 : 0.52 };
	const inset = (1 - side) / 2;
	return face(x + inset, y + inset, { ...options, kind, side, ...symbol, ...ON_SQUARES });
}

/** How many moves lead on from a square. */
export function onwardCount(x: number, y: number, onward: number): SceneMark[] {
	const middle = { x: x + 0.5, y: y + 0.5, style: 'place' } as const;
	return [
		{ ...middle, radius: 0.23 },
		{ ...middle, size: 0.3, text: String(onward) }
	];
}

/**
 * A chessboard with a knight's tour at one moment: a line through the squares in order, the number of the move that
 * entered each, the knight, and the squares where it can go.
 */
export function scene(facts: MomentFacts<TourSetup>, { pixels }: SceneView): GridScene<Square> {
	const { setup, step, isSolved } = facts;
	const { columns, rows } = setup;
	const tour = new Tour(setup);
	const { path, squares, head, rejected } = tourAt(facts, tour);
	const isTiny = pixels > 0 && pixels < LEGIBLE;
	const at = (square: number) => ({ x: square % columns, y: Math.floor(square / columns) });
	const marks = groundMarks(setup, path, isSolved);
	for (const [square, { mark, onward }] of squares.entries()) {
		const { x, y } = at(square);
		if (onward >= 0 && !isTiny) marks.push(...onwardCount(x, y, onward));
		else if (mark !== null) marks.push(...valueMarks(x, y, mark, false));
	}
	// The knight is above all else.
	const pieces = [...squares.entries()].filter(([, { kind }]) => kind !== null);
	for (const [square, { kind, clash, ...shown }] of [
		...pieces.filter(([, { hasKnight }]) => !hasKnight),
		...pieces.filter(([, { hasKnight }]) => hasKnight)
	]) {
		const { x, y } = at(square);
		const look = { kind: kind!, clash, tiny: isTiny, key: `square ${square}` };
		marks.push(...piece(x, y, { ...shown, ...look }));
	}
	const over = overGrid({
		...{ columns, rows, solved: isSolved, links: rejected === null ? [] : [rejected] },
		current: step === null || step.variable < 0 ? null : at(head),
		currentFailed: facts.isDeadEnd
	});
	const spot = spottedPlace(tour.walk, path, facts.spotlight);
	return {
		...{ width: columns, height: rows, marks: [...marks, ...over], places: squares },
		spot: spot < 0 ? null : at(spot),
		headings: {
			...{ letters: 1, lettersAbove: 1 },
			columns: (column) => ({ name: columnName(column), current: column === at(head).x }),
			rows: (row) => ({ name: String(rows - row), current: row === at(head).y })
		}
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
