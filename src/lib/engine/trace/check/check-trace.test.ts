import { describe, expect, it } from 'vitest';
import { checked, soundTrace, traceText } from '../../../../../tests/fixtures/traces';
import { costly, sudokuBoard, sudokuOf } from '../../../../../tests/fixtures/sudokus';
import { ways } from '../../../../../tests/fixtures/ways';
import type { Problem } from '../../problem';
import { Subset, subsetOf } from '$lib/kinds/subset/subset';
import { sudoku } from '$lib/kinds/sudoku/sudoku';
import { DEFAULT_STRATEGY, type Strategy } from '../../search/strategy';
import { checkTrace } from './check-trace';
import type { Lie } from './lie';

/** 24 solutions at most; variable 5 is the given 2, 9 the given 3, 12 the given 4. */
const problem = sudokuOf('.....2...3..4...');
const HEADER = '{"backtrail":1,"kind":"test","setup":{}}';
const TABLE = '{"backtrail":1,"variables":["a","b"],"values":["x","y"]}';

/** The lie in a trace of these lines, without what does not apply. */
async function lieIn(lines: readonly string[], puzzle: Problem | null = problem, header = HEADER) {
	const text = [puzzle === null && header === HEADER ? TABLE : header, ...lines].join('\n');
	const { lie } = checked(await soundTrace(`${text}\n`, puzzle), puzzle);
	return lie && bare(lie);
}

function bare({ solution, ...lie }: Lie) {
	const entries = Object.entries(lie).filter(
		([, value]) => value !== -1 && value !== false && (!Array.isArray(value) || value.length > 0)
	);
	return { ...Object.fromEntries(entries), ...(solution && { solution: [...solution].join('') }) };
}

describe('an event that is false', () => {
	it.each<[string, string[], object]>([
		[
			'a placement on a given',
			['["p",5,1]'],
			{ code: 'given', event: 0, variable: 5, value: 1, expected: 1 }
		],
		[
			'a second placement',
			['["p",0,0]', '["p",2,1]', '["p",0,2]'],
			{ code: 'has-value', event: 2, variable: 0, value: 2, expected: 0 }
		],
		[
			'an eliminated value',
			['["e",0,0]', '["p",0,0]'],
			{ code: 'eliminated', event: 1, variable: 0, value: 0 }
		],
		[
			'a clash',
			['["p",0,0]', '["p",4,1]'],
			{ code: 'clash', event: 1, variable: 4, value: 1, others: [5] }
		],
		[
			'a forced clash',
			['["f",4,1]'],
			{ code: 'clash', event: 0, variable: 4, value: 1, others: [5] }
		],
		['a take-back of nothing', ['["t"]'], { code: 'takeback-nothing', event: 0 }],
		[
			'a take-back out of order',
			['["p",0,0]', '["p",2,1]', '["t",0]'],
			{ code: 'takeback-order', event: 2, variable: 0, value: 0, expected: 2 }
		],
		[
			'a take-back of another value',
			['["p",0,0]', '["t",0,3]'],
			{ code: 'takeback-value', event: 1, variable: 0, value: 3, expected: 0 }
		],
		[
			'a jump over more values than are left',
			['["p",0,0]', '["j",0,0,7]'],
			{ code: 'untested', event: 1, variable: 0, value: 0, found: 7, expected: 3 }
		],
		[
			'a jump over values that were tried',
			['["p",0,0]', '["t",0,0]', '["p",0,2]', '["p",2,1]', '["j",2,1]', '["t",0,2,3]'],
			{ code: 'untested', event: 5, variable: 0, value: 2, found: 3, expected: 2 }
		],
		[
			'untested values where nothing jumped',
			['["p",0,0]', '["t",0,0,1]'],
			{ code: 'untested-nowhere', event: 1, variable: 0, value: 0 }
		],
		['a value that fits', ['["r",0,0]'], { code: 'fits', event: 0, variable: 0, value: 0 }],
		[
			'a reason that is open',
			['["r",4,1,[5,6]]'],
			{ code: 'reason-open', event: 0, variable: 4, value: 1, others: [6] }
		],
		[
			'a reason that is none',
			['["r",4,1,[9]]'],
			{ code: 'reason', event: 0, variable: 4, value: 1, others: [9] }
		],
		[
			'an elimination twice',
			['["e",0,1]', '["e",0,1]'],
			{ code: 'gone', event: 1, variable: 0, value: 1 }
		],
		[
			'a cause that is none',
			['["e",0,2,5]'],
			{ code: 'cause', event: 0, variable: 0, value: 2, others: [5] }
		],
		[
			'a dead end with a value left',
			['["r",4,1]', '["d",4]'],
			{ code: 'value-left', event: 1, variable: 4, value: 0 }
		],
		[
			'a solution with open cells',
			['["p",0,0]', '["s"]'],
			{ code: 'solution-open', event: 1, found: 12 }
		],
		['nothing found', ['["end","found"]'], { code: 'end-found', event: 0 }],
		[
			'a wrong number of open cells',
			['["p",0,0]', '["end","stuck",13]'],
			{ code: 'end-open', event: 1, found: 13, expected: 12 }
		],
		[
			'a contradiction that is none',
			['["end","contradiction",0]'],
			{ code: 'end-contradiction', event: 0, variable: 0, value: 0 }
		]
	])('%s', async (_, lines, lie) => {
		expect(await lieIn(lines)).toEqual(lie);
	});
});

/** The lines of a run, without the header. */
const linesOf = (puzzle: Problem, strategy: Partial<Strategy>) =>
	traceText(puzzle, { ...DEFAULT_STRATEGY, ...strategy })
		.trim()
		.split('\n')
		.slice(1);

describe('a claim of all', () => {
	it('is false if solutions are missing, of which one is shown', async () => {
		const lines = linesOf(problem, { goal: 'all' });
		const all = lines.filter((line) => line === '["s"]').length;
		const without = lines.filter((line, at) => line !== '["s"]' || lines.indexOf('["s"]') === at);
		const lie = await lieIn(without);
		expect(lie).toMatchObject({
			code: 'missing',
			event: without.length - 1,
			found: 1,
			expected: all
		});
		const [first] = lines.flatMap((line, at) => (line === '["s"]' ? [at] : []));
		expect(await lieIn(lines.filter((_, at) => at !== first))).toMatchObject({
			code: 'missing',
			solution: boardAt(lines, first)
		});
	});

	it('is false for the best if there is a better one', async () => {
		const puzzle = costly('1..4............');
		const header = '{"backtrail":1,"kind":"test","setup":{},"goal":"best"}';
		const lines = linesOf(puzzle, { goal: 'all' });
		const costs = lines.flatMap((line) =>
			line.startsWith('["s"') ? [Number(line.slice(5, -1))] : []
		);
		const best = Math.min(...costs);
		const left = lines.filter((line) => line !== `["s",${best}]`);
		const second = Math.min(...costs.filter((cost) => cost > best));
		expect(await lieIn(lines, puzzle, header)).toBeNull();
		expect(await lieIn(left, puzzle, header)).toMatchObject({
			...{ code: 'not-best', event: left.length - 1, found: second, expected: best }
		});
	});

	it('is false for the best if something yields more', async () => {
		const puzzle = new Subset(subsetOf([2, 5, 10, 5], 16, [40, 30, 50, 10]));
		const header = '{"backtrail":1,"kind":"test","setup":{},"goal":"largest"}';
		const lines = linesOf(puzzle, { goal: 'all' });
		const yields = lines.flatMap((line) =>
			line.startsWith('["s"') ? [Number(line.slice(5, -1))] : []
		);
		const left = lines.filter((line) => line !== '["s",90]');
		const second = Math.max(...yields.filter((worth) => worth < 90));
		expect(await lieIn(lines, puzzle, header)).toBeNull();
		expect(await lieIn(left, puzzle, header)).toMatchObject({
			...{ code: 'not-best', event: left.length - 1, found: second, expected: 90 }
		});
		const at = lines.indexOf('["s",90]');
		for (const found of [89, 131, 999]) {
			const told = lines.with(at, `["s",${found}]`);
			expect(await lieIn(told, puzzle, header)).toEqual({
				...{ code: 'cost', event: at, found, expected: 90 }
			});
		}
		expect(await lieIn(lines.toSpliced(at + 1, 0, '["b",91]'), puzzle, header)).toEqual({
			...{ code: 'bound', event: at + 1, found: 91, expected: 90 }
		});
	});

	it('is false also where our own search takes too long, if it has found more by then', async () => {
		const empty = sudokuOf('.'.repeat(81));
		expect(await lieIn(['["end","all"]'], empty)).toMatchObject({
			...{ code: 'missing', event: 0, found: 0, isLeast: true }
		});
	});

	it('is not judged where our own search finds nothing in time', async () => {
		const costs = Array.from({ length: 49 }, (_, at) => (at === 41 || at === 47 ? 0 : 1));
		const endless = ways({ rows: 7, columns: 7, costs }, { all: true });
		const file = await soundTrace(`${HEADER}\n["end","all"]\n`, endless);
		const unjudged = [{ what: 'all', count: 1 }];
		expect(checked(file, endless)).toEqual({ lie: null, looked: 0, unjudged });
	});

	it('is true of a puzzle whose givens clash only without a solution', async () => {
		const clashing = sudokuOf('11..............');
		expect(await lieIn(['["end","all"]'], clashing)).toBeNull();
		expect(await lieIn(['["s"]'], clashing)).toEqual({
			code: 'no-solution',
			event: 0,
			others: [0, 1]
		});
	});
});

it('a value outside the domain of a variable cannot be placed', async () => {
	const candidates = new Int32Array(16).fill(0b1111);
	candidates[3] = 0b0110;
	const puzzle = sudoku(sudokuBoard('................'), candidates);
	expect(await lieIn(['["p",3,0]'], puzzle)).toEqual({
		code: 'domain',
		event: 0,
		variable: 3,
		value: 0
	});
	expect(await lieIn(['["r",3,0]', '["p",3,1]'], puzzle)).toBeNull();
});

it('right after a solution, a node may fail', async () => {
	const lines = linesOf(problem, { goal: 'first' });
	expect(await lieIn([...lines.slice(0, -1), '["d"]'])).toBeNull();
});

it('a restart takes everything back', async () => {
	const lines = [
		'["p",0,0]',
		'["p",2,1]',
		'["restart"]',
		'["p",2,0]',
		'["t",2]',
		'["restart"]',
		'["t"]'
	];
	expect(await lieIn(lines)).toEqual({ code: 'takeback-nothing', event: 6 });
});

it('a value that a jump passes over was not tried', async () => {
	const lines = ['["r",4,1]', '["p",4,0]', '["j",4,0,2]', '["d",4]'];
	expect(await lieIn(lines)).toEqual({ code: 'value-left', event: 3, variable: 4, value: 0 });
});

it.each([
	['f', null],
	['p', { code: 'untested-nowhere', event: 5, variable: 0, value: 0 }]
])('what was forced goes with its decision, in a jump too: %s', async (word, lie) => {
	const lines = ['["p",0,0]', `["${word}",1,1]`, '["p",2,0]', '["j",2,0,1]', '["t",1]'];
	const table = '{"backtrail":1,"variables":["a","b","c"],"values":["x","y"]}';
	expect(await lieIn([...lines, '["t",0,0,1]'], null, table)).toEqual(lie);
});

describe('of a table, what needs no constraints is judged', () => {
	it.each<[string[], object | null]>([
		[['["p",0,0]', '["p",1,0]', '["r",0,1]', '["d",0]', '["s",3]', '["end","found"]'], null],
		[
			['["p",0,0]', '["p",0,1]'],
			{ code: 'has-value', event: 1, variable: 0, value: 1, expected: 0 }
		],
		[
			['["p",0,0]', '["p",1,1]', '["t",0]'],
			{ code: 'takeback-order', event: 2, variable: 0, value: 0, expected: 1 }
		],
		[['["e",0,0]', '["p",0,0]'], { code: 'eliminated', event: 1, variable: 0, value: 0 }],
		[['["e",0,0]', '["e",0,0]'], { code: 'gone', event: 1, variable: 0, value: 0 }],
		[['["p",0,0]', '["e",1,0]', '["t"]', '["p",1,0]'], null],
		[
			['["p",0,0]', '["r",1,0,[0]]', '["t"]', '["r",1,0,[0]]'],
			{ code: 'reason-open', event: 3, variable: 1, value: 0, others: [0] }
		],
		[['["p",0,0]', '["c",0]'], { code: 'chosen', event: 1, variable: 0, expected: 0 }],
		[['["s",7]', '["b",5]', '["s",9]'], null],
		[['["s"]', '["s"]', '["end","all"]'], null],
		[['["end","found"]'], { code: 'end-found', event: 0 }]
	])('%j', async (lines, lie) => {
		expect(await lieIn(lines, null)).toEqual(lie);
	});

	it.each<[string, string[], object | null]>([
		['best', ['["s",7]', '["b",7]', '["b",9]'], null],
		['best', ['["s",7]', '["s",-2]', '["b",6]', '["s",9]'], null],
		['best', ['["s",7]', '["b",6]'], { code: 'bound', event: 1, found: 6, expected: 7 }],
		['best', ['["s",-3]', '["b",-4]'], { code: 'bound', event: 1, found: -4, expected: -3 }],
		['largest', ['["s",7]', '["b",7]', '["b",6]', '["s",9]', '["b",8]'], null],
		['largest', ['["s",7]', '["b",8]'], { code: 'bound', event: 1, found: 8, expected: 7 }],
		['all', ['["s",7]', '["b",6]', '["b",8]'], null]
	])('and bounds, if it seeks the %s: %j', async (goal, lines, lie) => {
		expect(await lieIn(lines, null, TABLE.replace('}', `,"goal":"${goal}"}`))).toEqual(lie);
	});

	it('which is said', async () => {
		const file = await soundTrace(`${TABLE}\n["p",0,0]\n["t"]\n["end","all"]\n`);
		const unjudged = [{ what: 'constraints', count: 2 }];
		expect(checked(file, null)).toEqual({ lie: null, looked: 2, unjudged });
	});
});

describe('a bound is judged by what can follow', () => {
	/** What is best yields 52; everything together 115. */
	const knapsack = new Subset(
		subsetOf([12, 7, 11, 8, 9, 6, 7, 3], 26, [24, 13, 23, 15, 16, 11, 12, 5])
	);
	/** Ways from the top left to the bottom right: the best costs 4, along the edges. */
	const grid = ways({ rows: 3, columns: 3, costs: [1, 1, 1, 1, 9, 2, 1, 1, 1] });
	const first = [0, 1, 1, 1, 1, 0].map((value, at) => `["p",${at},${value}]`);

	it.each<[string, Problem, string[], object | null]>([
		['a bound that is passed', knapsack, ['["p",2,0]', '["b",40]'], { found: 40, expected: 52 }],
		['the best itself', knapsack, ['["p",2,0]', '["b",52]'], null],
		['one less', knapsack, ['["p",2,0]', '["b",51]'], { found: 51, expected: 52 }],
		['what is no better than it', knapsack, ['["p",2,0]', '["b",80]'], null],
		['more than there is', knapsack, ['["b",999]'], null],
		['what everything yields', knapsack, ['["b",51]'], { found: 51, expected: 52 }],
		['an end of the path', grid, ['["p",0,1]', '["p",1,1]', '["b",6]'], { found: 6, expected: 5 }],
		['the cost itself', grid, ['["p",0,1]', '["p",1,1]', '["b",5]'], null],
		['less than the cost', grid, ['["p",0,1]', '["p",1,1]', '["b",1]'], null],
		['no way at all', grid, ['["p",0,1]', '["p",1,2]', '["b",5]'], null],
		['the other edge', grid, ['["p",0,2]', '["b",4]'], null],
		['the other edge, too high', grid, ['["p",0,2]', '["b",5]'], { found: 5, expected: 4 }]
	])('%s', async (_, puzzle, lines, lie) => {
		const event = lines.length - 1;
		expect(await lieIn(lines, puzzle)).toEqual(lie && { code: 'better-follows', event, ...lie });
	});

	it('which leaves the search as it was', async () => {
		const lines = ['["p",2,0]', '["b",52]', '["t",2,0]', '["p",2,1]', '["b",50]', '["t",2,1]'];
		const sound = { lie: null, looked: lines.length, unjudged: [] };
		const file = await soundTrace(`${[HEADER, ...lines].join('\n')}\n`, knapsack);
		expect(checked(file, knapsack)).toEqual(sound);
		expect(await lieIn(lines.with(4, '["b",48]'), knapsack)).toEqual({
			...{ code: 'better-follows', event: 4, found: 48, expected: 50 }
		});
	});

	it('without what was tried or eliminated there before', async () => {
		expect(await lieIn(['["p",2,0]', '["t",2,0]', '["b",50]'], knapsack)).toBeNull();
		expect(await lieIn(['["e",2,0]', '["b",50]'], knapsack)).toBeNull();
		expect(await lieIn(['["p",2,0]', '["j",2,0,1]', '["b",50]'], knapsack)).toMatchObject({
			...{ code: 'better-follows', event: 2 }
		});
	});

	it('without the solution that was just found', async () => {
		const whole = [...first, '["p",6,1]', '["p",7,0]'];
		expect(await lieIn([...whole, '["s",40]', '["b",30]'], knapsack)).toBeNull();
		expect(await lieIn([...whole, '["b",30]'], knapsack)).toMatchObject({
			...{ code: 'better-follows', found: 30, expected: 40 }
		});
	});

	it('and hides what the trace does not have', async () => {
		const lines = [
			...['["p",0,0]', '["p",1,0]', '["p",2,1]', '["p",3,1]', '["p",4,1]', '["p",5,0]'],
			...['["p",6,1]', '["p",7,1]', '["s",48]', '["restart"]', '["p",0,0]', '["p",1,1]'],
			'["b",45]'
		];
		expect(await lieIn(lines, knapsack)).toEqual({
			...{ code: 'better-follows', event: 12, found: 45, expected: 52 }
		});
	});

	it('and not judged if that takes too long, except if something better is found by then', async () => {
		const costs = Array.from({ length: 81 }, () => 1);
		const wide = ways({ rows: 9, columns: 9, costs: costs.with(70, 0).with(78, 0) });
		const file = await soundTrace(`${HEADER}\n["b",400]\n["b",401]\n`, wide);
		expect(checked(file, wide).lie).toMatchObject({ code: 'better-follows', event: 0 });
		const walled = ways({ rows: 9, columns: 9, costs: costs.with(71, 0).with(79, 0) });
		const endless = await soundTrace(`${HEADER}\n["b",400]\n["b",401]\n`, walled);
		const unjudged = [{ what: 'bounds-long', count: 2 }];
		expect(checked(endless, walled)).toEqual({ lie: null, looked: 2, unjudged });
	});

	it('of a puzzle whose givens clash, nothing can follow', async () => {
		expect(await lieIn(['["b",99]'], costly('11..............'))).toBeNull();
	});
});

describe('what is not judged is said', () => {
	it.each<[string[], object[]]>([
		[['["e",0,0]', '["e",4,1]'], [{ what: 'eliminations', count: 1 }]],
		[['["f",0,0]'], [{ what: 'forced', count: 1 }]],
		[['["d"]'], [{ what: 'failures', count: 1 }]],
		[['["b",3]'], [{ what: 'bounds', count: 1 }]]
	])('%j', async (lines, unjudged) => {
		const file = await soundTrace(`${[HEADER, ...lines].join('\n')}\n`, problem);
		expect(checked(file, problem)).toEqual({ lie: null, looked: lines.length, unjudged });
	});
});

it('tells now and then how much is done', async () => {
	const file = await soundTrace(
		traceText(sudokuOf('.'.repeat(81)), {
			...DEFAULT_STRATEGY,
			goal: 'all',
			limits: { steps: 200_000 }
		}),
		sudokuOf('.'.repeat(81))
	);
	const shares = [...checkTrace(file, sudokuOf('.'.repeat(81)))];
	expect(shares.length).toBeGreaterThan(2);
	expect(shares).toEqual([...shares].sort((a, b) => a - b));
	expect(shares.at(-1)).toBe(1);
});

it('our own runs are true', async () => {
	for (const puzzle of [
		problem,
		costly('.....2...3..4...'),
		ways({ rows: 2, columns: 2, costs: [1, 1, 1, 1] })
	])
		expect(
			await lieIn(
				traceText(puzzle, { ...DEFAULT_STRATEGY, goal: 'all' })
					.split('\n')
					.slice(1),
				puzzle
			)
		).toBeNull();
});

/** The values after so many lines, as digits. */
function boardAt(lines: readonly string[], to: number): string {
	const board = [...problem.fixed];
	for (const line of lines.slice(0, to)) {
		const [word, variable, value] = JSON.parse(line) as [string, number, number];
		if (word === 'p') board[variable] = value;
		if (word === 't') board[variable] = -1;
	}
	return board.join('');
}
