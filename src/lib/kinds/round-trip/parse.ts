import type { Parsed } from '$lib/engine/kind';
import { quote, type LineError, type QuoteError } from '$lib/engine/reading/errors';
import type { TextLine } from '$lib/engine/reading/lines';
import { onePuzzle } from '$lib/engine/reading/one-puzzle';
import {
	HEIGHT,
	isName,
	mapOf,
	MAX_CITIES,
	MAX_LENGTH,
	MIN_CITIES,
	NONE,
	ring,
	WIDTH,
	type Road,
	type TripSetup
} from './map';

/** What is wrong in a text: in a line, or that it has fewer cities than a trip needs. */
export type MapError =
	| QuoteError<'line' | 'length' | 'twice' | 'city' | 'type'>
	| LineError<'many' | 'asymmetric'>
	| (LineError<'numbers'> & { readonly found: number; readonly expected: number })
	| { readonly code: 'few' };

type Point = readonly [x: number, y: number];

/**
 * The map in a text: roads a line each ("A B 5", "A-B", "A: B C"), cities with their points ("Haifa 12
 * 30"), a matrix of lengths, a file of TSPLIB (Reinelt 1991), or what `formatMap` writes. Accepts
 * anything, never throws.
 */
export function parseMap(text: string): Parsed<TripSetup> {
	return onePuzzle<TripSetup, MapError>(text, readMap, /^[#%]/);
}

function readMap(lines: readonly TextLine[]): TripSetup | MapError {
	const isTsplib = lines.some((line) =>
		/^(?:DIMENSION|EDGE_WEIGHT_TYPE|NODE_COORD_SECTION)\b/i.test(line.text)
	);
	if (isTsplib) return readTsplib(lines);
	return isMatrix(lines) ? readMatrix(lines) : readLines(lines);
}

const wordsOf = (text: string) => text.split(/[\s,;=–—-]+/).filter((word) => word !== '');
const isNumber = (text: string) => /^\d{1,9}(?:\.\d{0,9})?$/.test(text);

function readLines(lines: readonly TextLine[]): TripSetup | MapError {
	const cities = new Map<string, Point | null>();
	const roads = new Map<string, Road>();
	let [once, isFree, weighted] = [false, false, null as boolean | null];
	let trip: TextLine | null = null;
	const indexOf = (name: string) => {
		if (!cities.has(name)) cities.set(name, null);
		return [...cities.keys()].indexOf(name);
	};
	for (const line of lines) {
		const [, key = '', list = ''] = /^([^\s:]+) *:(.*)$/.exec(line.text) ?? [];
		const words = wordsOf(key === '' ? line.text.replace('@', '') : list);
		const [name = '', x = '', y = ''] = words;
		if (words.length > MAX_CITIES) return { code: 'many', line: line.line };
		if (key === 'once') once = name === 'yes';
		else if (key === 'trip') trip = line;
		else if (/\s-\d/.test(line.text)) return quote('length', line);
		else if (line.text.startsWith('@') || (isNumber(x) && isNumber(y) && !/^\d/.test(name))) {
			if (!isName(name)) return quote('city', line, name);
			const isExact = line.text.startsWith('@');
			const point: Point = [Number(x), Number(y)];
			const isOutside = isExact && (point[0] > WIDTH || point[1] > HEIGHT);
			if (words.length !== 3 || !isNumber(x) || !isNumber(y) || isOutside)
				return quote('line', line);
			if (cities.get(name)) return quote('twice', line, name);
			indexOf(name);
			cities.set(name, point);
			isFree ||= !isExact;
		} else {
			const hasLength = key === '' && words.length === 3;
			if (key === '' && words.length !== 2 && !hasLength) return quote('line', line);
			const ends = key === '' ? words.slice(0, 2) : [key, ...words];
			const unknown = ends.find((end) => !isName(end));
			if (unknown !== undefined) return quote('city', line, unknown);
			const length = hasLength ? lengthOf(words[2]) : 1;
			if (length === null) return quote('length', line, words[2]);
			if (weighted !== null && weighted !== hasLength) return quote('length', line);
			weighted = hasLength;
			const [from, ...others] = ends.map(indexOf);
			for (const to of others) {
				const [one, other] = from < to ? [from, to] : [to, from];
				const known = roads.get(`${one} ${other}`);
				if (one === other) return quote('line', line);
				if (known && known[2] !== length) return quote('twice', line);
				roads.set(`${one} ${other}`, [one, other, length]);
			}
		}
		if (cities.size > MAX_CITIES) return { code: 'many', line: line.line };
	}
	const names = [...cities.keys()];
	if (names.length < MIN_CITIES) return { code: 'few' };
	const points = [...cities.values()].filter((point) => point !== null);
	const isDrawn = points.length === names.length;
	const options = { weighted: weighted ?? isFree, once };
	const straight = isFree && isDrawn && roads.size === 0;
	const between = straight ? allRoads(points, DISTANCES.EUC_2D) : [...roads.values()];
	const drawn = isFree ? fitted(points) : points;
	const setup = mapOf(
		isDrawn ? names.map((name, at) => ({ name, ...rounded(drawn[at]) })) : ring(names),
		between,
		options
	);
	return trip === null ? setup : withTrip(setup, trip);
}

/** A length that counts: a whole number; null for any other text. */
function lengthOf(text: string): number | null {
	return /^\d{1,5}$/.test(text) && Number(text) <= MAX_LENGTH ? Number(text) : null;
}

/** The map with the stops that a line lists, "_" for those that are not set. */
function withTrip(setup: TripSetup, line: TextLine): TripSetup | MapError {
	const stops = wordsOf(line.text.slice('trip:'.length));
	const at = (name: string) => setup.cities.findIndex((city) => city.name === name);
	const unknown = stops.find((name, stop) => at(name) < 0 && (name !== '_' || stop === 0));
	if (unknown !== undefined) return quote('city', line, unknown);
	if (stops.length === 0 || stops.length > setup.trip.length) return quote('line', line);
	return {
		...setup,
		trip: setup.trip.map((_, stop) => (stop < stops.length ? at(stops[stop]) : NONE))
	};
}

/** Whether all lines are rows of numbers, as many as there are lines, or too many for a road. */
function isMatrix(lines: readonly TextLine[]): boolean {
	const rows = lines.map(cellsOf);
	const isNumeric = rows.every((row) => row.every((cell) => cell !== undefined));
	const isSquare = rows.every((row, at) => row.length === rows.length && !row[at]);
	return isNumeric && (rows[0].length > 3 || (rows.length > 2 && isSquare));
}

/** The numbers of a row: 0 for no road, however that is written, undefined for what is none. */
function cellsOf({ text }: TextLine): (number | undefined)[] {
	return text
		.split(/[\s,;]+/)
		.filter((cell) => cell !== '')
		.map((cell) =>
			isNumber(cell) ? Number(cell) : /^(?:[-.x∞]|inf)$/i.test(cell) ? 0 : undefined
		);
}

function readMatrix(lines: readonly TextLine[]): TripSetup | MapError {
	const n = lines.length;
	if (n > MAX_CITIES) return { code: 'many', line: lines[MAX_CITIES].line };
	const rows = lines.map((line) => cellsOf(line) as number[]);
	const short = rows.findIndex((row) => row.length !== n);
	if (short >= 0)
		return { code: 'numbers', line: lines[short].line, found: rows[short].length, expected: n };
	if (n < MIN_CITIES) return { code: 'few' };
	const roads: Road[] = [];
	for (const [from, row] of rows.entries())
		for (const [to, length] of row.entries()) {
			if (length !== rows[to][from]) return { code: 'asymmetric', line: lines[from].line };
			if (lengthOf(String(length)) === null) return quote('length', lines[from], String(length));
			if (from < to && length > 0) roads.push([from, to, length]);
		}
	return mapOf(ring(namesFor(n)), roads, { weighted: roads.some(([, , length]) => length !== 1) });
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function namesFor(count: number): string[] {
	return Array.from({ length: count }, (_, at) =>
		count <= LETTERS.length ? LETTERS[at] : String(at + 1)
	);
}

type Distance = (from: Point, to: Point) => number;

const across: Distance = (from, to) => Math.hypot(from[0] - to[0], from[1] - to[1]);

/** The kinds of distance of TSPLIB (Reinelt 1991, section 2). */
const DISTANCES: Readonly<Record<string, Distance>> = {
	EUC_2D: (from, to) => Math.round(across(from, to)),
	CEIL_2D: (from, to) => Math.ceil(across(from, to)),
	MAN_2D: (from, to) => Math.round(Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1])),
	MAX_2D: (from, to) =>
		Math.max(Math.round(Math.abs(from[0] - to[0])), Math.round(Math.abs(from[1] - to[1]))),
	ATT: (from, to) => Math.ceil(across(from, to) / Math.sqrt(10)),
	GEO: (from, to) => {
		// Degrees and minutes, written 16.47 for 16° 47′; π and the radius are those of TSPLIB.
		const [a, b, c, d] = [...from, ...to].map(
			(angle) => (3.141592 * (Math.trunc(angle) + (5 * (angle - Math.trunc(angle))) / 3)) / 180
		);
		const [q1, q2, q3] = [Math.cos(b - d), Math.cos(a - c), Math.cos(a + c)];
		return Math.trunc(6378.388 * Math.acos(0.5 * ((1 + q1) * q2 - (1 - q1) * q3)) + 1);
	}
};

function allRoads(points: readonly Point[], distance: Distance): Road[] {
	return points.flatMap((from, a) =>
		points.slice(a + 1).map((to, b): Road => [a, a + 1 + b, distance(from, to)])
	);
}

/** Points moved and scaled so that they fill the picture; their second axis points up. */
function fitted(points: readonly Point[]): Point[] {
	const MARGIN = 60;
	const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
	const [left, top] = [Math.min(...xs), Math.max(...ys)];
	const [wide, high] = [Math.max(...xs) - left, top - Math.min(...ys)];
	const scale = Math.min((WIDTH - 2 * MARGIN) / (wide || 1), (HEIGHT - 2 * MARGIN) / (high || 1));
	const [beside, above] = [(WIDTH - wide * scale) / 2, (HEIGHT - high * scale) / 2];
	return points.map(([x, y]) => [beside + (x - left) * scale, above + (top - y) * scale]);
}

const rounded = ([x, y]: Point) => ({ x: Math.round(x), y: Math.round(y) });

/** For each format of a matrix, the columns of a row of `n` that it has. */
const FORMATS: Readonly<
	Record<string, (row: number, n: number) => readonly [from: number, to: number]>
> = {
	FULL_MATRIX: (_, n) => [0, n],
	UPPER_ROW: (row, n) => [row + 1, n],
	LOWER_ROW: (row) => [0, row],
	UPPER_DIAG_ROW: (row, n) => [row, n],
	LOWER_DIAG_ROW: (row) => [0, row + 1],
	UPPER_COL: (row) => [0, row],
	LOWER_COL: (row, n) => [row + 1, n],
	UPPER_DIAG_COL: (row) => [0, row + 1],
	LOWER_DIAG_COL: (row, n) => [row, n]
};

function readTsplib(lines: readonly TextLine[]): TripSetup | MapError {
	const headers = new Map<string, { value: string; line: TextLine }>();
	const sections = new Map<string, { numbers: number[]; line: TextLine }>();
	let section: { numbers: number[]; line: TextLine } | null = null;
	for (const line of lines) {
		const [word, ...others] = line.text.split(/[\s:]+/);
		const key = word.toUpperCase();
		if (key === 'EOF') break;
		if (/^[A-Z_]+$/.test(key)) {
			section = null;
			if (key.endsWith('_SECTION')) sections.set(key, (section = { numbers: [], line }));
			else headers.set(key, { value: others.join(' ').trim().toUpperCase(), line });
			continue;
		}
		const numbers = line.text.split(/\s+/).map(Number);
		if (section === null || numbers.some((number) => !Number.isFinite(number)))
			return quote('line', line);
		for (const number of numbers) section.numbers.push(number);
	}
	const dimension = headers.get('DIMENSION');
	const n = Number(dimension?.value);
	if (dimension === undefined || !Number.isInteger(n)) return quote('type', lines[0], 'DIMENSION');
	if (n > MAX_CITIES) return { code: 'many', line: dimension.line.line };
	if (n < MIN_CITIES) return { code: 'few' };
	const wanted = (key: string, otherwise: string) =>
		headers.get(key) ?? { value: otherwise, line: dimension.line };
	const type = wanted('TYPE', 'TSP');
	if (type.value !== 'TSP') return quote('type', type.line, type.value);
	const measure = wanted('EDGE_WEIGHT_TYPE', 'EUC_2D');
	const drawn = sections.get('NODE_COORD_SECTION') ?? sections.get('DISPLAY_DATA_SECTION');
	const missing = (found: number, expected: number, { line } = dimension.line): MapError => ({
		...{ code: 'numbers', line, found, expected }
	});
	if (drawn && drawn.numbers.length !== 3 * n)
		return missing(drawn.numbers.length, 3 * n, drawn.line);
	const points = Array.from({ length: drawn ? n : 0 }, (_, at): Point => [
		drawn!.numbers[3 * at + 1],
		drawn!.numbers[3 * at + 2]
	]);
	const isGeo = measure.value === 'GEO';
	const cities = fitted(isGeo ? points.map(([up, right]) => [right, up]) : points).map(
		(point, at) => ({ name: String(at + 1), ...rounded(point) })
	);
	const places = drawn ? cities : ring(namesFor(n));
	let roads: Road[];
	if (measure.value === 'EXPLICIT') {
		const format = wanted('EDGE_WEIGHT_FORMAT', 'FULL_MATRIX');
		const columns = FORMATS[format.value];
		const matrix = sections.get('EDGE_WEIGHT_SECTION');
		if (columns === undefined) return quote('type', format.line, format.value);
		const pairs = Array.from({ length: n }, (_, row) => row).flatMap((row) => {
			const [from, to] = columns(row, n);
			return Array.from({ length: to - from }, (_, at) => [row, from + at] as const);
		});
		const { numbers, line } = matrix ?? { numbers: [], line: dimension.line };
		if (numbers.length !== pairs.length) return missing(numbers.length, pairs.length, line);
		const lengths = new Map(pairs.map(([row, column], at) => [n * row + column, numbers[at]]));
		const isEven = pairs.every(
			([a, b]) => (lengths.get(n * b + a) ?? lengths.get(n * a + b)) === lengths.get(n * a + b)
		);
		if (!isEven) return { code: 'asymmetric', line: line.line };
		roads = pairs
			.filter(([a, b]) => a !== b)
			.map(([a, b]) => [a, b, lengths.get(n * a + b)!] as const);
	} else {
		const distance = DISTANCES[measure.value];
		if (distance === undefined) return quote('type', measure.line, measure.value);
		if (points.length === 0) return missing(0, 3 * n);
		roads = allRoads(points, distance);
	}
	const bad = roads.find(([, , length]) => lengthOf(String(length)) === null);
	if (bad !== undefined) return quote('length', measure.line, String(bad[2]));
	return mapOf(places, roads, { weighted: true });
}
