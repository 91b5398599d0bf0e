import type { ParameterReader, Parsed, ProblemKind } from '$lib/engine/kind';
import { allValues, type Model, type Problem, type Unit } from '$lib/engine/problem';
import { quote, type QuoteError } from '$lib/engine/reading/errors';
import type { TextLine } from '$lib/engine/reading/lines';
import { onePuzzle } from '$lib/engine/reading/one-puzzle';
import { clashing, NONE, typedTexts, typing, untyped } from '$lib/engine/typed';
import { AUSTRALIA, MAPS, USA, type RegionMap } from './maps/maps';

/** A map, its number of colours, and the regions coloured by hand. */
export interface MapSetup {
	readonly map: RegionMap;
	/** From {@link MIN_COLOURS} to {@link MAX_COLOURS}. */
	readonly colours: number;
	/** For each region its colour, {@link NONE} if it has none. */
	readonly typed: Int8Array;
}

export { NONE };

/** The names of the colours in a text. A map uses the first few of them. */
export const COLOURS = ['red', 'green', 'blue', 'yellow', 'purple', 'teal'] as const;
export const MIN_COLOURS = 2;
export const MAX_COLOURS = COLOURS.length;
/** Enough for every map (Appel and Haken 1977). */
const DEFAULT_COLOURS = 4;

/** The map with that id; undefined for any other text. */
export function mapOf(id: string): RegionMap | undefined {
	return MAPS.find((map) => map.id === id);
}

/** A one-digit number of colours; undefined for any other text. */
function colourCountOf(text: string): number | undefined {
	return /^[2-6]$/.test(text) ? Number(text) : undefined;
}

/** A map without coloured regions. */
export function blankMap(map: RegionMap, colours: number): MapSetup {
	return { map, colours, typed: untyped(map.regions.length) };
}

const typingColours = typing<MapSetup>(({ colours }) => colours);

/** The map with a region coloured or cleared ({@link NONE}). */
export const withColour = typingColours.type;

/** The map with another number of colours. Regions whose colour no longer exists are cleared. */
export function withColourCount(setup: MapSetup, colours: number): MapSetup {
	const typed = setup.typed.map((colour) => (colour < colours ? colour : NONE));
	return { ...setup, colours, typed };
}

/** Colouring a map so that regions that share a border differ. */
export const kind: ProblemKind<MapSetup> = {
	id: 'map-colouring',
	otherNames: ['colouring', 'graph-colouring'],
	examples: [
		{ id: 'australia', setup: blankMap(AUSTRALIA, 3) },
		{ id: 'australia-all', setup: blankMap(AUSTRALIA, 3), settings: 'goal=all&whole=1' },
		{ id: 'australia-two', setup: blankMap(AUSTRALIA, 2), settings: 'stubs=1&whole=1' },
		{ id: 'usa', setup: blankMap(USA, 4) },
		{ id: 'usa-jump', setup: blankMap(USA, 4), settings: 'back=jump' },
		{ id: 'usa-findmin', setup: blankMap(USA, 4), settings: 'order=findmin' },
		{ id: 'usa-three', setup: blankMap(USA, 3), settings: 'order=findmin' },
		{ id: 'usa-learn', setup: blankMap(USA, 3), settings: 'order=dom-wdeg' }
	],
	problem: (setup) => new MapColouring(setup),
	conflicts: (setup) => clashing(new MapColouring(setup), setup.typed),
	parameters: ['map', 'colours', 'regions'],
	choices: { map: MAPS.map(({ id }) => id) },
	read,
	write,
	...typingColours,
	parser: async () => parseMap,
	formats: [{ id: 'text', extension: 'txt', write: formatMap }]
};

/**
 * The map that an address describes, null if it names none: `map`, `colours` (a digit), and
 * `regions`, those coloured by hand, each with its colour number from 1 ("WA1-SA3").
 */
function read(parameter: ParameterReader): MapSetup | null {
	const map = parameter('map', null, mapOf);
	if (map === null) return null;
	const blank = blankMap(map, parameter('colours', DEFAULT_COLOURS, colourCountOf));
	return parameter('regions', blank, (text) => withRegions(blank, text));
}

/** Writes the parameters that {@link read} reads. */
function write({ map, colours, typed }: MapSetup): Record<string, string> {
	const regions = typedTexts(map.regions, typed, (region, colour) => `${region}${colour + 1}`);
	const parameters: Record<string, string> = { map: map.id, colours: String(colours) };
	if (regions.length > 0) parameters.regions = regions.join('-');
	return parameters;
}

/** The map with the regions in a text coloured; undefined if one is unknown or occurs twice. */
function withRegions(blank: MapSetup, text: string): MapSetup | undefined {
	let setup = blank;
	for (const entry of text.split('-', blank.map.regions.length + 1)) {
		const region = blank.map.regions.indexOf(entry.slice(0, -1));
		const colour = /\d$/.test(entry) ? Number(entry.at(-1)) - 1 : NONE;
		const next = colour === NONE ? setup : withColour(setup, region, colour);
		if (next === setup || setup.typed[region] !== NONE) return undefined;
		setup = next;
	}
	return setup;
}

/** The map as lines of text. {@link parseMap} reads it back. */
export function formatMap({ map, colours, typed }: MapSetup): string {
	const regions = typedTexts(map.regions, typed, (name, colour) => `${name} = ${COLOURS[colour]}`);
	return [`map: ${map.id}`, `colours: ${colours}`, ...regions, ''].join('\n');
}

/** The error in a line of a text: the map is missing, or what the code says. */
export type LineError = QuoteError<'map' | 'colours' | 'line' | 'region' | 'twice' | 'colour'>;

/**
 * The map in a text: "map: australia", "colours: 3" (4 by default), then a line for each coloured
 * region ("WA = red"). Case does not matter. Accepts anything, never throws.
 */
export function parseMap(text: string): Parsed<MapSetup> {
	return onePuzzle<MapSetup, LineError>(text, ([first, ...others]) => {
		let read = readFirst(first);
		for (const line of others) if (!('code' in read)) read = readLine(read, line);
		return read;
	});
}

/** The map that a first line names. */
function readFirst(line: TextLine): MapSetup | LineError {
	const [key, name] = line.text
		.toLowerCase()
		.split(/[:=]/, 3)
		.map((part) => part.trim());
	const map = key === 'map' ? mapOf(name) : undefined;
	return map === undefined ? quote('map', line) : blankMap(map, DEFAULT_COLOURS);
}

/** The map with the content of a line added, or what is wrong with the line. */
function readLine(setup: MapSetup, line: TextLine): MapSetup | LineError {
	const parts = line.text.split(/[:=]/, 3).map((part) => part.trim());
	const [left, right] = parts.map((part) => part.toLowerCase());
	if (parts.length !== 2) return quote('line', line);
	if (left === 'colours' || left === 'colors') {
		const count = setup.typed.every((colour) => colour === NONE) && colourCountOf(right);
		return count ? blankMap(setup.map, count) : quote('colours', line, parts[1]);
	}
	const region = setup.map.regions.indexOf(left.toUpperCase());
	if (region === -1) return quote('region', line, parts[0]);
	if (setup.typed[region] !== NONE) return quote('twice', line, parts[0]);
	const colour = COLOURS.slice(0, setup.colours).findIndex((name) => name === right);
	return colour === -1 ? quote('colour', line, parts[1]) : withColour(setup, region, colour);
}

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
