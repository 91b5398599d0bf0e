import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counted, searched } from '../../../../tests/fixtures/searches';
import { choicesFor } from '$lib/engine/search/choices';
import { unpackStep } from '$lib/engine/search/step';
import type { Strategy } from '$lib/engine/search/strategy';
import { listValues, type Problem } from '$lib/engine/problem';
import { Cryptarithm } from './cryptarithm';
import { anySum, solutionsOf } from './cryptarithm.fixture';
import { kind } from './kind';
import { blankSum, NONE, sumOf, type CryptarithmSetup, type Sum } from './sum';

const sum = (words: string) => blankSum(sumOf(words.split(' ')) as Sum);

/** Solutions as texts that can be compared: "D7 E5 …". */
const text = (solution: Readonly<Record<string, number>>) =>
	Object.entries(solution)
		.map(([letter, digit]) => `${letter}${digit}`)
		.sort()
		.join(' ');

/** The solutions that a search finds. */
function found(setup: CryptarithmSetup, problem: Problem, strategy: Partial<Strategy>) {
	const assignment = problem.fixed.slice();
	const solutions: string[] = [];
	for (const packed of searched(problem, { goal: 'all', ...strategy }).steps) {
		const { kind, variable, value } = unpackStep(packed, -1);
		if (kind === 'place' || kind === 'force') assignment[variable] = value;
		if (kind === 'backtrack') assignment[variable] = NONE;
		if (kind === 'solution')
			solutions.push(
				text(Object.fromEntries(setup.sum.letters.map((letter, at) => [letter, assignment[at]])))
			);
	}
	return solutions.sort();
}

const given = ({ sum, typed }: CryptarithmSetup) =>
	Object.fromEntries(
		sum.letters.flatMap((letter, at) => (typed[at] === NONE ? [] : [[letter, typed[at]]]))
	);

describe('the search', () => {
	it('finds what trying all digits finds, with every strategy', () => {
		const { orderings, values, eliminations, backs, variants } = choicesFor(
			new Cryptarithm(sum('TO GO OUT'))
		);
		expect(variants).toEqual(['columns', 'whole']);
		const strategy = fc.record({
			ordering: fc.constantFrom(...orderings),
			values: fc.constantFrom(...values),
			elimination: fc.constantFrom(...eliminations),
			back: fc.constantFrom(...backs),
			seed: fc.nat()
		});
		fc.assert(
			fc.property(
				anySum('ABCDE'),
				fc.constantFrom(...variants),
				strategy,
				(setup, variant, how) => {
					const problem = new Cryptarithm(setup).variant(variant);
					const all = solutionsOf(setup.sum.words, given(setup)).map(text).sort();
					if (kind.conflicts(setup).length > 0) expect(all).toEqual([]);
					else expect(found(setup, problem, how)).toEqual(all);
				}
			),
			{ numRuns: 150 }
		);
	}, 60_000);

	it.each([
		['SEND MORE MONEY', 'D7 E5 M1 N6 O0 R8 S9 Y2'],
		['TO GO OUT', 'G8 O1 T2 U0'],
		['DONALD GERALD ROBERT', 'A4 B3 D5 E9 G1 L8 N6 O2 R7 T0'],
		['FORTY TEN TEN SIXTY', 'E5 F2 I1 N0 O9 R7 S3 T8 X4 Y6']
	])(
		'%s has one solution',
		(words, solution) => {
			const setup = sum(words);
			expect(solutionsOf(words.split(' ')).map(text)).toEqual([solution]);
			expect(found(setup, new Cryptarithm(setup), { ordering: 'findmin' })).toEqual([solution]);
		},
		60_000
	);

	it('solves Hebrew words, which are read from the right', () => {
		const words = ['ירח', 'ירח', 'לילה'];
		const reversed = words.map((word) => [...word].reverse().join(''));
		const all = solutionsOf(reversed).map(text);
		expect(all).toHaveLength(1);
		const setup = sum(words.join(' '));
		expect(found(setup, new Cryptarithm(setup), {})).toEqual(all);
	});

	it.each([
		['TWO TWO FOUR', 7],
		['HE HE SHE', 0]
	])('%s has %i solutions', (words, count) => {
		expect(solutionsOf(words.split(' '))).toHaveLength(count);
		expect(found(sum(words), new Cryptarithm(sum(words)), {})).toHaveLength(count);
	});

	it.each([
		['SEND MORE MONEY', 1_099, 71],
		['TO GO OUT', 4, 4],
		['TWO TWO FOUR', 61, 16],
		['HE HE SHE', 1, 1],
		['ירח ירח לילה', 15, 18],
		['DONALD GERALD ROBERT', 479, 245],
		['FORTY TEN TEN SIXTY', 1_351, 1_788]
	])('%s takes %i placements by columns, %i with fewest first', (words, naive, findmin) => {
		const placements = (ordering: 'naive' | 'findmin') =>
			counted(new Cryptarithm(sum(words)), { ordering }).statistics.placements;
		expect([placements('naive'), placements('findmin')]).toEqual([naive, findmin]);
	});

	it.each([
		['SEND MORE MONEY', 757],
		['TWO TWO FOUR', 44],
		['DONALD GERALD ROBERT', 479]
	])('%s takes %i placements by columns if it jumps back', (words, placements) => {
		const { statistics } = counted(new Cryptarithm(sum(words)), { back: 'jump' });
		expect(statistics.placements).toBe(placements);
	});

	it('gains nothing from jumping if only the whole sum is looked at: every letter is a reason', () => {
		const problem = new Cryptarithm(sum('TWO TWO FOUR')).variant('whole');
		expect(counted(problem, { back: 'jump' }).statistics.placements).toBe(16_159);
	});

	it.each([
		['SEND MORE MONEY', 557_546],
		['TO GO OUT', 9],
		['TWO TWO FOUR', 16_159],
		['HE HE SHE', 91],
		['ירח ירח לילה', 2_614]
	])('%s takes %i placements if only the whole sum is looked at', (words, placements) => {
		const { statistics } = counted(new Cryptarithm(sum(words)).variant('whole'));
		expect(statistics.placements).toBe(placements);
	});
});

describe('a clash', () => {
	const clash = (
		words: string,
		digits: Record<string, number>,
		tried: string,
		model = 'columns'
	) => {
		const setup = sum(words);
		const { letters } = setup.sum;
		const problem = new Cryptarithm(setup).variant(model);
		const assignment = Int8Array.from(letters, (letter) => digits[letter] ?? NONE);
		const [letter, digit] = [letters.indexOf(tried[0]), Number(tried[1])];
		const clashes = problem.clashes(assignment, letter, digit);
		return {
			legal: clashes.length === 0,
			names: clashes.map((other) => letters[other]).join(''),
			together: problem.clashTogether!(assignment, letter, digit)
		};
	};

	it('with an equal digit is with its letter alone', () => {
		expect(clash('SEND MORE MONEY', { D: 7, E: 5 }, 'Y5')).toEqual({
			legal: false,
			names: 'E',
			together: false
		});
	});

	it('of a number that begins with 0 is with nothing', () => {
		expect(clash('SEND MORE MONEY', { D: 7 }, 'S0').names).toBe('');
	});

	it('in a column is with its letters together', () => {
		expect(clash('SEND MORE MONEY', { D: 7, E: 5, S: 9 }, 'Y3')).toEqual({
			legal: false,
			names: 'DE',
			together: true
		});
	});

	it('in a column names those that make its carry', () => {
		// 7 + 5 carries 1, and 1 + 6 + 7 ends in 4.
		expect(clash('SEND MORE MONEY', { D: 7, E: 5, Y: 2, N: 6 }, 'R9').names).toBe('DEYN');
		// Whatever the carry, 9 + 8 ends in 7 or 8.
		expect(clash('SEND MORE MONEY', { N: 9, R: 8 }, 'E5').names).toBe('NR');
	});

	it('with the carry on the left needs no other letter', () => {
		expect(clash('SEND MORE MONEY', {}, 'M2')).toMatchObject({ names: '', together: true });
		const problem = new Cryptarithm(sum('SEND MORE MONEY'));
		expect(listValues(problem.model().legal(problem.peers(0).at(-1)!))).toEqual([1]);
	});

	it('of the whole sum is with all letters, once they have digits', () => {
		const digits = { S: 9, E: 5, N: 6, D: 7, M: 1, O: 0, R: 8 };
		expect(clash('SEND MORE MONEY', { D: 7, E: 5 }, 'Y3', 'whole').names).toBe('');
		expect(clash('SEND MORE MONEY', digits, 'Y3', 'whole')).toMatchObject({
			names: 'DENROSM',
			together: true
		});
	});

	it('is there whenever a value is not legal, and holds whatever follows', () => {
		fc.assert(
			fc.property(anySum('ABCD'), fc.constantFrom('columns', 'whole'), (setup, variant) => {
				if (kind.conflicts(setup).length > 0) return;
				const problem = new Cryptarithm(setup).variant(variant);
				const model = problem.model();
				const { words, letters, leads } = setup.sum;
				const open = [...letters.keys()].filter((letter) => setup.typed[letter] === NONE);
				for (const letter of open) {
					const legal = listValues(model.legal(letter));
					for (let digit = 0; digit <= 9; digit++) {
						const clashes = problem.clashes(setup.typed, letter, digit);
						if (legal.includes(digit)) {
							expect(clashes).toEqual([]);
							continue;
						}
						if (digit === 0 && leads[letter]) continue;
						// The letters that it names are enough: with them alone, there is no solution.
						const named = clashes.map((other) => [letters[other], setup.typed[other]] as const);
						const reasons = { ...Object.fromEntries(named), [letters[letter]]: digit };
						expect(solutionsOf(words, reasons)).toEqual([]);
					}
				}
			}),
			{ numRuns: 100 }
		);
	});
});
