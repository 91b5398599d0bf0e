import { linkBetween } from '$lib/stage/board/lines';
import { valueMark } from '$lib/stage/board/square-texts';
import { LEGIBLE } from '$lib/stage/board/square/squares';
import type { MomentFacts } from '$lib/stage/facts/moment-facts.svelte';
import { face, ON_SQUARES } from '$lib/stage/scene/face';
import { overGrid } from '$lib/stage/scene/over-grid';
import type { GridScene, SceneMark, SceneView } from '$lib/stage/scene/scene';
import { valueMarks } from '$lib/stage/scene/value-mark';
import type { OwnSetup } from '../setup';
import type { Square } from './squares';

/** The height of letters in pixels that can be read. */
const READABLE = 9;

const longest = (names: readonly string[]) => Math.max(...names.map(({ length }) => length));

/** A row for each variable and a square for each value: what is placed, and what became of each value. */
export function scene(facts: MomentFacts<OwnSetup>, { pixels }: SceneView): GridScene<Square> {
	const { assignment, step, states, conflicts, clashes, isSolved, setup } = facts;
	const { variables, values } = setup;
	const [columns, rows] = [values.length, variables.length];
	const placed = (variable: number) => variable * columns + Math.max(assignment[variable], 0);
	const current = step === null ? -1 : step.variable * columns + Math.max(step.value, 0);
	const symbolSize = Math.min(0.45, 1.3 / longest(values));
	const isTiny = pixels > 0 && pixels < LEGIBLE;
	// The names of values stand in their squares, if there is room for all of them.
	const hasNames = pixels === 0 || pixels * symbolSize >= READABLE;

	const places = states.flatMap((state) =>
		values.map((_, value): Square => {
			const isShown = state.value === value;
			return {
				state: isShown ? state : null,
				mark: isShown ? 'none' : valueMark(state, value),
				isFaint: state.value >= 0 && !state.current,
				isCurrent: state.stepValue === value,
				isDeadEnd: state.kind === 'deadend'
			};
		})
	);
	const marks: SceneMark[] = [{ x: 0, y: 0, wide: columns, high: rows, style: 'board' }];
	for (const [square, { state, mark, isFaint }] of places.entries()) {
		const [x, y] = [square % columns, Math.floor(square / columns)];
		if (state !== null) {
			const { kind, conflict, clash, cause } = state;
			const symbol = hasNames ? values[x] : '';
			const look = { kind, conflict, clash, cause, symbol, symbolSize, tiny: isTiny };
			marks.push(...face(x, y, { ...look, ...ON_SQUARES, key: `value ${y}` }));
		} else if (mark !== 'none') marks.push(...valueMarks(x, y, mark, isFaint));
	}

	function links(): string[] {
		if (step?.kind === 'reject')
			return clashes.map((variable) => linkBetween(columns, current, placed(variable)));
		if (step !== null) return [];
		const [first, ...others] = conflicts;
		return others.map((other) => linkBetween(columns, placed(first), placed(other)));
	}
	const areaOf = (variable: number, value: number) =>
		value < 0 ? { x: 0, y: variable, width: columns } : { x: value, y: variable };
	const { variable: spot = -1, value: spotValue = -1 } = facts.spotlight ?? {};
	const over = overGrid({
		...{ columns, rows, solved: isSolved, links: links() },
		lines: [{ d: linesOf(columns, rows), style: 'maze-grid' }],
		current: step === null || step.variable < 0 ? null : areaOf(step.variable, step.value),
		currentFailed: facts.isDeadEnd,
		causeLink:
			step?.kind === 'eliminate' && step.cause >= 0
				? linkBetween(columns, current, placed(step.cause))
				: null
	});
	return {
		...{ width: columns, height: rows, marks: [...marks, ...over], places },
		spot: spot < 0 ? null : areaOf(spot, spotValue >= 0 ? spotValue : assignment[spot]),
		headings: {
			columns: (value) => ({ name: values[value], current: step?.value === value }),
			rows: (variable) => ({
				name: variables[variable],
				current: states[variable].current,
				failed: states[variable].kind === 'deadend' || states[variable].barren
			}),
			letters: longest(variables),
			lettersAbove: longest(values)
		}
	};
}

/** The lines between the squares. */
function linesOf(columns: number, rows: number): string {
	const across = Array.from({ length: rows - 1 }, (_, row) => `M0 ${row + 1}h${columns}`);
	const down = Array.from({ length: columns - 1 }, (_, column) => `M${column + 1} 0v${rows}`);
	return [...across, ...down].join('');
}
