import { afterEach, describe, expect, it } from 'vitest';
import { runInNode } from '../../../../../tests/fixtures/run-program';
import { stripIsolates } from '$lib/i18n/bidi';
import { readLocaleFrom } from '$lib/i18n/locale';
import { markJavaScript } from '../mark/javascript';
import { markPython } from '../mark/python';
import type { Call, CodeLanguage, Fault } from '../task';
import { faultText } from './fault-text';
import { syntaxError } from './syntax';

afterEach(() => readLocaleFrom(() => 'en'));

const board: Call = {
	name: 'solve',
	arguments: [{ ground: true }],
	ground: {
		kind: 'board',
		rows: [
			[0, 0, 0, 0],
			[0, 2, 3, 0],
			[0, 0, 2, 0],
			[0, 0, 0, 4]
		],
		box: 2
	},
	steps: 1000
};
const list: Call = { ...board, ground: { kind: 'columns', size: 4 } };

async function faultOf(language: CodeLanguage, source: string, call = board): Promise<Fault> {
	const program = { language, given: '', source, roles: {} };
	const [{ result }] = await runInNode({ program, calls: [call] });
	if (result.end.kind !== 'fault') throw new Error(JSON.stringify(result.end));
	return result.end.fault;
}

/** What is told of an error, in both languages. */
function expectText(fault: Fault, language: CodeLanguage, source: string, text: string): void {
	expect(stripIsolates(faultText(fault, language, source))).toBe(text);
	readLocaleFrom(() => 'he');
	const hebrew = faultText(fault, language, source);
	expect(hebrew).toMatch(/[א-ת]/);
	// Names and numbers are told in both.
	const codes = faultText(fault, language, source).match(/\u2068[^\u2069]*\u2069/g) ?? [];
	readLocaleFrom(() => 'en');
	const english = faultText(fault, language, source).match(/\u2068[^\u2069]*\u2069/g) ?? [];
	expect([...new Set(codes)].sort()).toEqual([...new Set(english)].sort());
	expect(hebrew.startsWith('ההודעה של')).toBe(text.includes(' says: '));
}

it.each([
	['python', 'def is_legal(board, value):\n    return True\n', 'is_leagl', 'is_legal'],
	['javascript', 'function isLegal(board, value) {}\n', 'isLeagl', 'isLegal']
] as const)(
	'a name in %s may be meant for a function that is given',
	(language, given, name, near) => {
		const message =
			language === 'python' ? `name '${name}' isn't defined` : `${name} is not defined`;
		const kind = language === 'python' ? 'NameError' : 'ReferenceError';
		const fault = { line: 2, name: kind, message };
		const text = stripIsolates(faultText(fault, language, `if ${name}(board, 1)`, given));
		expect(text).toBe(`${name} is not defined. Did you mean ${near}?`);
	}
);

describe('an error of Python', () => {
	it.each([
		['column = 1\nreturn colum', 'colum is not defined. Did you mean column?'],
		[
			'return retrun_it',
			'retrun_it is not defined. A name exists once it has a value or is defined as a function.'
		],
		['return true', 'There is no true in this language. It is written True.'],
		['n = board\nwhile n: n = len(Board)', 'Board is not defined. Did you mean board?'],
		[
			'print(z)\nz = 1',
			'A variable is used here before it has a value. If a function gives a value to a variable anywhere, the variable belongs to the function.'
		],
		['return board[4][0]', 'Row 4 is past the last one: rows are counted from 0 to 3.'],
		['board[0][4] = 1', 'Column 4 is past the last one: columns are counted from 0 to 3.'],
		[
			'return board[-5]',
			'There is no item with this number: the list is empty, or too short. Items are counted from 0, so the last of nine items is item 8.'
		],
		[
			'return [1][1]',
			'There is no item with this number: the list is empty, or too short. Items are counted from 0, so the last of nine items is item 8.'
		],
		['return [].pop()', 'The list is empty, so nothing can be taken from it.'],
		['return 5(3)', 'A number is called here as if it were a function.'],
		[
			'return board(0)',
			'A list is called here as if it were a function. Items are written in square brackets.'
		],
		['for i in len(board): pass', 'A number has no items to go through. With range(…) it has.'],
		['return board[0][0][0]', 'A number has no items, so square brackets cannot follow it.'],
		['return solve[0]', 'A function has no items. A call of it is written with round brackets.'],
		[
			'x = (1, 2)\nx[0] = 1',
			'What stands in round brackets cannot be changed. A list in square brackets can.'
		],
		['return len(3)', 'A number has no length: len is for lists and text.'],
		[
			'return None + 1',
			'One of the values here is None, and None cannot be counted or compared with. A function that ends without return returns None.'
		],
		[
			'return range(None)',
			'None stands here where a number is needed. A function that ends without return returns None.'
		],
		['return None.x', 'Something is None here, and None has no x.'],
		[
			'return "a" + 1',
			'Text and a number cannot be added. str(…) makes text of a number, int(…) makes a number of text.'
		],
		['return [1] - 1', '- does not go with these values: a list and a number.'],
		['return solve()', 'solve is called with the wrong number of arguments: 0 for 1.'],
		['return solve(box=3)', 'The function that is called here has no parameter box.'],
		['return len()', 'A function is called here with the wrong number of arguments.'],
		[
			'return range(4 / 2)',
			'A whole number is needed here, and this is a fraction. / makes a fraction even of whole numbers, // makes a whole number.'
		],
		[
			'return board[4 / 2]',
			'A whole number is needed here, and this is a fraction. / makes a fraction even of whole numbers, // makes a whole number.'
		],
		[
			'return board[0, 1]',
			'The row and the column each need brackets of their own: board[row][column].'
		],
		['return board["a"]', 'A number is needed here, and this is something else.'],
		['return [].push(1)', 'A list has no push here. Write append(…).'],
		['return board.length', 'A list has no length here. Write len(…).'],
		['return board.foo', 'The value before the dot has no foo.'],
		['a, b = 1, 2, 3', 'There are more values here than names to take them.'],
		['a, b = [1]', 'There are fewer values here than names to take them.'],
		['return int("x")', 'This text cannot be read as a number.'],
		['[1].remove(2)', 'The list does not have this value.'],
		['return max([])', 'There are no values here to choose from.'],
		[
			'import math\nreturn math.sqrt(-1)',
			'This cannot be computed: a negative number has no root.'
		],
		['return 1 % 0', 'A number is divided by 0 here.'],
		['return {}["a"]', 'There is no entry a.'],
		['assert False', 'The condition after assert does not hold.'],
		[
			'import turtle',
			'There is no module turtle here. math, random, copy, itertools, functools, collections and heapq are there.'
		],
		[
			'from dataclasses import dataclass',
			'There is no module dataclasses here. Write class … def __init__(self, …) instead.'
		],
		['import numpy', 'There is no module numpy here. Write [[0] * n for _ in range(n)] instead.'],
		[
			'Board = list[list[int]]',
			'A type with square brackets, such as list[int], is possible here only after a colon or an arrow. List of the module typing can stand anywhere.'
		],
		[
			'return "abc"[::-1]',
			'This slice cannot have a step in this Python. reversed(…) goes backwards, range(…) has a step.'
		],
		['from math import foo', 'The module has no foo.'],
		['return input()', 'Nobody can type while the program runs, so input has nothing to read.'],
		['import sys\nsys.exit()', 'The program ended itself.'],
		['next(iter([]))', 'There is no next value to take.'],
		['break', 'break and continue can only stand in a loop. Check the indentation.'],
		[
			'1 = board',
			'Only a name or a place in a list can be given a value, and this is neither. To compare, write ==.'
		],
		['return [*board]', 'A list with a star in it is not possible here. Add lists with +.'],
		['board[0][0] = 5', '5 is not a value that this board can hold.'],
		['board[0].append(5)', 'The program wrote 5 beside the board, where there is no place.'],
		['raise ValueError("not mine")', 'Python says: ValueError: not mine']
	])('%j is told', async (body, text) => {
		const source = `def solve(board):\n    ${body.replaceAll('\n', '\n    ')}`;
		expectText(await faultOf('python', source), 'python', source, text);
	});

	it.each([
		['a, b = find_min()'],
		['cell = find_min()\n    return cell[0]'],
		['return find_min()[0]'],
		['for r in find_min(): pass']
	])('names the function that returned None: %j', async (body) => {
		const source = `def find_min():\n    pass\ndef solve(board):\n    ${body}`;
		const text = 'find_min returned None here, and None has no items.';
		expectText(await faultOf('python', source), 'python', source, text);
	});

	it('names the place of a list', async () => {
		const source = 'def solve(columns):\n    return columns[0]';
		const text = 'There is no item 0: the list is empty.';
		expectText(await faultOf('python', source, list), 'python', source, text);
		const more = 'def solve(columns):\n    columns.append(1)\n    return columns[1]';
		expectText(
			await faultOf('python', more, list),
			'python',
			more,
			'There is no item 1: the items of the list are counted from 0 to 0.'
		);
	});

	it('names the function that is missing', async () => {
		const text = 'The program has no function solve.';
		expectText(await faultOf('python', 'x = 1'), 'python', 'x = 1', text);
		const misspelled = 'def solv(board):\n    return True';
		const near = `${text} Did you mean your function solv?`;
		expectText(await faultOf('python', misspelled), 'python', misspelled, near);
	});

	it.each([
		['if x == 3\n    pass', 'A colon is missing at the end of if in this line.'],
		['def f():\nreturn 1', 'This line must be indented: it belongs to the line above.'],
		[
			'x = 1\n  y = 2',
			'This line is indented further than the one above, and nothing begins a block there.'
		],
		[
			'if a:\n    x = 1\n  y = 2',
			'This line is indented as no line above it is. It must begin under the start of a line above.'
		],
		[
			'if a:\n\tx = 1\n        y = 2',
			'This line is indented with tabs where others have spaces, or the other way round. Use one of them.'
		],
		['def f():', 'The program ends after the colon. At least one indented line must follow.'],
		['if x = 3: pass', '= gives a value. To compare, write ==.'],
		['if x: pass\nelse if y: pass', 'else has no condition of its own. Write elif.'],
		['print((1)', 'The bracket ( is opened here and is not closed.'],
		['print(1))', 'The bracket ) is closed here, but it was not opened.'],
		['x = "a', 'The text that begins here with " has no quotation mark at its end.'],
		['if a && b: pass', 'There is no && in this language. It is written and.'],
		['x++', 'There is no ++ in this language. It is written += 1.'],
		[
			'if a {\n  x\n}',
			'Python has no braces for blocks: write a colon and indent the lines that belong to it.'
		],
		['function f(): pass', 'There is no function in this language. It is written def.'],
		['let x = 1', 'There is no let in this language. It is written x = ….'],
		[
			'if a:\n    match x:\n        case 1:\n            pass',
			'This Python has no match. Write if and elif in its place.'
		],
		['print "a"', 'There is no print … in this language. It is written print(…).'],
		[
			'x = = 3',
			'The language does not understand this line at =. Something before it is missing or too much.'
		]
	])('of syntax in %j is told', (source, text) => {
		const { error } = markPython(source, { lines: true });
		expectText(syntaxError(error!), 'python', source, text);
	});
});

describe('an error of JavaScript', () => {
	it.each([
		['const column = 1; return colum', 'colum is not defined. Did you mean column?'],
		[
			'size = board.length; return size',
			'The variable size has not been declared. Write let size where it gets its first value.'
		],
		[
			'for (row = 0; row < 4; row++) board[row]',
			'The variable row has not been declared. Write let row where it gets its first value.'
		],
		[
			'for (row of board) row[0]',
			'The variable row has not been declared. Write let row where it gets its first value.'
		],
		[
			'[row, column] = [1, 2]',
			'The variable row has not been declared. Write let row where it gets its first value.'
		],
		[
			'let a; a = solv_it',
			'solv_it is not defined. A name exists once it has a value or is defined as a function.'
		],
		[
			'if (sise === 3) return',
			'sise is not defined. A name exists once it has a value or is defined as a function.'
		],
		['return None', 'There is no None in this language. It is written null.'],
		['print(1)', 'There is no print in this language. It is written console.log(…).'],
		['x(); let x = 1', 'x is used here before it has a value.'],
		[
			'return board[4][0]',
			'Something is undefined here, and it is asked for its item 0. It may be a row past the last one, or what a function without return gave.'
		],
		[
			'board[4][0] = 1',
			'Something is undefined here, and it is asked for its item 0. It may be a row past the last one, or what a function without return gave.'
		],
		[
			'const a = null; return a.length',
			'Something is null here, and null has no length. A function that ends without return returns undefined.'
		],
		[
			'const [a] = none(); function none() {}',
			'none(…) is not a list here, so it has no items to take or to go through.'
		],
		[
			'const [a] = undefined',
			'Something is undefined here where a list is needed. A function that ends without return returns undefined.'
		],
		[
			'const a = 5; for (const b of a) b',
			'a is not a list here, so it has no items to take or to go through.'
		],
		['const a = 5; a(1)', 'a is called here, but it is not a function.'],
		[
			'const sovle = 1; sovle(1)',
			'sovle is called here, but it is not a function. Did you mean solve?'
		],
		['board[0].append(1)', 'A list has no append here. Write push(…).'],
		['board.foo()', 'board.foo is called here, but it is not a function.'],
		['board[0](1)', 'Something is called here that is not a function.'],
		[
			'const size = 1; size++',
			'size is a const, so it keeps its first value. Declare it with let if it is to change.'
		],
		['return new Array(-1)', 'A list cannot have this length.'],
		['board[0][0] = "x"', '"x" is not a value that this board can hold.'],
		['throw new Error("mine")', 'JavaScript says: Error: mine']
	])('%j is told', async (body, text) => {
		const source = `function solve(board) {\n${body}\n}`;
		expectText(await faultOf('javascript', source), 'javascript', source, text);
	});

	it.each([
		[
			'ReferenceError',
			"can't access lexical declaration 'x' before initialization",
			'x is used here before it has a value.'
		],
		[
			'TypeError',
			"can't access property 0, board[9] is undefined",
			'board[9] is undefined here, and it is asked for its item 0. It may be a row past the last one, or what a function without return gave.'
		],
		[
			'TypeError',
			'can\'t access property "length", a is null',
			'Something is null here, and null has no length. A function that ends without return returns undefined.'
		],
		[
			'TypeError',
			'findMin(...) is undefined',
			'findMin(...) is undefined here, and undefined has no items. A function that ends without return returns undefined.'
		],
		[
			'TypeError',
			"invalid assignment to const 'size'",
			'size is a const, so it keeps its first value. Declare it with let if it is to change.'
		],
		[
			'TypeError',
			'(intermediate value) is not iterable',
			'Something is undefined here where a list is needed. A function that ends without return returns undefined.'
		],
		['TypeError', '5 is not a function', 'A number is called here as if it were a function.'],
		['RangeError', 'invalid array length', 'A list cannot have this length.'],
		['SyntaxError', 'redeclaration of let x', 'x is declared twice.'],
		['SyntaxError', "Identifier 'x' has already been declared", 'x is declared twice.'],
		['SyntaxError', 'missing = in const declaration', 'A const needs a value in its declaration.'],
		[
			'SyntaxError',
			'return not in function',
			'return can only stand in a function. Check the indentation.'
		],
		[
			'SyntaxError',
			'unlabeled break must be inside loop or switch',
			'break and continue can only stand in a loop. Check the indentation.'
		],
		[
			'SyntaxError',
			'invalid assignment left-hand side',
			'Only a name or a place in a list can be given a value, and this is neither. To compare, write ==.'
		],
		[
			'SyntaxError',
			'expected expression, got }',
			'The language does not understand this line. Something is missing or too much.'
		]
	])('%s: %s, as engines say it, is told', (name, message, text) => {
		expectText({ line: 1, name, message }, 'javascript', '', text);
	});

	it.each([
		['function f() {\n  return 1;\n', 'The program ends before a bracket or a block is closed.'],
		[
			'let x = 1 +;',
			'The language does not understand this line at ;. Something before it is missing or too much.'
		]
	])('of syntax in %j is told', (source, text) => {
		const { error } = markJavaScript(source, { lines: true });
		expectText(syntaxError(error!), 'javascript', source, text);
	});
});
