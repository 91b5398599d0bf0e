import type { MomentFacts } from '$lib/stage/facts/moment-facts.svelte';
import type { StateKind, VariableState } from '$lib/stage/facts/variable-states';
import { linesBetween } from '$lib/stage/board/lines';
import { valueMark, type ValueMark } from '$lib/stage/board/square-texts';
import { formatNumber } from '$lib/i18n/format';
import type { ScenePath, SceneWord } from '$lib/stage/scene/scene';
import { NONE, roadsOf, type TripSetup } from '../map';
import { BOUNDS, cutOff, neighboursOf, Rest } from '../round-trip';

export type Pair = readonly [from: number, to: number];

/** What is shown of one city. */
export interface CityMark extends Partial<Pick<VariableState, 'conflict' | 'clash' | 'cause'>> {
	readonly kind: StateKind;
	/** Its stop, −1 for none. */
	readonly stop: number;
	/** What became of it as the next city. */
	readonly mark: ValueMark | 'none';
	/** No continuation can visit it. */
	readonly lost: boolean;
}

/** The side of the square on which a city is drawn. */
export const fieldOf = ({ cities }: TripSetup) =>
	cities.length <= 12 ? 88 : cities.length <= 20 ? 70 : 56;

/** The height of a city's name, as a share of that side. */
export const nameSize = (name: string) => Math.min(0.5, 0.95 / Math.max(1, name.length));

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
	return { style, d: linesBetween(setup.cities, roads), width: 6 };
}

/** More lengths than this would cover the map. */
const FEW = 24;
/** Where the length of a road stands: not in its middle, where roads often cross. */
const SHARE = 0.42;
/** Where it stands on the roads from one city: further out, where they are apart. */
const SHARE_OUT = 0.64;

/** The lengths of roads: of all if they are few, otherwise of those on the way and those that lead on. */
function lengthMarks(setup: TripSetup, way: readonly Pair[], onward: readonly Pair[]): SceneWord[] {
	const { cities, weighted, lengths } = setup;
	if (!weighted) return [];
	const mark =
		(share: number) =>
		(road: readonly number[]): SceneWord => {
			const [from, to] = road.map((city) => cities[city]);
			const [x, y] = [from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)];
			const text = formatNumber(lengths[cities.length * road[0] + road[1]]);
			return { style: 'road-length', text, x, y, size: 33 };
		};
	const roads = roadsOf(setup);
	if (roads.length <= FEW) return roads.map(mark(SHARE));
	// A trip by hand may use a road twice.
	const used = roads.filter(([a, b]) => way.some((on) => on.includes(a) && on.includes(b)));
	return [...used.map(mark(SHARE)), ...onward.map(mark(SHARE_OUT))];
}

/** Everything that a picture of a moment shows. @param told what follows from the rules, too */
export function pictureOf(facts: MomentFacts<TripSetup>, told = true) {
	const { setup, states, assignment, step, strategy, watching, isSolved } = facts;
	const { cities, lengths, weighted } = setup;
	const n = cities.length;
	const stops = Array.from(assignment);
	const isDeciding = step !== null && step.variable >= 0 && stops[step.variable] < 0;
	const next = isDeciding ? step.variable : stops.indexOf(NONE);
	const beside = [stops[next - 1] ?? NONE, stops[(next + 1) % n] ?? NONE];
	const isKnown = told && facts.conflicts.size === 0 && !isSolved && !facts.hidesFuture;
	const lost = isKnown && facts.pencil !== 'off' ? cutOff(neighboursOf(setup), stops) : 0;
	const marks = cities.map((_, city): CityMark => {
		const stop = stops.indexOf(city);
		const mark = next < 0 || facts.pencil === 'off' ? 'none' : valueMark(states[next], city);
		if (stop >= 0) {
			const isStuck = facts.isDeadEnd && beside.includes(city);
			return {
				...states[stop],
				kind: isStuck ? 'deadend' : states[stop].kind,
				stop,
				mark: 'none',
				lost: false
			};
		}
		const isStep = next >= 0 && states[next].value === city;
		const kind = isStep ? states[next].kind : 'open';
		return { kind, stop, mark, lost: ((lost >>> city) & 1) === 1 };
	});
	const toStep = (others: readonly number[]): Pair[] =>
		others.filter((city) => city >= 0).map((city) => [city, step!.value]);
	const isApart = ([from, to]: Pair) => lengths[n * from + to] < 0;
	const bound = new Rest(setup, BOUNDS.find((name) => name === strategy.variant) ?? 'length');
	const isBounded = weighted && watching && strategy.goal === 'best' && !isSolved;
	const restLength = isBounded ? bound.measure(stops) : 0;
	const rest = Array.from({ length: isBounded ? bound.count : 0 }, (_, at): Pair => {
		return [bound.from[at], bound.to[at]];
	});
	const way = wayOf(setup, stops);
	const [here] = beside;
	const onward = (
		isDeciding && here >= 0 ? cities.map((_, city): Pair => [here, city]) : []
	).filter(([from, to]) => from !== to && !stops.includes(to) && lengths[n * from + to] >= 0);
	const best = isBounded && facts.best !== null ? wayOf(setup, facts.best) : [];
	const taken = step?.kind === 'backtrack' ? toStep(beside) : [];
	const needed = step?.kind === 'reject' && !stops.includes(step.value) ? toStep(beside) : [];
	/** Roads that would be needed and do not exist. */
	const missing = [...wayOf(setup, stops, false), ...needed.filter(isApart)];
	const lengthOf = (pairs: readonly Pair[]) =>
		pairs.reduce((sum, [from, to]) => sum + lengths[n * from + to], 0);
	const line = (
		pairs: readonly Pair[],
		style: ScenePath['style'],
		width: number,
		dash?: string
	): ScenePath => ({ d: linesBetween(setup.cities, pairs), style, width, dash });
	return {
		marks,
		/** From the ground up. */
		lines: [
			{ ...roadMarks(setup), width: 3 },
			line(weighted ? onward : [], 'neighbours', 3),
			line(best, 'best-so-far', 24),
			line(way, isSolved ? 'best-line' : 'way-open', 12),
			line(rest, 'bound-line', 6, '.1 14'),
			line(taken, 'taken-line', 7, '16 16'),
			line(missing, 'missing-line', 7, '3 14'),
			...lengthMarks(setup, way, onward)
		],
		length: lengthOf(way),
		/** What the bound adds; 0 for nothing. */
		restLength,
		bestLength: best.length === 0 ? null : lengthOf(best)
	};
}
