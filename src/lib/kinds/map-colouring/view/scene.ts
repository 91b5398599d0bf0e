import { linesBetween } from '$lib/stage/board/lines';
import { hatchOf } from '$lib/stage/drawing/hatches';
import type { Style } from '$lib/stage/drawing/looks';
import type { MomentFacts } from '$lib/stage/facts/moment-facts.svelte';
import { isWithoutValue, type VariableState } from '$lib/stage/facts/variable-states';
import { learntCount } from '$lib/stage/scene/learnt-count';
import { namedPlate } from '$lib/stage/scene/named-plate';
import type { PlacedScene, SceneMark, ScenePath, SceneView } from '$lib/stage/scene/scene';
import { NONE, type MapSetup } from '../setup';
import { loadedShape } from '../maps/shapes';

/** Squares of the board per unit of a map. */
export const SCALE = 0.01;

type Pair = readonly [region: number, other: number];

/**
 * A map at a moment: coloured regions, the constraint graph over them, and the name of each region on a plate whose
 * shape shows how the colour got there. The map must be loaded.
 */
export function scene(facts: MomentFacts<MapSetup>, view: SceneView): PlacedScene {
	const { states, step, assignment, conflicts, clashes, spotlight, setup } = facts;
	const { map, colours } = setup;
	const shape = loadedShape(map);
	const shapes = Object.values(shape.regions);
	const [width, height] = [shape.width * SCALE, shape.height * SCALE];
	const path = (d: string, style: Style): ScenePath => ({ d, scale: SCALE, style });
	const outlineOf = (region: number) => shapes[region].outline;

	const areas = states.flatMap(({ variable, value }) =>
		area(outlineOf(variable), value < 0 ? setup.typed[variable] : value).map((mark) => ({
			...mark,
			key: `${variable} ${mark.style}`
		}))
	);
	// Colours that are not placed are shown through a veil.
	const veils = states
		.filter(({ kind }) => kind === 'tried' || kind === 'taken-back')
		.map(({ variable }) => path(outlineOf(variable), 'veil'));

	const borders = map.neighbours.flatMap((others, region) =>
		others.filter((other) => other > region).map((other): Pair => [region, other])
	);
	/** Neighbours that have, or would have, the same colour. */
	const clashing =
		step?.kind === 'reject'
			? clashes.map((other): Pair => [step.variable, other])
			: borders.filter(([a, b]) => conflicts.has(a) && assignment[a] === assignment[b]);
	const links = (pairs: readonly Pair[], ...styles: Style[]) => {
		const d = linesBetween(
			shapes.map(({ at }) => at),
			pairs
		);
		return pairs.length === 0 ? [] : styles.map((style) => path(d, style));
	};
	const ground = [
		...areas,
		...veils,
		path(shapes.map(({ outline }) => outline).join(''), 'area-edge'),
		{ x: 0, y: 0, wide: width, high: height, style: 'area-edge' } as const,
		...links(borders, 'neighbours'),
		...(step?.kind === 'eliminate' && step.cause >= 0
			? links([[step.variable, step.cause]], 'neighbour-cause')
			: []),
		...links(clashing, 'neighbour-halo', 'neighbour-clash'),
		...(step !== null && step.variable >= 0 ? [path(outlineOf(step.variable), 'current-area')] : [])
	];
	const plates = states.flatMap((state) => {
		const { at } = shapes[state.variable];
		const [x, y, side] = [at.x * SCALE, at.y * SCALE, shape.field * SCALE];
		return plate(x, y, side, state, map.regions[state.variable], colours, view);
	});
	return {
		...{ width, height, marks: [...ground, ...plates], ringed: ground.length },
		spotted: spotlight?.variable,
		places: states.map(({ variable, conflict }) => ({
			...{ outline: outlineOf(variable), scale: SCALE, variable, conflict }
		}))
	};
}

/** An area in a colour with the lines by which it is known without colours, or in none. @param d in units of a map */
export function area(d: string, colour: number): SceneMark[] {
	const name = `value-${colour + 1}`;
	const styles = [name, `${name}-hatch`, `${name}-cross`] as Style[];
	return styles
		.filter((style) => style === name || hatchOf(style) !== undefined)
		.map((style) => ({ d, scale: SCALE, style: colour === NONE ? 'area' : style }));
}

/** How high a name is on its plate, as a share of its side. */
export function nameSize(name: string): number {
	return name.length > 2 ? 0.36 : 0.48;
}

/** The colours and crosses of a plate are below its name, this far apart and this large, as shares of its side. */
const PITCH = 0.28;
const DOT = 0.145;
const RIM = 0.05;
/** A cross on a square of 100, around its middle. */
const GONE = 'M-11 -7L-7 -11L0 -4L7 -11L11 -7L4 0L11 7L7 11L0 4L-7 11L-11 7L-4 0z';

/**
 * The name of a region on the shape that says how it got its colour, or with the colours that it may take.
 *
 * @param x the middle of the plate
 * @param side the side of the square in which it stands
 */
export function plate(
	x: number,
	y: number,
	side: number,
	state: Pick<VariableState, 'kind'> & Partial<VariableState>,
	name: string,
	colours: number,
	view: SceneView
): SceneMark[] {
	const { kind, variable, candidates = 0, pruned = 0, eliminated = 0, barren, ...flags } = state;
	const size = nameSize(name);
	const key = variable === undefined ? undefined : `plate ${variable}`;
	const marks = namedPlate(
		x,
		y,
		side,
		{ name, size, kind, wide: 0.96, high: 0.68, key, ...flags },
		view
	);
	for (let colour = 0; isWithoutValue(kind) && colour < colours; colour++) {
		const at = { x: x + (colour - (colours - 1) / 2) * PITCH * side, y: y + 0.47 * side };
		if ((candidates >> colour) & 1)
			marks.push(
				{ ...at, radius: DOT * side, style: `value-${colour + 1}-rim` as Style },
				{ ...at, radius: (DOT - RIM) * side, style: `value-${colour + 1}` as Style }
			);
		else if (barren || ((pruned | eliminated) >> colour) & 1)
			marks.push({ d: GONE, ...at, scale: side / 100, style: 'barren-sign' });
	}
	// Below the name, in the middle, it covers no other name, and no edge of the picture cuts it.
	marks.push(...learntCount(x, y + 0.22 * side, flags, view, { side, anchor: 'middle' }));
	return marks;
}
