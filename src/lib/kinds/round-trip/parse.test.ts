import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMap, kind } from './kind';
import { roadsOf } from './map';
import { parseMap } from './parse';
import { anyMap, read } from './round-trip.fixture';

/** What a text says: the names of the cities and the roads. */
function said(text: string) {
	const parsed = parseMap(text);
	if ('error' in parsed) return parsed.error;
	const [{ setup }] = parsed.puzzles;
	const name = (city: number) => setup.cities[city].name;
	return {
		cities: setup.cities.map((city) => city.name).join(' '),
		roads: roadsOf(setup)
			.map(([from, to, length]) => `${name(from)}${name(to)}${setup.weighted ? length : ''}`)
			.join(' ')
	};
}

describe('a text', () => {
	it('survives a round trip', () => {
		fc.assert(
			fc.property(anyMap, (setup) => {
				expect(parseMap(formatMap(setup))).toEqual({ puzzles: [{ setup }], cut: false });
			})
		);
	});

	it.each([
		['A B\nB C\nC A', 'A B C', 'AB AC BC'],
		['# roads\nA-B\nB - C\n\nC,A', 'A B C', 'AB AC BC'],
		['A: B, C\nB: A C\nC:', 'A B C', 'AB AC BC'],
		['A B 5\nB C 3\nC A 4', 'A B C', 'AB5 AC4 BC3'],
		['1 2 5\n2 3 3\n3 1 4', '1 2 3', '125 134 233'],
		['Haifa 0 0\nAkko 30 40\nYafo 0 80', 'Haifa Akko Yafo', 'HaifaAkko50 HaifaYafo80 AkkoYafo50'],
		['0 1 1\n1 0 0\n1 0 0', 'A B C', 'AB AC'],
		['- 5 7\n5 - ∞\n7 ∞ -', 'A B C', 'AB5 AC7'],
		['3\n-1 5 7\n5 -1 6\n7 6 -1', 'A B C', 'AB5 AC7 BC6'],
		['5 6\n1 2\n2 3\n3 4\n4 5\n5 1\n1 3', '1 2 3 4 5', '12 13 15 23 34 45'],
		['4 4\nA B 7\nB C 7\nC D 7\nD A 7', 'A B C D', 'AB7 AD7 BC7 CD7'],
		['3 3 \n1 2\n2 3\n3 1', '1 2 3', '12 13 23'],
		['4 3\n0 1\n1 2\n2 0', '0 1 2 3', '01 02 12'],
		['n 4\nA B\nB C\nC D', 'A B C D', 'AB BC CD'],
		['n = 3\n1 2\n2 3', '1 2 3', '12 23'],
		['4\nA B\nB C\nC D', 'A B C D', 'AB BC CD'],
		['3\nA: B C\nB: C', 'A B C', 'AB AC BC'],
		['5 6\n6 1\n1 2\n2 5', '5 6 1 2', '56 52 61 12'],
		['A n\nn 2\n2 A', 'A n 2', 'An A2 n2'],
		['c A triangle\np edge 4 3\ne 1 2\ne 2 3\ne 1 3', '1 2 3 4', '12 13 23'],
		['1 12 30\n2 44 9\n3 60 30', '1 2 3', '123828 134800 232640'],
		['1 1 3\n2 2 1\n3 3 2', '1 2 3', '122236 132236 231414'],
		['@A 1 1\n@2 9 9\n@C 5 1\nA 2 3\n2 C 4', 'A 2 C', 'A23 2C4'],
		['A -1 0\nB 3 -3\nC 3 0', 'A B C', 'AB5 AC4 BC3'],
		['0 3 4 2\n3 0 1 6\n4 1 0 5\n2 6 5 0', 'A B C D', 'AB3 AC4 AD2 BC1 BD6 CD5']
	])('is read: %j', (text, cities, roads) => {
		expect(said(text)).toEqual({ cities, roads });
	});

	it.each([
		['4 4\nA B\nB C\nC D\nD A', [{ code: 'head', line: 1 }]],
		['n 4\nA B\nB C\nC D', undefined],
		['A B\nB C\nC A', undefined],
		['A 0.1 0.2\nB 0.4 0.4\nC 0.2 0.4', [{ code: 'multiplied', factor: 10_000 }]],
		['Haifa 12 30\nJaffa 444444 9\nAkko 5 5', [{ code: 'divided', factor: 100 }]],
		['1 12 30\n2 44 9\n3 60 30', [{ code: 'points' }, { code: 'multiplied', factor: 100 }]],
		['Haifa 0 0\nAkko 30 40\nYafo 0 80', undefined]
	])('is read with what should be known of it: %j', (text, notes) => {
		const parsed = parseMap(text);
		expect('notes' in parsed ? parsed.notes : undefined).toEqual(notes);
	});

	it('with points of any unit has lengths that tell trips apart', () => {
		expect(said('A 0.1 0.2\nB 0.4 0.4\nC 0.2 0.4')).toMatchObject({
			roads: 'AB3606 AC2236 BC2000'
		});
		expect(said('A 0 0\nB 1000000 0\nC 0 1000000')).toMatchObject({
			roads: 'AB1000 AC1000 BC1414'
		});
	});

	const tsplib = (...lines: string[]) => ['NAME : four', 'TYPE: TSP', 'DIMENSION : 4', ...lines, 'EOF', ''].join('\n'); // prettier-ignore
	const points = (type: string) => tsplib(`EDGE_WEIGHT_TYPE : ${type}`, 'NODE_COORD_SECTION', '1 0 0', '2 3.0e1 4', '3 10 60', '4 5 5'); // prettier-ignore
	const matrix = (format: string, ...rows: string[]) => tsplib('EDGE_WEIGHT_TYPE: EXPLICIT', `EDGE_WEIGHT_FORMAT: ${format}`, 'EDGE_WEIGHT_SECTION', ...rows); // prettier-ignore
	const four = { cities: 'A B C D', roads: 'AB1 AC2 AD3 BC4 BD5 CD6' };

	it.each([
		['EUC_2D', '1230 1361 147 2359 2425 3455'],
		['CEIL_2D', '1231 1361 148 2360 2426 3456'],
		['MAN_2D', '1234 1370 1410 2376 2426 3460'],
		['MAX_2D', '1230 1360 145 2356 2425 3455'],
		['ATT', '1210 1320 143 2319 248 3418']
	])('of TSPLIB with distances %s is read', (type, roads) => {
		expect(said(points(type))).toEqual({ cities: '1 2 3 4', roads });
	});

	it('of TSPLIB with places on the earth is read', () => {
		// A quarter of the equator, 10,018 km, and one minute of it, 1.9 km.
		const earth = tsplib('EDGE_WEIGHT_TYPE: GEO', 'NODE_COORD_SECTION', '1 0 0', '2 0 90', '3 0 0.01', '4 90 0'); // prettier-ignore
		expect(said(earth)).toMatchObject({
			roads: '1210020 132 1410020 2310018 2410020 3410020'
		});
	});

	it.each([
		['FULL_MATRIX', '0 1 2 3', '1 0 4 5 2 4 0 6', '3 5 6 0'],
		['UPPER_ROW', '1 2 3', '4 5', '6'],
		['LOWER_ROW', '1', '2 4', '3 5 6'],
		['UPPER_DIAG_ROW', '0 1 2 3 0 4 5 0 6 0'],
		['LOWER_DIAG_ROW', '0', '1 0', '2 4 0', '3 5 6 0']
	])('of TSPLIB with a matrix %s is read', (format, ...rows) => {
		expect(said(matrix(format, ...rows))).toEqual(four);
	});

	it('of TSPLIB keeps the numbers of the nodes', () => {
		const nodes = tsplib('NODE_COORD_SECTION', '3 0 0', '1 30 40', '7 0 80', '2 5 5');
		expect(said(nodes)).toMatchObject({ cities: '3 1 7 2' });
	});

	it.each([
		['EDGE_LIST', '1 2', '2 3', '3 4', '4 1', '-1'],
		['ADJ_LIST', '1 2 4 -1', '2 3 -1', '3 4 -1', '-1']
	])('of TSPLIB with the roads of a Hamiltonian cycle as %s is read', (format, ...rows) => {
		const cycle = tsplib(`EDGE_DATA_FORMAT : ${format}`, 'EDGE_DATA_SECTION', ...rows);
		expect(said(cycle.replace('TYPE: TSP', 'TYPE : HCP (a square)'))).toEqual({
			cities: '1 2 3 4',
			roads: '12 14 23 34'
		});
	});

	it.each([
		['', { code: 'empty' }],
		['# nothing', { code: 'empty' }],
		['\0', { code: 'not-text' }],
		['A B', { code: 'few' }],
		['A B C D', { code: 'line', line: 1, found: 'A B C D' }],
		['A B\n\nA A', { code: 'line', line: 3, found: 'A A' }],
		['A B 5\nB C', { code: 'length', line: 2, found: 'B C' }],
		['A B 5\nB C -3', { code: 'length', line: 2, found: 'B C -3' }],
		['A B 5\nB C 4.5', { code: 'length', line: 2, found: '4.5' }],
		['A B 123456', { code: 'length', line: 1, found: '123456' }],
		['A B 5\nB A 6', { code: 'twice', line: 2, found: 'B A 6' }],
		['@A 1 1\n@A 2 2', { code: 'twice', line: 2, found: 'A' }],
		['@A 1', { code: 'line', line: 1, found: '@A 1' }],
		['@A 1001 1', { code: 'line', line: 1, found: '@A 1001 1' }],
		['A B\nB <b>', { code: 'city', line: 2, found: '<b>' }],
		['A B\nB Jerusalem', { code: 'city', line: 2, found: 'Jerusalem' }],
		['A B\nB C\ntrip: A D', { code: 'city', line: 3, found: 'D' }],
		['0 1 2\n1 0 3\n2 4 0', { code: 'asymmetric', line: 2 }],
		['0 1 2 3\n1 0 4', { code: 'numbers', line: 1, found: 4, expected: 2 }],
		['DIMENSION: 33', { code: 'many', line: 1 }],
		['DIMENSION: 2', { code: 'few' }],
		['4\nA B\nB C\nC A', { code: 'head', line: 1, found: 3, expected: 4 }],
		['n 5\nA B\nB C\nC A', { code: 'head', line: 1, found: 3, expected: 5 }],
		['5 7\n1 2\n2 3\n3 4\n4 5\n5 1\n1 3', { code: 'roads', line: 1, found: 6, expected: 7 }],
		['40\n1 2\n2 3', { code: 'many', line: 1 }],
		['TYPE: ATSP\nDIMENSION: 4', { code: 'problem', line: 1, found: 'ATSP' }],
		['TYPE: TSP\nEDGE_WEIGHT_TYPE: EUC_2D', { code: 'dimension', line: 1 }],
		[
			tsplib('NODE_COORD_SECTION', '1 0 0', '2 1 1', '2 3 4', '4 5 5'),
			{ code: 'node', line: 4, found: '2' }
		],
		[
			`${points('EUC_2D').replace('EOF\n', '')}FIXED_EDGES_SECTION\n1 2\n-1\n`,
			{ code: 'section', line: 10, found: 'FIXED_EDGES_SECTION' }
		],
		['DIMENSION: 4\nEDGE_WEIGHT_TYPE: XRAY1', { code: 'type', line: 2, found: 'XRAY1' }],
		[
			'DIMENSION: 4\nEDGE_WEIGHT_TYPE: EUC_2D',
			{ code: 'numbers', line: 1, found: 0, expected: 12 }
		],
		[matrix('UPPER_ROW', '1 2'), { code: 'numbers', line: 6, found: 2, expected: 6 }],
		[matrix('UPPER_ROW', '1 2 x'), { code: 'line', line: 7, found: '1 2 x' }]
	])('that is wrong is told where: %j', (text, expected) => {
		expect(said(text)).toEqual(expected);
	});

	it('with too many cities is told at the line that has them', () => {
		const roads = Array.from({ length: 40 }, (_, at) => `A B${at}`).join('\n');
		expect(said(roads)).toEqual({ code: 'many', line: 32 });
		expect(said(`A: ${'B '.repeat(1_000_000)}`)).toEqual({ code: 'many', line: 1 });
	});

	it('may contain anything', () => {
		const telling = fc.constantFrom(...['A', 'B', 'C', '1', '2', '0', ' ', '\n', ':', '@', '-', 'trip', 'once', 'DIMENSION', 'EUC_2D', 'NODE_COORD_SECTION', '9']); // prettier-ignore
		const text = fc.oneof(
			fc.string({ unit: 'binary', maxLength: 60 }),
			fc.array(telling, { maxLength: 40 }).map((pieces) => pieces.join('')),
			fc.tuple(anyMap, telling).map(([setup, piece]) => `${formatMap(setup)}\n${piece}`)
		);
		fc.assert(
			fc.property(text, (text) => {
				const parsed = parseMap(text);
				if ('error' in parsed) return;
				const [{ setup }] = parsed.puzzles;
				expect(parseMap(formatMap(setup))).toEqual({ puzzles: [{ setup }], cut: false });
				expect(read(kind.write(setup))).toEqual({ setup, errors: [] });
			}),
			{ numRuns: 2000 }
		);
	});
});
