import { disc, linesBetween } from '$lib/stage/board/lines';
import { valueMark, type ValueMark } from '$lib/stage/board/square-texts';
import type { Place } from '$lib/stage/board/keys';
import { widthOf } from '$lib/stage/drawing/words';
import type { MomentFacts } from '$lib/stage/facts/moment-facts.svelte';
import type { StateKind, VariableState } from '$lib/stage/facts/variable-states';
import { namedPlate } from '$lib/stage/scene/named-plate';
import {
	legible,
	type PlacedScene,
	type SceneMark,
	type ScenePath,
	type SceneView,
	type SceneWord
} from '$lib/stage/scene/scene';
import { valueMarks } from '$lib/stage/scene/value-mark';
import { formatNumber } from '$lib/i18n/format';
import { direction, getLocale } from '$lib/i18n/locale';
import * as m from '$lib/i18n/compiled/messages';
import { HEIGHT, NONE, roadsOf, WIDTH, type TripSetup } from '../map';
import { BOUNDS, cutOff, neighboursOf, Rest } from '../round-trip';

type Pair = readonly [from: number, to: number];

/** Units of a map in a square of the board. */
export const SQUARE = 100;
/** The map in squares, and the room for the sums below it. */
export const MAP = { width: WIDTH / SQUARE, height: HEIGHT / SQUARE };
const SUMS = 0.75;

/** Where the cities are, in squares. */
export function placesOf({ cities }: TripSetup): Place[] {
	return cities.map(({ x, y }) => ({ x: x / SQUARE, y: y / SQUARE }));
}

/** The side of the square on which a city is drawn. */
function sideOf({ cities }: TripSetup): number {
	return cities.length <= 12 ? 0.88 : cities.length <= 20 ? 0.7 : 0.56;
}

/** What is shown of one city. */
export interface CityState extends Partial<Pick<VariableState, 'conflict' | 'clash' | 'cause'>> {
	readonly kind: StateKind;
	/** Its stop, −1 for none. */
	readonly stop: number;
	/** What became of it as the next city. */
	readonly mark: ValueMark | 'none';
	/** No continuation can visit it. */
	readonly lost: boolean;
	/** The step is about it. */
	readonly current: boolean;
}

/** A map at a moment: the roads, the trip so far, what the bound counts for the rest, and the cities. */
export function scene(facts: MomentFacts<TripSetup>, view: SceneView): PlacedScene {
	const { setup, assignment, spotlight } = facts;
	const { cities, weighted } = setup;
	const side = sideOf(setup);
	const places = placesOf(setup);
	const states = citiesAt(facts, !view.asks);
	const { variable = NONE, value = NONE } = spotlight ?? {};
	return {
		...{ width: MAP.width, height: MAP.height + (weighted ? SUMS : 0), margin: 0.5 },
		marks: [
			...tripMarks(facts, places),
			...states.flatMap((state, city) =>
				cityMarks(places[city], side, cities[city].name, state, view, `city ${city}`)
			),
			...sumMarks(sumsOf(facts), view)
		],
		places: states.map(({ stop, conflict }, city) => ({
			...{ outline: disc(places[city], ring(side)), variable: stop, conflict }
		})),
		spotted: value >= 0 ? value : (assignment[variable] ?? NONE)
	};
}

/** The radius of a ring around a city. */
const ring = (side: number) => 0.58 * side;

/** A city on a square of this side, on a plate whose shape shows how it got onto the trip. */
export function cityMarks(
	middle: Place,
	side: number,
	name: string,
	{ kind, stop, mark, lost, current, ...flags }: CityState,
	view: SceneView,
	key?: string
): SceneMark[] {
	const [x, y] = [middle.x - side / 2, middle.y - side / 2];
	const plate = { ...flags, kind, lost, name, size: Math.min(0.5, 0.95 / name.length), key };
	const marks: SceneMark[] = [
		...(current ? [{ ...middle, radius: ring(side), style: 'current' } as const] : []),
		...namedPlate(middle.x, middle.y, side, plate, view)
	];
	if (mark !== 'none' && kind === 'open')
		marks.push(...valueMarks(x + 0.62 * side, y + 0.62 * side, mark, false, 0.72 * side));
	if (stop >= 0) {
		const size = legible(view, 0.32 * side, [10, Infinity], 0.5 * side);
		marks.push({
			...{ x: x + 0.88 * side, y: y - 0.12 * side + size / 2, size, anchor: 'start' },
			...{ text: String(stop + 1), style: 'step-number' }
		});
	}
	return marks;
}

/** The roads between neighbouring stops that have a city: those that exist, or those that do not. */
export function wayOf({ lengths }: TripSetup, trip: ArrayLike<number>, exist = true): Pair[] {
	const n = trip.length;
	return Array.from(trip, (city, stop): Pair => [city, trip[(stop + 1) % n]]).filter(
		([from, to]) => from >= 0 && to >= 0 && lengths[n * from + to] >= 0 === exist
	);
}

/** All roads; where they would cover the map, they are faint. */
export function roadMarks(setup: TripSetup): ScenePath {
	const roads = roadsOf(setup);
	const style = roads.length > 32 ? 'later-edge' : 'neighbours';
	return { style, d: linesBetween(placesOf(setup), roads) };
}

/** More lengths than this would cover the map. */
const FEW = 24;
/** Where the length of a road stands: not in its middle, where roads often cross. */
const SHARE = 0.42;
/** Where it stands on the roads from one city: further out, where they are apart. */
const SHARE_OUT = 0.64;

/** The lengths of roads: of all if they are few, otherwise of those on the way and those that lead on. */
function lengthMarks(
	setup: TripSetup,
	places: readonly Place[],
	way: readonly Pair[],
	onward: readonly Pair[]
): SceneWord[] {
	const { weighted, lengths } = setup;
	if (!weighted) return [];
	const mark =
		(share: number) =>
		(road: readonly number[]): SceneWord => {
			const [from, to] = road.map((city) => places[city]);
			const [x, y] = [from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)];
			const text = formatNumber(lengths[places.length * road[0] + road[1]]);
			return { style: 'road-length', text, x, y, size: 0.33 };
		};
	const roads = roadsOf(setup);
	if (roads.length <= FEW) return roads.map(mark(SHARE));
	// A trip by hand may use a road twice.
	const used = roads.filter(([a, b]) => way.some((on) => on.includes(a) && on.includes(b)));
	return [...used.map(mark(SHARE)), ...onward.map(mark(SHARE_OUT))];
}

/** The stop that is filled next, −1 for none, and the cities at the stops before and after it. */
function nextStop({ assignment, step }: MomentFacts<TripSetup>) {
	const stops = Array.from(assignment);
	const isDeciding = step !== null && step.variable >= 0 && stops[step.variable] < 0;
	const next = isDeciding ? step.variable : stops.indexOf(NONE);
	const beside = [stops[next - 1] ?? NONE, stops[(next + 1) % stops.length] ?? NONE];
	return { stops, isDeciding, next, beside };
}

/** What the board of a moment shows of each city. @param told what follows from the rules, too */
export function citiesAt(facts: MomentFacts<TripSetup>, told: boolean): CityState[] {
	const { setup, states, step, pencil, isSolved } = facts;
	const { stops, next, beside } = nextStop(facts);
	const isKnown = told && facts.conflicts.size === 0 && !isSolved && !facts.hidesFuture;
	const lost = isKnown && pencil !== 'off' ? cutOff(neighboursOf(setup), stops) : 0;
	return setup.cities.map((_, city): CityState => {
		const stop = stops.indexOf(city);
		const current = step?.value === city;
		if (stop >= 0) {
			const { kind, conflict, clash, cause } = states[stop];
			const isStuck = facts.isDeadEnd && beside.includes(city);
			return {
				...{ kind: isStuck ? 'deadend' : kind, conflict, clash, cause },
				...{ stop, mark: 'none', lost: false, current }
			};
		}
		const isStep = next >= 0 && states[next].value === city;
		return {
			...{ kind: isStep ? states[next].kind : 'open', stop, current },
			mark: next < 0 || pencil === 'off' ? 'none' : valueMark(states[next], city),
			lost: ((lost >>> city) & 1) === 1
		};
	});
}

/** The trip at a moment, the best one so far, and what the bound counts for the rest. */
function tripAt({ setup, assignment, strategy, watching, best, isSolved }: MomentFacts<TripSetup>) {
	const bound = new Rest(setup, BOUNDS.find((name) => name === strategy.variant) ?? 'length');
	const isBounded = setup.weighted && watching && strategy.goal === 'best' && !isSolved;
	const restLength = isBounded ? bound.measure(assignment) : 0;
	const counted = isBounded ? bound.count : 0;
	return {
		way: wayOf(setup, assignment),
		best: isBounded && best !== null ? wayOf(setup, best) : [],
		rest: Array.from({ length: counted }, (_, at): Pair => [bound.from[at], bound.to[at]]),
		/** What the bound adds; 0 for nothing. */
		restLength
	};
}

/** The roads and the trip, from the ground up. */
function tripMarks(facts: MomentFacts<TripSetup>, places: readonly Place[]): SceneMark[] {
	const { setup, step, isSolved } = facts;
	const { lengths, weighted } = setup;
	const n = places.length;
	const { stops, isDeciding, beside } = nextStop(facts);
	const { way, best, rest } = tripAt(facts);
	const [here] = beside;
	const isRoad = ([from, to]: Pair) => lengths[n * from + to] >= 0;
	const onward = (isDeciding && here >= 0 ? places.map((_, city): Pair => [here, city]) : [])
		.filter(([from, to]) => from !== to && !stops.includes(to))
		.filter(isRoad);
	const toStep: Pair[] =
		step === null ? [] : beside.filter((city) => city >= 0).map((city): Pair => [city, step.value]);
	const isRejected = step?.kind === 'reject' && !stops.includes(step.value);
	/** Roads that would be needed and do not exist. */
	const missing = [
		...wayOf(setup, stops, false),
		...(isRejected ? toStep.filter((road) => !isRoad(road)) : [])
	];
	const line = (pairs: readonly Pair[], style: ScenePath['style']): ScenePath[] =>
		pairs.length === 0 ? [] : [{ d: linesBetween(places, pairs), style }];
	return [
		roadMarks(setup),
		...line(weighted ? onward : [], 'neighbours'),
		...line(best, 'best-so-far'),
		...line(way, isSolved ? 'best-line' : 'trip-line'),
		...line(rest, 'bound-line'),
		...line(step?.kind === 'backtrack' ? toStep : [], 'taken-road'),
		...line(missing, 'missing-line'),
		...lengthMarks(setup, places, way, onward)
	];
}

/** How far the trip is, and how long the shortest one so far; nothing if lengths do not count. */
export function sumsOf(facts: MomentFacts<TripSetup>): string[] {
	const { lengths, cities, weighted } = facts.setup;
	if (!weighted) return [];
	const { way, best, restLength } = tripAt(facts);
	const lengthOf = (pairs: readonly Pair[]) =>
		pairs.reduce((sum, [from, to]) => sum + lengths[cities.length * from + to], 0);
	const length = lengthOf(way);
	const total = formatNumber(length + restLength);
	const sums = { length: formatNumber(length), rest: formatNumber(restLength), total };
	return [
		restLength > 0 ? m.round_trip_sum_rest(sums) : m.round_trip_sum(sums),
		...(best.length === 0 ? [] : [m.round_trip_sum_best({ best: formatNumber(lengthOf(best)) })])
	];
}

/** Sentences in lines below the map, no wider than it. */
function sumMarks(sums: readonly string[], view: SceneView): SceneWord[] {
	const size = Math.min(
		legible(view, 0.26, [11, 28], Infinity),
		...sums.map((text) => MAP.width / widthOf(text, 1))
	);
	return sums.map((text, at) => ({
		...{ text, size, direction: direction(getLocale()), style: at === 0 ? 'sentence' : 'solution' },
		...{ x: MAP.width / 2, y: MAP.height + 1.25 * size * (at + 0.5) }
	}));
}
