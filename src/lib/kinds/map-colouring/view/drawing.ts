import { drawn } from '$lib/stage/drawing/board/scene-drawing';
import { face } from '$lib/stage/scene/face';
import { CELL, type Drawing, type Mark, type Segment } from '$lib/stage/drawing/drawing';
import type { Style } from '$lib/stage/drawing/looks';
import type { BoardDrawer } from '$lib/stage/drawing/board-drawer';
import { hatching, outline } from '$lib/stage/drawing/outline';
import { widthOf } from '$lib/stage/drawing/words';
import type { MomentFacts } from '$lib/stage/facts/moment-facts.svelte';
import {
	isWithoutValue,
	type StateKind,
	type VariableState
} from '$lib/stage/facts/variable-states';
import type { MapSetup } from '../kind';
import { MAPS } from '../maps/maps';
import type { MapShape } from '../maps/shape';
import { shapeOf } from '../maps/shapes';

/** Units of the drawing per unit of a map. */
const SCALE = CELL / 100;
const MARGIN = 6;

/** The lines of each colour: their directions in degrees and the gap between them, in units. */
const HATCHES: readonly (readonly [directions: readonly number[], gap: number])[] = [
	[[-45], 5.4],
	[[90], 4],
	[[0], 4],
	[[90], 7.6],
	[[45, -45], 5.4],
	[[0, 90], 6.5]
];

/** Loads the shapes of the maps, and draws them. */
export async function loadDrawing(): Promise<{ default: BoardDrawer<MapSetup> }> {
	const shapes = new Map<string, MapShape>();
	for (const map of MAPS) shapes.set(map.id, await shapeOf(map));
	return { default: (facts) => mapDrawing(facts, shapes.get(facts.setup.map.id)!) };
}

/** The drawing of a map at a moment: what the studio's board shows. */
function mapDrawing(facts: MomentFacts<MapSetup>, shape: MapShape): Drawing {
	const { states, step, assignment, conflicts, clashes, setup } = facts;
	const { map, colours } = setup;
	const shapes = Object.values(shape.regions);
	const places = shapes.map(({ at }) => ({ x: at.x * SCALE, y: at.y * SCALE }));
	const areas = shapes.map((region) => outline(region.outline, 0, 0, SCALE));
	const marks: Mark[] = [];
	const path = (segments: Segment[], style: Style) => marks.push({ kind: 'path', segments, style });
	const edges = (pairs: readonly (readonly [number, number])[]): Segment[] =>
		pairs.flatMap(([one, other]): Segment[] => [
			['M', places[one].x, places[one].y],
			['L', places[other].x, places[other].y]
		]);

	for (const { variable, value, kind } of states) {
		const colour = value >= 0 ? value : setup.typed[variable];
		const area = areas[variable];
		path(area, colour < 0 ? 'area' : valueStyle(colour, ''));
		if (colour >= 0)
			path(hatched(shapes[variable].outline, area, colour), valueStyle(colour, '-hatch'));
		if (kind === 'tried' || kind === 'taken-back') path(area, 'veil');
		path(area, 'area-edge');
	}
	const borders = map.neighbours.flatMap((others, region) =>
		others.filter((other) => other > region).map((other) => [region, other] as const)
	);
	path(edges(borders), 'neighbours');
	if (step?.kind === 'eliminate' && step.cause >= 0)
		path(edges([[step.variable, step.cause]]), 'cause-link');
	const clashing =
		step?.kind === 'reject'
			? clashes.map((other) => [step.variable, other] as const)
			: borders.filter(([a, b]) => conflicts.has(a) && assignment[a] === assignment[b]);
	if (clashing.length > 0) {
		path(edges(clashing), 'link-halo');
		path(edges(clashing), 'clash-link');
	}
	if (step !== null && step.variable >= 0) path(areas[step.variable], 'current-area');
	const field = shape.field * SCALE;
	for (const state of states)
		marks.push(...regionMarks(state, map.regions[state.variable], colours, places, field));
	return {
		width: shape.width * SCALE + 2 * MARGIN,
		height: shape.height * SCALE + 2 * MARGIN,
		marks: [{ kind: 'group', x: MARGIN, y: MARGIN, drawing: { width: 0, height: 0, marks } }]
	};
}

/** The shape of a region in which nothing is left to try. */
const STYLES: Partial<Record<StateKind, Style>> = {
	deadend: 'failed-place',
	'used-up': 'used-up-place'
};

/** The name of a region on the shape that says how it got its colour, or with the colours that it may take. */
function regionMarks(
	state: VariableState,
	name: string,
	colours: number,
	places: readonly { readonly x: number; readonly y: number }[],
	side: number
): Mark[] {
	const { kind, variable, candidates, pruned, eliminated, barren, conflict, clash, cause } = state;
	const { x, y } = places[variable];
	const symbolSize = sizeOf(name, kind === 'solved');
	const [left, top] = [x - side / 2, y - side / 2];
	if (!isWithoutValue(kind))
		return drawn(
			face(left / CELL, top / CELL, {
				...{ kind, symbol: name, symbolSize, plate: true, conflict, clash, cause },
				side: side / CELL
			})
		);
	const style: Style = STYLES[kind] ?? 'place';
	const marks: Mark[] = [
		{
			...{ kind: 'rectangle', x: left + side * 0.02, y: top + side * 0.16, style },
			...{ width: side * 0.96, height: side * 0.68, radius: kind === 'open' ? side * 0.34 : 0 }
		},
		{ kind: 'words', x, y, text: name, size: side * symbolSize, style }
	];
	for (let colour = 0; colour < colours; colour++) {
		const at = { x: x + (colour - (colours - 1) / 2) * 0.28 * side, y: top + 0.97 * side };
		const radius = 0.12 * side;
		if ((candidates >> colour) & 1) {
			marks.push({ kind: 'circle', ...at, radius, style: valueStyle(colour, '') });
			marks.push({ kind: 'circle', ...at, radius, style: valueStyle(colour, '-hatch') });
		} else if (barren || ((pruned | eliminated) >> colour) & 1)
			marks.push({
				kind: 'path',
				segments: outline('M-9 -9L9 9M9 -9L-9 9', at.x, at.y, side / 100),
				style: 'eliminated-stroke'
			});
	}
	return marks;
}

/** The size at which a name fits in its shape, a diamond or one of about the full width, as a share of its side. */
function sizeOf(name: string, isDiamond: boolean): number {
	const width = widthOf(name, 1);
	return Math.min(0.48, isDiamond ? 0.82 / (width + 0.7) : 0.8 / width);
}

function valueStyle(colour: number, part: '' | '-hatch'): Style {
	return `value-${colour + 1}${part}` as Style;
}

const known = new Map<string, Segment[]>();

/** The lines of a colour in a region; a map has few of them. */
function hatched(region: string, area: readonly Segment[], colour: number): Segment[] {
	const key = `${colour} ${region}`;
	let lines = known.get(key);
	if (lines === undefined) {
		const [directions, gap] = HATCHES[colour];
		lines = directions.flatMap((direction) => hatching(area, direction, gap));
		known.set(key, lines);
	}
	return lines;
}
