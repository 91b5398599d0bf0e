import type { ParameterReader, ProblemKind } from '../kind';
import {
	blankMap,
	colourCountOf,
	DEFAULT_COLOURS,
	MapColouring,
	mapOf,
	neighboursIn,
	NONE,
	withColour,
	withoutColours,
	writeMap,
	type MapSetup
} from './map-colouring';
import { AUSTRALIA, USA } from './maps/maps';
import { formatMap } from './text';

/** Colouring a map so that regions that share a border differ. */
export const kind: ProblemKind<MapSetup> = {
	id: 'map-colouring',
	examples: [
		{ id: 'australia', setup: blankMap(AUSTRALIA, 3) },
		{ id: 'australia-all', setup: blankMap(AUSTRALIA, 3), settings: 'goal=all&whole=1' },
		/** Western Australia, the Northern Territory and South Australia all touch: no solution. */
		{ id: 'australia-two', setup: blankMap(AUSTRALIA, 2), settings: 'stubs=1&whole=1' },
		/** 4,909 regions are uncoloured again in naive order, none with findmin. */
		{ id: 'usa', setup: blankMap(USA, 4) },
		{ id: 'usa-findmin', setup: blankMap(USA, 4), settings: 'order=findmin' },
		/** Nevada and its five neighbours need four colours: 159 placements prove it with findmin. */
		{ id: 'usa-three', setup: blankMap(USA, 3), settings: 'order=findmin' }
	],
	problem: (setup) => new MapColouring(setup),
	conflicts: ({ map, painted }) =>
		Array.from(painted.keys()).filter(
			(region) =>
				painted[region] !== NONE && neighboursIn(map, painted, region, painted[region]).length > 0
		),
	read,
	write: writeMap,
	type: withColour,
	isGiven: () => false,
	reset: withoutColours,
	clear: withoutColours,
	parser: async () => (await import('./text')).parseMap,
	formats: [{ id: 'text', extension: 'txt', write: formatMap }]
};

/**
 * The map that an address describes, null when it names none: `map`, `colours` (a digit), and
 * `regions`, those coloured by hand, each with the number of its colour from 1 ("WA1-SA3").
 */
function read(parameter: ParameterReader): MapSetup | null {
	const map = parameter('map', null, mapOf);
	if (map === null) return null;
	const blank = blankMap(map, parameter('colours', DEFAULT_COLOURS, colourCountOf));
	return parameter('regions', blank, (text) => withRegions(blank, text));
}

/** The map with the regions of a text in their colours; undefined when one is unknown or said twice. */
function withRegions(blank: MapSetup, text: string): MapSetup | undefined {
	let setup = blank;
	for (const entry of text.split('-', blank.map.regions.length + 1)) {
		const region = blank.map.regions.indexOf(entry.slice(0, -1));
		const colour = /\d$/.test(entry) ? Number(entry.at(-1)) - 1 : NONE;
		const next = colour === NONE ? setup : withColour(setup, region, colour);
		if (next === setup || setup.painted[region] !== NONE) return undefined;
		setup = next;
	}
	return setup;
}
