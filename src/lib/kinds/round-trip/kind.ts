import { flagOf, type ParameterReader, type ProblemKind } from '$lib/engine/kind';
import { clashing } from '$lib/engine/typed';
import {
	HEIGHT,
	isName,
	mapOf,
	MAX_CITIES,
	MIN_CITIES,
	NONE,
	roadsOf,
	WIDTH,
	withoutTrip,
	withStop,
	type City,
	type Road,
	type TripSetup
} from './map';
import { CITIES, DODECAHEDRON, PETERSEN, TEXTBOOK, TWO_TOWNS } from './maps/maps';
import { RoundTrip } from './round-trip';

/** Visiting every city once, and going back to the start. */
export const kind: ProblemKind<TripSetup> = {
	id: 'round-trip',
	otherNames: ['tsp', 'travelling-salesman', 'hamiltonian-cycle'],
	examples: [
		{ id: 'textbook', setup: TEXTBOOK, settings: 'whole=1' },
		{ id: 'dodecahedron', setup: DODECAHEDRON, settings: 'goal=all' },
		{ id: 'petersen', setup: PETERSEN, settings: 'goal=all' },
		{ id: 'towns', setup: TWO_TOWNS },
		{ id: 'cities', setup: CITIES, settings: 'goal=best&values=preferred&variant=one-tree' }
	],
	problem: (setup) => new RoundTrip(setup),
	conflicts: (setup) => clashing(new RoundTrip(setup), setup.trip),
	parameters: ['cities', 'roads', 'lengths', 'once', 'trip'],
	read,
	write,
	type: withStop,
	isGiven: () => false,
	reset: withoutTrip,
	clear: withoutTrip,
	parser: async () => (await import('./parse')).parseMap,
	formats: [{ id: 'text', extension: 'txt', write: formatMap }]
};

/**
 * The map that an address describes, null if it names none: `cities` with their points
 * ("A.200.130-B.560.130"), `roads` between them ("01-0a": places in that list in base 32) or their
 * `lengths` ("0112-0a9"), whether a trip counts `once` with its reverse, and the `trip` by hand, a
 * digit each ("0_3").
 */
function read(parameter: ParameterReader): TripSetup | null {
	const cities = parameter('cities', null, readCities);
	if (cities === null) return null;
	const roads = parameter<readonly Road[]>('roads', [], (text) => readRoads(text, cities.length));
	const lengths = parameter<readonly Road[] | null>('lengths', null, (text) =>
		readRoads(text, cities.length, true)
	);
	const once = parameter('once', false, flagOf);
	const setup = mapOf(cities, lengths ?? roads, { weighted: lengths !== null, once });
	return parameter('trip', setup, (text) => {
		const trip = setup.trip.map((start, stop) => (text[stop] ? digitOf(text[stop]) : NONE));
		const isTrip = text !== '' && text.length <= cities.length && trip[0] >= 0;
		const isKnown = [...text].every((letter, stop) => letter === '_' || trip[stop] >= 0);
		return isTrip && isKnown && trip.every((city) => city < cities.length)
			? { ...setup, trip }
			: undefined;
	});
}

/** Writes the parameters that {@link read} reads. */
function write(setup: TripSetup): Record<string, string> {
	const { cities, weighted, once, trip } = setup;
	const roads = roadsOf(setup)
		.map(([from, to, length]) => `${digit(from)}${digit(to)}${weighted ? length : ''}`)
		.join('-');
	const stops = begun(trip).map(digit).join('');
	return {
		cities: cities.map(({ name, x, y }) => `${name}.${x}.${y}`).join('-'),
		...(weighted ? { lengths: roads } : roads !== '' && { roads }),
		...(once && { once: '1' }),
		...(stops !== '0' && { trip: stops })
	};
}

/** The stops up to the last that has a city. */
const begun = (trip: Int8Array) =>
	Array.from(trip.subarray(0, trip.findLastIndex((city) => city >= 0) + 1));

const digit = (city: number) => (city < 0 ? '_' : city.toString(32));

function digitOf(letter: string): number {
	return /^[0-9a-v]$/.test(letter) ? parseInt(letter, 32) : NONE;
}

function readCities(text: string): City[] | undefined {
	const cities: City[] = [];
	for (const entry of text.split('-', MAX_CITIES + 1)) {
		const [name, x, y, more] = entry.split('.', 4);
		const isPoint = [x, y].every((part) => /^\d{1,4}$/.test(part ?? ''));
		const isNew = isName(name) && cities.every((city) => city.name !== name);
		const city = { name, x: Number(x), y: Number(y) };
		if (!isPoint || !isNew || more !== undefined || city.x > WIDTH || city.y > HEIGHT) return;
		cities.push(city);
	}
	return cities.length < MIN_CITIES || cities.length > MAX_CITIES ? undefined : cities;
}

function readRoads(text: string, count: number, weighted = false): Road[] | undefined {
	const roads: Road[] = [];
	const seen = new Set<string>();
	for (const entry of text === '' ? [] : text.split('-', MAX_CITIES ** 2)) {
		const [from, to] = [digitOf(entry[0] ?? ''), digitOf(entry[1] ?? '')];
		const isRoad = from >= 0 && from < to && to < count && !seen.has(entry.slice(0, 2));
		if (!isRoad || !(weighted ? /^\d{1,5}$/ : /^$/).test(entry.slice(2))) return undefined;
		seen.add(entry.slice(0, 2));
		roads.push(weighted ? [from, to, Number(entry.slice(2))] : [from, to]);
	}
	return roads;
}

/** The map as lines of text, which `parse.ts` reads back. */
export function formatMap(setup: TripSetup): string {
	const { cities, weighted, once, trip } = setup;
	const name = (city: number) => (city < 0 ? '_' : cities[city].name);
	return [
		...cities.map(({ name, x, y }) => `@${name} ${x} ${y}`),
		...roadsOf(setup).map(
			([from, to, length]) => `${name(from)} ${name(to)}${weighted ? ` ${length}` : ''}`
		),
		...(once ? ['once: yes'] : []),
		`trip: ${begun(trip).map(name).join(' ')}`,
		''
	].join('\n');
}
