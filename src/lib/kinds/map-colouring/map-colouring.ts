import { allValues, type Model, type Problem, type Unit } from '$lib/engine/problem';
import type { RegionMap } from './maps/maps';
import { NONE, type MapSetup } from './setup';

/** Map colouring as a problem: variables are regions, values are colours; neighbours differ. */
export class MapColouring implements Problem {
	readonly variableCount: number;
	readonly valueCount: number;
	readonly fixed: Int8Array;
	readonly units: readonly Unit[] = [];
	readonly traits = { hasDegree: true };
	readonly #map: RegionMap;

	constructor({ map, colours, typed }: MapSetup) {
		this.variableCount = map.regions.length;
		this.valueCount = colours;
		this.fixed = typed.slice();
		this.#map = map;
	}

	peers(region: number): readonly number[] {
		return this.#map.neighbours[region];
	}

	clashes(assignment: ArrayLike<number>, region: number, colour: number): number[] {
		return this.#map.neighbours[region].filter((other) => assignment[other] === colour);
	}

	/** Neighbours have different colours. */
	forbids(region: number, colour: number, other: number): number {
		return this.#map.neighbours[region].includes(other) ? 1 << colour : 0;
	}

	model(): Model {
		return new MapModel(this.#map, this.valueCount, this.fixed);
	}
}

class MapModel implements Model {
	readonly #neighbours: RegionMap['neighbours'];
	readonly #all: number;
	/** For each region the mask of its colour, 0 for none. */
	readonly #colour: Int32Array;

	constructor({ neighbours }: RegionMap, colours: number, fixed: Int8Array) {
		this.#neighbours = neighbours;
		this.#all = allValues(colours);
		this.#colour = Int32Array.from(fixed, (colour) => (colour === NONE ? 0 : 1 << colour));
	}

	legal(region: number): number {
		let taken = 0;
		for (const neighbour of this.#neighbours[region]) taken |= this.#colour[neighbour];
		return this.#all & ~taken;
	}

	place(region: number, colour: number): void {
		this.#colour[region] = 1 << colour;
	}

	takeBack(region: number): void {
		this.#colour[region] = 0;
	}
}
