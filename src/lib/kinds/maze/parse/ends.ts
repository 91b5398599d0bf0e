import type { Size } from '../grid';
import type { SolveSetup } from '../setup';
import { DIRECTIONS } from '../grid';
import type { MazeError, Squares } from './error';

/** Marks that are a start, in lower case; "i" is the way in, "m" the mouse, "r" the rat or robot. */
const STARTS = 'sapi@mr2';
/** Marks that are a goal; "t" is the target, "d" the destination, "c" the cheese, "." the food. */
const GOALS = 'gefxtdc3$.';
/** Marks that depend on the other one, as [mark, other, role]. */
const PAIRS: readonly (readonly [string, string, 'start' | 'goal'])[] = [
	// Begin and end.
	['b', 'e', 'start'],
	// Entrance and exit.
	['e', 'x', 'start'],
	['o', 'x', 'start'],
	['o', 'g', 'start'],
	['o', 'e', 'start']
];

/** Arrows into the maze at its start and out of it at its goal: east, west, north, south. */
const ARROWS = ['⇨→➡➔▶►', '⇦←⬅◀◄', '⇧↑⬆▲', '⇩↓⬇▼'];

/** Characters that can mark a start or a goal. */
export const isMark = (character: string): boolean => {
	const mark = character.toLowerCase();
	return STARTS.includes(mark) || GOALS.includes(mark) || mark === 'b' || mark === 'o';
};

function roleOf(mark: string, others: readonly string[]): 'start' | 'goal' {
	for (const [one, other, role] of PAIRS) {
		if (one === mark && others.includes(other)) return role;
	}
	if (STARTS.includes(mark)) return 'start';
	if (mark === 'o' && others.length === 0) return 'start';
	return 'goal';
}

function arrowRole({ columns, rows }: Size, square: number, mark: string): 'start' | 'goal' | null {
	const direction = ARROWS.findIndex((arrows) => arrows.includes(mark));
	if (direction < 0) return null;
	const column = square % columns;
	const row = Math.floor(square / columns);
	const behind = [column === 0, column === columns - 1, row === rows - 1, row === 0];
	const ahead = [column === columns - 1, column === 0, row === 0, row === rows - 1];
	return behind[direction] ? 'start' : ahead[direction] ? 'goal' : null;
}

/** The start and the goal, −1 for a missing one, or what is wrong with a mark. */
export function endsOf(
	drawn: Squares
): { readonly start: number; readonly goal: number } | { readonly error: MazeError } {
	const marks: { readonly mark: string; readonly square: number }[] = [];
	for (const [square, character] of drawn.squares.entries()) {
		if (character === '#' || character === ' ') continue;
		const arrow = arrowRole(drawn, square, character);
		if (arrow !== null) {
			marks.push({ mark: arrow === 'start' ? 's' : 'g', square });
			continue;
		}
		if (!isMark(character)) {
			// A character outside the basic plane takes two squares.
			const found = String.fromCodePoint(
				(character + (drawn.squares[square + 1] ?? '')).codePointAt(0)!
			);
			return { error: { code: 'symbol', ...drawn.place(square), found } };
		}
		marks.push({ mark: character.toLowerCase(), square });
	}
	let start = -1;
	let goal = -1;
	const kinds = [...new Set(marks.map(({ mark }) => mark))];
	const roles = new Map(
		kinds.map((mark) => [
			mark,
			roleOf(
				mark,
				kinds.filter((other) => other !== mark)
			)
		])
	);
	for (const { mark, square } of marks) {
		const isStart = roles.get(mark) === 'start';
		if ((isStart ? start : goal) >= 0) {
			const code = isStart ? 'two-starts' : 'two-goals';
			return { error: { code, ...drawn.place(square), found: drawn.squares[square] } };
		}
		if (isStart) start = square;
		else goal = square;
	}
	return { start, goal };
}

/**
 * The maze with a start and a goal for those that are missing (−1): the two openings in the border,
 * or else the first and the last open square. Null if there are fewer than two open squares.
 */
export function withEnds(
	size: Size,
	walls: Uint8Array,
	ends: { readonly start: number; readonly goal: number }
): SolveSetup | null {
	const open: number[] = [];
	walls.forEach((wall, square) => {
		if (wall === 0 && square !== ends.start && square !== ends.goal) open.push(square);
	});
	const openings = open.filter((square) => isOnBorder(size, square));
	const missing = (ends.start < 0 ? 1 : 0) + (ends.goal < 0 ? 1 : 0);
	if (open.length < missing) return null;
	const proposed = openings.length === missing ? openings : open;
	const start = ends.start < 0 ? proposed[0] : ends.start;
	const goal = ends.goal < 0 ? proposed[proposed.length - 1] : ends.goal;
	const { columns, rows } = size;
	return {
		mode: 'solve',
		columns,
		rows,
		walls,
		start,
		goal,
		directions: DIRECTIONS,
		manhattanBound: false
	};
}

/** The maze with walls and open squares exchanged and other ends; null if it has no room for ends. */
export function inverted(setup: SolveSetup): SolveSetup | null {
	const walls = setup.walls.map((wall) => 1 - wall);
	return withEnds(setup, walls, { start: -1, goal: -1 });
}

function isOnBorder({ columns, rows }: Size, square: number): boolean {
	const column = square % columns;
	const row = Math.floor(square / columns);
	return column === 0 || row === 0 || column === columns - 1 || row === rows - 1;
}
