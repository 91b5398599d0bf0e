import { flagOf, type ParameterReader, type ProblemKind } from '$lib/engine/kind';
import {
	boardOf,
	DIRECTIONS,
	isMove,
	isOrder,
	isWalk,
	ORDERS,
	squareAfter,
	squareName,
	squareOf,
	Tour,
	type TourSetup
} from './tour';

/** A knight that visits every square of a board once. */
export const kind: ProblemKind<TourSetup> = {
	id: 'knights-tour',
	examples: [
		{ id: 'five', setup: boardOf(5, 5) },
		{ id: 'five-all', setup: boardOf(5, 5), settings: 'goal=all&whole=1' },
		{ id: 'five-none', setup: boardOf(5, 5, { start: 'b1' }), settings: 'whole=1' },
		{ id: 'eight', setup: boardOf(8, 8), settings: 'values=preferred' },
		{
			id: 'eight-ties',
			setup: boardOf(8, 8, { order: ORDERS.unlucky }),
			settings: 'values=preferred'
		},
		{
			id: 'six-closed',
			setup: boardOf(6, 6, { closed: true }),
			settings: 'values=preferred&variant=way-back'
		}
	],
	problem: (setup) => new Tour(setup),
	// Only a tour that is complete can fail to be closed.
	conflicts: ({ columns, rows, closed, path }) =>
		closed && path.length === columns * rows && !isMove({ columns, rows }, path.at(-1)!, path[0])
			? [path.length - 2]
			: [],
	parameters: ['board', 'path', 'closed', 'directions'],
	read,
	write,
	type,
	isGiven: () => false,
	reset: withoutMoves,
	clear: withoutMoves,
	parser: async () => (await import('./parse')).parseTour,
	formats: [
		{ id: 'numbers', extension: 'txt', write: formatNumbers },
		{ id: 'squares', extension: 'txt', write: formatSquares }
	]
};

/**
 * The board in an address, null if there is none: `board=8x8`, `path=a1-b3`, the start first,
 * `closed=1`, and `directions`, an order of the digits 1 to 8.
 */
function read(parameter: ParameterReader): TourSetup | null {
	const board = parameter('board', null, (text) =>
		/^[3-8]x[3-8]$/.test(text) ? boardOf(Number(text[0]), Number(text[2])) : undefined
	);
	return (
		board && {
			...board,
			path: parameter('path', board.path, (text) => {
				const path = text.split('-', 65).map((name) => squareOf(board, name));
				return isWalk(board, path) ? path : undefined;
			}),
			closed: parameter('closed', false, flagOf),
			order: parameter('directions', DIRECTIONS, (text) => (isOrder(text) ? text : undefined))
		}
	);
}

/** The parameters that {@link read} reads. */
function write(setup: TourSetup): Record<string, string> {
	const { columns, rows, closed, order, path } = setup;
	const names = path.map((square) => squareName(setup, square)).join('-');
	return {
		board: `${columns}x${rows}`,
		...(names !== 'a1' && { path: names }),
		...(closed && { closed: '1' }),
		...(order !== DIRECTIONS && { directions: order })
	};
}

/** The tour with another value at a move; the moves after it are taken away. */
function type(setup: TourSetup, move: number, value: number): TourSetup {
	const { path } = setup;
	if (!(move >= 0 && move < path.length)) return setup;
	const kept = { ...setup, path: path.slice(0, move + 1) };
	if (value === -1) return move === path.length - 1 ? setup : kept;
	const next = squareAfter(setup, path[move], setup.order[value] ?? setup.order[0]);
	const isLegal = ((new Tour(kept).model().legal(move) >>> value) & 1) === 1;
	if (!(value >= 0 && value < 8) || !isLegal || next === path[move + 1]) return setup;
	return { ...kept, path: [...kept.path, next] };
}

/** The tour without the moves made by hand; the same tour if there are none. */
function withoutMoves(setup: TourSetup): TourSetup {
	return setup.path.length === 1 ? setup : { ...setup, path: setup.path.slice(0, 1) };
}

/** The first lines of a text: what is not as usual. */
function headings({ closed, order }: TourSetup): string[] {
	return [...(closed ? ['closed'] : []), ...(order === DIRECTIONS ? [] : [`directions ${order}`])];
}

/** The board as rows of numbers, 0 at the start and a dot for a square that was not visited. */
export function formatNumbers(setup: TourSetup): string {
	const { columns, rows, path } = setup;
	const rowTexts = Array.from({ length: rows }, (_, row) =>
		Array.from({ length: columns }, (_, column) => {
			const number = path.indexOf(row * columns + column);
			return (number < 0 ? '.' : String(number)).padStart(2);
		}).join(' ')
	);
	return [...headings(setup), ...rowTexts, ''].join('\n');
}

/** The size of the board, then the squares of the tour: "a1 b3 c5". */
export function formatSquares(setup: TourSetup): string {
	const names = setup.path.map((square) => squareName(setup, square)).join(' ');
	return [`${setup.columns}x${setup.rows}`, ...headings(setup), names, ''].join('\n');
}
