import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ParameterReader } from '$lib/engine/kind';
import { kind } from './kind';
import type { SubsetError } from './line';
import { parseSubset } from './parse';
import { lineOf, MAX_NUMBERS, NONE, sorted, subsetOf, type SubsetSetup } from './subset';
import { anySubset } from './subset.fixture';

function read(query: Readonly<Record<string, string>>) {
	const errors: string[] = [];
	const parameter: ParameterReader = (name, otherwise, parse) => {
		if (!Object.hasOwn(query, name)) return otherwise;
		const value = parse(query[name]);
		if (value === undefined) errors.push(name);
		return value ?? otherwise;
	};
	return { setup: kind.read(parameter), errors };
}

const chosen = (setup: SubsetSetup, ...values: number[]): SubsetSetup => ({
	...setup,
	typed: Int8Array.from(values)
});
const three = subsetOf([5, 10, 12], 17);

describe('a setup', () => {
	it('contradicts itself if too much is taken, or too little is left', () => {
		expect(kind.conflicts(chosen(three, 0, 0, NONE))).toEqual([]);
		expect(kind.conflicts(chosen(three, NONE, 0, 0))).toEqual([1, 2]);
		expect(kind.conflicts(chosen(three, NONE, 1, 1))).toEqual([1, 2]);
		// Without a choice, the search finds it out.
		expect(kind.conflicts(subsetOf([5, 10], 17))).toEqual([]);
		expect(kind.conflicts(chosen(subsetOf([5, 10], 17), 0, 0))).toEqual([0, 1]);
		const knapsack = subsetOf([5, 10], 12, [1, 1]);
		expect(kind.conflicts(chosen(knapsack, 1, 1))).toEqual([]);
		expect(kind.conflicts(chosen(knapsack, 0, 0))).toEqual([0, 1]);
	});

	it('can be sorted, with what was decided by hand', () => {
		const setup = chosen(subsetOf([2, 5, 10], 16, [40, 30, 50]), 0, 1, NONE);
		expect(lineOf(sorted(setup, 'descending'))).toBe('10:50 5:30- 2:40+ → 16');
		expect(lineOf(sorted(setup, 'density'))).toBe('2:40+ 5:30- 10:50 → 16');
		expect(sorted(sorted(setup, 'descending'), 'ascending')).toEqual(setup);
	});
});

describe('an address', () => {
	it('survives a round trip', () => {
		fc.assert(
			fc.property(anySubset, (setup) => {
				expect(read(kind.write(setup))).toEqual({ setup, errors: [] });
			})
		);
	});

	it('is read', () => {
		expect(read({ items: '2_40-5_30t-10_50l', target: '16' })).toEqual({
			setup: chosen(subsetOf([2, 5, 10], 16, [40, 30, 50]), NONE, 0, 1),
			errors: []
		});
		expect(read({ items: '0_3-5_0', target: '4' }).setup).toEqual(subsetOf([0, 5], 4, [3, 0]));
		expect(read({})).toEqual({ setup: null, errors: [] });
		expect(read({ items: '5-10' })).toEqual({ setup: null, errors: [] });
	});

	it.each(['', '5--6', '-1', '5_', '5_1-6', '5x', '05000000', `${'1-'.repeat(MAX_NUMBERS)}1`])(
		'reports the items "%s"',
		(items) => {
			expect(read({ items, target: '9' })).toEqual({ setup: null, errors: ['items'] });
		}
	);

	it.each(['', '0', '-1', '1.5', '1e3', '9999999999'])('reports the target "%s"', (target) => {
		expect(read({ items: '5', target })).toEqual({ setup: null, errors: ['target'] });
	});
});

describe('a text', () => {
	const setups = (text: string) => {
		const parsed = parseSubset(text);
		return 'error' in parsed ? parsed.error : parsed.puzzles.map(({ setup }) => setup);
	};
	const four = subsetOf([2, 5, 10, 5], 16, [40, 30, 50, 10]);

	it.each([
		['5 10 12 → 17', three],
		['# three\n5, 10; 12 -> 17\n', three],
		['5 + 10 + 12 = 17', three],
		['5 10 12\n17', three],
		['5\n10\n12\n17', three],
		['5+ 10- 12 → 17', chosen(three, 0, 1, NONE)],
		['2:40 5:30 10:50 5:10 => 16', four],
		['0 5 → 5', subsetOf([0, 5], 5)],
		['3 16\n40 0\n0 5\n50 10', subsetOf([0, 5, 10], 16, [40, 0, 50])],
		['4 16\n40 2\n30 5\n50 10\n10 5\n', four],
		['4\r\n1 40 2\r\n2 30 5\r\n3 50 10\r\n4 10 5\r\n16', four]
	])('is read: %j', (text, setup) => {
		expect(setups(text)).toEqual([setup]);
	});

	it.each([
		// A row of profits and a row of weights, or the other way round, or numbers.
		['6 5 18 22\n1 2 5 6\n12', ['1:6 2:5 5:18 6:22', '6:1 5:2 18:5 22:6', '6 5 18 22 1 2 5 6']],
		['4\n6 5 18 22\n1 2 5 6\n12', ['1:6 2:5 5:18 6:22', '6:1 5:2 18:5 22:6']],
		['4 12\n6 5 18 22\n1 2 5 6', ['1:6 2:5 5:18 6:22', '6:1 5:2 18:5 22:6']],
		// An item in each line, or numbers.
		['40 2\n30 5\n50 12\n12', ['2:40 5:30 12:50', '40:2 30:5 50:12', '40 2 30 5 50 12']],
		// With two items, each of these.
		['2\n5, 20\n50, 140\n12', ['20:5 140:50', '50:5 140:20', '5:20 50:140', '5:50 20:140']],
		['2 12\n5 20\n50 140', ['20:5 140:50', '50:5 140:20', '5:20 50:140', '5:50 20:140']]
	])('that can be read in several ways offers them: %j', (text, lines) => {
		const names = lines.map((items) => `${items} → 12`);
		const parsed = parseSubset(text);
		expect('puzzles' in parsed && parsed.puzzles.map(({ name }) => name)).toEqual(names);
		expect('puzzles' in parsed && parsed.puzzles.map(({ setup }) => lineOf(setup))).toEqual(names);
		expect(parsed).toMatchObject({ notes: [{ code: 'readings' }] });
	});

	it('is read at once if all its readings are the same, or only one fits', () => {
		const row = Array.from({ length: 13 }, (_, at) => at + 1).join(' ');
		expect(setups(`${row}\n${row}\n9`)).toMatchObject([{ weights: { length: 13 }, target: 9 }]);
		expect(parseSubset(`${row}\n${row}\n9`)).not.toHaveProperty('notes');
	});

	it("may be one of Pisinger's files, with a name for each puzzle", () => {
		const one =
			'knapPI_1_4\nn 4\nc 16\nz 90\ntime 0.00\n1,40,2,1\n2,30,5,0\n3,50,10,1\n4,10,5,0\n-----\n';
		const other = '\nknapPI_2_1\nn 1\nc 7\nz 3\ntime 0.01\n1,3,7,1\n-----\n';
		expect(parseSubset(one + other)).toEqual({
			puzzles: [
				{ name: 'knapPI_1_4', setup: four },
				{ name: 'knapPI_2_1', setup: subsetOf([7], 7, [3]) }
			],
			cut: false
		});
	});

	it("is told where one of Pisinger's puzzles is wrong, and what is expected there", () => {
		const said = (...lines: string[]) => setups(['a', 'n 2', 'c 7', 'z 3', ...lines].join('\n'));
		expect(said('1,3,7,1', '2,4,5,0', '-----')).toEqual([subsetOf([7, 5], 7, [3, 4])]);
		expect(said('1,3,7,1')).toEqual({ code: 'rows', line: 2, found: 1, expected: 2 });
		expect(said('1,3,7,1', '-----')).toMatchObject({ code: 'rows', found: 1, expected: 2 });
		expect(said('1,3,7,1', '2,4,5,0', '3,1,1,0')).toMatchObject({ code: 'rows', found: 3 });
		for (const found of ['2,x,5,0', 'x,4,5,0', '2,4,-5,0', '2,4', '2,4,5,0,6', '2 4 5'])
			expect(said('1,3,7,1', found)).toEqual({ code: 'pisinger', line: 6, found });
		expect(setups('a\nn x\nc 7\n1,3,7,1')).toEqual({ code: 'count', line: 2, found: 'x' });
		expect(setups('a\nn 1\nc x\n1,3,7,1')).toEqual({ code: 'target', line: 3, found: 'x' });
		expect(setups('a\nn 1\n1,3,7,1')).toEqual({ code: 'no-capacity', line: 2 });
		const twice = setups('n 3\nn 3\nc 50\nz 220\n1,60,10,0');
		expect(twice).toEqual({ code: 'no-capacity', line: 1 });
		expect(setups('a\nn 25\nc 7\n1,3,7,1')).toEqual({
			code: 'many',
			line: 2,
			found: 25,
			expected: MAX_NUMBERS
		});
	});

	it("may be a long file of Pisinger's, which is never cut inside a puzzle", () => {
		const block = 'n 4\nc 16\nz 90\n1,40,2,1\n2,30,5,0\n3,50,10,1\n4,10,5,0\n';
		const read = (count: number, end = '-----\n') => {
			const text = Array.from({ length: count }, (_, at) => `k${at + 1}\n${block}${end}`).join(
				'\n'
			);
			const parsed = parseSubset(text);
			if ('error' in parsed) return parsed;
			const { cut, puzzles } = parsed;
			expect(puzzles.every(({ setup }) => lineOf(setup) === lineOf(four))).toBe(true);
			return { cut, count: puzzles.length, last: puzzles.at(-1)?.name };
		};
		expect(read(112)).toEqual({ cut: false, count: 112, last: 'k112' });
		expect(read(1000)).toEqual({ cut: false, count: 1000, last: 'k1000' });
		expect(read(1001)).toEqual({ cut: true, count: 1000, last: 'k1000' });
		expect(read(1001, '')).toEqual({ cut: true, count: 1000, last: 'k1000' });
		expect(setups(`n 2000\nc 7\n${'1,3,7,1\n'.repeat(2000)}`)).toMatchObject({ code: 'many' });
		expect(parseSubset('5 → 5\n'.repeat(1001))).toMatchObject({ cut: true });
	});

	it('may have a puzzle in each line', () => {
		expect(setups('5 10 12 → 17\n\n2:40 5:30 10:50 5:10 → 16')).toEqual([three, four]);
	});

	it.each<[string, SubsetError | { code: 'empty' | 'not-text' }]>([
		['', { code: 'empty' }],
		['\0', { code: 'not-text' }],
		['5 10 12', { code: 'no-target', line: 1 }],
		['5 10 → 17\n5 10', { code: 'no-target', line: 2 }],
		['→ 17', { code: 'no-items', line: 1 }],
		['5 → x', { code: 'target', line: 1, found: 'x' }],
		['5 → 0', { code: 'target', line: 1, found: '0' }],
		['5 → 6 → 7', { code: 'target', line: 1, found: '6' }],
		['\n5 ten → 17', { code: 'item', line: 2, found: 'ten' }],
		['5 -1 → 17', { code: 'item', line: 1, found: '-1' }],
		['5:3 4 → 17', { code: 'mixed', line: 1 }],
		['5 10\nx', { code: 'target', line: 2, found: 'x' }],
		['5 x\n10', { code: 'item', line: 1, found: 'x' }],
		['3 16\n40 2\n30 5', { code: 'rows', line: 1, found: 2, expected: 3 }],
		['x 16\n40 2\n30 5', { code: 'count', line: 1, found: 'x' }],
		['2 16\n40 2\n30 x', { code: 'row', line: 3, found: '30 x' }],
		['1 2\n3 4\n5 6\n7 8', { code: 'rows', line: 1, found: 3, expected: 1 }],
		[`${'1 '.repeat(25)}→ 3`, { code: 'many', line: 1, found: 25, expected: MAX_NUMBERS }]
	])('that is wrong is told where: %j', (text, error) => {
		expect(setups(text)).toEqual(error);
	});

	it('survives a round trip', () => {
		fc.assert(
			fc.property(anySubset, (setup) => {
				expect(setups(kind.formats[0].write(setup))).toEqual([setup]);
			})
		);
	});

	it('may contain anything', () => {
		const telling = fc.constantFrom(
			'5',
			'10',
			'16',
			' ',
			'\n',
			'→',
			':',
			'=',
			'+',
			'-',
			'3 4',
			'n 1\nc',
			'x'
		);
		const text = fc.oneof(
			fc.string({ unit: 'binary', maxLength: 60 }),
			fc.array(telling, { maxLength: 30 }).map((pieces) => pieces.join(''))
		);
		fc.assert(
			fc.property(text, (text) => {
				const found = setups(text);
				if (!Array.isArray(found)) {
					const { line = 1 } = found as { line?: number };
					expect(line).toBeLessThanOrEqual(text.split(/\r\n?|\n/).length);
				} else for (const setup of found) expect(setups(`${lineOf(setup)}\n`)).toEqual([setup]);
			}),
			{ numRuns: 800 }
		);
	});
});
