import { listValues } from '$lib/engine/problem';
import { columnName, rowName } from '$lib/stage/board/square-texts';
import type { MomentFacts } from '$lib/stage/facts/moment-facts.svelte';
import type { VariableState } from '$lib/stage/facts/variable-states';
import { face } from '$lib/stage/scene/face';
import { learntCount } from '$lib/stage/scene/learnt-count';
import { overGrid, type OverGrid } from '$lib/stage/scene/over-grid';
import type { GridScene, Scene, SceneMark, SceneView } from '$lib/stage/scene/scene';
import type { Board } from '../board';
import type { SudokuSetup } from '../kind';
import { columnOf, rowOf, sizeOf, type BoxShape } from '../shape';
import { symbolText } from '../symbols';
import {
	boardLines,
	cellsArea,
	centreOf,
	connector,
	houseArea,
	sharedArea
} from './board/geometry';
import { markStyle, type MarkStyle } from './board/marks';

/** A Sudoku at a moment: givens and entries, the placements of the search, and the current step. */
export function scene(facts: MomentFacts<SudokuSetup>, view: SceneView): GridScene<VariableState> {
	return searchScene(facts, facts.setup.givens, view);
}

/** A search in a board with these givens. */
export function searchScene<Setup>(
	facts: MomentFacts<Setup>,
	{ shape, cells: givens }: Board,
	view: SceneView
): GridScene<VariableState> {
	const { step, states, pencil } = facts;
	const marks = pencil === 'off' ? 'row' : markStyle(shape, pencil, view.pixels);
	const given = [...givens.keys()].filter((cell) => givens[cell] >= 0);
	const isElimination = step?.kind === 'eliminate' && step.cause >= 0;
	const ground = groundMarks(shape, given, view.pointed >= 0 ? view.pointed : view.chosen);
	if (step !== null && facts.unit.length > 0) {
		const d = cellsArea(shape, facts.unit);
		ground.push({ d, style: step.kind === 'deadend' ? 'unit-failed' : 'unit' });
	}
	if (isElimination)
		ground.push({ d: sharedArea(shape, step.cause, step.variable), style: 'unit' });
	const cells = states.flatMap((state) => {
		const isGiven = givens[state.variable] >= 0;
		return cellMarks(shape, state, { isGiven, marks, view });
	});
	const place = placeOf(shape, step?.variable ?? -1);
	return {
		...sheetScene(shape, [...ground, ...cells], {
			...{ current: place, solved: facts.isSolved, chosen: view.chosen },
			links:
				step?.kind === 'reject'
					? facts.clashes.map((peer) => connector(shape, step.variable, peer))
					: [],
			causeLink: isElimination ? connector(shape, step.variable, step.cause) : null
		}),
		...{ places: states, spot: placeOf(shape, facts.spotlight?.variable ?? -1) }
	};
}

/** The place of a cell in squares; null for no cell. */
export function placeOf(shape: BoxShape, cell: number) {
	return cell < 0 ? null : { x: columnOf(shape, cell), y: rowOf(shape, cell) };
}

/** The sunken background of the givens; and the row, column and box of a cell, −1 for none. */
export function groundMarks(
	shape: BoxShape,
	given: readonly number[],
	shaded: number
): SceneMark[] {
	const size = sizeOf(shape);
	return [
		{ x: 0, y: 0, wide: size, high: size, style: 'board' },
		{ d: cellsArea(shape, given), style: 'given-ground' },
		...(shaded < 0 ? [] : [{ d: houseArea(shape, shaded), style: 'shade' } as const])
	];
}

interface Over extends Omit<OverGrid, 'columns' | 'rows' | 'lines' | 'edge'> {
	/** The selected cell, −1 for none. */
	readonly chosen?: number;
}

/** A board with its lines, stronger between boxes, and the names of its rows and columns. */
export function sheetScene(
	shape: BoxShape,
	marks: readonly SceneMark[],
	{ chosen = -1, ...over }: Over
): Scene {
	const size = sizeOf(shape);
	const lines = boardLines(shape);
	const above = overGrid({
		...{ ...over, columns: size, rows: size, edge: 'box-edge' },
		lines: [
			{ d: lines.cells, style: 'grid' },
			{ d: lines.boxes, style: 'box-line' }
		]
	});
	const { current } = over;
	return {
		...{ width: size, height: size },
		marks: [...marks, ...above, ...(chosen < 0 ? [] : [chosenCorners(shape, chosen)])],
		headings: {
			columns: (column) => ({ name: columnName(column), current: current?.x === column }),
			rows: (row) => ({ name: rowName(row), current: current?.y === row })
		}
	};
}

/** The corners of a frame in the selected cell. */
export function chosenCorners(shape: BoxShape, cell: number): SceneMark {
	const d = 'M-.41 -.2V-.41H-.2M.2 -.41H.41V-.2M.41 .2V.41H.2M-.2 .41H-.41V.2';
	return { d, ...centreOf(shape, cell), style: 'chosen-corners' };
}

/** The more symbols, the smaller the cells and the larger the symbols in them. */
export function symbolSize(shape: BoxShape): number {
	return Math.min(0.62 + 0.0045 * sizeOf(shape), 0.74);
}

interface CellOptions {
	/** The value was loaded with the board, not entered since. */
	readonly isGiven: boolean;
	readonly marks: MarkStyle;
	readonly view: SceneView;
}

/** What one cell shows: its symbol, how it got there, and the pencil marks. */
export function cellMarks(
	shape: BoxShape,
	state: VariableState,
	{ isGiven, marks, view }: CellOptions,
	{ x, y } = placeOf(shape, state.variable)!
): SceneMark[] {
	const { variable, kind, value, eliminated, conflict, clash, cause } = state;
	const count = learntCount(x + 1, y, state, view);
	// The count has the corner at the top right.
	const side = count.length > 0 ? 0.78 : 1;
	const pencil =
		kind === 'open' ? pencilMarks(shape, state, marks, variable, x, y + 1 - side, side) : [];
	return [
		...face(x, y, {
			...{ kind, conflict, clash, cause, symbolSize: symbolSize(shape) },
			...{ symbol: value < 0 ? '' : symbolText(value), key: `cell ${variable}` },
			given: isGiven && kind === 'set',
			barren: state.barren && eliminated === 0
		}),
		...pencil,
		...count
	];
}

/**
 * The pencil marks of a cell: candidates, eliminated ones, and those that the move eliminates, each at its place in
 * the box.
 */
export function pencilMarks(
	shape: BoxShape,
	{ candidates, pruned, eliminated }: Pick<VariableState, 'candidates' | 'pruned' | 'eliminated'>,
	marks: MarkStyle,
	cell: number,
	left: number,
	top: number,
	side = 1
): SceneMark[] {
	const { rows, columns } = shape;
	const key = `cell ${cell}`;
	const size = side * Math.min(1.02 / rows, 1.36 / columns, 0.34);
	const across = (value: number) =>
		left + side * (0.06 + (0.88 * ((value % columns) + 0.5)) / columns);
	const down = (value: number) =>
		top + side * (0.06 + (0.88 * (Math.floor(value / columns) + 0.5)) / rows);
	const centre = { x: left + side / 2, y: top + side / 2 };
	const letters = (
		values: readonly number[],
		style: 'candidate' | 'removed-candidate'
	): SceneMark => ({
		...{ letters: values.map(symbolText).join(''), size, style, key: `${key} ${style}` },
		...{ across: values.map(across), down: values.map(down) }
	});
	const stroke = (value: number, half: number) => {
		const [x, y] = [across(value), down(value)];
		return `M${round(x - half)} ${round(y + half)}L${round(x + half)} ${round(y - half)}`;
	};
	const gone = listValues(eliminated);
	const earlier = listValues(pruned & ~eliminated);
	const shown: SceneMark[] = [];
	if (candidates !== 0 && (gone.length === 0 || marks === 'places')) {
		const list = listValues(candidates);
		const row = { ...centre, style: 'candidate', key: `${key} row`, size: side * 0.46 } as const;
		if (marks === 'row') shown.push({ ...row, text: list.map(symbolText).join('') });
		else if (marks === 'places') shown.push(letters(list, 'candidate'));
		else if (marks === 'dots') {
			const d = list.map((value) => `M${round(across(value))} ${round(down(value))}h0`).join('');
			shown.push({ d, style: 'candidate-dots', key: `${key} dots` });
		}
	}
	if (earlier.length > 0 && marks === 'places') {
		shown.push(letters(earlier, 'removed-candidate'));
		const d = earlier.map((value) => stroke(value, size * 0.38)).join('');
		shown.push({ d, style: 'removed-candidate-stroke', key: `${key} removed` });
	}
	// If marks are too small to read, a single one being eliminated takes the whole cell.
	const isAlone = gone.length === 1 && marks !== 'places';
	for (const value of gone) {
		const at = isAlone ? centre : { x: across(value), y: down(value) };
		const large = side * (isAlone ? 0.62 : Math.min(1.1 / rows, 1.7 / columns, 0.36));
		const half = large * 0.53;
		shown.push(
			{ ...at, radius: large * 0.55, style: 'eliminated' },
			{ d: `M${-half} ${half}L${half} ${-half}`, ...at, style: 'eliminated-stroke' },
			{ ...at, text: symbolText(value), size: large, style: 'eliminated' }
		);
	}
	return shown;
}

function round(length: number): number {
	return Math.round(length * 1000) / 1000;
}
