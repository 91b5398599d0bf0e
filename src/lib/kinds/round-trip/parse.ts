import type { Parsed } from '$lib/engine/kind';
import { onePuzzle } from '$lib/engine/reading/one-puzzle';
import type { TextLine } from '$lib/engine/reading/lines';
import type { TripSetup } from './map';
import type { MapError, MapNote } from './parse/error';
import { readLines } from './parse/lines';
import { matrixIn, readMatrix } from './parse/matrix';
import { readTsplib } from './parse/tsplib';

/**
 * The map in a text: roads a line each ("A B 5", "A-B", "A: B C"), cities with their points ("Haifa 12
 * 30"), a matrix of lengths, a file of TSPLIB or DIMACS, or what `formatMap` writes. A first line may
 * count the cities and roads. Accepts anything, never throws.
 */
export function parseMap(text: string): Parsed<TripSetup> {
	return onePuzzle<TripSetup, MapError, MapNote>(text, readMap, /^[#%]/);
}

function readMap(lines: readonly TextLine[], notes: MapNote[]): TripSetup | MapError {
	const has = (pattern: RegExp) => lines.some((line) => pattern.test(line.text));
	if (has(/^(?:DIMENSION|EDGE_WEIGHT_TYPE|NODE_COORD_SECTION)\b/i)) return readTsplib(lines);
	const rows = has(DIMACS) ? rowsOfDimacs(lines) : lines;
	const matrix = matrixIn(rows);
	return matrix ? readMatrix(matrix) : readLines(rows, notes);
}

const DIMACS = /^p\s+[a-z]+\s+\d+\s+\d+$/i;

/** The lines of a file of DIMACS ("c A comment", "p edge 5 6", "e 1 2") as plain rows. */
function rowsOfDimacs(lines: readonly TextLine[]): TextLine[] {
	return lines
		.filter(({ text }) => !/^c(?:\s|$)/.test(text))
		.map(({ text, line }) => ({ text: text.replace(/^[ae]\s+/, ''), line }));
}
