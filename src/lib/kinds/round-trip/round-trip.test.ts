import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counted, searched } from '../../../../tests/fixtures/searches';
import { listValues, variantOf } from '$lib/engine/problem';
import { choicesFor } from '$lib/engine/search/choices';
import { unpackStep } from '$lib/engine/search/step';
import type { Strategy } from '$lib/engine/search/strategy';
import { kind } from './kind';
import { mapOf, MAX_CITIES, NONE, ring, roadsOf, type Road, type TripSetup } from './map';
import { BOUNDS, cutOff, neighboursOf, Rest, RoundTrip } from './round-trip';

const example = (id: string) => kind.examples.find((one) => one.id === id)!.setup;

const names = Array.from({ length: MAX_CITIES }, (_, at) => `n${at}`);

/** A map of so many cities with any roads, and any part of a trip by hand. */
function anyMap(most: number, { weighted = false, most: longest = 9 } = {}) {
	return fc.integer({ min: 3, max: most }).chain((n) =>
		fc
			.record({
				roads: fc.array(fc.oneof(fc.constant(NONE), fc.integer({ min: 0, max: longest })), {
					minLength: (n * (n - 1)) / 2,
					maxLength: (n * (n - 1)) / 2
				}),
				once: fc.boolean(),
				start: fc.nat(n - 1)
			})
			.map(({ roads, once, start }): TripSetup => {
				const pairs = names
					.slice(0, n)
					.flatMap((_, a) => names.slice(a + 1, n).map((__, b): Road => [a, a + 1 + b]));
				const kept = pairs
					.map(([from, to], at): Road => [from, to, weighted ? roads[at] : Math.sign(roads[at])])
					.filter(([, , length]) => length! >= (weighted ? 0 : 1));
				const setup = mapOf(ring(names.slice(0, n)), kept, { weighted, once });
				return { ...setup, trip: setup.trip.with(0, start) };
			})
	);
}

/** All orders of these cities. */
function* orders(cities: readonly number[]): Generator<number[]> {
	if (cities.length === 0) yield [];
	for (const city of cities)
		for (const rest of orders(cities.filter((other) => other !== city))) yield [city, ...rest];
}

/** The length of a full trip, null if a road is missing. */
function lengthOf({ lengths }: TripSetup, trip: readonly number[]): number | null {
	let total = 0;
	for (const [stop, city] of trip.entries()) {
		const length = lengths[trip.length * city + trip[(stop + 1) % trip.length]];
		if (length < 0) return null;
		total += length;
	}
	return total;
}

/** Every round trip, found by trying all orders of the cities. */
function trips(setup: TripSetup): number[][] {
	const [start] = setup.trip;
	const others = [...setup.cities.keys()].filter((city) => city !== start);
	return [...orders(others)]
		.map((rest) => [start, ...rest])
		.filter((trip) => lengthOf(setup, trip) !== null)
		.filter((trip) => setup.trip.every((city, stop) => city < 0 || trip[stop] === city))
		.filter((trip) => !setup.once || trip[1] < trip.at(-1)!);
}

/** The solutions of a search and the length of its best one. */
function solve(problem: RoundTrip, strategy: Partial<Strategy>) {
	const { steps, causes, outcome } = searched(
		variantOf(problem, { variant: '', ...strategy }),
		strategy
	);
	const assignment = problem.fixed.slice();
	const found: string[] = [];
	const costs: number[] = [];
	steps.forEach((packed, at) => {
		const { kind: step, variable, value } = unpackStep(packed, -1);
		if (step === 'place' || step === 'force') assignment[variable] = value;
		if (step === 'backtrack') assignment[variable] = NONE;
		if (step !== 'solution') return;
		found.push(assignment.join());
		costs.push(causes[at]);
	});
	return { found, costs, outcome };
}

/** Any strategy that the problem offers. */
function strategies(problem: RoundTrip) {
	const { orderings, values, eliminations, backs, variants } = choicesFor(problem);
	return fc.record({
		ordering: fc.constantFrom(...orderings),
		values: fc.constantFrom(...values),
		elimination: fc.constantFrom(...eliminations),
		back: fc.constantFrom(...backs),
		variant: fc.constantFrom('', ...variants),
		seed: fc.nat()
	});
}

const withStrategy = (maps: fc.Arbitrary<TripSetup>) =>
	maps.chain((setup) => fc.tuple(fc.constant(setup), strategies(new RoundTrip(setup))));

describe('the search', () => {
	it('finds the trips that trying all orders finds, with every strategy', () => {
		fc.assert(
			fc.property(withStrategy(anyMap(7)), ([setup, strategy]) => {
				const { found, outcome } = solve(new RoundTrip(setup), { ...strategy, goal: 'all' });
				const expected = trips(setup).map((trip) => trip.join());
				expect(found.toSorted()).toEqual(expected.toSorted());
				expect(outcome.kind).toBe('exhausted');
			}),
			{ numRuns: 300 }
		);
	});

	it('finds a shortest trip with every strategy and every bound', () => {
		fc.assert(
			fc.property(withStrategy(anyMap(7, { weighted: true })), ([setup, strategy]) => {
				const { costs } = solve(new RoundTrip(setup), { ...strategy, goal: 'best' });
				const expected = trips(setup).map((trip) => lengthOf(setup, trip)!);
				expect(costs.at(-1)).toBe(expected.length === 0 ? undefined : Math.min(...expected));
				expect(costs).toEqual([...new Set(costs)].sort((a, b) => b - a));
			}),
			{ numRuns: 300 }
		);
	});

	it('keeps the stops that are set by hand', () => {
		fc.assert(
			fc.property(anyMap(6), fc.array(fc.nat(5), { maxLength: 3 }), (setup, stops) => {
				const trip = setup.trip.map((city, stop) => (stop === 0 ? city : (stops[stop] ?? NONE)));
				const set = {
					...setup,
					trip: trip.map((city) => (city < setup.cities.length ? city : NONE))
				};
				if (kind.conflicts(set).length > 0) expect(trips(set)).toEqual([]);
				if (kind.conflicts(set).length > 0) return;
				const { found } = solve(new RoundTrip(set), { goal: 'all' });
				expect(found.toSorted()).toEqual(
					trips(set)
						.map((one) => one.join())
						.toSorted()
				);
			})
		);
	});
});

/** A position: some stops of the map filled with different cities, in any order. */
const position = (maps: fc.Arbitrary<TripSetup>) =>
	maps.chain((setup) =>
		fc
			.record({ stops: fc.infiniteStream(fc.boolean()), seed: fc.infiniteStream(fc.nat()) })
			.map(({ stops, seed }) => {
				const left = [...setup.cities.keys()].filter((city) => city !== setup.trip[0]);
				const at = setup.trip.map((city, stop) => {
					if (stop === 0) return city;
					const [next] = left.splice(seed.next().value! % left.length, 1);
					return stops.next().value ? next : NONE;
				});
				return { setup, at };
			})
	);

describe.each(BOUNDS)('the bound %s', (bound) => {
	it('is at most the length of every trip that completes a position, and exact for a full one', () => {
		fc.assert(
			fc.property(position(anyMap(7, { weighted: true })), ({ setup, at }) => {
				const model = new RoundTrip(setup, bound).model();
				at.forEach((city, stop) => stop > 0 && city >= 0 && model.place(stop, city));
				const completed = trips({ ...setup, once: false, trip: at });
				for (const trip of completed)
					expect(model.bound!()).toBeLessThanOrEqual(lengthOf(setup, trip)!);
				if (at.every((city) => city >= 0) && completed.length > 0)
					expect(model.bound!()).toBe(lengthOf(setup, Array.from(at)));
			}),
			{ numRuns: 500 }
		);
	});

	it('is the length of the roads travelled and of those that it counts', () => {
		fc.assert(
			fc.property(position(anyMap(8, { weighted: true })), ({ setup, at }) => {
				const rest = new Rest(setup, bound);
				const least = rest.measure(at);
				const counted = Array.from(
					{ length: rest.count },
					(_, road) => setup.lengths[at.length * rest.from[road] + rest.to[road]]
				);
				expect(counted.every((length) => length >= 0)).toBe(true);
				expect(least).toBe(counted.reduce((sum, length) => sum + length, 0));
			})
		);
	});
});

describe('the model', () => {
	it('knows the cities that no stop forbids, and takes its placements back', () => {
		fc.assert(
			fc.property(position(anyMap(8)), ({ setup, at }) => {
				const problem = new RoundTrip(setup);
				const model = problem.model();
				const check = (assignment: ArrayLike<number>) => {
					for (let stop = 1; stop < at.length; stop++) {
						if (assignment[stop] >= 0) continue;
						const free = [...setup.cities.keys()].filter(
							(city) => problem.clashes(assignment, stop, city).length === 0
						);
						expect(listValues(model.legal(stop))).toEqual(free);
					}
				};
				at.forEach((city, stop) => stop > 0 && city >= 0 && model.place(stop, city));
				check(at);
				at.forEach((city, stop) => stop > 0 && city >= 0 && model.takeBack(stop, city));
				check(setup.trip);
			})
		);
	});

	it('forbids a pair of values in both directions', () => {
		fc.assert(
			fc.property(anyMap(MAX_CITIES), fc.infiniteStream(fc.nat()), (setup, picks) => {
				const problem = new RoundTrip(setup);
				const n = setup.cities.length;
				const [stop, city, more, otherCity] = [...picks.take(4)].map((pick) => pick % n);
				const other = more === stop ? (stop + 1) % n : more;
				const there = (problem.forbids(stop, city, other) >>> otherCity) & 1;
				expect((problem.forbids(other, otherCity, stop) >>> city) & 1).toBe(there);
			})
		);
	});

	it('marks cities as cut off only if no trip can pass through them', () => {
		fc.assert(
			fc.property(position(anyMap(7)), ({ setup, at }) => {
				const lost = cutOff(neighboursOf(setup), at);
				if (lost !== 0) expect(trips({ ...setup, once: false, trip: at })).toEqual([]);
			}),
			{ numRuns: 300 }
		);
	});

	it('sees that a gate was passed too early', () => {
		const towns = example('towns');
		const at = towns.trip.slice();
		// From A through the gate to the other town: B, C and D cannot be reached any more.
		at.set([0, 4, 5]);
		expect(listValues(cutOff(neighboursOf(towns), at))).toEqual([1, 2, 3, 6, 7, 8, 9]);
	});
});

/** Hamiltonian cycles by dynamic programming over sets (Held and Karp 1962), each counted once. */
function cycleCount(setup: TripSetup): number {
	const n = setup.cities.length;
	const near = neighboursOf(setup);
	let paths = new Map<number, number>([[0, 1]]);
	// Keys: the cities passed, without the first, times 32, and the last of them.
	for (let length = 1; length < n; length++) {
		const longer = new Map<number, number>();
		for (const [key, count] of paths) {
			const [passed, last] = [Math.floor(key / 32), key % 32];
			for (const city of listValues(near[last] & ~passed & ~1)) {
				const to = (passed | (1 << city)) * 32 + city;
				longer.set(to, (longer.get(to) ?? 0) + count);
			}
		}
		paths = longer;
	}
	let cycles = 0;
	for (const [key, count] of paths) if (near[key % 32] & 1) cycles += count;
	return cycles / 2;
}

describe('known answers (docs/known-answers.md)', () => {
	it.each([
		['textbook', 3, 'step', 39],
		['textbook', 3, 'jump', 39],
		['dodecahedron', 30, 'step', 12_405],
		['dodecahedron', 30, 'jump', 6918],
		['petersen', 0, 'step', 249],
		['petersen', 0, 'jump', 249],
		['towns', 0, 'step', 1936],
		['towns', 0, 'jump', 1408]
	] as const)('%s has %i round trips; %s: %i placements', (id, cycles, back, placements) => {
		const setup = example(id);
		expect(cycleCount(setup)).toBe(cycles);
		const { statistics } = counted(new RoundTrip(setup), { goal: 'all', back });
		expect(statistics.solutions).toBe(setup.once ? cycles : 2 * cycles);
		expect(statistics.placements).toBe(placements);
	});

	it.each([
		['textbook', 30],
		['dodecahedron', 3846],
		['petersen', 213],
		['towns', 64]
	])('%s with fewest first: %i placements', (id, placements) => {
		const strategy = { goal: 'all', ordering: 'findmin' } as const;
		expect(counted(new RoundTrip(example(id)), strategy).statistics.placements).toBe(placements);
	});

	it("Petersen's graph has three roads at each city, the dodecahedron too", () => {
		for (const id of ['petersen', 'dodecahedron']) {
			const roads = roadsOf(example(id));
			for (const city of example(id).cities.keys())
				expect(roads.filter(([from, to]) => from === city || to === city)).toHaveLength(3);
		}
	});

	it('two trips begin with BCPNM, those that Hamilton gives', () => {
		const setup = example('dodecahedron');
		const tripOf = (letters: string) =>
			[...letters].map((letter) => setup.cities.findIndex(({ name }) => name === letter));
		const trip = setup.trip.slice();
		trip.set(tripOf('BCPNM'));
		const { found } = solve(new RoundTrip({ ...setup, once: false, trip }), { goal: 'all' });
		expect(found).toEqual([
			tripOf('BCPNMDFGHXWVJKLTSRQZ').join(),
			tripOf('BCPNMDFKLTSRQZXWVJHG').join()
		]);
	});

	it.each([
		['ascending', 'length', 267_745],
		['ascending', 'cheapest', 2194],
		['ascending', 'one-tree', 695],
		['preferred', 'length', 219_303],
		['preferred', 'cheapest', 576],
		['preferred', 'one-tree', 199]
	] as const)('ten cities, values %s, bound %s: %i placements', (values, variant, placements) => {
		const problem = new RoundTrip(example('cities'));
		const { statistics } = counted(variantOf(problem, { variant }), { goal: 'best', values });
		expect(statistics.placements).toBe(placements);
		expect(statistics.best).toBe(283);
	});

	it('no trip through the ten cities is shorter', () => {
		const all = trips({ ...example('cities'), once: true });
		expect(all).toHaveLength(181_440);
		expect(Math.min(...all.map((trip) => lengthOf(example('cities'), trip)!))).toBe(283);
	});
});
