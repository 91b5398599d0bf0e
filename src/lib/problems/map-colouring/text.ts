import type { NamedSetup } from '../kind';
import { unreadable, type UnreadableError } from '../text';
import {
	blankMap,
	colourCountOf,
	COLOURS,
	DEFAULT_COLOURS,
	mapOf,
	NONE,
	withColour,
	type MapSetup
} from './map-colouring';

export type MapError = UnreadableError | { readonly code: 'empty' } | LineError;

interface LineError {
	readonly code:
		/** The first line names no map. */
		| 'map'
		/** Not a number of colours, or said after a region was coloured. */
		| 'colours'
		/** Not "region = colour". */
		| 'line'
		/** The map has no such region. */
		| 'region'
		/** The region was coloured on a line before. */
		| 'twice'
		/** The map has no such colour. */
		| 'colour';
	/** From 1. */
	readonly line: number;
	/** As it stands in the text. */
	readonly found: string;
}

export type MapParsed =
	| { readonly puzzles: readonly NamedSetup<MapSetup>[]; readonly cut: boolean }
	| { readonly error: MapError };

/** Longest piece of the text that an error repeats. */
const MAX_FOUND = 40;

/** The map as lines of text. {@link parseMap} reads it back. */
export function formatMap({ map, colours, painted }: MapSetup): string {
	const regions = map.regions.flatMap((region, index) =>
		painted[index] === NONE ? [] : [`${region} = ${COLOURS[painted[index]]}`]
	);
	return [`map: ${map.id}`, `colours: ${colours}`, ...regions, ''].join('\n');
}

/**
 * The map in a text: "map: australia", "colours: 3" (4 where that is not said), then a line for each
 * region that is coloured ("WA = red"). Case does not matter. Takes anything, throws nothing.
 */
export function parseMap(text: string): MapParsed {
	const wrong = unreadable(text);
	if (wrong !== null) return { error: wrong };
	let setup: MapSetup | null = null;
	for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
		if (line.trim() === '') continue;
		const next: MapSetup | MapError = readLine(setup, line.trim(), index + 1);
		if ('code' in next) return { error: next };
		setup = next;
	}
	if (setup === null) return { error: { code: 'empty' } };
	return { puzzles: [{ setup }], cut: false };
}

/** The map with what a line adds to it, or what is wrong with the line. */
function readLine(setup: MapSetup | null, text: string, line: number): MapSetup | MapError {
	const error = (code: LineError['code'], found: string) => {
		return { code, line, found: found.slice(0, MAX_FOUND) };
	};
	const parts = text.split(/[:=]/, 3).map((part) => part.trim());
	const [left, right] = parts.map((part) => part.toLowerCase());
	if (setup === null) {
		const map = left === 'map' ? mapOf(right) : undefined;
		return map === undefined ? error('map', text) : blankMap(map, DEFAULT_COLOURS);
	}
	if (parts.length !== 2) return error('line', text);
	if (left === 'colours' || left === 'colors') {
		const count = setup.painted.every((colour) => colour === NONE) && colourCountOf(right);
		return count ? blankMap(setup.map, count) : error('colours', parts[1]);
	}
	const region = setup.map.regions.indexOf(left.toUpperCase());
	if (region === -1) return error('region', parts[0]);
	if (setup.painted[region] !== NONE) return error('twice', parts[0]);
	const colour = COLOURS.slice(0, setup.colours).findIndex((name) => name === right);
	return colour === -1 ? error('colour', parts[1]) : withColour(setup, region, colour);
}
