import { chequer, linkBetween, middleOf } from '$lib/stage/board/lines';
import { columnName, rowName } from '$lib/stage/board/square-texts';
import { LEGIBLE } from '$lib/stage/board/square/squares';
import type { MomentFacts } from '$lib/stage/facts/moment-facts.svelte';
import { face, ON_SQUARES } from '$lib/stage/scene/face';
import { overGrid } from '$lib/stage/scene/over-grid';
import { legible, type GridScene, type SceneMark, type SceneView } from '$lib/stage/scene/scene';
import { valueMarks } from '$lib/stage/scene/value-mark';
import type { QueensSetup } from '../setup';
import { attackMap } from './attack-map';
import { attackedArea, attackersOf, neighbours, raysOf } from './geometry';
import { QUEEN } from './queen';
import { squaresOf, type Square } from './squares';

/**
 * A chessboard at a moment: the queens set by hand, the placements of the search, the squares that no queen can take,
 * and what became of each square of the current row. Rows that have their queen are calm. Pointing at a square shows
 * who attacks it.
 */
export function scene(facts: MomentFacts<QueensSetup>, view: SceneView): GridScene<Square> {
	const { assignment, step, states, conflicts, clashes, isSolved, isDeadEnd, setup } = facts;
	const { size } = setup;
	const { pixels, pointed, asks } = view;
	const isTiny = pixels > 0 && pixels < LEGIBLE;
	const map = attackMap(size, assignment);
	const places = squaresOf(states, map);
	const queenOf = (row: number) => row * size + Math.max(assignment[row], 0);
	const current = step === null ? -1 : step.variable * size + Math.max(step.value, 0);
	const isQueen = pointed >= 0 && assignment[Math.floor(pointed / size)] === pointed % size;
	/** The queens that attack the square pointed at, unless the step shows them already. */
	const attackers =
		asks || pointed < 0 || isQueen || (step?.kind === 'reject' && pointed === current)
			? []
			: attackersOf(size, assignment, pointed).map(queenOf);

	function area(): string {
		if (asks) return '';
		if (isQueen) return raysOf(size, pointed);
		// In a solution every square is attacked.
		return isSolved ? '' : attackedArea(size, assignment, map);
	}

	/** The number of attackers, where it says something that is not obvious. */
	function countAt({ queen, count, mark }: Square, square: number): number {
		if (queen !== null || count === 0 || isTiny) return 0;
		const isOpen = assignment[Math.floor(square / size)] < 0;
		const isTold = mark === 'rejected' || (facts.pencil === 'all' && isOpen);
		return isTold || square === pointed ? count : 0;
	}

	const marks: SceneMark[] = [
		{ x: 0, y: 0, wide: size, high: size, style: 'board' },
		{ d: chequer(size), style: 'chequer' },
		...attacked(area(), !isTiny)
	];
	for (const [square, place] of places.entries()) {
		const { mark, queen, settled } = place;
		const [x, y] = [square % size, Math.floor(square / size)];
		if (mark !== 'none' && queen === null) marks.push(...valueMarks(x, y, mark, settled));
		const count = countAt(place, square);
		if (count > 0) marks.push(...attackCount(x, y, count, mark !== 'none', view));
	}
	for (const { variable, value, kind, conflict, clash, cause } of states) {
		const look = { kind, conflict, clash, cause, picture: QUEEN, ...ON_SQUARES, tiny: isTiny };
		if (value >= 0) marks.push(...face(value, variable, { ...look, key: `queen ${variable}` }));
	}
	for (const queen of attackers) {
		const d = linkBetween(size, pointed, queen);
		marks.push({ d, style: 'link-halo' }, { d, style: 'attack-line' });
		marks.push({ ...middleOf(size, queen), radius: 0.45, style: 'attack-ring' });
	}

	function links(): string[] {
		if (step?.kind === 'reject')
			return clashes.map((row) => linkBetween(size, current, queenOf(row)));
		if (step !== null) return [];
		const pairs = neighbours(size, [...conflicts].map(queenOf));
		return pairs.map(([from, to]) => linkBetween(size, from, to));
	}
	const over = overGrid({
		...{ columns: size, rows: size, solved: isSolved, links: links() },
		// A dead end and a choice concern the whole row.
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
				: null
	});
	return {
		...{ width: size, height: size, marks: [...marks, ...over], places, spot: spotOf(facts) },
		headings: {
			columns: (column) => ({ name: columnName(column), current: step?.value === column }),
			rows: (row) => ({
				name: rowName(row),
				current: states[row].current,
				failed: states[row].kind === 'deadend' || states[row].barren
			})
		}
	};
}

/** The attacked squares, in one colour and one pattern whoever attacks them. @param isFine there is room for the pattern */
export function attacked(d: string, isFine = true): SceneMark[] {
	if (d === '') return [];
	const wash: SceneMark = { d, style: 'attacked' };
	// The edges keep attacked squares apart.
	return isFine ? [wash, { d, style: 'attacked-hatch' }, { d, style: 'attacked-edge' }] : [wash];
}

/** How many queens attack a square. @param isAside the square has a mark: the number stands in its corner */
export function attackCount(
	x: number,
	y: number,
	count: number,
	isAside: boolean,
	view: SceneView
): SceneMark[] {
	const size = isAside ? legible(view, 0.24, [11, 32], 0.4) : legible(view, 0.3, [12, 40], 0.4);
	const text = String(count);
	const [wide, high] = [size * (0.6 * text.length + 0.4), size * 1.16];
	const middle = isAside
		? { x: x + 0.96 - wide / 2, y: y + 0.96 - high / 2 }
		: { x: x + 0.5, y: y + 0.5 };
	const ground = { x: middle.x - wide / 2, y: middle.y - high / 2, wide, high, round: size / 5 };
	return [
		{ ...ground, style: 'attack-count-ground' },
		{ ...middle, size, text, style: 'attack-count' }
	];
}

/** A row without a queen is lit as a whole. */
function spotOf({
	spotlight,
	assignment,
	setup: { size }
}: MomentFacts<QueensSetup>): GridScene<Square>['spot'] {
	const { variable = -1, value = -1 } = spotlight ?? {};
	if (variable < 0) return null;
	const column = value >= 0 ? value : assignment[variable];
	return column < 0 ? { x: 0, y: variable, width: size } : { x: column, y: variable };
}
