import { middleOf, squareAt } from '$lib/stage/board/lines';
import { resized } from '$lib/stage/scene/resized';
import { legible, type SceneMark, type ScenePath, type SceneView } from '$lib/stage/scene/scene';
import { loopWalls } from '../carved-maze';
import type { CarveSetup, MazeSetup, SolveSetup } from '../setup';
import { centreOf, groundOf, type Ground, type Point } from './board/ground';
import { edgeOf, filled, inEach, lines, passages, rounded } from './board/paths';
import { LED, type Progress } from './board/progress';

/** A maze and what a search has done in it. */
export interface MazeMoment {
	readonly setup: MazeSetup;
	/** Null while no search runs. */
	readonly progress: Progress | null;
	/** For a carving: from where each cell was entered. */
	readonly from?: ArrayLike<number>;
	/** The steps of the path are numbered. */
	readonly isNumbered?: boolean;
	/** The search has ended: the best path is emphasized. */
	readonly hasEnded?: boolean;
}

/** Squares of fewer pixels have no lines between them, and marks that are larger than they are. */
const LEGIBLE = 15;
/** Squares of fewer pixels have a number only at every fifth step, or at every tenth. */
const [NUMBERED, SPARSE] = [22, 12];

/** How many times as large as usual marks are, so that they can be told apart. */
function growth({ pixels }: SceneView): number {
	return pixels === 0 ? 1 : Math.max(1, LEGIBLE / pixels);
}

/** The marks of a maze, from the ground up: a few, whatever its size. */
export function mazeMarks(shown: MazeMoment, view: SceneView): SceneMark[] {
	const { setup, progress, hasEnded = false, isNumbered = false } = shown;
	const ground = groundOf(setup);
	const isSolved = progress?.isSolved === true;
	const isCarved = setup.mode === 'carve' && isSolved;
	/** Of a maze that is carved, only the walls count. */
	const search = isCarved ? null : progress;
	const isReached = isSolved || (hasEnded && (progress?.best.length ?? 0) > 1);
	return [
		floorMark(setup),
		...(setup.mode === 'carve' ? carvedMarks(setup, shown) : leftMarks(setup, progress)),
		...wallMarks(setup, view, isCarved ? 'solved-edge' : 'maze-edge'),
		...(search === null ? [] : wayMarks(setup, ground, search, hasEnded)),
		...(setup.mode === 'solve' || isCarved ? endMarks(setup, view, isReached) : []),
		...(search !== null && isNumbered ? numberMarks(ground, search.path, view) : []),
		...(search === null ? [] : headMarks(setup, ground, search, view))
	];
}

/** What is below everything: open squares, or the stone that is carved. */
export function floorMark(setup: MazeSetup): SceneMark {
	const { width, height } = groundOf(setup);
	const style = setup.mode === 'solve' ? 'board' : 'wall';
	return { x: 0, y: 0, wide: width, high: height, style };
}

/** The lines between squares, the walls, and the edge. */
export function wallMarks(
	setup: MazeSetup,
	{ pixels }: SceneView,
	edge: 'maze-edge' | 'solved-edge' = 'maze-edge'
): SceneMark[] {
	const { width, height } = groundOf(setup);
	const walls = setup.mode === 'solve' ? filled(setup, (square) => setup.walls[square] === 1) : '';
	const isLined = setup.mode === 'solve' && (pixels === 0 || pixels >= LEGIBLE);
	return [
		...shapes([
			{ d: isLined ? lines(setup) : '', style: 'maze-grid' },
			{ d: walls, style: 'wall' }
		]),
		{ x: 0, y: 0, wide: width, high: height, style: edge }
	];
}

/** The cells that are still closed, and what is carved: cells, passages and, at the end, loops. */
function carvedMarks(setup: CarveSetup, { progress, from = [] }: MazeMoment): SceneMark[] {
	const ground = groundOf(setup);
	const cells = Array.from({ length: setup.columns * setup.rows }, (_, cell) => cell);
	const isOpen = (cell: number) => cell === 0 || (progress?.seen[cell] ?? 0) > 0;
	const loops = progress?.isSolved === true ? loopWalls(setup, from) : [];
	const openings = loops.map((square) =>
		squareAt(Math.floor(square / ground.width), square % ground.width)
	);
	const dots = cells.map((cell) => centreOf(ground, cell)).map(({ x, y }) => `M${x} ${y}h0`);
	return [
		// A dot is covered once its cell is open.
		{ d: dots.join(''), style: 'closed-cell' },
		{ d: passages(ground, isOpen, from) + openings.join(''), style: 'passage' },
		...loops.map((square): SceneMark => {
			return { ...middleOf(ground.width, square), radius: 0.26, style: 'loop' };
		})
	];
}

/** The squares that the search has left: those that led nowhere, and those that led to the goal. */
function leftMarks(setup: SolveSetup, progress: Progress | null): SceneMark[] {
	if (progress === null) return [];
	const stays = progress.seen.slice();
	// Lines cover these places.
	for (const place of [...progress.path, ...progress.best]) stays[place] = 0;
	const isDead = (square: number) => stays[square] === 1;
	const hasLed = (square: number) => stays[square] === LED;
	const sign = (x: number, y: number) => `M${x}.36 ${y}.36h.28v.28h-.28z`;
	const ledSign = (x: number, y: number) => `M${x}.5 ${y}.3l.2 .2-.2 .2-.2-.2z`;
	return shapes([
		{ d: filled(setup, isDead), style: 'left-square' },
		{ d: inEach(setup, isDead, sign), style: 'left-sign' },
		{ d: filled(setup, hasLed), style: 'led-square' },
		{ d: inEach(setup, hasLed, ledSign), style: 'led-sign' }
	]);
}

/** The shortest path so far, the step taken back, the path, and the square that a direction would lead to. */
function wayMarks(
	setup: MazeSetup,
	ground: Ground,
	{ path, best, isSolved, taken, tried }: Progress,
	hasEnded: boolean
): SceneMark[] {
	const head = path.at(-1)!;
	const marks = shapes([
		{ d: isSolved ? '' : rounded(ground, best), style: hasEnded ? 'solution-line' : 'best-line' }
	]);
	if (taken >= 0) {
		const [from, to] = [centreOf(ground, head), centreOf(ground, taken)];
		marks.push({ d: `M${from.x} ${from.y}L${to.x} ${to.y}`, style: 'taken-line' });
		marks.push({ ...squareAround(to, 0.34), style: 'taken-line' });
	}
	marks.push(
		...shapes([{ d: rounded(ground, path), style: isSolved ? 'solution-line' : 'path-line' }])
	);
	if (tried >= 0) {
		const { next } = edgeOf(ground, head, setup.directions[tried]);
		const isWall = setup.mode === 'solve' && setup.walls[next] === 1;
		if (next >= 0 && !isWall)
			marks.push({ ...squareAround(centreOf(ground, next), 0.43), style: 'crossed-square' });
	}
	return marks;
}

/** The start and the goal. @param isReached a path leads to the goal */
export function endMarks(setup: MazeSetup, view: SceneView, isReached = false): SceneMark[] {
	const ground = groundOf(setup);
	const { start, goal } =
		setup.mode === 'solve' ? setup : { start: 0, goal: setup.columns * setup.rows - 1 };
	const style = isReached ? 'goal-reached' : 'goal';
	const letter = { x: 0, y: 0, size: 0.48 };
	return [
		...grown(centreOf(ground, start), view, [
			{ x: 0, y: 0, radius: 0.4, style: 'start' },
			{ ...letter, text: 'S', style: 'start' }
		]),
		...grown(centreOf(ground, goal), view, [
			{ d: 'M0 -.49L.49 0L0 .49L-.49 0z', style },
			{ ...letter, text: 'G', style }
		])
	];
}

/** The steps of the path, numbered where there is room. */
function numberMarks(ground: Ground, path: readonly number[], view: SceneView): SceneMark[] {
	const { pixels } = view;
	const every = pixels === 0 || pixels >= NUMBERED ? 1 : pixels >= SPARSE ? 5 : 10;
	const size = legible(view, 0.4, [10, Infinity], 0.5);
	const marks: SceneMark[] = [];
	for (let step = every; step < path.length - 1; step += every)
		marks.push({ ...centreOf(ground, path[step]), text: String(step), size, style: 'step-number' });
	return marks;
}

/** An arrow around a point, for a direction that is open. */
const ARROWS: Readonly<Record<string, string>> = {
	N: 'M-.17 .08L0 -.1L.17 .08',
	E: 'M-.08 -.17L.1 0L-.08 .17',
	S: 'M-.17 -.08L0 .1L.17 -.08',
	W: 'M.08 -.17L-.1 0L.08 .17'
};
const CROSS = 'M-.17 -.17L.17 .17M.17 -.17L-.17 .17';

/** Where the search is, where it can go, and what it tries. */
function headMarks(
	setup: MazeSetup,
	ground: Ground,
	progress: Progress,
	view: SceneView
): SceneMark[] {
	const place = progress.path.at(-1)!;
	const middle = centreOf(ground, place);
	const isAtStart = setup.mode === 'solve' && place === setup.start;
	const marks = progress.isSolved ? [] : grown(middle, view, headAt(progress, isAtStart));
	// A little beyond the edge, outside the ring of the head.
	const beyond = (ground.pitch === 1 ? 0.16 : 0) + (growth(view) - 1) * 0.4;
	for (const value of progress.open) {
		const direction = setup.directions[value];
		const { edge } = edgeOf(ground, place, direction);
		const at = {
			x: edge.x + Math.sign(edge.x - middle.x) * beyond,
			y: edge.y + Math.sign(edge.y - middle.y) * beyond
		};
		marks.push(...withHalo(at, view, { d: ARROWS[direction], style: 'way-open' }));
	}
	if (progress.tried >= 0) {
		const { edge } = edgeOf(ground, place, setup.directions[progress.tried]);
		marks.push(...withHalo(edge, view, { d: CROSS, style: 'way-closed' }));
	}
	return marks;
}

/** The head of the path around the point where it is. It does not cover the start, except when the path is cut off there. */
function headAt({ isDeadEnd, isPruned }: Progress, isAtStart: boolean): SceneMark[] {
	const ring = (radius: number, style: 'head' | 'head-plain' | 'head-hollow'): SceneMark => {
		return { x: 0, y: 0, radius, style };
	};
	if (isDeadEnd)
		return isAtStart
			? [
					ring(0.44, 'head-hollow'),
					{ ...squareAround({ x: 0.32, y: 0.32 }, 0.16), style: 'left-sign' }
				]
			: [ring(0.44, 'head-plain'), { ...squareAround({ x: 0, y: 0 }, 0.2), style: 'left-sign' }];
	if (isPruned)
		return [
			ring(0.44, 'head-plain'),
			{ d: 'M0 -.32V-.06M0 .14h0M0 .33h0', style: 'prune-sign' },
			{ d: 'M-.26 0H.26', style: 'prune-bar' }
		];
	return [isAtStart ? ring(0.44, 'head-hollow') : ring(0.36, 'head')];
}

/** A mark at a point, which can be read on walls and lines. */
function withHalo(at: Point, view: SceneView, mark: ScenePath): SceneMark[] {
	return grown(at, view, [{ d: mark.d, style: 'way-halo' }, mark]);
}

/** Marks around a point, which are larger than usual in small squares. */
function grown({ x, y }: Point, view: SceneView, marks: readonly SceneMark[]): SceneMark[] {
	const times = growth(view);
	// Their lines grow with them.
	const shared = times === 1 ? marks : marks.map((mark) => ({ ...mark, share: 1 }));
	return resized(shared, times, x, y);
}

/** A square around a point, as a rectangle. @param half half of its side */
function squareAround({ x, y }: Point, half: number) {
	return { x: x - half, y: y - half, wide: 2 * half, high: 2 * half };
}

/** Those paths that have anything to show. */
function shapes(paths: readonly ScenePath[]): SceneMark[] {
	return paths.filter(({ d }) => d !== '');
}
