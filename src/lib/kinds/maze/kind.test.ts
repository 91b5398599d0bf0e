import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_PARAMETER, type ParameterReader } from '$lib/engine/kind';
import { kind } from './kind';
import { PERMUTATIONS, randomMaze } from './random-mazes.fixture';
import { readRows } from './rows';
import { emptyMaze, isCarveSize, isMazeSize, type MazeSetup } from './setup';

const mazes = (side: number) => fc.nat().map((number) => randomMaze(number, side));

/** Reads parameters like an address and reports the invalid ones. */
function read(parameters: Readonly<Record<string, string>>) {
	const wrong: string[] = [];
	const parameter: ParameterReader = (name, otherwise, parse) => {
		if (!(name in parameters)) return otherwise;
		const value = parse(parameters[name]);
		if (value === undefined) wrong.push(name);
		return value ?? otherwise;
	};
	return { setup: kind.read(parameter), wrong };
}

const carvings = fc.record({
	mode: fc.constant('carve' as const),
	columns: fc.integer({ min: 2, max: 30 }),
	rows: fc.integer({ min: 2, max: 30 }),
	loops: fc.nat(99),
	directions: fc.constantFrom(...PERMUTATIONS)
});
const setups: fc.Arbitrary<MazeSetup> = fc.oneof(mazes(61), carvings);

function expectSound(setup: MazeSetup): void {
	expect(PERMUTATIONS).toContain(setup.directions);
	if (setup.mode === 'carve') {
		expect(isCarveSize(setup) && setup.loops >= 0 && setup.loops <= 99).toBe(true);
		return;
	}
	const { walls, start, goal } = setup;
	expect(isMazeSize(setup) && walls.length === setup.columns * setup.rows).toBe(true);
	expect([walls[start], walls[goal], start === goal]).toEqual([0, 0, false]);
}

describe('the address of a maze', () => {
	it('survives a round trip', () => {
		fc.assert(
			fc.property(setups, (setup) => {
				const written = kind.write(setup);
				expect(read(written)).toEqual({ setup, wrong: [] });
				for (const text of Object.values(written)) {
					expect(text.length).toBeLessThan(MAX_PARAMETER);
					expect(encodeURIComponent(text)).toBe(text);
				}
			}),
			{ numRuns: 50 }
		);
	});

	it('contains only what differs from the defaults', () => {
		const maze = readRows(['S#', ' G'])!;
		expect(kind.write(maze)).toEqual({ maze: 'Sx-oG' });
		expect(kind.write({ ...maze, directions: 'WNES', manhattanBound: true })).toEqual({
			maze: 'Sx-oG',
			directions: 'WNES',
			lookahead: '1'
		});
		expect(kind.write(emptyMaze(61, 61)).maze).toHaveLength(3781);
	});

	it('describes none without a maze', () => {
		expect(read({})).toEqual({ setup: null, wrong: [] });
		expect(read({ directions: 'NESW', loops: '2', lookahead: '1' }).setup).toBeNull();
	});

	it.each([
		'',
		'S',
		'So-G',
		'SG-',
		'-SG',
		'S G',
		'S#G',
		'SG.',
		'sG',
		'SoS-oGo',
		'SoG-oGo',
		'SooG\n',
		`S${'o'.repeat(60)}G`,
		`SG${'-oo'.repeat(61)}`
	])('takes no maze=%j', (maze) => {
		expect(read({ maze })).toEqual({ setup: null, wrong: ['maze'] });
	});

	it.each(['', '1x2', '2x31', '31x2', '02x2', '2x', 'x', '2X2', '2x2x2', '-2x2', '2.0x2', ' 2x2'])(
		'takes no carve=%j',
		(carve) => expect(read({ carve })).toEqual({ setup: null, wrong: ['carve'] })
	);

	it.each([
		['loops', '-1'],
		['loops', '100'],
		['loops', '01'],
		['loops', '1e1'],
		['directions', ''],
		['directions', 'NES'],
		['directions', 'NNES'],
		['directions', 'nesw'],
		['directions', 'NESWN']
	])('takes no %s=%j', (name, text) => {
		expect(read({ carve: '2x3', [name]: text })).toEqual({
			setup: { mode: 'carve', columns: 2, rows: 3, loops: 0, directions: 'NESW' },
			wrong: [name]
		});
	});

	it('has a flag for the Manhattan lower bound', () => {
		expect(read({ maze: 'SG', lookahead: '0' }).setup).toMatchObject({ manhattanBound: false });
		expect(read({ maze: 'SG', lookahead: 'yes' }).wrong).toEqual(['lookahead']);
	});

	it('prefers a maze to a carving', () => {
		expect(read({ maze: 'SG', carve: '2x2' }).setup).toMatchObject({ mode: 'solve' });
		expect(read({ maze: 'S', carve: '2x2' }).setup).toMatchObject({ mode: 'carve' });
	});

	it('may contain anything', () => {
		const text = fc.oneof(
			fc.string({ maxLength: 30 }),
			fc.string({ unit: fc.constantFrom(...'xoSG-NEW0129'), maxLength: 30 })
		);
		const parameters = fc.record(
			{ maze: text, carve: text, loops: text, directions: text, lookahead: text },
			{ requiredKeys: [] }
		);
		fc.assert(fc.property(parameters, expectRead), { numRuns: 500 });
	});

	it('may be a valid one with a change', () => {
		const change = fc.record({ at: fc.nat(), length: fc.nat(2), put: fc.string({ maxLength: 2 }) });
		const given = fc.oneof(mazes(5), carvings).map((setup) => Object.entries(kind.write(setup)));
		const changed = fc.tuple(given, fc.nat(), change).map(([entries, which, { at, ...how }]) => {
			const [name, text] = entries[which % entries.length];
			const from = at % (text.length + 1);
			const other = text.slice(0, from) + how.put + text.slice(from + how.length);
			return { ...Object.fromEntries(entries), [name]: other };
		});
		fc.assert(fc.property(changed, expectRead), { numRuns: 500 });
	});
});

/** Reads parameters: the result is valid, and unreadable ones are reported. */
function expectRead(given: Readonly<Record<string, string>>): void {
	const { setup, wrong } = read(given);
	if (setup === null) {
		expect(wrong).toEqual(['maze', 'carve'].filter((name) => name in given));
		return;
	}
	expectSound(setup);
	for (const [name, text] of Object.entries(kind.write(setup))) expect(given[name]).toBe(text);
}

describe('editing a maze', () => {
	it('ignores typed values', () => {
		fc.assert(
			fc.property(setups, fc.nat(100), (setup, square) => {
				expect(kind.type(setup, square, 1)).toBe(setup);
				expect(kind.isGiven(setup, square)).toBe(true);
				expect(kind.reset(setup)).toBe(setup);
				expect(kind.conflicts(setup)).toEqual([]);
				expectSound(kind.clear(setup));
				expect(kind.clear(kind.clear(setup))).toEqual(kind.clear(setup));
			}),
			{ numRuns: 50 }
		);
	});
});
