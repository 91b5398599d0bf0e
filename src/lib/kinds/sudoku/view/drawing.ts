import { listValues } from '$lib/engine/problem';
import { drawn } from '$lib/stage/drawing/board/scene-drawing';
import { face } from '$lib/stage/scene/face';
import { gridBoard, type GridBoard } from '$lib/stage/drawing/board/grid-board';
import { CELL, type Drawing, type Mark } from '$lib/stage/drawing/drawing';
import { outline } from '$lib/stage/drawing/outline';
import type { MomentFacts } from '$lib/stage/facts/moment-facts.svelte';
import type { VariableState } from '$lib/stage/facts/variable-states';
import { columnName, rowName } from '$lib/stage/board/square-texts';
import type { Board } from '../board';
import type { SudokuSetup } from '../kind';
import { boxOf, columnOf, rowOf, sizeOf, type BoxShape } from '../shape';
import { symbolText } from '../symbols';
import { boardLines, connector } from './board/geometry';

/** The drawing of a Sudoku at a moment: what the studio's board shows. */
export default function drawing(facts: MomentFacts<SudokuSetup>): Drawing {
	return sudokuDrawing(facts, facts.setup.givens);
}

/** The drawing of a search in a board with these givens. */
export function sudokuDrawing<Setup>(
	facts: MomentFacts<Setup>,
	{ shape, cells: givens }: Board
): Drawing {
	const { step, states } = facts;
	const size = sizeOf(shape);
	const placeOf = (cell: number) => ({ x: columnOf(shape, cell), y: rowOf(shape, cell) });
	const place = step === null || step.variable < 0 ? null : placeOf(step.variable);
	const square = (cell: number, style: 'given-ground' | 'unit' | 'unit-failed'): Mark => ({
		...{ kind: 'rectangle', x: columnOf(shape, cell) * CELL, y: rowOf(shape, cell) * CELL },
		...{ width: CELL, height: CELL, style }
	});
	const isElimination = step?.kind === 'eliminate' && step.cause >= 0;
	const marks: Mark[] = [
		{ kind: 'rectangle', x: 0, y: 0, width: size * CELL, height: size * CELL, style: 'board' }
	];
	for (let cell = 0; cell < size * size; cell++)
		if (givens[cell] >= 0) marks.push(square(cell, 'given-ground'));
	if (step !== null)
		for (const cell of facts.unit)
			marks.push(square(cell, step.kind === 'deadend' ? 'unit-failed' : 'unit'));
	if (isElimination)
		for (let cell = 0; cell < size * size; cell++)
			if (shareUnit(shape, cell, step.variable, step.cause)) marks.push(square(cell, 'unit'));

	const symbolSize = Math.min(0.62 + 0.0045 * size, 0.74);
	for (const state of states) {
		const { x, y } = placeOf(state.variable);
		const { kind, value, eliminated, conflict, clash, cause } = state;
		const symbol = value < 0 ? '' : symbolText(value);
		marks.push(
			...drawn(
				face(x, y, {
					...{ kind, symbol, symbolSize, conflict, clash, cause },
					given: kind === 'set' && givens[state.variable] >= 0,
					barren: state.barren && eliminated === 0
				})
			)
		);
		if (kind === 'open') marks.push(...pencilMarks(shape, state, x * CELL, y * CELL));
	}
	return sheet(shape, {
		...{ marks, solved: facts.isSolved },
		current: place,
		links:
			step?.kind === 'reject'
				? facts.clashes.map((peer) => connector(shape, step.variable, peer))
				: [],
		causeLink: isElimination ? connector(shape, step.variable, step.cause) : null
	});
}

/** A board with its lines, stronger between boxes, and the names of its rows and columns. */
export function sheet(
	shape: BoxShape,
	{ current = null, ...board }: Omit<GridBoard, 'columns' | 'rows' | 'lines' | 'edge' | 'headings'>
): Drawing {
	const size = sizeOf(shape);
	const { cells, boxes } = boardLines(shape);
	return gridBoard({
		...{ ...board, current, columns: size, rows: size, edge: 'box-edge' },
		lines: [
			{ kind: 'path', segments: outline(cells, 0, 0, CELL), style: 'grid' },
			{ kind: 'path', segments: outline(boxes, 0, 0, CELL), style: 'box-line' }
		],
		headings: {
			columns: (column) => ({ name: columnName(column), current: current?.x === column }),
			rows: (row) => ({ name: rowName(row), current: current?.y === row })
		}
	});
}

/** Candidates, eliminated ones and those that the move eliminates, each at its place in the square. */
function pencilMarks(shape: BoxShape, state: VariableState, left: number, top: number): Mark[] {
	const { candidates, pruned, eliminated } = state;
	const { rows, columns } = shape;
	const size = CELL * Math.min(1.02 / rows, 1.36 / columns, 0.34);
	const marks: Mark[] = [];
	const at = (value: number) => ({
		x: left + CELL * (0.06 + (0.88 * ((value % columns) + 0.5)) / columns),
		y: top + CELL * (0.06 + (0.88 * (Math.floor(value / columns) + 0.5)) / rows)
	});
	const stroke = (
		value: number,
		half: number,
		style: 'removed-candidate-stroke' | 'eliminated-stroke'
	) => {
		const { x, y } = at(value);
		marks.push({
			kind: 'path',
			segments: outline(`M${-half} ${half}L${half} ${-half}`, x, y),
			style
		});
	};
	for (const value of listValues(candidates))
		marks.push({ kind: 'words', ...at(value), text: symbolText(value), size, style: 'candidate' });
	for (const value of listValues(pruned & ~eliminated)) {
		const text = symbolText(value);
		marks.push({ kind: 'words', ...at(value), text, size, style: 'removed-candidate' });
		stroke(value, size * 0.38, 'removed-candidate-stroke');
	}
	for (const value of listValues(eliminated)) {
		const text = symbolText(value);
		marks.push({ kind: 'circle', ...at(value), radius: size * 0.6, style: 'eliminated' });
		stroke(value, size * 0.55, 'eliminated-stroke');
		marks.push({ kind: 'words', ...at(value), text, size: size * 1.05, style: 'eliminated' });
	}
	return marks;
}

/** Whether a cell lies in a row, column or box that two cells share. */
function shareUnit(shape: BoxShape, cell: number, one: number, other: number): boolean {
	return [rowOf, columnOf, boxOf].some(
		(unit) => unit(shape, one) === unit(shape, other) && unit(shape, cell) === unit(shape, one)
	);
}
