import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counted, searched } from '../../../../tests/fixtures/searches';
import { unpackStep } from '$lib/engine/search/step';
import type { Strategy } from '$lib/engine/search/strategy';
import { listValues } from '$lib/engine/problem';
import { readAddress } from '$lib/stage/address/address';
import { kind } from './kind';
import { MapColouring } from './map-colouring';
import { blankMap, MAX_COLOURS, MIN_COLOURS, NONE, withColour } from './setup';
import { anyMap } from './map-colouring.fixture';
import { shape as australia } from './maps/australia';
import { AUSTRALIA, MAPS, USA, type RegionMap } from './maps/maps';
import { shape as usa } from './maps/usa';

const neighbours = (map: RegionMap, region: string) =>
	map.neighbours[map.regions.indexOf(region)].map((index) => map.regions[index]).join(' ');

const borders = ({ neighbours }: RegionMap) => neighbours.flat().length / 2;

describe('the maps', () => {
	it.each(MAPS)('$id: neighbours are mutual, and no region is its own neighbour', (map) => {
		map.neighbours.forEach((others, region) => {
			expect(others).not.toContain(region);
			expect(others).toEqual(others.toSorted((a, b) => a - b));
			for (const other of others) expect(map.neighbours[other]).toContain(region);
		});
	});

	it.each([
		[AUSTRALIA, australia],
		[USA, usa]
	])('$id: every region has an outline, and its point lies in the picture', (map, shape) => {
		expect(Object.keys(shape.regions)).toEqual(map.regions);
		for (const { outline, at } of Object.values(shape.regions)) {
			expect(outline).toMatch(/^M[-\d. MLlhvz]+z$/);
			expect(at.x).toBeGreaterThan(0);
			expect(at.x).toBeLessThan(shape.width);
			expect(at.y).toBeGreaterThan(0);
			expect(at.y).toBeLessThan(shape.height);
		}
	});

	it('Australia is the map of AIMA, figure 6.1', () => {
		expect(AUSTRALIA.regions).toEqual(['WA', 'NT', 'Q', 'NSW', 'V', 'SA', 'T']);
		expect(borders(AUSTRALIA)).toBe(9);
		expect(neighbours(AUSTRALIA, 'SA')).toBe('WA NT Q NSW V');
		expect(neighbours(AUSTRALIA, 'T')).toBe('');
	});

	it('the USA has 48 states and 105 borders between them', () => {
		expect(USA.regions).toHaveLength(48);
		expect(USA.regions).toEqual(USA.regions.toSorted());
		expect(borders(USA)).toBe(105);
	});

	it.each([
		['ME', 'NH'],
		['MO', 'AR IA IL KS KY NE OK TN'],
		['TN', 'AL AR GA KY MO MS NC VA'],
		['NV', 'AZ CA ID OR UT'],
		['WA', 'ID OR'],
		['MI', 'IN OH WI'],
		['RI', 'CT MA'],
		// Arizona and Colorado, New Mexico and Utah meet only in one point, the Four Corners.
		['AZ', 'CA NM NV UT'],
		['CO', 'KS NE NM OK UT WY']
	])('%s borders on %s', (region, expected) => {
		expect(neighbours(USA, region)).toBe(expected);
	});
});

/** Every way to colour the regions of a small map, found by trying all. */
function colourings(map: RegionMap, colours: number): string[] {
	const found: string[] = [];
	for (let code = 0; code < colours ** map.regions.length; code++) {
		const values = map.regions.map((_, region) => Math.floor(code / colours ** region) % colours);
		const differ = map.neighbours.every((others, region) =>
			others.every((other) => values[other] !== values[region])
		);
		if (differ) found.push(values.join());
	}
	return found.sort();
}

/** The solutions of a search, and the number of placements it takes back. */
function solve(problem: MapColouring, strategy: Partial<Strategy>) {
	const { steps, outcome } = searched(problem, strategy);
	const assignment = problem.fixed.slice();
	const solutions: string[] = [];
	let backtracks = 0;
	for (const packed of steps) {
		const { kind, variable, value } = unpackStep(packed, -1);
		if (kind === 'place' || kind === 'force') assignment[variable] = value;
		if (kind === 'backtrack') {
			assignment[variable] = NONE;
			backtracks++;
		}
		if (kind === 'solution') solutions.push(assignment.join());
	}
	return { solutions, backtracks, outcome };
}

describe('the search', () => {
	it.each([
		[2, 0],
		[3, 18],
		[4, 768]
	])('colours Australia with %i colours in %i ways', (colours, count) => {
		const all = colourings(AUSTRALIA, colours);
		expect(all).toHaveLength(count);
		for (const ordering of ['naive', 'findmin', 'findmin-degree', 'findmax', 'random'] as const) {
			const problem = new MapColouring(blankMap(AUSTRALIA, colours));
			for (const elimination of ['none', 'naked'] as const) {
				const { solutions } = solve(problem, { ordering, elimination, goal: 'all' });
				expect(solutions.toSorted()).toEqual(all);
			}
		}
	});

	it('backtracks thousands of times in naive order on the USA, never with findmin', () => {
		const problem = new MapColouring(blankMap(USA, 4));
		expect(solve(problem, { ordering: 'naive' })).toMatchObject({ backtracks: 4909 });
		expect(solve(problem, { ordering: 'findmin' })).toMatchObject({ backtracks: 0 });
	});

	it('says of every example what its search does', () => {
		const placements = (id: string) => {
			const { address } = readAddress(kind, `example=${id}`);
			return counted(kind.problem(address.setup), address.strategy).statistics.placements;
		};
		expect(placements('usa')).toBe(4957);
		expect(placements('usa-jump')).toBe(86);
		expect(placements('usa-findmin')).toBe(48);
		expect(placements('usa-three')).toBe(159);
		expect(placements('usa-learn')).toBe(72);
	});

	it.each([
		['findmin', 159],
		['findmin-degree', 99]
	] as const)('proves with %s that three colours are too few for the USA', (ordering, undone) => {
		const problem = new MapColouring(blankMap(USA, 3));
		const { solutions, backtracks, outcome } = solve(problem, { ordering });
		expect({ solutions, backtracks, outcome }).toEqual({
			solutions: [],
			backtracks: undone,
			outcome: { kind: 'exhausted' }
		});
	});

	it('breaks no constraint and keeps the colours set by hand', () => {
		const strategy = fc.record({
			ordering: fc.constantFrom('findmin', 'findmin-degree', 'random'),
			values: fc.constantFrom('ascending', 'random', 'least-constraining'),
			elimination: fc.constantFrom('none', 'naked'),
			seed: fc.nat(),
			limits: fc.constant({ backtracks: 500, solutions: 3 }),
			goal: fc.constant('all')
		} as const);
		fc.assert(
			fc.property(anyMap, strategy, (setup, strategy) => {
				const { map, typed } = setup;
				const { solutions } = solve(new MapColouring(setup), strategy);
				for (const solution of solutions) {
					const values = solution.split(',').map(Number);
					typed.forEach((colour, region) => {
						if (colour !== NONE) expect(values[region]).toBe(colour);
						// Neighbours that were given the same colour by hand stay as they are.
						if (colour === NONE)
							for (const other of map.neighbours[region])
								expect(values[other]).not.toBe(values[region]);
					});
				}
			})
		);
	});
});

describe('the model', () => {
	it('knows the colours that no neighbour has, and takes its placements back', () => {
		fc.assert(
			fc.property(anyMap, fc.array(fc.nat(), { maxLength: 30 }), (setup, picks) => {
				const problem = new MapColouring(setup);
				const model = problem.model();
				const assignment = setup.typed.slice();
				const open = Array.from(assignment.keys()).filter((region) => assignment[region] === NONE);
				const check = () => {
					for (const region of open)
						expect(listValues(model.legal(region))).toEqual(
							Array.from({ length: setup.colours }, (_, colour) => colour).filter(
								(colour) => problem.clashes(assignment, region, colour).length === 0
							)
						);
				};
				const placed: number[] = [];
				for (const pick of picks) {
					const free = open.filter(
						(region) => assignment[region] === NONE && model.legal(region) !== 0
					);
					if (free.length === 0) break;
					const region = free[pick % free.length];
					const colours = listValues(model.legal(region));
					assignment[region] = colours[pick % colours.length];
					model.place(region, assignment[region]);
					placed.push(region);
				}
				check();
				for (const region of placed.reverse()) {
					model.takeBack(region, assignment[region]);
					assignment[region] = NONE;
				}
				check();
			})
		);
	});

	it('does not change when the setup it was made from changes', () => {
		const setup = blankMap(AUSTRALIA, MIN_COLOURS);
		const problem = new MapColouring(setup);
		setup.typed[0] = 1;
		expect(problem.fixed[0]).toBe(NONE);
		expect(problem.clashes(withColour(setup, 0, 0).typed, 1, 0)).toEqual([0]);
		expect(new MapColouring(blankMap(USA, MAX_COLOURS)).valueCount).toBe(6);
	});
});
