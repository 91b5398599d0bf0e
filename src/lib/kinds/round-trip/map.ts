export interface City {
	/** Up to {@link MAX_NAME} letters and digits; no two cities have the same name. */
	readonly name: string;
	/** On a picture of {@link WIDTH} by {@link HEIGHT}, whole numbers. */
	readonly x: number;
	readonly y: number;
}

/** Cities, the roads between them, and the part of a trip that is set by hand. */
export interface TripSetup {
	/** From {@link MIN_CITIES} to {@link MAX_CITIES}. */
	readonly cities: readonly City[];
	/** The length of the road between each two cities, {@link NONE} if there is none; symmetric. */
	readonly lengths: Int32Array;
	/** Lengths count; otherwise all are 1. */
	readonly weighted: boolean;
	/** A trip and its reverse count once. */
	readonly once: boolean;
	/** The city at each stop, {@link NONE} for one that is not set. The first is the start. */
	readonly trip: Int8Array;
}

export const NONE = -1;
export const MIN_CITIES = 3;
export const MAX_CITIES = 32;
export const MAX_NAME = 8;
export const MAX_LENGTH = 99_999;
export const WIDTH = 1000;
export const HEIGHT = 750;

/** Two cities, and the length of the road between them. */
export type Road = readonly [from: number, to: number, length?: number];

/** A map without a trip, which starts in the first city. Roads without a length have the length 1. */
export function mapOf(
	cities: readonly City[],
	roads: readonly Road[],
	{ weighted = false, once = false } = {}
): TripSetup {
	const n = cities.length;
	const lengths = new Int32Array(n * n).fill(NONE);
	for (const [from, to, length = 1] of roads)
		lengths[n * from + to] = lengths[n * to + from] = length;
	return { cities, lengths, weighted, once, trip: new Int8Array(n).fill(NONE).fill(0, 0, 1) };
}

/** All roads, each once: two cities and the length. */
export function roadsOf({
	cities,
	lengths
}: TripSetup): [from: number, to: number, length: number][] {
	return Array.from(lengths, (length, index): [number, number, number] => [
		Math.floor(index / cities.length),
		index % cities.length,
		length
	]).filter(([from, to, length]) => from < to && length >= 0);
}

/** The length of a straight road on the picture, in tenths of its unit. */
export function straight(from: City, to: City): number {
	return Math.round(Math.hypot(from.x - to.x, from.y - to.y) / 10);
}

/** The map with a road between two cities, or without the one that there is. */
export function withRoad(setup: TripSetup, from: number, to: number): TripSetup {
	const { cities, lengths, weighted } = setup;
	const n = cities.length;
	const has = lengths[n * from + to] >= 0;
	const length = has ? NONE : weighted ? straight(cities[from], cities[to]) : 1;
	return {
		...setup,
		lengths: lengths.with(n * from + to, length).with(n * to + from, length)
	};
}

/** The map with a city more, without roads, and the trip by hand cleared; the same map if it is full. */
export function withCity(setup: TripSetup, x: number, y: number): TripSetup {
	const { cities, trip } = setup;
	if (cities.length === MAX_CITIES) return setup;
	const names = new Set(cities.map(({ name }) => name));
	const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ123456789');
	const name = letters.find((letter) => !names.has(letter))!;
	const next = mapOf([...cities, { name, x, y }], roadsOf(setup), setup);
	return { ...next, trip: next.trip.with(0, trip[0]) };
}

/** The map without a city and its roads, and the trip by hand cleared; the same map if too few are left. */
export function withoutCity(setup: TripSetup, city: number): TripSetup {
	const { cities, trip } = setup;
	if (cities.length === MIN_CITIES || cities[city] === undefined) return setup;
	const moved = (other: number) => (other > city ? other - 1 : other);
	const roads = roadsOf(setup)
		.filter(([from, to]) => from !== city && to !== city)
		.map(([from, to, length]): Road => [moved(from), moved(to), length]);
	const next = mapOf(cities.toSpliced(city, 1), roads, setup);
	return { ...next, trip: next.trip.with(0, trip[0] === city ? 0 : moved(trip[0])) };
}

/** The map with a city at a stop of the trip, or without; the same if there is nothing to change. */
export function withStop(setup: TripSetup, stop: number, city: number): TripSetup {
	const { cities, trip } = setup;
	const isCity = Number.isInteger(city) && city < cities.length && city >= (stop === 0 ? 0 : NONE);
	if (!isCity || trip[stop] === undefined || trip[stop] === city) return setup;
	return { ...setup, trip: trip.with(stop, city) };
}

/** The map without stops that are set by hand; the start stays. */
export function withoutTrip(setup: TripSetup): TripSetup {
	const { trip } = setup;
	const isBlank = trip.every((city, stop) => stop === 0 || city === NONE);
	return isBlank ? setup : { ...setup, trip: trip.map((city, stop) => (stop === 0 ? city : NONE)) };
}

/** Cities evenly on a circle in the middle, the first at the top, turned by so many cities. */
export function ring(names: readonly string[], radius = 320, turned = 0): City[] {
	return names.map((name, at) => {
		const angle = (2 * Math.PI * (at + turned)) / names.length;
		const [x, y] = [500 + radius * Math.sin(angle), 375 - radius * Math.cos(angle)];
		return { name, x: Math.round(x), y: Math.round(y) };
	});
}

/** Whether a text can be the name of a city. */
export function isName(text: string): boolean {
	return text.length <= MAX_NAME && /^[\p{L}\p{M}\p{N}]+$/u.test(text);
}
