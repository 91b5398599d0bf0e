import { face } from '$lib/stage/drawing/board/face';
import { gridBoard } from '$lib/stage/drawing/board/grid-board';
import { valueMarks } from '$lib/stage/drawing/board/value-marks';
import { CELL, type Drawing, type Mark } from '$lib/stage/drawing/drawing';
import { hatching, outline } from '$lib/stage/drawing/outline';
import { chequer, linkBetween } from '$lib/stage/board/lines';
import { columnName, rowName } from '$lib/stage/board/square-texts';
import type { MomentFacts } from '$lib/stage/facts/moment-facts.svelte';
import type { QueensSetup } from '../setup';
import { attackMap } from './attack-map';
import { attackedArea, neighbours } from './geometry';
import { QUEEN } from './queen';
import { squaresOf } from './squares';

/** The drawing of a chessboard with queens at a moment: what the studio's board shows. */
export default function drawing(facts: MomentFacts<QueensSetup>): Drawing {
	const { assignment, step, states, conflicts, clashes, isSolved, isDeadEnd, setup } = facts;
	const { size } = setup;
	const map = attackMap(size, assignment);
	const queenOf = (row: number) => row * size + Math.max(assignment[row], 0);
	const current = step === null ? -1 : step.variable * size + Math.max(step.value, 0);

	const area = isSolved ? [] : outline(attackedArea(size, assignment, map), 0, 0, CELL);
	const marks: Mark[] = [
		{ kind: 'rectangle', x: 0, y: 0, width: size * CELL, height: size * CELL, style: 'board' },
		{ kind: 'path', segments: outline(chequer(size), 0, 0, CELL), style: 'chequer' }
	];
	if (area.length > 0)
		marks.push(
			{ kind: 'path', segments: area, style: 'attacked' },
			{ kind: 'path', segments: hatching(area, -45, 8.5), style: 'attacked-hatch' },
			{ kind: 'path', segments: area, style: 'attacked-edge' }
		);
	squaresOf(states, map).forEach(({ mark, queen, settled }, square) => {
		const [x, y] = [(square % size) * CELL, Math.floor(square / size) * CELL];
		if (mark !== 'none' && queen === null) marks.push(...valueMarks(x, y, mark, settled));
	});
	for (const { variable, value, kind, conflict, clash, cause } of states)
		if (value >= 0)
			marks.push(
				...face(value * CELL, variable * CELL, {
					...{ kind, conflict, clash, cause, plate: true, picture: QUEEN }
				})
			);

	function links(): string[] {
		if (step?.kind === 'reject')
			return clashes.map((row) => linkBetween(size, current, queenOf(row)));
		if (step !== null) return [];
		const pairs = neighbours(size, [...conflicts].map(queenOf));
		return pairs.map(([from, to]) => linkBetween(size, from, to));
	}
	return gridBoard({
		...{ columns: size, rows: size, marks, solved: isSolved, links: links() },
		current:
			step === null || step.variable < 0
				? null
				: { x: Math.max(step.value, 0), y: step.variable, width: step.value < 0 ? size : 1 },
		currentFailed: isDeadEnd,
		unit:
			step !== null && facts.unit.length > 0 && step.value >= 0
				? { x: step.value, y: 0, height: size }
				: null,
		unitFailed: isDeadEnd,
		causeLink:
			step?.kind === 'eliminate' && step.cause >= 0
				? linkBetween(size, current, queenOf(step.cause))
				: null,
		headings: {
			columns: (column) => ({ name: columnName(column), current: step?.value === column }),
			rows: (row) => ({
				name: rowName(row),
				current: states[row].current,
				failed: states[row].kind === 'deadend' || states[row].barren
			})
		}
	});
}
