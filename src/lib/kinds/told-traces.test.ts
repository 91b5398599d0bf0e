/** What is told of the trace of another solver is in the trace, or is true. */
import { afterEach, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { shownOf } from '../../../tests/fixtures/shown';
import { narrate } from '$lib/stage/explain/narrate';
import { endSentence } from '$lib/stage/explain/narrate-end';
import { MomentFacts } from '$lib/stage/facts/moment-facts.svelte';
import { valueReports } from '$lib/stage/facts/reasons';
import { toldStrategy, toldView } from '$lib/stage/watch/told-view';
import { StoredTrace } from '$lib/engine/trace/stored/stored-trace';
import { readTrace } from '$lib/engine/trace/file/read-trace';
import { stripIsolates } from '$lib/i18n/bidi';
import { readLocaleFrom, type Locale } from '$lib/i18n/locale';
import { subjectOf, tableOf } from './trace-subject';
import { viewOf } from './views';

afterEach(() => readLocaleFrom(() => 'en'));

/** A trace as the studio tells it. */
async function watch(text: string) {
	const file = await readTrace(new Blob([text]), {
		groundOf: async (header) => (await subjectOf(header)).problem,
		progress: () => {}
	});
	if ('error' in file) throw new Error(JSON.stringify(file.error));
	const isTable = file.header.ground === null;
	const { kind, setup, problem } = isTable ? await tableOf(file) : await subjectOf(file.header);
	const trace = new StoredTrace(
		problem,
		file.log,
		file.outcome ?? { kind: 'stopped', by: 'trace' }
	);
	const view = toldView(await viewOf(kind), setup, { file, trace, isTable });
	const strategy = toldStrategy(file.header.goal);
	const names = view.names(setup);
	return {
		length: trace.length,
		/** The sentence at a position; the end if none is given. */
		says: (position = trace.length, locale: Locale = 'en') => {
			readLocaleFrom(() => locale);
			const [moment, previous] = [trace.at(position), trace.at(position - 1)];
			const vocabulary = view.vocabulary(setup);
			return stripIsolates(
				narrate(problem, strategy, moment, names, vocabulary, previous, null, endSentence).text
			);
		},
		states: (position: number) =>
			valueReports(problem, trace.at(position), true)!.map(({ state }) => state),
		/** The names of the variables that are marked because they forbid a value. */
		marked: (position: number) => {
			const shown = shownOf(setup, problem, { trace, moment: trace.at(position), strategy });
			return new MomentFacts(() => shown).clashes.map(names.variable);
		}
	};
}

/** The trace of some events, each a line. */
const lines = (header: string, ...events: string[]) => watch([header, ...events, ''].join('\n'));

const SUDOKU =
	'{"backtrail":1,"kind":"sudoku","puzzle":"003900024750004300000160007006000701190000000500700060400508000600307000200040000","first":[0,1],"goal":"first"}';
const QUEENS = '{"backtrail":1,"kind":"queens","puzzle":"6"}';
const KNAPSACK =
	'{"backtrail":1,"kind":"subset","setup":{"items":"7_13-3_6-4_8-2_3-5_9","target":"12"},"goal":"best"}';
const TABLE = '{"backtrail":1,"variables":["WA","NT"],"values":["red","green"]}';

describe('a trace of placements alone', () => {
	const short = () => lines(SUDOKU, '["p",0,8]', '["p",1,1]', '["t",1,1]', '["t",0,8]');

	it('says of a take-back only that the solver goes back', async () => {
		const { says } = await short();
		expect(says(3)).toBe('1 is taken back from r1c2.');
		expect(says(4)).toMatch(/^The solver goes back further: 8 is taken back from r1c1\. /);
		expect(says(4, 'he')).toMatch(/^הפותר חוזר עוד אחורה: /);
	});

	it('says of values that are in no event nothing but that', async () => {
		const { states } = await short();
		expect(states(3)).toEqual(['failed', ...Array<string>(8).fill('unsaid')]);
		expect(states(1).filter((state) => state === 'unsaid')).toHaveLength(8);
	});

	it('does not say how many values are left', async () => {
		const { says } = await lines(SUDOKU, '["c",0]', '["r",0,3]', '["p",0,8]');
		expect(says(1)).toBe('r1c1 is next.');
		expect(says(2)).toMatch(/^3 cannot go in r1c1: [^.]+\.$/);
	});
});

it('does not say that a value just taken back was not tried', async () => {
	const { states, length } = await watch(readFileSync('static/traces/gecode-zebra.jsonl', 'utf8'));
	expect(states(length)[4]).toBe('taken-back');
});

it('marks what forbids a value that is placed all the same', async () => {
	const { marked } = await lines(SUDOKU, '["p",0,3]', '["t",0,3]', '["p",0,8]', '["p",1,8]');
	expect([1, 2, 3, 4].map(marked)).toEqual([['r1c3'], [], [], ['r1c1']]);
});

describe('a solution that is none', () => {
	it('has open variables', async () => {
		const { says } = await lines(SUDOKU, '["p",0,8]', '["s"]', '["p",1,1]');
		expect(says(2)).toBe('The trace calls this a solution. 53 cells are still empty.');
		expect(says(2, 'he')).toMatch(/^לפי המעקב, זה פתרון\. .*53/);
	});

	it('has values that clash', async () => {
		const { says } = await lines(
			QUEENS,
			...[0, 1, 2, 3, 4, 5].map((at) => `["p",${at},0]`),
			'["s"]',
			'["c",0]'
		);
		expect(says(7)).toMatch(/^The trace calls this a solution, but there is a clash at r2: /);
	});

	it('is as the puzzle has it', async () => {
		const { says } = await lines(
			QUEENS,
			...[1, 3, 5, 0, 2, 4].map((value, at) => `["p",${at},${value}]`),
			'["s"]',
			'["t",5,4]'
		);
		expect(says(7)).toMatch(/^Every row has its queen and none threatens another/);
		expect(says(8)).toContain('The solver goes on: ');
	});

	it('costs what it costs', async () => {
		const taken = [0, 1, 1, 1, 0].map((value, at) => `["p",${at},${value}]`);
		const { says } = await lines(KNAPSACK, ...taken, '["s",22]', '["s",21]', '["c",0]');
		expect(says(6)).toContain('It is worth 22: the best so far.');
		expect(says(7)).toContain('The trace says that it is worth 21.');
	});
});

describe('the end is what the trace says', () => {
	it.each([
		[
			'["end","found"]',
			'The trace says that the solver has what it looked for, but there is no solution in it.'
		],
		['["end","all"]', 'The trace says that everything was tried: no solution.'],
		[
			'["end","cut","user"]',
			'The solver was stopped after 1 step; it is not known whether there is a solution.'
		]
	])('%s', async (end, said) => {
		const { says } = await lines(SUDOKU, '["p",0,8]', end);
		expect(says()).toContain(said);
		expect(says(undefined, 'he')).toMatch(/לפי המעקב|הפותר נעצר/);
	});

	it('with solutions', async () => {
		const { says } = await lines(
			TABLE,
			'["p","WA","red"]',
			'["p","NT","green"]',
			'["s"]',
			'["end","all"]'
		);
		expect(says()).toBe(
			'The trace calls this a solution. The trace says that everything was tried: one solution.'
		);
	});
});

describe('a dead end', () => {
	it('is none after solutions', async () => {
		const { says } = await lines(
			TABLE,
			...['["p","WA","red"]', '["p","NT","green"]', '["s"]', '["t"]', '["r","NT","red",["WA"]]'],
			...['["d","NT"]', '["t"]', '["d"]', '["d","WA"]', '["c","WA"]']
		);
		expect(says(6)).toBe(
			'The solver is done with NT. Some of its values led to solutions. Go back to WA and take back red.'
		);
		expect(says(8)).toBe('The solver is done with this node.');
		expect(says(9)).toBe('The solver is done with WA. Some of its values led to solutions.');
	});

	it('of a table is told as a fact where every value is gone', async () => {
		const { says } = await lines(
			TABLE,
			...[
				'["p","WA","red"]',
				'["d","NT"]',
				'["r","NT","red"]',
				'["r","NT","green"]',
				'["d","NT"]',
				'["d"]',
				'["c","WA"]'
			]
		);
		expect(says(2)).toBe('The trace says that NT has no value left.');
		expect(says(5)).toBe('Dead end: NT has no value left.');
		expect(says(6)).toBe('The trace says that this node fails.');
	});

	it('with values left is told as what the trace says', async () => {
		const { says } = await lines(
			SUDOKU,
			'["d",1]',
			'["d",1,3]',
			'["d",1,3,7]',
			'["d",1,3,100000]',
			'["c",0]'
		);
		expect(says(1)).toBe('The trace says that r1c2 has no value left.');
		for (const at of [2, 3, 4]) expect(says(at)).toBe('The trace says that 3 has no place left.');
		expect(says(3, 'he')).toBe('לפי המעקב, לא נשאר מקום עבור 3.');
	});
});

describe('a value is placed', () => {
	it('where there is one', async () => {
		const { says } = await lines(
			SUDOKU,
			'["p",0,8]',
			'["p",0,8]',
			'["p",2,3]',
			'["t",2,3]',
			'["p",2,5]',
			'["f",3,9]',
			'["c",0]'
		);
		expect(says(2)).toMatch(/^r1c1 gets the value 8, although 8 is already there\./);
		expect(says(3)).toMatch(/^r1c3 gets the value 3, although 3 is given there\./);
		expect(says(6)).toMatch(/^r1c4 gets the value 9, although 9 is given there\./);
		expect(says(3, 'he')).toMatch(/^מציבים 3 עבור r1c3, אף שנתון שם 3\./);
	});

	it('over a given, which is there again when it is taken back', async () => {
		const { says } = await lines(SUDOKU, '["p",2,5]', '["t",2,5]', '["p",2,4]', '["c",0]');
		expect(says(2)).toBe('5 is taken back from r1c3.');
		expect(says(3)).toMatch(/^r1c3 gets the value 4, although 3 is given there\./);
	});

	it('by propagation, in a unit that has another place for it', async () => {
		const { says } = await lines(SUDOKU, '["f",0,8,7]', '["t"]', '["f",0,8,100000]', '["c",0]');
		expect(says(1)).toMatch(/^Propagation gives r1c1 the value 8\./);
		expect(says(3)).toMatch(/^Propagation gives r1c1 the value 8\./);
	});

	it('and another one is taken back', async () => {
		const { says } = await lines(SUDOKU, '["p",0,8]', '["t",0,3]', '["c",0]');
		expect(says(2)).toBe('The solver takes back 3 from r1c1, although 8 is there.');
	});
});

it('a jump without a number does not say that nothing is left', async () => {
	const { says } = await lines(
		SUDOKU,
		'["p",0,8]',
		'["p",1,1]',
		'["j",1,1]',
		'["t",0,8]',
		'["c",0]'
	);
	expect(says(3)).toBe('1 is taken back from r1c2.');
});

it('a cause that forbids nothing is the solver’s', async () => {
	const { says } = await lines(SUDOKU, '["e",0,1,80]', '["e",0,3,2]', '["c",0]');
	expect(says(1)).toBe('The solver removes 1 from the candidates of r1c1, because of r9c9.');
	expect(says(2)).toMatch(/^3 is crossed out in r1c1, because r1c3/);
});

describe('a bound', () => {
	it('is a fact where it is one', async () => {
		const taken = [0, 1, 1, 1, 0].map((value, at) => `["p",${at},${value}]`);
		const back = [4, 3, 2, 1, 0].map(() => '["t"]');
		const { says } = await lines(
			KNAPSACK,
			'["b",5]',
			...taken,
			'["s",22]',
			...back,
			'["p",0,1]',
			'["p",1,1]',
			'["b",20]',
			'["b",5]',
			'["c",2]'
		);
		expect(says(1)).toBe('The trace says that nothing better can follow: the bound is 5.');
		expect(says(15)).toMatch(/can come to 20 at most, and the best is worth 22/);
		expect(says(16)).toBe(
			'The trace says that nothing better can follow: the bound is 5, and the best so far is worth 22.'
		);
	});

	it('is beside the best of a table', async () => {
		const { says } = await lines(
			'{"backtrail":1,"goal":"best"}',
			'["p","a","x"]',
			'["s",11]',
			'["t"]',
			'["p","a","y"]',
			'["b",12]',
			'["c","a"]'
		);
		expect(says(2)).toBe('The trace calls this a solution that costs 11.');
		expect(says(2, 'he')).toContain('העלות שלו היא 11.');
		expect(says(5)).toBe(
			'The trace says that nothing better can follow: the bound is 12, and the best so far costs 11.'
		);
		expect(says(5, 'he')).toContain('החסם הוא 12');
		expect(says(5, 'he')).toContain('היא 11.');
	});
});
