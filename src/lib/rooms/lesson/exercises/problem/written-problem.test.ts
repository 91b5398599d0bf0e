import { describe, expect, it } from 'vitest';
import { runInNode } from '../../../../../../tests/fixtures/run-program';
import { clashMask } from '$lib/kinds/own/setup';
import { CODE_LANGUAGES } from '$lib/stage/program/task';
import { problemFrom, STARTERS, TABLE_CALL, tableProgram } from './written-problem';

describe.each(CODE_LANGUAGES)('a problem written in %s', (language) => {
	it('has the pairs that its function says', async () => {
		const program = tableProgram(language, STARTERS[language]);
		const [{ result }] = await runInNode({ program, calls: [TABLE_CALL] });
		if (result.end.kind !== 'returned') throw new Error(JSON.stringify(result.end));
		const setup = problemFrom(result.end.value.plain);
		if ('code' in setup) throw new Error(setup.code);
		expect(setup.variables).toEqual(['Ann', 'Ben', 'Cat', 'Dan']);
		expect(setup.values).toEqual(['1', '2', '3', '4']);
		// Ann on the second chair: Ben on none of the first three.
		expect(clashMask(setup, 0, 1, 1)).toBe(0b0111);
		expect(clashMask(setup, 1, 0, 0)).toBe(0b0011);
		expect(clashMask(setup, 2, 3, 3)).toBe(0b1000);
	});
});

it.each([
	[
		'javascript',
		`const variables = ['a', 'b'], values = [1, 2];
const clashes = (a, x, b, y) => a === 'b' && b === 'a' && x === y;`
	],
	[
		'python',
		`variables = ["a", "b"]
values = [1, 2]
def clashes(a, x, b, y):
    return a == "b" and b == "a" and x == y`
	]
] as const)(
	'a clash that is written for one order holds for both, in %s',
	async (language, source) => {
		const program = tableProgram(language, source);
		const [{ result }] = await runInNode({ program, calls: [TABLE_CALL] });
		if (result.end.kind !== 'returned') throw new Error(JSON.stringify(result.end));
		const setup = problemFrom(result.end.value.plain);
		if ('code' in setup) throw new Error(setup.code);
		expect([clashMask(setup, 0, 0, 1), clashMask(setup, 1, 0, 0)]).toEqual([0b01, 0b01]);
	}
);

describe('a table', () => {
	const many = (count: number) => Array.from({ length: count }, (_, at) => `v${at}`);

	it.each([
		[null, 'variables'],
		[[[], ['x'], []], 'variables'],
		[[many(46), ['x'], []], 'variables'],
		[[['a'], many(33), []], 'values'],
		[[['a', 'a'], ['x'], []], 'twice'],
		[[[''], ['x'], []], 'variables'],
		[[many(45), many(32), many(990).map(() => many(32).map(() => '1'.repeat(32)))], 'too-large']
	])('is refused, case %#', (table, code) => {
		expect(problemFrom(table)).toMatchObject({ code });
	});

	it('may be anything without harm', () => {
		const setup = problemFrom([
			['a b', 'c,d'],
			[1, 2],
			[[7, ['01']], 'x']
		]);
		expect(setup).toMatchObject({ variables: ['a_b', 'c_d'], values: ['1', '2'] });
	});
});
