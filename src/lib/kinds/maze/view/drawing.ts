import { placesOf } from '$lib/engine/walk';
import { gridBoard } from '$lib/stage/drawing/board/grid-board';
import { CELL, type Drawing, type Mark } from '$lib/stage/drawing/drawing';
import type { Style } from '$lib/stage/drawing/looks';
import { outline } from '$lib/stage/drawing/outline';
import { columnName, rowName } from '$lib/stage/board/square-texts';
import type { MomentFacts } from '$lib/stage/facts/moment-facts.svelte';
import { loopWalls, squareOfCell } from '../carved-maze';
import type { MazeSetup } from '../setup';
import { seenIn } from '../walk-notes';
import { centreOf, groundOf, type Ground, type Point } from './board/ground';
import { edgeOf, filled, lines, rounded } from './board/paths';
import { LED, progressOf, type Progress } from './board/progress';

/** The drawing of a maze at a moment: what the studio's board shows. */
export default function drawing(facts: MomentFacts<MazeSetup>): Drawing {
	const { setup, problem, moment, trace } = facts;
	const ground = groundOf(setup);
	const isShown = facts.watching && problem !== null;
	const best = isShown && facts.best !== null ? placesOf(problem, facts.best) : [];
	const legal = facts.pencil === 'off' ? null : facts.legal;
	const progress = isShown ? progressOf(setup, problem, moment!, trace, legal, best) : null;
	const isCarved = setup.mode === 'carve' && progress?.isSolved === true;
	const hasEnded = moment !== null && moment.outcome !== null && progress?.path.length === 1;
	const head = progress?.path.at(-1) ?? -1;

	const marks = groundMarks(setup, ground, progress, seenIn(trace?.notes)?.from ?? null);
	if (progress !== null) marks.push(...pathMarks(setup, ground, progress, hasEnded));
	const ends = endsOf(setup, ground, isCarved);
	if (ends !== null) {
		const isReached = progress?.isSolved === true || (hasEnded && best.length > 0);
		marks.push(...endMarks(ends, isReached));
	}
	if (progress !== null && !isCarved) {
		if (facts.pencil === 'all') marks.push(...numberMarks(ground, progress.path));
		marks.push(...headMarks(setup, ground, progress));
	}
	return gridBoard({
		...{ columns: ground.width, rows: ground.height, marks },
		edge: isCarved ? 'solved-edge' : 'maze-edge',
		headings: {
			...(ground.pitch === 2 && { pitch: 2 }),
			columns: (column) => ({
				name: columnName(column),
				current: head >= 0 && head % ground.columns === column
			}),
			rows: (row) => ({
				name: rowName(row),
				current: head >= 0 && Math.floor(head / ground.columns) === row
			})
		}
	});
}

function path(data: string, style: Style, at: Point = { x: 0, y: 0 }): Mark {
	return { kind: 'path', segments: outline(data, at.x * CELL, at.y * CELL, CELL), style };
}

function circle({ x, y }: Point, radius: number, style: Style): Mark {
	return { kind: 'circle', x: x * CELL, y: y * CELL, radius: radius * CELL, style };
}

function square({ x, y }: Point, half: number, style: Style): Mark {
	const side = 2 * half * CELL;
	return {
		...{ kind: 'rectangle', x: (x - half) * CELL, y: (y - half) * CELL, style },
		...{ width: side, height: side }
	};
}

/** Walls, open squares, and the squares that the search has left. */
function groundMarks(
	setup: MazeSetup,
	ground: Ground,
	progress: Progress | null,
	from: ArrayLike<number> | null
): Mark[] {
	const { width, height } = ground;
	const whole = (style: Style): Mark => ({
		...{ kind: 'rectangle', x: 0, y: 0, width: width * CELL, height: height * CELL, style }
	});
	if (setup.mode === 'carve') return [whole('wall'), ...carvedMarks(setup, ground, progress, from)];
	const marks = [whole('board')];
	if (progress !== null) {
		const stays = progress.seen.slice();
		// Lines cover these places.
		for (const place of [...progress.path, ...progress.best]) stays[place] = 0;
		for (const [state, style, sign] of [
			[1, 'left-square', 'left-sign'],
			[LED, 'led-square', 'led-sign']
		] as const) {
			const area = filled(setup, (place) => stays[place] === state);
			if (area === '') continue;
			marks.push(path(area, style));
			stays.forEach((found, place) => {
				if (found !== state) return;
				const middle = centreOf(ground, place);
				if (state === LED) marks.push(path('M0 -.2L.2 0L0 .2L-.2 0z', sign, middle));
				else marks.push(square(middle, 0.14, sign));
			});
		}
	}
	marks.push(path(lines(setup), 'maze-grid'));
	marks.push(
		path(
			filled(setup, (place) => setup.walls[place] === 1),
			'wall'
		)
	);
	return marks;
}

function carvedMarks(
	setup: MazeSetup & { mode: 'carve' },
	ground: Ground,
	progress: Progress | null,
	from: ArrayLike<number> | null
): Mark[] {
	const marks: Mark[] = [];
	const isOpen = (place: number) => (progress?.seen[place] ?? 0) > 0 || place === 0;
	for (let place = 0; place < ground.columns * ground.rows; place++) {
		const middle = centreOf(ground, place);
		if (!isOpen(place)) {
			marks.push(circle(middle, 0.13, 'closed-cell'));
			continue;
		}
		marks.push(square(middle, 0.5, 'passage'));
		const entered = from?.[place] ?? -1;
		if (entered < 0 || progress === null) continue;
		const other = centreOf(ground, entered);
		const between = { x: (middle.x + other.x) / 2, y: (middle.y + other.y) / 2 };
		marks.push(square(between, 0.5, 'passage'));
	}
	if (progress?.isSolved === true && from !== null)
		for (const wall of loopWalls(setup, from)) {
			const middle = squareMiddle(ground, wall);
			marks.push(square(middle, 0.5, 'passage'), circle(middle, 0.26, 'loop'));
		}
	return marks;
}

/** The middle of a unit square of the picture, even if cells are farther apart. */
function squareMiddle({ width, height }: Ground, square: number): Point {
	return centreOf({ columns: width, rows: height, pitch: 1 }, square);
}

function pathMarks(
	setup: MazeSetup,
	ground: Ground,
	progress: Progress,
	hasEnded: boolean
): Mark[] {
	const { path: places, best, isSolved, taken, tried } = progress;
	const marks: Mark[] = [];
	const isCarved = setup.mode === 'carve' && isSolved;
	const head = places.at(-1)!;
	if (best.length > 1 && !isSolved)
		marks.push(path(rounded(ground, best), hasEnded ? 'solution-line' : 'best-line'));
	if (taken >= 0) {
		const [from, to] = [centreOf(ground, head), centreOf(ground, taken)];
		marks.push(path(`M${from.x} ${from.y}L${to.x} ${to.y}`, 'taken-line'));
		marks.push(square(to, 0.34, 'taken-line'));
	}
	if (places.length > 1 && !isCarved)
		marks.push(path(rounded(ground, places), isSolved ? 'solution-line' : 'path-line'));
	if (tried >= 0 && !isCarved) {
		const { next } = edgeOf(ground, head, setup.directions[tried]);
		if (next >= 0 && !(setup.mode === 'solve' && setup.walls[next] === 1))
			marks.push(square(centreOf(ground, next), 0.43, 'crossed-square'));
	}
	return marks;
}

function endsOf(setup: MazeSetup, ground: Ground, isCarved: boolean) {
	if (setup.mode === 'solve')
		return { start: centreOf(ground, setup.start), goal: centreOf(ground, setup.goal) };
	if (!isCarved) return null;
	const middleOf = (place: number) => squareMiddle(ground, squareOfCell(setup, place));
	return { start: middleOf(0), goal: middleOf(setup.columns * setup.rows - 1) };
}

function endMarks({ start, goal }: { start: Point; goal: Point }, isReached: boolean): Mark[] {
	const style: Style = isReached ? 'goal-reached' : 'goal';
	const letter = ({ x, y }: Point, text: string, style: Style): Mark => ({
		...{ kind: 'words', x: x * CELL, y: y * CELL, text, size: 0.48 * CELL, style }
	});
	return [
		circle(start, 0.4, 'start'),
		letter(start, 'S', 'start'),
		path('M0 -.49L.49 0L0 .49L-.49 0z', style, goal),
		letter(goal, 'G', style)
	];
}

/** The steps of the path, numbered. */
function numberMarks(ground: Ground, places: readonly number[]): Mark[] {
	return places.slice(1, -1).map((place, at): Mark => {
		const { x, y } = centreOf(ground, place);
		return {
			...{ kind: 'words', x: x * CELL, y: y * CELL, text: String(at + 1), size: 19 },
			style: 'step-number'
		};
	});
}

/** Where the search is, where it can go, and what it tries. */
function headMarks(setup: MazeSetup, ground: Ground, progress: Progress): Mark[] {
	const { isSolved, isDeadEnd, isPruned, open, tried } = progress;
	const place = progress.path.at(-1)!;
	const middle = centreOf(ground, place);
	const isAtStart = setup.mode === 'solve' && place === setup.start;
	const marks: Mark[] = [];
	if (!isSolved) {
		if (isDeadEnd || isPruned) {
			marks.push(circle(middle, 0.44, isAtStart ? 'head-hollow' : 'head-plain'));
			if (isPruned)
				marks.push(path('M0 -.32V-.06M-.26 0H.26M0 .14V.15M0 .32V.33', 'prune-sign', middle));
			else if (isAtStart)
				marks.push(square({ x: middle.x + 0.32, y: middle.y + 0.32 }, 0.16, 'left-sign'));
			else marks.push(square(middle, 0.2, 'left-sign'));
		} else marks.push(circle(middle, isAtStart ? 0.44 : 0.36, isAtStart ? 'head-hollow' : 'head'));
	}
	for (const value of open) {
		const { edge } = edgeOf(ground, place, setup.directions[value]);
		// Away from the middle, a little beyond the edge.
		const reach = 0.5 * ground.pitch;
		const [across, down] = [(edge.x - middle.x) / reach, (edge.y - middle.y) / reach];
		const beyond = ground.pitch === 1 ? 0.16 : 0;
		const at = { x: edge.x + across * beyond, y: edge.y + down * beyond };
		const point = (along: number, aside: number) =>
			`${along * across - aside * down} ${along * down + aside * across}`;
		const chevron = `M${point(-0.08, -0.17)}L${point(0.1, 0)}L${point(-0.08, 0.17)}`;
		marks.push(path(chevron, 'way-halo', at), path(chevron, 'way-open', at));
	}
	if (tried >= 0) {
		const { edge } = edgeOf(ground, place, setup.directions[tried]);
		const cross = 'M-.17 -.17L.17 .17M.17 -.17L-.17 .17';
		marks.push(path(cross, 'way-halo', edge), path(cross, 'way-closed', edge));
	}
	return marks;
}
