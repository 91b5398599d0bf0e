import { quote } from '$lib/engine/reading/errors';
import type { TextLine } from '$lib/engine/reading/lines';
import { isName, mapOf, MAX_CITIES, MIN_CITIES, ring, type Road, type TripSetup } from '../map';
import type { MapError } from './error';
import { namesFor } from './matrix';
import { allRoads, DISTANCES, fitted, rounded, type Point } from './points';
import { lengthOf } from './words';

/** The columns that a matrix has of a row of `n`. */
type Columns = (row: number, n: number) => readonly [from: number, to: number];

/** For each format of a matrix, its columns. */
const FORMATS: Readonly<Record<string, Columns>> = {
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

interface Section {
	readonly line: TextLine;
	readonly numbers: number[];
}

interface TsplibFile {
	/** The values of the lines like "TYPE : TSP", in capitals, without a remark in brackets. */
	readonly headers: ReadonlyMap<string, { readonly value: string; readonly line: TextLine }>;
	readonly sections: ReadonlyMap<string, Section>;
}

const SECTIONS = [
	'NODE_COORD_SECTION',
	'DISPLAY_DATA_SECTION',
	'EDGE_WEIGHT_SECTION',
	'EDGE_DATA_SECTION'
];

function fileIn(lines: readonly TextLine[]): TsplibFile | MapError {
	const headers = new Map<string, { value: string; line: TextLine }>();
	const sections = new Map<string, Section>();
	let section: Section | null = null;
	for (const line of lines) {
		const [word, ...others] = line.text.split(/[\s:]+/);
		const key = word.toUpperCase();
		if (key === 'EOF') break;
		if (!/^[A-Z_]+$/.test(key)) {
			const numbers = line.text.split(/\s+/).map(Number);
			if (section === null || !numbers.every(Number.isFinite)) return quote('line', line);
			for (const number of numbers) section.numbers.push(number);
		} else if (key.endsWith('_SECTION')) {
			if (!SECTIONS.includes(key)) return quote('section', line, key);
			if (sections.has(key)) return quote('twice', line, key);
			sections.set(key, (section = { numbers: [], line }));
		} else {
			section = null;
			const value = others.join(' ').replace(/\(.*/, '').trim().toUpperCase();
			headers.set(key, { value, line });
		}
	}
	return { headers, sections };
}

/** A file of TSPLIB (Reinelt 1991): a symmetric travelling salesman, or a Hamiltonian cycle. */
export function readTsplib(lines: readonly TextLine[]): TripSetup | MapError {
	const file = fileIn(lines);
	if ('code' in file) return file;
	const { headers, sections } = file;
	const dimension = headers.get('DIMENSION');
	const n = Number(dimension?.value);
	if (dimension === undefined || !Number.isInteger(n))
		return { code: 'dimension', line: (dimension?.line ?? lines[0]).line };
	if (n > MAX_CITIES) return { code: 'many', line: dimension.line.line };
	if (n < MIN_CITIES) return { code: 'few' };
	const wanted = (key: string, otherwise: string) =>
		headers.get(key) ?? { value: otherwise, line: dimension.line };
	const type = wanted('TYPE', 'TSP');
	if (type.value !== 'TSP' && type.value !== 'HCP') return quote('problem', type.line, type.value);
	const measure = wanted('EDGE_WEIGHT_TYPE', 'EUC_2D');
	const drawn = sections.get('NODE_COORD_SECTION') ?? sections.get('DISPLAY_DATA_SECTION');
	const missing = (found: number, expected: number, { line } = dimension.line): MapError => ({
		...{ code: 'numbers', line, found, expected }
	});
	if (drawn && drawn.numbers.length !== 3 * n)
		return missing(drawn.numbers.length, 3 * n, drawn.line);
	const nodes = Array.from({ length: n }, (_, at) => (drawn ? drawn.numbers[3 * at] : at + 1));
	const wrong = nodes.find((node, at) => !isName(String(node)) || nodes.indexOf(node) < at);
	if (wrong !== undefined) return quote('node', drawn!.line, String(wrong));
	const points = nodes.map((_, at): Point => {
		return drawn ? [drawn.numbers[3 * at + 1], drawn.numbers[3 * at + 2]] : [0, 0];
	});
	const isGeo = measure.value === 'GEO';
	const places = fitted(isGeo ? points.map(([up, right]) => [right, up]) : points);
	const isList = type.value === 'HCP';
	const cities = drawn
		? nodes.map((node, at) => ({ name: String(node), ...rounded(places[at]) }))
		: ring(isList ? nodes.map(String) : namesFor(n));

	if (isList) {
		const list = sections.get('EDGE_DATA_SECTION');
		if (list === undefined) return missing(0, 2 * n);
		const roads = roadsOfList(list, wanted('EDGE_DATA_FORMAT', 'EDGE_LIST').value, nodes);
		return 'code' in roads ? roads : mapOf(cities, roads);
	}
	let roads: Road[] | MapError;
	if (measure.value === 'EXPLICIT') {
		const format = wanted('EDGE_WEIGHT_FORMAT', 'FULL_MATRIX');
		const columns = FORMATS[format.value];
		if (columns === undefined) return quote('type', format.line, format.value);
		const nothing = { numbers: [], line: dimension.line };
		roads = roadsOfMatrix(sections.get('EDGE_WEIGHT_SECTION') ?? nothing, columns, n);
		if ('code' in roads) return roads;
	} else {
		const distance = DISTANCES[measure.value];
		if (distance === undefined) return quote('type', measure.line, measure.value);
		if (!drawn) return missing(0, 3 * n);
		roads = allRoads(points, distance);
	}
	const bad = roads.find(([, , length]) => lengthOf(String(length)) === null);
	if (bad !== undefined) return quote('length', measure.line, String(bad[2]));
	return mapOf(cities, roads, { weighted: true });
}

/** The roads of a section that has their lengths, as a whole matrix or a half of one. */
function roadsOfMatrix({ numbers, line }: Section, columns: Columns, n: number): Road[] | MapError {
	const pairs = Array.from({ length: n }, (_, row) => row).flatMap((row) => {
		const [from, to] = columns(row, n);
		return Array.from({ length: to - from }, (_, at) => [row, from + at] as const);
	});
	const [found, expected] = [numbers.length, pairs.length];
	if (found !== expected) return { code: 'numbers', line: line.line, found, expected };
	const lengths = new Map(pairs.map(([row, column], at) => [n * row + column, numbers[at]]));
	const isEven = pairs.every(
		([a, b]) => (lengths.get(n * b + a) ?? lengths.get(n * a + b)) === lengths.get(n * a + b)
	);
	if (!isEven) return { code: 'asymmetric', line: line.line };
	return pairs.filter(([a, b]) => a !== b).map(([a, b]) => [a, b, lengths.get(n * a + b)!]);
}

/** The roads of a section that lists them as pairs, or city by city with its neighbours; −1 ends a list. */
function roadsOfList(
	{ numbers, line }: Section,
	format: string,
	nodes: readonly number[]
): Road[] | MapError {
	if (format !== 'EDGE_LIST' && format !== 'ADJ_LIST') return quote('type', line, format);
	const roads: Road[] = [];
	let from = -1;
	for (const number of numbers) {
		const at = nodes.indexOf(number);
		if (number === -1) {
			if (from < 0) break;
			if (format === 'EDGE_LIST') return quote('node', line, String(number));
			from = -1;
		} else if (at < 0 || at === from) return quote('node', line, String(number));
		else if (from < 0) from = at;
		else {
			roads.push([from, at]);
			if (format === 'EDGE_LIST') from = -1;
		}
	}
	return roads;
}
