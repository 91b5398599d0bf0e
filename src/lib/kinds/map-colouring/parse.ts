import type { Parsed } from '$lib/engine/kind';
import { quote, type QuoteError } from '$lib/engine/reading/errors';
import type { TextLine } from '$lib/engine/reading/lines';
import { onePuzzle } from '$lib/engine/reading/one-puzzle';
import {
	blankMap,
	colourCountOf,
	COLOURS,
	DEFAULT_COLOURS,
	mapOf,
	NONE,
	withColour,
	type MapSetup
} from './setup';

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
