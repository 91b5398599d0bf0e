import { Readable } from 'node:stream';
import { createGzip, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { record } from '../../../../../tests/fixtures/recordings';
import { costly, sudokuOf } from '../../../../../tests/fixtures/sudokus';
import { readTraceText, soundTrace, traceText } from '../../../../../tests/fixtures/traces';
import { Subset, subsetOf, TAKE } from '$lib/kinds/subset/subset';
import { worthOf, type Problem } from '../../problem';
import { fitStrategy } from '../../search/choices';
import { JUMP, PLACE, stepKind, unpackStep } from '../../search/step';
import {
	BACKS,
	DEFAULT_STRATEGY,
	ELIMINATIONS,
	ELIMINATION_TIMES,
	GOALS,
	ORDERINGS,
	VALUE_ORDERINGS,
	type Strategy
} from '../../search/strategy';
import { NOTE, RESTART } from '../stored/step-log';
import { StoredTrace } from '../stored/stored-trace';
import { EVENTS } from './events';
import { GOAL_WORDS, readHeader } from './read-header';
import { readTrace } from './read-trace';
import type { TraceError } from './trace-error';
import { lineOf, reasonsAt, tableScale } from './trace-file';
import { CUTS, ENDS } from './trace-reader';
import { eventLines } from './write-trace';

const RASTER = '003900024750004300000160007006000701190000000500700060400508000600307000200040000';
const SMALL = '.....23...2....4';

/** Weights 2, 5, 10, 5 and what they yield; the best takes the first and the third. */
const KNAPSACK = new Subset(subsetOf([2, 5, 10, 5], 16, [40, 30, 50, 10]));

const anyStrategy: fc.Arbitrary<Strategy> = fc.record({
	ordering: fc.constantFrom(...ORDERINGS),
	values: fc.constantFrom(...VALUE_ORDERINGS),
	elimination: fc.constantFrom(...ELIMINATIONS),
	eliminate: fc.constantFrom(...ELIMINATION_TIMES),
	back: fc.constantFrom(...BACKS),
	variant: fc.constant(''),
	goal: fc.constantFrom(...GOALS),
	seed: fc.nat(),
	limits: fc.constant({ steps: 5000 })
});
const anyProblem = fc.constantFrom(
	sudokuOf(RASTER),
	sudokuOf(SMALL),
	sudokuOf('................'),
	costly(SMALL),
	KNAPSACK
);

const TABLE = '{"backtrail":1,"variables":["a","b","c"],"values":["x","y"]}\n';

const WORDS = [...EVENTS.map(({ word }) => word), 'end'];

/** The events of a file as words, for comparing. */
async function eventsOf(text: string) {
	const { log, variables, values } = await soundTrace(text);
	return Array.from(log.words.subarray(0, log.length), (word, at) => {
		const kind = stepKind(word);
		if (kind === NOTE) return log.others[at] < 0 ? 'idle' : 'note';
		if (kind === RESTART) return 'restart';
		const { kind: name, variable, value } = unpackStep(word, -1);
		return [name, variables[variable], values[value]].filter((one) => one !== undefined).join(' ');
	});
}

describe('the file of one of our own runs', () => {
	it('is read back step for step, with the same moments, tree and end', async () => {
		await fc.assert(
			fc.asyncProperty(
				anyProblem,
				anyStrategy,
				fc.infiniteStream(fc.nat()),
				async (problem, wanted, picks) => {
					const strategy = { ...fitStrategy(problem, wanted), limits: wanted.limits };
					const { trace, steps, causes, outcome } = record(problem, strategy);
					const file = await soundTrace(traceText(problem, strategy), problem);
					expect(Array.from(file.log.words)).toEqual(steps);
					expect(file.outcome).toEqual(outcome);
					expect(file.cut).toBeNull();
					expect(file.header).toMatchObject({ goal: strategy.goal, solver: 'Backtrail' });
					const made = new StoredTrace(problem, file.log, file.outcome);
					const isEliminated = made.at(0).domains !== null;
					for (const pick of [0, steps.length, ...picks.take(8)]) {
						const position = pick % (steps.length + 1);
						const {
							deadEnds: _,
							conflict: __,
							conflictOf: ___,
							weights: ____,
							...moment
						} = trace.at(position);
						const candidates = isEliminated ? {} : { domains: null, prunedValues: null };
						expect(made.at(position)).toEqual({ ...moment, ...candidates });
					}
					expect(made.tree).toEqual(trace.tree);
					expect(made.costs).toEqual(Float64Array.from(trace.costs));
					expect(causes).toHaveLength(file.log.length);
				}
			),
			{ numRuns: 100, endOnFailure: true }
		);
	});
});

describe('a cost', () => {
	const strategy: Strategy = { ...DEFAULT_STRATEGY, goal: 'all' };
	const linesOf = (text: string, word: string) =>
		text.split('\n').filter((line) => line.startsWith(`["${word}"`));

	it('of a puzzle whose best yields most is what a solution yields', async () => {
		const text = traceText(KNAPSACK, strategy);
		const file = await soundTrace(text, KNAPSACK);
		const made = new StoredTrace(KNAPSACK, file.log, file.outcome);
		const yields = Array.from(made.solutions, (position) =>
			[40, 30, 50, 10].reduce(
				(sum, profit, at) => sum + (made.at(position).assignment[at] === TAKE ? profit : 0),
				0
			)
		);
		expect(linesOf(text, 's')).toEqual(yields.map((worth) => `["s",${worth}]`));
		expect(Math.max(...yields)).toBe(90);
		expect(worthOf(KNAPSACK, made.at(made.length).statistics.best)).toBe(90);
	});

	it('of a bound there is the most that can follow: no more than the best so far', () => {
		const text = traceText(KNAPSACK, { ...strategy, goal: 'best' });
		let best = 0;
		let bounds = 0;
		for (const line of text.trim().split('\n').slice(1)) {
			const [word, worth] = JSON.parse(line) as [string, number];
			if (word === 's') expect(worth).toBeGreaterThan(best);
			if (word === 's') best = worth;
			if (word !== 'b') continue;
			expect(worth).toBeLessThanOrEqual(best);
			expect(worth).toBeGreaterThanOrEqual(0);
			bounds++;
		}
		expect([best, bounds > 0]).toEqual([90, true]);
	});

	it.each<[string, number[], number]>([
		['best', [7, -3, 0, 5], -3],
		['largest', [7, -3, 9, 5, -1], 9],
		['all', [1_000_000_000, -1_000_000_000], -1_000_000_000],
		['largest', [-1_000_000_000, 1_000_000_000], 1_000_000_000]
	])(
		'of a table is any number; with the goal %s, the best of %j is %i',
		async (goal, costs, best) => {
			const header = `{"backtrail":1,"variables":["a"],"values":["x"],"goal":"${goal}"}\n`;
			const file = await soundTrace(header + costs.map((cost) => `["s",${cost}]\n`).join(''));
			const scale = tableScale(file.header);
			const problem = { fixed: Int8Array.of(-1), valueCount: 1, ...scale };
			const made = new StoredTrace(problem, file.log, null);
			expect(Array.from(made.costs, (cost) => worthOf(scale, cost))).toEqual(costs);
			expect(worthOf(scale, made.at(made.length).statistics.best)).toBe(best);
		}
	);

	it.each<[Problem | null, number]>([
		[KNAPSACK, 999],
		[KNAPSACK, 131],
		[KNAPSACK, 130],
		[KNAPSACK, 0],
		[KNAPSACK, -1],
		[costly(SMALL), -1],
		[costly(SMALL), 7],
		[null, -1]
	])(
		'is written as it was read, also one that no solution can have (%#)',
		async (problem, cost) => {
			const header = '{"backtrail":1,"kind":"test","setup":{}}';
			const lines = `["b",${cost}]\n["s",${cost}]\n["s"]\n`;
			const text = (problem === null ? TABLE : `${header}\n`) + lines;
			const file = await soundTrace(text, problem);
			const { words, others, length } = file.log;
			const scale = problem ?? tableScale(file.header);
			expect(eventLines({ words, others, from: 0, to: length }, scale, file)).toBe(lines);
		}
	);

	it('may be the largest only where that is the best', async () => {
		const header = '{"backtrail":1,"kind":"test","setup":{},"goal":"largest"}\n';
		expect((await soundTrace(header, KNAPSACK)).header).toMatchObject({
			...{ goal: 'best', isLargest: true }
		});
		expect(await readTraceText(header, costly(SMALL))).toEqual({
			error: { code: 'largest', line: 1 }
		});
	});
});

describe('an event', () => {
	it('has a word or a letter, and numbers or names', async () => {
		const lines = ['["place",0,1]', '["p","b","x"]', '["t"]', '["takeback","a"]', '["s"]', '["d"]'];
		expect(await eventsOf(TABLE + lines.join('\n'))).toEqual([
			'place a y',
			'place b x',
			'backtrack b x',
			'backtrack a y',
			'solution',
			'deadend'
		]);
	});

	it('is counted from where the header says', async () => {
		const header = '{"backtrail":1,"variables":["a","b"],"values":["x","y"],"first":[1,-1]}\n';
		expect(await eventsOf(`${header}["p",2,0]`)).toEqual(['place b y']);
	});

	it('means a name by a number where the header lists numbers', async () => {
		const header = '{"backtrail":1,"variables":["a",7],"values":[1,2,3],"first":[0,0]}\n';
		expect(await eventsOf(`${header}["p","a",1]\n["p",7,"3"]`)).toEqual(['place a 1', 'place 7 3']);
		expect(await readTraceText(`${header}["p","a",0]`)).toEqual({
			error: { code: 'value', line: 2, found: '0' }
		});
	});

	it('brings its names along where the header has no lists', async () => {
		expect(await eventsOf('{"backtrail":1}\n["p","q[1]",4]\n["p","q[2]","1..3"]')).toEqual([
			'place q[1] 4',
			'place q[2] 1..3'
		]);
	});

	it('may take back what is not the last placement, or nothing', async () => {
		expect(
			await eventsOf(`${TABLE}["p",0,0]\n["p",1,0]\n["t",0]\n["t",1]\n["t"]\n["restart"]`)
		).toEqual(['place a x', 'place b x', 'backtrack a x', 'idle', 'idle', 'restart']);
	});

	it('has no more untested values than a step has room for', async () => {
		const file = await soundTrace(`${TABLE}["p",0,0]\n["t",0,0,70000]\n["p",0,0]\n["j",0,0,70000]`);
		expect([file.log.others[1], file.log.others[3]]).toEqual([JUMP - 1, 2 * JUMP - 1]);
	});

	it('gives reasons, and a text', async () => {
		const file = await soundTrace(
			`${TABLE}["p",0,0]\n\n["r",1,0,["a",2]]\n["r",1,1,0]\n["note","hello"]\n`
		);
		expect(reasonsAt(file, 1)).toEqual([0, 2]);
		expect(reasonsAt(file, 2)).toEqual([0]);
		expect(file.notes[file.log.others[3]]).toBe('hello');
		expect([0, 1, 2, 3].map((index) => lineOf(file, index))).toEqual([2, 4, 5, 6]);
	});

	it.each<[string, TraceError]>([
		['["q",0,1]', { code: 'word', line: 2, found: 'q', possible: WORDS }],
		['["Place",0,1]', { code: 'word', line: 2, found: 'Place', expected: 'place' }],
		['["plcae",0,1]', { code: 'word', line: 2, found: 'plcae', expected: 'place' }],
		['["p",3,1]', { code: 'variable-number', line: 2, found: '3', possible: [0, 2] }],
		['["p",0,2]', { code: 'value-number', line: 2, found: '2', possible: [0, 1] }],
		['["p","d",0]', { code: 'variable', line: 2, found: 'd' }],
		['["p","A",0]', { code: 'variable', line: 2, found: 'A', expected: 'a' }],
		['["p",true,0]', { code: 'variable', line: 2, found: 'true' }],
		['["p",0.5,0]', { code: 'variable-number', line: 2, found: '0.5', possible: [0, 2] }],
		['["p",0]', { code: 'missing', line: 2, found: 'value', example: '["p",0,"x"]' }],
		['["place"]', { code: 'missing', line: 2, found: 'variable', example: '["place","a","x"]' }],
		['["p","b",null]', { code: 'missing', line: 2, found: 'value', example: '["p","b","x"]' }],
		['["p",0,1,1]', { code: 'arguments', line: 2, found: 'place', expected: 2 }],
		['["r",0,1,["z"]]', { code: 'variable', line: 2, found: 'z' }],
		['["b"]', { code: 'missing', line: 2, found: 'bound', example: '["b",12]' }],
		['["b",1e99]', { code: 'number', line: 2, found: '1e+99', expected: 1_000_000_000 }],
		['["s",1000000001]', { code: 'number', line: 2, found: '1000000001', expected: 1e9 }],
		['["note"]', { code: 'missing', line: 2, found: 'note', example: '["note","text"]' }],
		['["note",7]', { code: 'note', line: 2, found: '7', expected: 500 }],
		['place 3 7\n', { code: 'not-json', line: 2, found: 'place 3 7' }],
		['{}\n', { code: 'not-json', line: 2, found: '{}' }],
		['[]', { code: 'not-json', line: 2, found: '[]' }],
		['[null]', { code: 'not-json', line: 2, found: '[null]' }],
		['["end"]', { code: 'end-missing', line: 2, possible: ENDS }],
		['["end","done"]', { code: 'end', line: 2, found: 'done', possible: ENDS }],
		['["end",null]', { code: 'end-missing', line: 2, possible: ENDS }],
		['["end","all",1]', { code: 'arguments', line: 2, found: 'end', expected: 1 }],
		['["end","cut","tired"]', { code: 'cut', line: 2, found: 'tired', possible: CUTS }],
		[
			'["end","contradiction"]',
			{ code: 'missing', line: 2, found: 'variable', example: '["end","contradiction","a"]' }
		],
		['["end","all"]\n["p",0,0]', { code: 'after-end', line: 3, found: '["p",0,0]' }]
	])('%j is refused at its place', async (line, error) => {
		expect(await readTraceText(TABLE + line)).toEqual({ error });
	});

	it('whose number is too large says which there are, as the header counts', async () => {
		const header = '{"backtrail":1,"kind":"test","setup":{},"first":[1,1]}\n';
		const about = { line: 2, possible: [1, 16] };
		expect(await readTraceText(`${header}["p",0,1]`, sudokuOf(SMALL))).toEqual({
			error: { code: 'variable-number', found: '0', ...about }
		});
		expect(await readTraceText(`${header}["p","r1c1",1]`, sudokuOf(SMALL))).toEqual({
			error: { code: 'variable-text', found: 'r1c1', ...about }
		});
	});

	it.each<[string, TraceError]>([
		['["p"," ",0]', { code: 'name-empty', line: 2 }],
		['["p",[1],0]', { code: 'name-type', line: 2, found: '[1]' }],
		[
			`["p","${'a'.repeat(61)}",0]`,
			{ code: 'name-long', line: 2, found: 'a'.repeat(40), expected: 60 }
		]
	])('%j brings no name along', async (line, error) => {
		expect(await readTraceText(`{"backtrail":1}\n${line}`)).toEqual({ error });
	});
});

it('has its line found, however many are empty', async () => {
	const events = Array.from({ length: 400 }, (_, at) => `${'\n'.repeat(at % 3)}["d"]\n`);
	const file = await soundTrace(TABLE + events.join(''));
	let line = 1;
	const found = events.map((text) => (line += text.length - '["d"]'.length));
	expect(found.map((_, index) => lineOf(file, index))).toEqual(found);
});

it('is refused where more placements are in force than there can be', async () => {
	const lines = '["p",0,0]\n["p",1,0]\n'.repeat(5001);
	expect(await readTraceText(TABLE + lines)).toEqual({
		error: { code: 'deep', line: 10_002, expected: 10_000 }
	});
});

it.each(['x', ' '])('is refused at a line that goes on and on (%j)', async (character) => {
	const lines = `["p",0,0]\n${character.repeat(2e6)}\n["p",1,0]`;
	expect(await readTraceText(TABLE + lines)).toEqual({
		error: { code: 'long-line', line: 3, expected: 10_000 }
	});
});

it('has a note of its own until all notes together are too long', async () => {
	const lines = `["note","${'x'.repeat(500)}"]\n`.repeat(40_000);
	const { log, notes } = await soundTrace(TABLE + lines);
	expect(notes[log.others[30_000]]).toHaveLength(500);
	expect(notes[log.others[39_999]]).toBe('');
	expect(notes.length).toBeLessThan(35_000);
});

describe('a header', () => {
	it.each([
		['step,action,var\n1,place,WA\n', { code: 'header-json', line: 1 }],
		['{"backtrail":1,"kind""sudoku"}', { code: 'header-json', line: 1 }],
		["{'backtrail': 1}\n", { code: 'header-json', line: 1 }],
		['{\n "backtrail": 1\n}\n', { code: 'header-lines', line: 1 }],
		['{"backtrail": 1,\r\n "kind": "sudoku"}', { code: 'header-lines', line: 1 }],
		['[\n {\n  "backtrail": 1,\n', { code: 'header-lines', line: 1 }],
		['[{"backtrail": 1},\n ["d"]]\n', { code: 'header-lines', line: 1 }],
		['[{"backtrail": 1}, ["d"]]', { code: 'header-lines', line: 1 }],
		['["c",5]\n["p",5,0]\n', { code: 'not-a-trace', line: 1 }],
		['7', { code: 'not-a-trace', line: 1 }],
		['null', { code: 'not-a-trace', line: 1 }],
		['{"version":1}', { code: 'not-a-trace', line: 1 }],
		['\n \n{"backtrail":1}\n', { code: 'not-a-trace', line: 1 }],
		['{"backtrail":2}', { code: 'version' }],
		['{"backtrail":1,"kind":7}', { code: 'field', found: 'kind' }],
		['{"backtrail":1,"first":[0]}', { code: 'field', found: 'first' }],
		['{"backtrail":1,"first":1}', { code: 'field', found: 'first' }],
		['{"backtrail":1,"goal":"some"}', { code: 'field', found: 'goal', possible: GOAL_WORDS }],
		['{"backtrail":1,"variables":[]}', { code: 'field', found: 'variables' }],
		['{"backtrail":1,"solver":7}', { code: 'field', found: 'solver', expected: 100 }],
		['{"backtrail":1,"variabels":["a"]}', { code: 'unknown-field', expected: 'variables' }],
		['{"backtrail":1,"Kind":"sudoku"}', { code: 'unknown-field', expected: 'kind' }],
		['{"backtrail":1,"variables":["a","a"]}', { code: 'name-twice', found: 'a' }],
		['{"backtrail":1,"variables":[1,"1"]}', { code: 'name-twice', found: '1' }],
		['{"backtrail":1,"variables":[""]}', { code: 'name-empty' }],
		['{"backtrail":1,"variables":[null]}', { code: 'name-type', found: 'null' }],
		[`{"backtrail":1,"values":["${'x'.repeat(61)}"]}`, { code: 'name-long', expected: 60 }],
		[
			`{"backtrail":1,"values":${JSON.stringify(Array.from({ length: 33 }, (_, i) => i))}}`,
			{ code: 'many-values', expected: 32 }
		]
	])('%j is refused', async (header, error) => {
		expect(await readTraceText(header)).toMatchObject({ error });
	});

	it.each(['', '\n', ' \r\n\t\n', '\uFEFF', '\uFEFF\n\n'])(
		'is missing where nothing is in the file: %j',
		async (text) => {
			expect(await readTraceText(text)).toEqual({ error: { code: 'blank' } });
		}
	);

	it('is refused if it goes on and on', async () => {
		const error = { code: 'long-line', line: 1, expected: 1024 * 1024 };
		expect(await readTraceText(`{"backtrail":1,${' '.repeat(2e6)}`)).toEqual({ error });
		expect(await readTraceText(`${' '.repeat(2e6)}{"backtrail":1}\n`)).toEqual({ error });
	});

	it('may say more than is read, as long as nothing else can be meant', async () => {
		const file = await soundTrace('{"backtrail":1,"course":"CP 101","seed":7}\n["p","a","x"]\n');
		expect(file.log.length).toBe(1);
	});

	it.each([['{"size":8}'], ['{"size":"8"}']])(
		'has the same setup in %s: numbers are texts',
		(setup) => {
			const { ground } = readHeader(`{"backtrail":1,"kind":"queens","setup":${setup}}`);
			expect(ground).toEqual({ kind: 'queens', puzzle: { size: '8' } });
		}
	);

	it.each(['6', '"6"', '[6]', 'null'])('has no puzzle in the setup %s', (setup) => {
		const { ground } = readHeader(`{"backtrail":1,"kind":"queens","setup":${setup}}`);
		expect(ground).toEqual({ kind: 'queens', puzzle: null });
	});

	it('is refused, however deeply it is nested', async () => {
		const deep = '['.repeat(100_000) + ']'.repeat(100_000);
		const error = { code: 'version', line: 1, found: '…', expected: 1 };
		expect(await readTraceText(`{"backtrail":${deep}}`)).toEqual({ error });
	});

	it('may begin with a mark of its byte order, and stand alone', async () => {
		expect(await soundTrace(`\uFEFF${TABLE}`)).toMatchObject({ cut: 'no-end', outcome: null });
	});
});

describe('the end of a file', () => {
	it('is missing if the last line is torn, which is left out', async () => {
		const file = await soundTrace(`${TABLE}["p",0,0]\n["p",1`);
		expect(file).toMatchObject({ cut: 'no-end', log: { length: 1 } });
	});

	it('is missing if the file breaks off within a character', async () => {
		const bytes = new TextEncoder().encode(`${TABLE}["p",0,0]\n["m","ש`).slice(0, -1);
		const file = await soundTrace(new Blob([bytes]));
		expect(file).toMatchObject({ cut: 'no-end', log: { length: 1 } });
	});

	it('says how the search ended', async () => {
		const end = async (line: string) => (await soundTrace(TABLE + line)).outcome;
		expect(await end('["end","all"]')).toEqual({ kind: 'exhausted' });
		expect(await end('["end","found"]\r\n')).toEqual({ kind: 'solved' });
		expect(await end('["end","cut"]')).toEqual({ kind: 'stopped', by: 'trace' });
		expect(await end('["p",0,0]\n["end","stranded"]')).toEqual({ kind: 'stranded', open: 2 });
	});
});

it('a search that is stuck has the givens filled, too', async () => {
	const header = '{"backtrail":1,"kind":"test","setup":{}}';
	const { outcome } = await soundTrace(`${header}\n["p",0,0]\n["end","stuck"]\n`, sudokuOf(SMALL));
	expect(outcome).toEqual({ kind: 'stuck', open: 11 });
});

describe('a gzipped file', () => {
	const gzipped = (lines: string) => gzipSync(`${TABLE}${lines}["end","all"]\n`);

	it('is read like a text', async () => {
		const file = await soundTrace(new Blob([gzipped('["p",0,0]\n')]));
		expect(stepKind(file.log.words[0])).toBe(PLACE);
		expect(file.cut).toBeNull();
	});

	it('that breaks off shows its whole lines', async () => {
		const notes = Array.from({ length: 2000 }, (_, at) => String((at * at) % 9973));
		const bytes = gzipped(notes.map((note) => `["note","${note}"]\n`).join(''));
		for (const share of [0.25, 0.5, 0.9]) {
			const file = await soundTrace(new Blob([bytes.subarray(0, bytes.length * share)]));
			expect(file.cut).toBe('no-end');
			expect(file.notes).toEqual(notes.slice(0, file.notes.length));
			expect(file.notes.length).toBeGreaterThan(1000 * share);
		}
	});

	it('that is damaged is refused', async () => {
		const bytes = gzipped('["p",0,0]\n');
		bytes[bytes.length - 8] ^= 1;
		expect(await readTraceText(new Blob([bytes]))).toEqual({ error: { code: 'unreadable' } });
	});
});

it('a file that unpacks to more than there may be is refused, and never held whole', async () => {
	const gzip = createGzip({ level: 1 });
	const packed = new Response(
		Readable.toWeb(gzip) as ReadableStream<Uint8Array<ArrayBuffer>>
	).blob();
	gzip.write(TABLE);
	const lines = `${' '.repeat(8191)}\n`.repeat(512);
	for (let megabytes = 0; megabytes < 300; megabytes += 4) gzip.write(lines);
	gzip.end();
	const bomb = await packed;
	const { heapUsed, external } = process.memoryUsage();
	let most = 0;
	const read = await readTrace(bomb, {
		groundOf: () => Promise.reject(new RangeError('a table has no kind')),
		progress: () => {
			const now = process.memoryUsage();
			most = Math.max(most, now.heapUsed + now.external - heapUsed - external);
		}
	});
	expect(read).toEqual({ error: { code: 'too-large', expected: 256 * 1024 * 1024 } });
	expect(bomb.size).toBeLessThan(4 * 1024 * 1024);
	expect(most).toBeLessThan(128 * 1024 * 1024);
});

it('a file that is no text, or no gzip, is refused', async () => {
	expect(await readTraceText(new Blob([new Uint8Array([0xff, 0xfd, 0x00])]))).toEqual({
		error: { code: 'not-text' }
	});
	expect(await readTraceText(new Blob([new Uint8Array([0x1f, 0x8b, 1, 2, 3])]))).toEqual({
		error: { code: 'unreadable' }
	});
});

describe('a file in UTF-16 is refused as one', () => {
	const littleEndian = Buffer.from(`\uFEFF${TABLE}`, 'utf16le');
	it.each([
		['low byte first', littleEndian],
		['high byte first', Buffer.from(littleEndian).swap16()],
		['gzipped', gzipSync(littleEndian)]
	])('%s', async (_, bytes) => {
		expect(await readTraceText(new Blob([new Uint8Array(bytes)]))).toEqual({
			error: { code: 'utf-16' }
		});
	});

	it('but not one in which its mark comes later', async () => {
		const bytes = [...Buffer.from(TABLE), 0xff, 0xfe];
		expect(await readTraceText(new Blob([new Uint8Array(bytes)]))).toEqual({
			error: { code: 'not-text' }
		});
	});
});
