import { beforeEach, describe, expect, test } from 'vitest';
import { stripIsolates } from '$lib/i18n/bidi';
import { readLocaleFrom } from '$lib/i18n/locale';
import { viewOf } from '$lib/kinds/views';
import type { CodeLanguage } from '$lib/stage/program/task';
import { runInNode } from '../../../../../../tests/fixtures/run-program';
import { loadExercise } from '../exercises';
import { makeFilm } from '../film/film';
import type { Services } from '../services';
import { ExerciseRuns } from './exercise-runs';
import { Examiner } from './verdict';

/*
 * What is said of a mistake. Programs that do the same may be wrong for other reasons, and a reason that a
 * program does not have must not be named.
 */

beforeEach(() => readLocaleFrom(() => 'en'));

const services: Services = {
	run: (task) => runInNode(task, 60_000),
	prepare: () => Promise.resolve(),
	dispose: () => {},
	film: (filmed) => makeFilm(filmed, viewOf)
};

/** The known mistake by its id, or the first words of what is seen; null if nothing is said. */
async function told(id: string, language: CodeLanguage, source: string): Promise<string | null> {
	const loaded = await loadExercise(id, 'en');
	const examiner = new Examiner(loaded, new ExerciseRuns(loaded, services));
	const { signal } = new AbortController();
	const verdict = await examiner.test({ language, source }, null, 1, signal);
	expect(verdict.failed).not.toBeNull();
	const failed = (await examiner.explain(verdict, null, signal))?.failed;
	verdict.failed?.film?.stage.player.dispose();
	return failed ? (failed.seen ? stripIsolates(failed.seen.text) : failed.wrong) : null;
}

/** A right program with some lines changed. */
async function changed(
	id: string,
	language: CodeLanguage,
	...changes: (readonly [string, string])[]
) {
	const { programs } = await loadExercise(id, 'en');
	const [right] = Object.values(programs[language].right);
	return changes.reduce((source, [from, to]) => {
		expect(source).toContain(from);
		return source.replace(from, to);
	}, right);
}

const ASKS = {
	python:
		'            if solve(board, box, at + 1):\n                return True\n            board[row][column] = 0',
	javascript: '      if (solve(board, box, at + 1)) return true;\n      board[row][column] = 0;'
};
const CHECKED = {
	python: `        if is_legal(board, box, row, column, value):
            board[row][column] = value`,
	javascript: `    if (isLegal(board, box, row, column, value)) {
      board[row][column] = value;`
};

describe('a mistake of a search', () => {
	test.each([
		[
			'taken back after a success',
			'python',
			[
				ASKS.python,
				'            solved = solve(board, box, at + 1)\n            board[row][column] = 0\n            if solved:\n                return True'
			],
			'The board was full and right'
		],
		[
			'taken back after a success',
			'javascript',
			[
				ASKS.javascript,
				'      const solved = solve(board, box, at + 1);\n      board[row][column] = 0;\n      if (solved) return true;'
			],
			'The board was full and right'
		],
		[
			'written before the check',
			'python',
			[
				CHECKED.python,
				'        board[row][column] = value\n        if is_legal(board, box, row, column, value):'
			],
			'This digit was written first'
		],
		[
			'written before the check',
			'javascript',
			[
				CHECKED.javascript,
				'    board[row][column] = value;\n    if (isLegal(board, box, row, column, value)) {'
			],
			'This digit was written first'
		],
		[
			'the check the wrong way round',
			'python',
			['if is_legal', 'if not is_legal'],
			'The check said no to this digit'
		],
		[
			'the check the wrong way round',
			'javascript',
			['if (isLegal', 'if (!isLegal'],
			'The check said no to this digit'
		],
		[
			'the last digit left out',
			'python',
			['range(1, size + 1)', 'range(1, size)'],
			'4 was never tried'
		],
		[
			'the last digit left out',
			'javascript',
			['value <= size', 'value < size'],
			'4 was never tried'
		],
		[
			'== to write',
			'python',
			['board[row][column] = 0', 'board[row][column] == 0'],
			'In line 13, == compares'
		],
		[
			'== to write',
			'javascript',
			['board[row][column] = 0', 'board[row][column] === 0'],
			'In line 11, == compares'
		],
		[
			'at not handed on',
			'python',
			['return solve(board, box, at + 1)', 'return solve(board, box)'],
			'All calls are the same: solve(board, 2, 0)'
		],
		[
			'at not handed on',
			'javascript',
			['return solve(board, box, at + 1)', 'return solve(board, box)'],
			'All calls are the same: solve(board, 2, 0)'
		]
	] as const)('%s in %s', async (_, language, change, expected) => {
		const source = await changed('solve', language, change);
		const said = await told('solve', language, source);
		expect(said?.slice(0, expected.length)).toBe(expected);
	});

	test('a return inside forEach', async () => {
		const source = await changed(
			'solve',
			'javascript',
			[
				'for (let value = 1; value <= size; value++) {',
				'[...Array(size).keys()].forEach((index) => {\n    const value = index + 1;'
			],
			['    }\n  }\n  return false', '    }\n  });\n  return false']
		);
		expect(await told('solve', 'javascript', source)).toMatch(/^The return in line 11 ends only/);
	});

	test.each([
		['python', 'found = []\n'],
		['javascript', 'const found = [];\n']
	] as const)('what is left of an earlier call in %s', async (language, outside) => {
		const source = await changed('solve', language, [
			language === 'python' ? '    size = len(board)' : '  const size = board.length;',
			language === 'python'
				? '    size = len(board)\n    if at == 0:\n        found.append(board)\n    if len(found) > 2:\n        return False'
				: '  const size = board.length;\n  if (at === 0) found.push(board);\n  if (found.length > 2) return false;'
		]);
		expect(await told('solve', language, outside + source)).toMatch(/^Run alone, this call passes/);
	});

	test.each([
		['javascript', 'function solve(board, box) {\n  return true;\n}'],
		[
			'javascript',
			'// at = size * size\nfunction solve() {\n  return "if (at = size * size)" !== "";\n}'
		],
		['python', 'def solve(board, box):\n    return True']
	] as const)('is not named if the program does not have it: %s %j', async (language, source) => {
		expect(await told('solve', language, source)).toBeNull();
	});
});

describe('a mistake of a check', () => {
	test.each([
		[
			'python',
			[
				'        if board[row][i] == value:\n            return False\n        if board[i][column] == value:',
				'        if board[row][i] == value and board[i][column] == value:'
			]
		],
		[
			'javascript',
			[
				'if (board[row][i] === value) return false;\n    if (board[i][column] === value)',
				'if (board[row][i] === value && board[i][column] === value)'
			]
		]
	] as const)('and for or in %s', async (language, change) => {
		expect(await told('is-legal', language, await changed('is-legal', language, change))).toBe(
			'and-for-or'
		);
	});

	test.each(['python', 'javascript'] as const)('yes and no exchanged in %s', async (language) => {
		const source = (await changed('is-legal', language)).replace(
			/\b(?:[Ff]alse|[Tt]rue)\b/g,
			(word) => ({ False: 'True', True: 'False', false: 'true', true: 'false' })[word]!
		);
		expect(await told('is-legal', language, source)).toBe('reversed');
	});

	test('print for return', async () => {
		const source = await changed('count', 'python', ['return count', 'print(count)']);
		expect(await told('count', 'python', source)).toMatch(/^The program prints the answer/);
	});
});
