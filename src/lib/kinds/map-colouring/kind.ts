import type { ParameterReader, ProblemKind } from '$lib/engine/kind';
import { clashing, typedTexts } from '$lib/engine/typed';
import { MapColouring } from './map-colouring';
import { AUSTRALIA, MAPS, USA } from './maps/maps';
import {
	blankMap,
	colourCountOf,
	COLOURS,
	DEFAULT_COLOURS,
	mapOf,
	NONE,
	typingColours,
	withColour,
	type MapSetup
} from './setup';

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
	parser: async () => (await import('./parse')).parseMap,
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

/** The map as lines of text. `parseMap` reads it back. */
export function formatMap({ map, colours, typed }: MapSetup): string {
	const regions = typedTexts(map.regions, typed, (name, colour) => `${name} = ${COLOURS[colour]}`);
	return [`map: ${map.id}`, `colours: ${colours}`, ...regions, ''].join('\n');
}
