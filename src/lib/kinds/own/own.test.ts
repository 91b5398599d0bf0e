import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { record } from '../../../../tests/fixtures/recordings';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import type { Problem } from '$lib/engine/problem';
import { formatOwn } from './format';
import { fitsAddress, readOwn, writeOwn } from './address';
import { kind } from './kind';
import { parseOwn } from './parse';
import { NONE, ownSetup, typingOwn, type OwnSetup } from './setup';

const names = (count: number, letter: string) =>
	Array.from({ length: count }, (_, at) => `${letter}${at + 1}`);

/** A problem with up to four variables and values, some of them set by hand. */
const problems: fc.Arbitrary<OwnSetup> = fc
	.record({
		variables: fc.integer({ min: 1, max: 4 }),
		values: fc.integer({ min: 1, max: 4 }),
		clashing: fc.array(fc.nat(3), { minLength: 256, maxLength: 256 }),
		typed: fc.array(fc.integer({ min: NONE, max: 3 }), { minLength: 4, maxLength: 4 })
	})
	.map(({ variables, values, clashing, typed }) => {
		const setup = ownSetup(
			names(variables, 'v'),
			names(values, 'x'),
			(a, x, b, y) => clashing[((a * 4 + x) * 4 + b) * 4 + y] === 0
		);
		return typed.reduce((made, value, variable) => typingOwn.type(made, variable, value), setup);
	});

describe('a problem of the reader', () => {
	it('is the same after it was written and read', () => {
		fc.assert(
			fc.property(problems, (setup) => {
				const parsed = parseOwn(formatOwn(setup));
				expect(parsed).toEqual({ puzzles: [{ setup }], cut: false });
			})
		);
	});

	it('is the same after a trip through an address', () => {
		fc.assert(
			fc.property(problems, (setup) => {
				const written = writeOwn(setup);
				const read = readOwn((name, otherwise, parse) =>
					name in written ? (parse(written[name]) ?? otherwise) : otherwise
				);
				expect(read).toEqual(setup);
			})
		);
	});

	it('has the solutions that trying everything finds', () => {
		fc.assert(
			fc.property(problems, (setup) => {
				fc.pre(kind.conflicts(setup).length === 0);
				expect(solutionsOf(kind.problem(setup)).sort()).toEqual(allSolutions(setup).sort());
			})
		);
	});

	it.each([
		['exams', 18],
		['exams-two', 0],
		['guests', 52],
		['pigeons', 0]
	])('%s has %i solutions', (id, count) => {
		const { setup } = kind.examples.find((example) => example.id === id)!;
		expect(solutionsOf(kind.problem(setup))).toHaveLength(count);
		expect(allSolutions(setup)).toHaveLength(count);
		expect(fitsAddress(setup)).toBe(true);
	});

	it.each([
		['', 'empty'],
		['values: a b', 'variables'],
		['variables: a a\nvalues: x', 'variables'],
		[`variables: ${names(61, 'v').join(' ')}\nvalues: x`, 'variables'],
		['variables: a b', 'values'],
		[`variables: a b\nvalues: ${names(33, 'x').join(' ')}`, 'values'],
		['variables: a b\nvalues: x\na and b', 'line'],
		['variables: a b\nvalues: x\na != c', 'variable'],
		['variables: a b\nvalues: x\na != a', 'variable'],
		['variables: a b\nvalues: x\na b: x y', 'value'],
		['variables: a b\nvalues: x\na = y', 'value'],
		['variables: a b\nvalues: x\na != b\nb a: x x', 'twice'],
		['variables: a b\nvalues: x\na = x\na = x', 'twice']
	])('refuses %j', (text, code) => {
		expect(parseOwn(text)).toMatchObject({ error: { code } });
	});

	it('reads any text without an exception', () => {
		const words = fc.constantFrom(
			'variables:',
			'values:',
			'a',
			'b',
			'!=',
			'=',
			':',
			',',
			'\n',
			' '
		);
		fc.assert(
			fc.property(fc.array(words, { maxLength: 40 }), (parts) => {
				expect(() => parseOwn(parts.join(''))).not.toThrow();
			})
		);
	});
});

/** The solutions that the search finds. */
function solutionsOf(problem: Problem): string[] {
	const { trace } = record(problem, { ...DEFAULT_STRATEGY, goal: 'all' });
	return Array.from(trace.solutions, (position) => trace.at(position).assignment.join());
}

/** The solutions, found by trying every assignment. */
function allSolutions(setup: OwnSetup): string[] {
	const { variables, values, typed } = setup;
	const problem = kind.problem(setup);
	let all: number[][] = [[]];
	for (const [variable] of variables.entries())
		all = all.flatMap((some) =>
			[...values.keys()]
				.filter((value) => typed[variable] === NONE || typed[variable] === value)
				.map((value) => [...some, value])
		);
	return all
		.filter((one) =>
			one.every((value, variable) => problem.clashes(one, variable, value).length === 0)
		)
		.map((one) => one.join());
}
