import { quote } from '$lib/engine/reading/errors';
import type { TextLine } from '$lib/engine/reading/lines';
import {
	HEIGHT,
	isName,
	mapOf,
	MAX_CITIES,
	MIN_CITIES,
	NONE,
	ring,
	WIDTH,
	type Road,
	type TripSetup
} from '../map';
import type { MapError, MapNote } from './error';
import { countedCities, headOf, type GraphHead } from './head';
import { fitted, rounded, straightRoads, type Point } from './points';
import { lengthOf, wordsOf } from './words';

/** Roads and cities with points, a line each. */
export function readLines(lines: readonly TextLine[], notes: MapNote[]): TripSetup | MapError {
	const head = headOf(lines);
	if (head === null) return readRows(lines, null, notes);
	const found = readRows(lines.slice(1), head, notes);
	if (!('code' in found)) {
		if (!head.isCertain) notes.unshift({ code: 'head', line: head.line });
		return found;
	}
	if (head.isCertain || found.code === 'roads') return found;
	// The first line is a road, too.
	const whole = readRows(lines, null, notes);
	return 'code' in whole && found.code !== 'head' ? found : whole;
}

/** A name, or "@" and a name if the point is one of the picture, and a point. */
const POINT =
	/^(@?) *([^\s,;=:@]+)[\s,;=]+(-?\d{1,9}(?:\.\d{0,9})?)[\s,;]+(-?\d{1,9}(?:\.\d{0,9})?)$/;

/**
 * Whether rows of three numbers are cities with their points: as roads they are impossible, or too few for
 * a trip.
 */
function areNumberedPoints(rows: readonly TextLine[]): boolean {
	const found = rows.map(({ text }) => POINT.exec(text));
	if (!found.every((row) => row !== null && /^\d+$/.test(row[2]))) return false;
	const names = new Set(found.map((row) => row![2]));
	if (names.size < rows.length) return false;
	const ends = new Set(found.flatMap((row) => [row![2], row![3]]));
	return ends.size > rows.length || found.some((row) => row![2] === row![3]);
}

function readRows(
	lines: readonly TextLine[],
	head: GraphHead | null,
	notes: MapNote[]
): TripSetup | MapError {
	const cities = new Map<string, Point | null>();
	const roads = new Map<string, Road>();
	let [once, isFree, weighted] = [false, false, null as boolean | null];
	let trip: TextLine | null = null;
	/** The lines that are a road each; null if a line can have several. */
	let listed: number | null = 0;
	const indexOf = (name: string) => {
		if (!cities.has(name)) cities.set(name, null);
		return [...cities.keys()].indexOf(name);
	};
	const areNumbered = areNumberedPoints(lines);
	/** Whether a name and two numbers are a point, and not a road to a city whose name is a number. */
	const isPoint = (at: string, city: string, x: string) =>
		city !== '' &&
		(at === '@' || areNumbered || (!/^\d/.test(city) && !(cities.has(city) && cities.has(x))));
	for (const line of lines) {
		const [, key = '', list = ''] = /^([^\s:]+) *:(.*)$/.exec(line.text) ?? [];
		const [, at = '', city = '', x = '', y = ''] = POINT.exec(line.text) ?? [];
		const words = wordsOf(key === '' ? line.text : list);
		if (words.length > MAX_CITIES) return { code: 'many', line: line.line };
		if (key === 'once') once = words[0] === 'yes';
		else if (key === 'trip') trip = line;
		else if (isPoint(at, city, x)) {
			if (!isName(city)) return quote('city', line, city);
			// Not −0.
			const point: Point = [Number(x) || 0, Number(y) || 0];
			const isInside = Math.min(...point) >= 0 && point[0] <= WIDTH && point[1] <= HEIGHT;
			if (at === '@' && !isInside) return quote('line', line);
			if (cities.get(city)) return quote('twice', line, city);
			cities.set(city, point);
			isFree ||= at === '';
		} else {
			if (line.text.startsWith('@')) return quote('line', line);
			if (/\s-\d/.test(line.text)) return quote('length', line);
			const hasLength = key === '' && words.length === 3;
			if (key === '' && words.length !== 2 && !hasLength) return quote('line', line);
			const ends = key === '' ? words.slice(0, 2) : [key, ...words];
			const unknown = ends.find((end) => !isName(end));
			if (unknown !== undefined) return quote('city', line, unknown);
			const length = hasLength ? lengthOf(words[2]) : 1;
			if (length === null) return quote('length', line, words[2]);
			if (weighted !== null && weighted !== hasLength) return quote('length', line);
			weighted = hasLength;
			listed = key === '' && listed !== null ? listed + 1 : null;
			const [from, ...others] = ends.map(indexOf);
			for (const to of others) {
				const [one, other] = from < to ? [from, to] : [to, from];
				const known = roads.get(`${one} ${other}`);
				if (one === other) return quote('line', line);
				if (known && known[2] !== length) return quote('twice', line);
				roads.set(`${one} ${other}`, [one, other, length]);
			}
		}
		if (cities.size > MAX_CITIES) return { code: 'many', line: line.line };
	}
	if (head !== null) {
		const wrong = wrongIn(head, [...cities.keys()], listed);
		if (wrong !== null) return wrong;
		for (const name of countedCities(head.cities, [...cities.keys()])!) indexOf(name);
	}
	const names = [...cities.keys()];
	if (names.length < MIN_CITIES) return { code: 'few' };
	const points = [...cities.values()].filter((point) => point !== null);
	const isDrawn = points.length === names.length;
	const straight = isFree && isDrawn && roads.size === 0 ? straightRoads(points) : null;
	if (areNumbered) notes.push({ code: 'points' });
	if (straight?.note) notes.push(straight.note);
	const drawn = isFree ? fitted(points) : points;
	const setup = mapOf(
		isDrawn ? names.map((name, at) => ({ name, ...rounded(drawn[at]) })) : ring(names),
		straight?.roads ?? [...roads.values()],
		{ weighted: weighted ?? isFree, once }
	);
	return trip === null ? setup : withTrip(setup, trip);
}

/** What a head says that is not so. */
function wrongIn(
	head: GraphHead,
	names: readonly string[],
	listed: number | null
): MapError | null {
	const { line, cities, roads } = head;
	if (cities > MAX_CITIES) return head.isCertain ? { code: 'many', line } : other();
	if (countedCities(cities, names) === null) return other();
	if (roads === null || listed === null || roads === listed) return null;
	// A number above that of the cities cannot be one of them, so that line is no road.
	return roads > cities ? { code: 'roads', line, found: listed, expected: roads } : other();

	function other(): MapError {
		return { code: 'head', line, found: names.length, expected: cities };
	}
}

/** The map with the stops that a line lists, "_" for those that are not set. */
function withTrip(setup: TripSetup, line: TextLine): TripSetup | MapError {
	const stops = wordsOf(line.text.slice('trip:'.length));
	const at = (name: string) => setup.cities.findIndex((city) => city.name === name);
	const unknown = stops.find((name, stop) => at(name) < 0 && (name !== '_' || stop === 0));
	if (unknown !== undefined) return quote('city', line, unknown);
	if (stops.length === 0 || stops.length > setup.trip.length) return quote('line', line);
	return {
		...setup,
		trip: setup.trip.map((_, stop) => (stop < stops.length ? at(stops[stop]) : NONE))
	};
}
