import { NONE, typing, untyped } from '$lib/engine/typed';
import { MAPS, type RegionMap } from './maps/maps';

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
export const DEFAULT_COLOURS = 4;

/** The map with that id; undefined for any other text. */
export function mapOf(id: string): RegionMap | undefined {
	return MAPS.find((map) => map.id === id);
}

/** A one-digit number of colours; undefined for any other text. */
export function colourCountOf(text: string): number | undefined {
	return /^[2-6]$/.test(text) ? Number(text) : undefined;
}

/** A map without coloured regions. */
export function blankMap(map: RegionMap, colours: number): MapSetup {
	return { map, colours, typed: untyped(map.regions.length) };
}

export const typingColours = typing<MapSetup>(({ colours }) => colours);

/** The map with a region coloured or cleared ({@link NONE}). */
export const withColour = typingColours.type;

/** The map with another number of colours. Regions whose colour no longer exists are cleared. */
export function withColourCount(setup: MapSetup, colours: number): MapSetup {
	const typed = setup.typed.map((colour) => (colour < colours ? colour : NONE));
	return { ...setup, colours, typed };
}
