import { describe, expect, it } from 'vitest';
import { checked, soundTrace, traceText } from '../../../../../tests/fixtures/traces';
import { costly, sudokuOf } from '../../../../../tests/fixtures/sudokus';
import { ways } from '../../../../../tests/fixtures/ways';
import type { Problem } from '../../problem';
import { DEFAULT_STRATEGY } from '../../search/strategy';
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
