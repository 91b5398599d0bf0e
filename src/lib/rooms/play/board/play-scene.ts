import type { Area } from '$lib/stage/board/area';
import { face } from '$lib/stage/scene/face';
import type { GridScene, SceneMark, SceneView } from '$lib/stage/scene/scene';
import { listValues } from '$lib/engine/problem';
import type { BoxShape } from '$lib/kinds/sudoku/shape';
import { symbolText } from '$lib/kinds/sudoku/symbols';
import { cellsArea } from '$lib/kinds/sudoku/view/board/geometry';
import { markStyle } from '$lib/kinds/sudoku/view/board/marks';
import { pencilMarks, placeOf, sheetScene, symbolSize } from '$lib/kinds/sudoku/view/scene';
import type { PlaySquare } from './squares';

/** What a played board shows. */
export interface Played {
	readonly shape: BoxShape;
	readonly squares: readonly PlaySquare[];
	/** The symbol that is highlighted wherever it is, −1 for none. */
	readonly active: number;
	/** The house and the cell that a hint points at; null and −1 for none. */
	readonly house: Area | null;
	readonly target: number;
	readonly isSolved: boolean;
	/** There are no names of rows and columns. */
	readonly nameless: boolean;
}

/** A board that is played: givens, the player's symbols and notes, and what a hint shows. */
export function playScene(
	{ shape, squares, active, house, target, isSolved, nameless }: Played,
	view: SceneView
): GridScene<PlaySquare> {
	const marks = markStyle(shape, 'all', view.pixels);
	const same = squares.filter(({ symbol }) => active >= 0 && symbol === active);
	const lit: SceneMark[] =
		same.length === 0
			? []
			: [
					{
						d: cellsArea(
							shape,
							same.map(({ cell }) => cell)
						),
						style: 'same-symbol'
					}
				];
	const cells = squares.flatMap((square) => cellMarks(square, shape, marks));
	const { headings, ...sheet } = sheetScene(shape, [...lit, ...cells], {
		...{ current: placeOf(shape, target), unit: house, solved: isSolved }
	});
	const chosen = placeOf(shape, view.chosen);
	return {
		...{ ...sheet, places: squares, ...(!nameless && { headings }) },
		// Around the cell, not in it: its corners are for notes.
		marks: [
			...sheet.marks,
			...(chosen ? [{ ...chosen, wide: 1, high: 1, style: 'chosen-cell' } as const] : [])
		]
	};
}

/** What one cell shows: its symbol, or the player's notes. */
function cellMarks(
	square: PlaySquare,
	shape: BoxShape,
	marks: ReturnType<typeof markStyle>
): SceneMark[] {
	const { cell, symbol, notes, isConflict, isWrong, isReason, isSolvers } = square;
	const { x, y } = placeOf(shape, cell)!;
	const kind = symbol < 0 ? 'open' : isSolvers ? 'solved' : 'set';
	const { rows, columns } = shape;
	// Behind the note of the highlighted symbol.
	const found = (marks === 'places' ? listValues(square.found) : []).map((value): SceneMark => {
		const [wide, high] = [0.84 / columns, 0.86 / rows];
		return {
			...{ x: x + 0.06 + (0.88 * ((value % columns) + 0.5)) / columns - wide / 2, wide, high },
			y: y + 0.06 + (0.88 * (Math.floor(value / columns) + 0.5)) / rows - high / 2,
			...{ round: 0.22 * wide, style: 'found-note' }
		};
	});
	const pencil =
		notes === 0
			? []
			: pencilMarks(shape, { candidates: notes, pruned: 0, eliminated: 0 }, marks, cell, x, y);
	return [
		...face(x, y, {
			...{ kind, conflict: isConflict, clash: isWrong, cause: isReason, given: square.isGiven },
			...{ symbol: symbol < 0 ? '' : symbolText(symbol), symbolSize: symbolSize(shape) },
			key: `cell ${cell}`
		}),
		...found,
		...pencil
	];
}
