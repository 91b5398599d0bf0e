import { allValues, type Model, type Problem, type Unit } from '../problem';
import { MAPS, type RegionMap } from './maps/maps';

/** A map, how many colours there are for it, and the regions that were coloured by hand. */
export interface MapSetup {
	readonly map: RegionMap;
	/** From {@link MIN_COLOURS} to {@link MAX_COLOURS}. */
	readonly colours: number;
	/** For each region its colour, {@link NONE} where it has none. */
	readonly painted: Int8Array;
}

export const NONE = -1;

/** The colours by their names in a text. A map takes the first few of them. */
export const COLOURS = ['red', 'green', 'blue', 'yellow', 'purple', 'orange'] as const;
export const MIN_COLOURS = 2;
export const MAX_COLOURS = COLOURS.length;
/** Enough for every map (Appel and Haken 1977). */
export const DEFAULT_COLOURS = 4;

/** The map of that id; undefined for any other text. */
export function mapOf(id: string): RegionMap | undefined {
	return MAPS.find((map) => map.id === id);
}

/** The number of colours that a text says in one digit; undefined for any other text. */
export function colourCountOf(text: string): number | undefined {
	return /^[2-6]$/.test(text) ? Number(text) : undefined;
}

/** A map without a coloured region. */
export function blankMap(map: RegionMap, colours: number): MapSetup {
	return { map, colours, painted: new Int8Array(map.regions.length).fill(NONE) };
}

/**
 * The map with a region in a colour, or without one ({@link NONE}); the same map when there is no
 * such region or colour, or nothing to change.
 */
export function withColour(setup: MapSetup, region: number, colour: number): MapSetup {
	const isColour = Number.isInteger(colour) && colour >= NONE && colour < setup.colours;
	if (!isColour || setup.painted[region] === undefined || setup.painted[region] === colour)
		return setup;
	return { ...setup, painted: setup.painted.with(region, colour) };
}

/** The map with another number of colours. A region whose colour is gone has none. */
export function withColourCount(setup: MapSetup, colours: number): MapSetup {
	const painted = setup.painted.map((colour) => (colour < colours ? colour : NONE));
	return { ...setup, colours, painted };
}

/** The map without its colours; the same one when it has none. */
export function withoutColours(setup: MapSetup): MapSetup {
	const isBlank = setup.painted.every((colour) => colour === NONE);
	return isBlank ? setup : blankMap(setup.map, setup.colours);
}

/** What an address says of a map. */
export function writeMap({ map, colours, painted }: MapSetup): Record<string, string> {
	const regions = map.regions.flatMap((region, index) =>
		painted[index] === NONE ? [] : [`${region}${painted[index] + 1}`]
	);
	const parameters: Record<string, string> = { map: map.id, colours: String(colours) };
	if (regions.length > 0) parameters.regions = regions.join('-');
	return parameters;
}

/** The neighbours of a region that have this colour, ascending. */
export function neighboursIn(
	{ neighbours }: RegionMap,
	assignment: ArrayLike<number>,
	region: number,
	colour: number
): number[] {
	return neighbours[region].filter((other) => assignment[other] === colour);
}

/** Map colouring as a problem: variables are regions, values are colours; neighbours differ. */
export class MapColouring implements Problem {
	readonly kind = 'map-colouring';
	readonly variableCount: number;
	readonly valueCount: number;
	readonly fixed: Int8Array;
	readonly units: readonly Unit[] = [];
	readonly #map: RegionMap;

	constructor({ map, colours, painted }: MapSetup) {
		this.variableCount = map.regions.length;
		this.valueCount = colours;
		this.fixed = painted.slice();
		this.#map = map;
	}

	peers(region: number): readonly number[] {
		return this.#map.neighbours[region];
	}

	clashes(assignment: ArrayLike<number>, region: number, colour: number): number[] {
		return neighboursIn(this.#map, assignment, region, colour);
	}

	parameters(): Readonly<Record<string, string>> {
		return writeMap({ map: this.#map, colours: this.valueCount, painted: this.fixed });
	}

	model(): Model {
		return new MapModel(this.#map, this.valueCount, this.fixed);
	}
}

class MapModel implements Model {
	readonly #neighbours: RegionMap['neighbours'];
	readonly #all: number;
	/** For each region the mask of its colour, 0 where it has none. */
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

	unplace(region: number): void {
		this.#colour[region] = 0;
	}
}
