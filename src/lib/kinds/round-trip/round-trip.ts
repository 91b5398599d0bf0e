import { allValues, countValues, lowestValue, type Model, type Problem } from '$lib/engine/problem';
import { MAX_CITIES, NONE, type TripSetup } from './map';

/**
 * Lower bounds on the length of a trip, the weakest first: the roads taken so far; these and the
 * cheapest road out of each city that is still to be left; or these, the shortest roads that join the
 * cities left, and the cheapest roads from there to both ends (Held and Karp 1970).
 */
export const BOUNDS = ['length', 'cheapest', 'one-tree'] as const;
export type Bound = (typeof BOUNDS)[number];

/** For each city the mask of those that a road leads to. */
export function neighboursOf({ cities, lengths }: TripSetup): Int32Array {
	return Int32Array.from(cities, (_, city) =>
		cities.reduce(
			(mask, _, other) => (lengths[city * cities.length + other] < 0 ? mask : mask | (1 << other)),
			0
		)
	);
}

/**
 * Round trips as a problem: variables are the stops of the trip, values are cities, and stop 0 is the
 * start. Stops differ, a road leads from each to the next and from the last to the start. A trip and its
 * reverse may count once: then the first city after the start comes before the last in the list.
 */
export class RoundTrip implements Problem {
	readonly variableCount: number;
	readonly valueCount: number;
	readonly fixed: Int8Array;
	readonly units = [];
	readonly traits;
	readonly #setup: TripSetup;
	readonly #bound: Bound;
	readonly #neighbours: Int32Array;
	readonly #peers: readonly (readonly number[])[];

	constructor(setup: TripSetup, bound: Bound = 'length') {
		const { cities, trip, weighted } = setup;
		this.variableCount = cities.length;
		this.valueCount = cities.length;
		this.fixed = trip.slice();
		this.traits = { hasPreference: true, ...(weighted && { hasCost: true, variants: BOUNDS }) };
		this.#setup = setup;
		this.#bound = bound;
		this.#neighbours = neighboursOf(setup);
		const stops = [...cities.keys()];
		this.#peers = stops.map((stop) => stops.filter((other) => other !== stop));
	}

	peers(stop: number): readonly number[] {
		return this.#peers[stop];
	}

	forbids(stop: number, city: number, other: number): number {
		const last = this.variableCount - 1;
		const distance = Math.abs(stop - other);
		let mask = 1 << city;
		if (distance === 1 || distance === last) mask |= ~this.#neighbours[city];
		if (this.#setup.once && stop === 1 && other === last) mask |= (2 << city) - 1;
		if (this.#setup.once && stop === last && other === 1) mask |= ~((1 << city) - 1);
		return mask & allValues(this.valueCount);
	}

	clashes(assignment: ArrayLike<number>, stop: number, city: number): number[] {
		return this.#peers[stop].filter(
			(other) =>
				assignment[other] >= 0 && (this.forbids(other, assignment[other], stop) >>> city) & 1
		);
	}

	variant(name: string): Problem {
		return new RoundTrip(this.#setup, BOUNDS.find((bound) => bound === name) ?? 'length');
	}

	model(): Model {
		return new TripModel(this.#setup, this.#neighbours, this.#bound);
	}
}

/** Masks of the cities left, and of those that the next city and the one before are still missing of. */
function gapsIn(at: ArrayLike<number>) {
	const n = at.length;
	let [left, leaving, entering, gaps] = [allValues(n), 0, 0, 0];
	for (let stop = 0; stop < n; stop++) {
		const city = at[stop];
		if (city < 0) continue;
		left &= ~(1 << city);
		if (at[stop === n - 1 ? 0 : stop + 1] < 0) {
			leaving |= 1 << city;
			gaps++;
		}
		if (at[stop === 0 ? n - 1 : stop - 1] < 0) entering |= 1 << city;
	}
	return { left, leaving, entering, gaps };
}

/** A trip in the making. Stops may be filled in any order. Hot code: masks and typed arrays. */
class TripModel implements Model {
	/** The city at each stop, −1 for none, and the mask of these cities. */
	readonly #at: Int8Array;
	#used = 0;
	/** The length of the roads between neighbouring stops that both have a city. */
	#length = 0;
	readonly #all: number;
	readonly #lengths: Int32Array;
	readonly #weighted: boolean;
	readonly #once: boolean;
	readonly #rest: Rest;

	constructor(
		setup: TripSetup,
		private readonly neighbours: Int32Array,
		bound: Bound
	) {
		const { trip } = setup;
		this.#at = new Int8Array(trip.length).fill(NONE);
		this.#all = allValues(trip.length);
		this.#lengths = setup.lengths;
		this.#weighted = setup.weighted;
		this.#once = setup.once;
		this.#rest = new Rest(setup, bound);
		trip.forEach((city, stop) => city >= 0 && this.place(stop, city));
	}

	legal(stop: number): number {
		const at = this.#at;
		const last = at.length - 1;
		const before = at[stop === 0 ? last : stop - 1];
		const after = at[stop === last ? 0 : stop + 1];
		let mask = this.#all & ~this.#used;
		if (before >= 0) mask &= this.neighbours[before];
		if (after >= 0) mask &= this.neighbours[after];
		if (!this.#once) return mask;
		if (stop === last && at[1] >= 0) mask &= ~((2 << at[1]) - 1);
		if (stop === 1 && at[last] >= 0) mask &= (1 << at[last]) - 1;
		return mask;
	}

	place(stop: number, city: number): void {
		this.#length += this.#joining(stop, city);
		this.#at[stop] = city;
		this.#used |= 1 << city;
	}

	takeBack(stop: number, city: number): void {
		this.#at[stop] = NONE;
		this.#used &= ~(1 << city);
		this.#length -= this.#joining(stop, city);
	}

	/** The length of the roads from a city at a stop to the cities at the stops beside it. */
	#joining(stop: number, city: number): number {
		const at = this.#at;
		const n = at.length;
		const before = at[stop === 0 ? n - 1 : stop - 1];
		const after = at[stop === n - 1 ? 0 : stop + 1];
		return (
			(before < 0 ? 0 : this.#lengths[n * city + before]) +
			(after < 0 ? 0 : this.#lengths[n * city + after])
		);
	}

	bound(): number {
		return this.#length + this.#rest.measure(this.#at);
	}

	/** The nearest city first; without lengths, the one with the fewest roads to cities that are left. */
	preference(stop: number, city: number): number {
		if (!this.#weighted) return countValues(this.neighbours[city] & ~this.#used);
		return this.#joining(stop, city);
	}
}

/** The roads that a bound counts for what is left of a trip. */
export class Rest {
	/** The cities that the counted roads join: of the first `count` places. */
	readonly from = new Uint8Array(2 * MAX_CITIES);
	readonly to = new Uint8Array(2 * MAX_CITIES);
	count = 0;
	readonly #lengths: Int32Array;
	/** The other cities that a road leads to from each city, the nearest first. */
	readonly #near: readonly Uint8Array[];
	/** All roads, the shortest first: pairs of cities. */
	readonly #roads: Uint8Array;
	/** For each city, one of the cities that the roads counted so far join it to: the same for all of them. */
	readonly #group = new Uint8Array(MAX_CITIES);

	constructor(
		{ cities, lengths }: TripSetup,
		private readonly bound: Bound
	) {
		const n = cities.length;
		const all = [...cities.keys()];
		this.#lengths = lengths;
		this.#near = all.map((city) =>
			Uint8Array.from(
				all
					.filter((other) => lengths[n * city + other] >= 0)
					.sort((a, b) => lengths[n * city + a] - lengths[n * city + b] || a - b)
			)
		);
		this.#roads = Uint8Array.from(
			all
				.flatMap((a) => all.filter((b) => b > a && lengths[n * a + b] >= 0).map((b) => [a, b]))
				.sort(([a, b], [c, d]) => lengths[n * a + b] - lengths[n * c + d])
				.flat()
		);
	}

	/**
	 * The least that must still be travelled, and the roads that make it up. It holds in whatever order
	 * the stops are filled: there is then more than one gap between stops that have a city.
	 *
	 * @param at the city at each stop, −1 for none.
	 */
	measure(at: ArrayLike<number>): number {
		this.count = 0;
		if (this.bound === 'length') return 0;
		const { left, leaving, entering, gaps } = gapsIn(at);
		if (left === 0) return 0;
		let total = 0;
		if (this.bound === 'cheapest') {
			for (let rest = leaving; rest !== 0; rest &= rest - 1)
				total += this.#nearest(lowestValue(rest), left);
			for (let rest = left; rest !== 0; rest &= rest - 1)
				total += this.#nearest(lowestValue(rest), left | entering);
			return total;
		}
		for (let rest = leaving | entering; rest !== 0; rest &= rest - 1) {
			const city = lowestValue(rest);
			const before = this.count;
			total += this.#nearest(city, left);
			// A city between two gaps needs two roads, to different cities.
			if (((leaving & entering) >>> city) & 1 && this.count > before)
				total += this.#nearest(city, left & ~(1 << this.to[before]));
		}
		return total + this.#forest(left, countValues(left) - gaps);
	}

	/** Counts the shortest road from a city to one of a set, and returns its length: 0 if there is none. */
	#nearest(city: number, among: number): number {
		for (const other of this.#near[city]) if ((among >>> other) & 1) return this.#add(city, other);
		return 0;
	}

	#add(city: number, other: number): number {
		this.from[this.count] = city;
		this.to[this.count++] = other;
		return this.#lengths[this.#near.length * city + other];
	}

	/** Counts so many shortest roads among these cities that close no circle (Kruskal 1956). */
	#forest(among: number, most: number): number {
		const group = this.#group;
		for (let city = 0; city < group.length; city++) group[city] = city;
		let total = 0;
		for (let road = 0; most > 0 && road < this.#roads.length; road += 2) {
			const [a, b] = [this.#roads[road], this.#roads[road + 1]];
			const [one, other] = [group[a], group[b]];
			if (one === other || ((among >>> a) & (among >>> b) & 1) === 0) continue;
			total += this.#add(a, b);
			for (let city = 0; city < group.length; city++) if (group[city] === other) group[city] = one;
			most--;
		}
		return total;
	}
}

/**
 * The mask of the cities that no continuation can visit: those with fewer than two roads to cities that
 * may still be beside them, and those that the trip cannot reach from both of its ends.
 *
 * @param at the city at each stop, −1 for none.
 */
export function cutOff(neighbours: Int32Array, at: ArrayLike<number>): number {
	const { left, leaving, entering } = gapsIn(at);
	/** The cities left that roads between them join to one of these. */
	const reached = (ends: number) => {
		let found = 0;
		for (let edge = ends; edge !== 0;) {
			const next = neighbours[lowestValue(edge)] & left & ~found;
			found |= next;
			edge = (edge & (edge - 1)) | next;
		}
		return found;
	};
	let lost = left & ~(reached(leaving) & reached(entering));
	for (let rest = left; rest !== 0; rest &= rest - 1) {
		const city = lowestValue(rest);
		if (countValues(neighbours[city] & (left | leaving | entering)) < 2) lost |= 1 << city;
	}
	return lost;
}
