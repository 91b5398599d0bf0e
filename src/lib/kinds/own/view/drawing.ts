import { face } from '$lib/stage/drawing/board/face';
import { gridBoard } from '$lib/stage/drawing/board/grid-board';
import { valueMarks } from '$lib/stage/drawing/board/value-marks';
import { CELL, type Drawing, type Mark } from '$lib/stage/drawing/drawing';
import { linkBetween } from '$lib/stage/board/lines';
import { valueMark } from '$lib/stage/board/square-texts';
import type { MomentFacts } from '$lib/stage/facts/moment-facts.svelte';
import type { OwnSetup } from '../setup';

/** The drawing of a problem of one's own at a moment: what the studio's board shows. */
export default function drawing(facts: MomentFacts<OwnSetup>): Drawing {
	const { assignment, step, states, conflicts, clashes, isSolved, setup } = facts;
	const rows = setup.variables.length;
	const columns = setup.values.length;
	const placed = (variable: number) => variable * columns + Math.max(assignment[variable], 0);
	const current = step === null ? -1 : step.variable * columns + Math.max(step.value, 0);
	const longest = Math.max(...setup.values.map(({ length }) => length));
	const symbolSize = Math.min(0.45, 1.1 / longest);

	const marks: Mark[] = [
		...([
			{ kind: 'rectangle', x: 0, y: 0, width: columns * CELL, height: rows * CELL, style: 'board' }
		] as const)
	];
	for (const state of states)
		for (let value = 0; value < columns; value++) {
			const [x, y] = [value * CELL, state.variable * CELL];
			const mark = valueMark(state, value);
			if (state.value === value) {
				const { kind, conflict, clash, cause } = state;
				const symbol = setup.values[value];
				marks.push(
					...face(x, y, { kind, conflict, clash, cause, symbol, symbolSize, plate: true })
				);
			} else if (mark !== 'none')
				marks.push(...valueMarks(x, y, mark, state.value >= 0 && !state.current));
		}

	function links(): string[] {
		if (step?.kind === 'reject')
			return clashes.map((variable) => linkBetween(columns, current, placed(variable)));
		if (step !== null) return [];
		const [first, ...others] = conflicts;
		return others.map((other) => linkBetween(columns, placed(first), placed(other)));
	}
	return gridBoard({
		...{ columns, rows, marks, solved: isSolved, links: links() },
		lines: [{ kind: 'grid', x: 0, y: 0, columns, rows, cell: CELL, style: 'maze-grid' }],
		current:
			step === null || step.variable < 0
				? null
				: step.value < 0
					? { x: 0, y: step.variable, width: columns }
					: { x: step.value, y: step.variable },
		currentFailed: facts.isDeadEnd,
		causeLink:
			step?.kind === 'eliminate' && step.cause >= 0
				? linkBetween(columns, current, placed(step.cause))
				: null,
		headings: {
			columns: (value) => ({ name: setup.values[value], current: step?.value === value }),
			rows: (variable) => ({
				name: setup.variables[variable],
				current: states[variable].current,
				failed: states[variable].kind === 'deadend' || states[variable].barren
			})
		}
	});
}
