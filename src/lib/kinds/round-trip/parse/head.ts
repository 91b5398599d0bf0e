import type { TextLine } from '$lib/engine/reading/lines';
import { wordsOf } from './words';

/** What the first line of a file says about those that follow. */
export interface GraphHead {
	readonly line: number;
	readonly cities: number;
	/** How many roads follow; null if it does not say. */
	readonly roads: number | null;
	/** It cannot be a road. */
	readonly isCertain: boolean;
}

/**
 * The head of a text, if its first line can be one: "5 6" for five cities and six roads, "5" or "n = 5"
 * for the cities alone, or "p edge 5 6" of DIMACS.
 */
export function headOf([{ text, line }, ...rows]: readonly TextLine[]): GraphHead | null {
	const [, word, cities, roads] =
		/^(?:(p\s+[a-z]+|n|nodes|vertices|cities)(?:\s*[:=]\s*|\s+))?(\d{1,6})(?:[\s,;]+(\d{1,6}))?$/i.exec(
			text
		) ?? [];
	if (cities === undefined) return null;
	const isCity = word !== undefined && rows.some((row) => wordsOf(row.text).includes(word));
	const isCertain = word === undefined ? roads === undefined : !isCity;
	return { line, cities: Number(cities), roads: roads ? Number(roads) : null, isCertain };
}

/**
 * The cities that a head counts: those that are named, and the numbers that have no road.
 *
 * @returns null if it counts other cities than the named ones.
 */
export function countedCities(count: number, names: readonly string[]): string[] | null {
	if (names.length === count) return [...names];
	if (names.length > count) return null;
	const first = names.includes('0') ? 0 : 1;
	const all = Array.from({ length: count }, (_, at) => String(first + at));
	return names.every((name) => all.includes(name))
		? [...names, ...all.filter((name) => !names.includes(name))]
		: null;
}
