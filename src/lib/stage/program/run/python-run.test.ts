import { describe, expect, it } from 'vitest';
import { runInNode } from '../../../../../tests/fixtures/run-program';
import { CALL, RETURN } from '$lib/engine/trace/stored/step-log';
import { MOST_CALLS, type Call } from '../task';
import { LEGAL, SOLVE } from '../programs.fixture';
import {
	boardCall,
	countOf,
	kindOf,
	queensCall,
	ROLES,
	runProgram,
	S4,
	told
} from './runs.fixture';

const run = (source: string, ...calls: Call[]) => runProgram('python', source, calls);
const solve = SOLVE.python;

describe('a program in Python alone', () => {
	it.each([
		['range(1, size + 1)', 'range(1, size + 2)'],
		['board[row][column] = value', 'board[3][3] = value'],
		['for value in range(1, size + 1)', 'while True'],
		['return False', 'raise ValueError("no")']
	])('does no harm to the next call if it says %s → %s', async (from, to) => {
		const calls = [boardCall(S4, 5000), boardCall('1234341221434321')];
		const [first, second] = await run(solve.replace(from, to), ...calls);
		expect(first.result.end.kind).not.toBe('returned');
		expect(second.result.end).toMatchObject({ value: { plain: true } });
	});

	it.each([
		['while True:\n    pass', 'time'],
		['while True:\n    try:\n        while True: pass\n    except:\n        pass', 'time'],
		['while True:\n    for value in range(1, 5):\n        board[0][0] = value', 'steps'],
		// A fast machine fills its memory first.
		['a = []\nwhile True: a.append([0] * 1000)', 'time|memory'],
		['a = ["x"]\nwhile True: a = a + a', 'memory']
	])('is cut off if it never ends: %j', async (body, by) => {
		const source = `def solve(board, box):\n${body.replace(/^/gm, '    ')}`;
		const program = { language: 'python' as const, given: '', source, roles: ROLES };
		const calls = [boardCall(S4, 5000), { ...boardCall(S4), name: 'len' }];
		// What does not need all of its time gets enough of it, however busy the machine is.
		const time = by.startsWith('time') ? 400 : 30_000;
		const [first, second] = await runInNode({ program, calls }, time);
		expect(first.result.end).toEqual({
			kind: 'stopped',
			by: expect.stringMatching(`^(${by})$`) as string
		});
		expect(first.result.line).toBeGreaterThan(1);
		expect(second.result.end.kind).toBe('fault');
	});

	it.each([1, 10, 1000])('tells that memory is full of lists of %d numbers', async (length) => {
		const source = `def solve(board, box):\n    a = []\n    while True: a.append([0] * ${length})`;
		const program = { language: 'python' as const, given: '', source, roles: ROLES };
		const [{ result }] = await runInNode({ program, calls: [boardCall(S4)] }, 30_000);
		expect(result.end).toEqual({ kind: 'stopped', by: 'memory' });
	});

	it('names the line of an error wherever it is', async () => {
		const [{ result: late }] = await run(`${solve}\nx = 3\nbreak`, boardCall(S4));
		expect(late.end).toMatchObject({
			fault: { line: 17, name: 'SyntaxError', message: "'break'/'continue' outside loop" }
		});
		const later = `def first(board):
    for row in board:
        pass
def solve(board, box):
    first(board)
    return x`;
		const [{ result: last }] = await run(later, boardCall(S4));
		expect(last.end).toMatchObject({ fault: { line: 6, name: 'NameError' } });
		const [{ result: missing }] = await run('x = 3', boardCall(S4));
		expect(missing.end).toMatchObject({ fault: { line: 0, name: 'NameError' } });
	});

	it('goes on after an error that it catches', async () => {
		const source = `class Found(Exception): pass
def fill(board, box, at):
    if at == 16:
        raise Found()
    row, column = divmod(at, 4)
    if board[row][column]:
        return fill(board, box, at + 1)
    for value in range(1, 5):
        try:
            if not is_legal(board, box, row, column + 5 * (value == 1), value):
                continue
        except IndexError:
            if not is_legal(board, box, row, column, 1): continue
        board[row][column] = value
        fill(board, box, at + 1)
        board[row][column] = 0
def solve(board, box):
    try: fill(board, box, 0)
    except Found: return True
    return False`;
		const [{ result, log }] = await run(source, boardCall(S4));
		expect(result.end).toMatchObject({ value: { plain: true } });
		expect(countOf(log, kindOf('place'))).toBe(23);
		expect(countOf(log, CALL)).toBe(countOf(log, RETURN));
		expect(result.texts.at(-1)).toBe('True');
	});

	it('counts the calls that wait', async () => {
		const source = 'def solve(board, box, at=0):\n    return solve(board, box, at + 1)';
		const [{ result }] = await run(source, boardCall(S4));
		expect(result.end.kind).toBe('deep');
		if (result.end.kind === 'deep') {
			expect(result.end.calls).toBeGreaterThan(200);
			expect(result.end.calls).toBeLessThanOrEqual(MOST_CALLS);
		}
	});

	it('has room for the calls of a board of nine', async () => {
		const [{ result }] = await run(solve, boardCall('.'.repeat(81)));
		expect(result.end).toMatchObject({ value: { plain: true } });
	});

	it.each([
		['any and a function', 'any(attempt(v) for v in range(1, 10))'],
		['next', 'next((True for v in range(1, 10) if attempt(v)), False)']
	])('has room for a board of nine whose calls wait in %s', async (_, asks) => {
		const source = `def solve(board, box, at=0):
    if at == 81:
        return True
    row, column = divmod(at, 9)
    def attempt(value):
        if not is_legal(board, box, row, column, value):
            return False
        board[row][column] = value
        if solve(board, box, at + 1):
            return True
        board[row][column] = 0
        return False
    return ${asks}`;
		const shown = { ...boardCall('.'.repeat(81)), steps: 5000 };
		const [{ result, log }] = await run(source, shown);
		expect(result.end.kind).not.toBe('deep');
		expect(countOf(log, kindOf('place'))).toBeGreaterThan(81);
	});

	it('keeps its variables between calls, each of which has a ground of its own', async () => {
		const source = `def solve(board, box, seen=[]):
    seen.append(board[0][0])
    board[0][0] = 1
    return seen
`;
		const [one, two] = await run(source, boardCall(S4), boardCall(S4));
		expect(one.result.end).toMatchObject({ value: { text: '[0]', plain: [0] } });
		expect(two.result.end).toMatchObject({ value: { text: '[0, 0]' } });
	});

	it.each([
		['True', 'boolean', true],
		['3', 'whole', 3],
		['3.0', 'fraction', 3],
		['float("inf")', 'fraction', null, 'inf'],
		['None', 'nothing', null],
		['"ab"', 'text', 'ab', "'ab'"],
		['[1, None]', 'list', [1, null]],
		['(1, (2,))', 'list', [1, [2]]],
		['board', 'ground', [[1]], 'board'],
		['board[0]', 'list', [1], '[1]'],
		['{1}', 'other', null],
		['solve', 'other', null],
		['2 ** 40', 'whole', 2 ** 40, '1099511627776'],
		['10 ** 20', 'whole', null, '100000000000000000000']
	])('returns %s', async (expression, type, plain, text = expression) => {
		const source = `def solve(board, box):\n    return ${expression}`;
		const [{ result }] = await run(source, boardCall('1'));
		expect(result.end).toEqual({ kind: 'returned', value: { type, plain, text } });
	});

	it('runs a generator to its end', async () => {
		const source = `def solve(board, box):
    board[0][0] = 1
    yield 1
    board[0][1] = 3
    yield 2
    return 5`;
		const [{ result, log }] = await run(source, boardCall(S4));
		expect(told(log)).toEqual(['place 0 0', 'place 1 2']);
		expect([...log.lines.subarray(0, log.length)]).toEqual([2, 4]);
		expect(result.end).toMatchObject({ value: { plain: 5 } });
	});

	it('calls functions by other names, and those that are given after it', async () => {
		const program = {
			language: 'python' as const,
			given: LEGAL.python,
			source: solve.replaceAll('solve', 'fill'),
			after: 'def twice(board, box):\n    return [solve(board, box), fill(board, box)]',
			roles: ROLES,
			aliases: { fill: 'solve' }
		};
		const calls = [boardCall(S4), { ...boardCall(S4), name: 'twice' }];
		const [one, two] = await runInNode({ program, calls });
		expect(one.result.end).toMatchObject({ value: { plain: true } });
		expect(two.result.end).toMatchObject({ value: { plain: [true, true] } });
	});

	it('may print without a line break', async () => {
		const source = 'def solve(board, box):\n    print("a", end=" "); print(board[0], sep="-")';
		const [{ result, log }] = await run(source, boardCall(S4));
		expect(log.length).toBe(2);
		expect(result.prints).toEqual([{ position: 1, text: 'a [0, 0, 0, 0]' }]);
	});

	it.each([
		['2 in board[0]', [0, 1, 2, 3]],
		['board[-1][-1] == 0', [15]],
		['2 in board[0][2:]', [2, 3]],
		['any(r[1] == 2 for r in board)', [1, 5]],
		['0 in [r[0] for r in board[1:3]]', [4, 8]]
	])('tells the cells that %s reads', async (expression, cells) => {
		const source = `def is_legal(board, box, row, column, value):\n    return ${expression}`;
		const check = { ...boardCall(S4), name: 'is_legal', reads: true };
		const call = { ...check, arguments: [{ ground: true } as const, 2, 0, 0, 1] };
		const [{ result }] = await runProgram('python', source, [call], '');
		expect(result.reads?.[0].cells).toEqual(cells);
	});
});

describe('a watched board', () => {
	it.each([
		['len(board), len(board[0])', '[4, 4]'],
		['[row[:] for row in board]', '[[0, 0, 0, 0], [0, 2, 3, 0], [0, 0, 2, 0], [0, 0, 0, 4]]'],
		['board[1] == [0, 2, 3, 0], board[1] != board[2]', '[True, True]'],
		['[sum(row) for row in board], max(board[1])', '[[0, 5, 2, 4], 3]'],
		['list(zip(*board))[1]', '[0, 2, 0, 0]'],
		['sorted(board[1]), set(board[0]), tuple(board[1])', '[[0, 0, 2, 3], null, [0, 2, 3, 0]]'],
		['board[1].count(0), board[1].index(3), list(reversed(board[1]))', '[2, 2, [0, 3, 2, 0]]'],
		[
			'board[1] + [1], [1] + board[1], board[1] * 2',
			'[[0, 2, 3, 0, 1], [1, 0, 2, 3, 0], [0, 2, 3, 0, 0, 2, 3, 0]]'
		],
		[
			'[(r, c) for r, row in enumerate(board) for c, v in enumerate(row) if v == 2]',
			'[[1, 1], [2, 2]]'
		],
		[
			'str(board[1]), " ".join(map(str, board[1])), bool(board)',
			'["[0, 2, 3, 0]", "0 2 3 0", true]'
		],
		['board[1:3][0][1], board[-1][3], board[1][1:3]', '[2, 4, [2, 3]]'],
		[
			'[type(one) is list for one in [copy.deepcopy(board), copy.deepcopy(board)[0], copy.copy(board), board[0][:], list(board)]]',
			'[true, true, true, true, true]'
		]
	])('gives %s', async (expression, expected) => {
		const source = `import copy\ndef solve(board, box):\n    return list((${expression}))`;
		const [{ result }] = await run(source, boardCall(S4));
		const { plain } = (result.end as { value: { plain: unknown } }).value;
		expect(plain).toEqual(JSON.parse(expected.replaceAll('True', 'true')));
	});

	it.each([
		['board[0] = [1, 3, 4, 2]', ['place 0 0', 'place 1 2', 'place 2 3', 'place 3 1']],
		['board[0][1:3] = [1, 2]', ['place 1 0', 'place 2 1']],
		['row = board[0]; row[-1] = 2; row[3] += 1', ['place 3 1', 'backtrack 3 1', 'place 3 2']],
		['board[0][0], board[0][1] = 1, 2', ['place 0 0', 'place 1 1']],
		['board[0][0] = True', []],
		['for row in board: row[0] = 1', ['place 0 0', 'place 4 0', 'place 8 0', 'place 12 0']],
		['c = board[:]; c[0][0] = 1', ['place 0 0']],
		['c = copy.deepcopy(board); c[0][0] = 1', []],
		['board[:] = [[1, 2, 0, 0]] + board[1:]', ['place 0 0', 'place 1 1']]
	])('tells of %s', async (statement, steps) => {
		const source = `import copy\ndef solve(board, box):\n    ${statement}`;
		const [{ log }] = await run(source, boardCall(S4));
		expect(told(log).filter((step) => /place|backtrack/.test(step))).toEqual(steps);
	});
});

describe('a watched list', () => {
	const SAFE = `def is_safe(columns, column):
    row = len(columns)
    for above in range(row):
        other = columns[above]
        if other == column or other - column == row - above or column - other == row - above:
            return False
    return True
`;
	it('is followed when the search goes on with longer lists', async () => {
		const source = `${SAFE}
def solve(columns, size):
    if len(columns) == size:
        return columns
    for column in range(size):
        if is_safe(columns, column):
            found = solve(columns + [column], size)
            if found:
                return found
    return None
`;
		const [{ result, log }] = await run(source, queensCall(6));
		expect(result.ground).toEqual([1, 3, 5, 0, 2, 4]);
		expect(countOf(log, kindOf('solution'))).toBe(1);
	});

	it('finds all solutions of eight queens in time', async () => {
		const source = `${SAFE}
def solve(columns, size):
    if len(columns) == size:
        return 1
    count = 0
    for column in range(size):
        if is_safe(columns, column):
            columns.append(column)
            count += solve(columns, size)
            columns.pop()
    return count
`;
		const begun = performance.now();
		const [{ result, log }] = await run(source, queensCall(8));
		expect(result.end).toMatchObject({ value: { plain: 92 } });
		expect(countOf(log, kindOf('solution'))).toBe(92);
		expect(performance.now() - begun).toBeLessThan(10_000);
	});

	it.each([
		['a.append(1); a.append(3); a.pop()', '[1]', ['place 0 1', 'place 1 3', 'backtrack 1 3']],
		['a += [1, 2]', '[1, 2]', ['place 0 1', 'place 1 2']],
		['a.extend((1, 2)); del a[-1]', '[1]', ['place 0 1', 'place 1 2', 'backtrack 1 2']],
		['a.append(1); a[0] = 2', '[2]', ['place 0 1', 'backtrack 0 1', 'place 0 2']],
		[
			'a.append(1); a.insert(0, 2)',
			'[2, 1]',
			['place 0 1', 'backtrack 0 1', 'place 0 2', 'place 1 1']
		],
		[
			'a.append(1); a.append(2); a.remove(1)',
			'[2]',
			['place 0 1', 'place 1 2', 'backtrack 1 2', 'backtrack 0 1', 'place 0 2']
		],
		['a.append(1); a.clear(); a.append(2)', '[2]', ['place 0 1', 'backtrack 0 1', 'place 0 2']],
		['a[:] = [3, 1]', '[3, 1]', ['place 0 3', 'place 1 1']],
		['b = a + [1]; b.append(2)', '[]', []]
	])('tells of %s', async (statements, text, steps) => {
		const source = `def solve(a, size):\n    ${statements}\n    return str(a)`;
		const [{ result, log }] = await run(source, queensCall(4));
		expect(result.end).toMatchObject({ value: { plain: text } });
		expect(result.ground).toEqual(JSON.parse(text));
		expect(told(log).filter((step) => /place|backtrack/.test(step))).toEqual(steps);
	});

	it('is no longer than the board', async () => {
		const [{ result }] = await run(
			'def solve(a, size):\n    while True: a.append(0)',
			queensCall(4)
		);
		expect(result.end).toMatchObject({ kind: 'fault', fault: { name: 'BoardPlace', line: 2 } });
		expect(result.ground).toEqual([0, 0, 0, 0]);
	});
});

describe('the host', () => {
	it.each([
		'import js\n    return js.fetch',
		'import jsffi\n    return jsffi.to_js([1])',
		'return _bt_line.constructor',
		'return _bt_line.call',
		'return _bt_line.__class__.constructor',
		'import sys\n    del sys.modules["js"]\n    import js\n    return js.fetch',
		'import _bt_write\n    return 1'
	])('gives a program nothing for %j', async (body) => {
		const [{ result }] = await run(`def solve(board, box):\n    ${body}`, boardCall(S4));
		expect(result.end.kind).toBe('fault');
	});

	it('has functions that MicroPython lacks', async () => {
		const source = `import math, random
from math import isqrt
def solve(board, box):
    random.seed(3)
    cells = list(range(9))
    random.shuffle(cells)
    return [isqrt(16), math.isqrt(8), math.sqrt(4), math.floor(2.5), sorted(cells), len(random.sample(cells, 3))]
`;
		const [{ result }] = await run(source, boardCall(S4));
		expect(result.end).toMatchObject({
			value: { plain: [4, 2, 2, 2, [0, 1, 2, 3, 4, 5, 6, 7, 8], 3] }
		});
	});

	it.each([
		[
			'itertools.product',
			'list(itertools.product("ab", [1, 2]))',
			'[["a",1],["a",2],["b",1],["b",2]]'
		],
		['its repeat', 'len(list(itertools.product(range(2), repeat=5)))', '32'],
		[
			'an empty product',
			'[list(itertools.product()), list(itertools.product([1], []))]',
			'[[[]],[]]'
		],
		[
			'permutations',
			'list(itertools.permutations([1, 2, 3], 2))',
			'[[1,2],[1,3],[2,1],[2,3],[3,1],[3,2]]'
		],
		[
			'all permutations',
			'[len(list(itertools.permutations(range(n)))) for n in (0, 1, 5)]',
			'[1,1,120]'
		],
		['combinations', 'list(itertools.combinations("abc", 2))', '[["a","b"],["a","c"],["b","c"]]'],
		['combinations of too few', 'list(itertools.combinations([1], 2))', '[]'],
		[
			'combinations with replacement',
			'list(itertools.combinations_with_replacement([1, 2], 2))',
			'[[1,1],[1,2],[2,2]]'
		],
		['pairs', 'list(itertools.pairwise([1, 2, 3]))', '[[1,2],[2,3]]'],
		['what itertools has', 'list(itertools.islice(itertools.count(3), 2))', '[3,4]'],
		['chains', 'list(itertools.chain([1], [2]))', '[1,2]']
	])('gives %s', async (_, expression, expected) => {
		const source = `import itertools\ndef solve(board, box):\n    return ${expression}`;
		const [{ result }] = await run(source, boardCall(S4));
		expect(result.end).toMatchObject({ value: { plain: JSON.parse(expected) as unknown } });
	});

	it.each([
		['a cache', 'from functools import lru_cache\n@lru_cache(maxsize=None)'],
		['a cache without brackets', 'from functools import lru_cache\n@lru_cache'],
		['cache', 'import functools\n@functools.cache']
	])('keeps what a function has returned: %s', async (_, cache) => {
		const source = `${cache}
def paths(row, column=0):
    asked.append(1)
    return 1 if row == 0 or column == 0 else paths(row - 1, column) + paths(row, column - 1)
asked = []
def solve(board, box):
    return [paths(10, column=10), paths(10, column=10), len(asked)]`;
		const [{ result }] = await run(source, boardCall(S4));
		expect(result.end).toMatchObject({ value: { plain: [184756, 184756, expect.any(Number)] } });
		const value = result.end.kind === 'returned' ? result.end.value.plain : null;
		expect((value as number[])[2]).toBeLessThan(130);
	});

	it('lets types and the limit of recursion be named', async () => {
		const source = `from __future__ import annotations
import sys, typing
from typing import List, Optional, Tuple, TypeVar, cast
from collections.abc import Iterator
sys.setrecursionlimit(10_000)
T = TypeVar("T")
Board = List[List[int]]
Cell = Optional[Tuple[int, int]] | None
def solve(board: Board, box: int = 2) -> typing.Union[bool, None]:
    count: int = cast(int, 3)
    return [count, sys.getrecursionlimit() > 0, sys.maxsize > 0]`;
		const [{ result }] = await run(source, boardCall(S4));
		expect(result.end).toMatchObject({ value: { plain: [3, true, true] } });
	});

	it('has nobody who types', async () => {
		const [{ result }] = await run('def solve(board, box):\n    return input("?")', boardCall(S4));
		expect(result.end).toMatchObject({ fault: { name: 'EOFError' } });
	});
});
