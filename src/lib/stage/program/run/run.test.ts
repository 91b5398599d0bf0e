import { describe, expect, it } from 'vitest';
import { stepKind } from '$lib/engine/search/step';
import { CALL, RETURN } from '$lib/engine/trace/stored/step-log';
import type { CodeLanguage } from '../task';
import { LEGAL, SOLVE } from '../programs.fixture';
import { boardCall, countOf, kindOf, queensCall, runProgram, S4, told } from './runs.fixture';

/** What the two languages write differently. */
interface Written {
	readonly true: string;
	/** The lines of the first steps: call, place, call, reject. */
	readonly lines: readonly number[];
	/** From the line that places to the one that takes back. */
	readonly place: RegExp;
	readonly takeBack: string;
	/** Places on a copy, and returns what the call returns, unless it is false. */
	readonly onCopy: (copy: string) => string;
	/** Copies of a board, and one that shares the rows. */
	readonly copies: readonly string[];
	readonly shared: string;
	readonly returnTrue: string;
	readonly print: readonly [statement: string, text: string];
	readonly check: string;
	readonly misspelt: readonly [from: string, to: string];
	readonly fault: { readonly line: number; readonly name: string; readonly message: string };
	readonly endings: readonly (readonly [from: string, to: string, kind: string])[];
	readonly queens: string;
}

const WRITTEN: Record<CodeLanguage, Written> = {
	javascript: {
		true: 'true',
		lines: [0, 8, 9, 7],
		place: /board\[row\]\[column\] = value;[^]*= 0;/,
		takeBack: 'board[row][column] = 0;',
		onCopy: (copy) => `const copy = ${copy};
		copy[row][column] = value;
		const solved = solve(copy, box, at + 1);
		if (solved) return solved;`,
		copies: ['board.map((line) => [...line])', 'structuredClone(board)'],
		shared: '[...board]',
		returnTrue: 'return true;',
		print: ['console.log("full", [1, 2], undefined);', 'full [1, 2] undefined'],
		check: 'isLegal',
		misspelt: ['const size = board', 'const size = bord'],
		fault: { line: 2, name: 'ReferenceError', message: 'bord is not defined' },
		endings: [
			['return solve(board, box, at + 1)', 'return solve(board, box, at)', 'deep'],
			['value <= size', 'value <= size + 1', 'fault'],
			['value++', 'value += 0', 'stopped']
		],
		queens: `function isSafe(columns, column) {
	const row = columns.length;
	return columns.every((other, above) => other !== column && Math.abs(other - column) !== row - above);
}
function solve(columns, size) {
	if (columns.length === size) return true;
	for (let column = 0; column < size; column++) {
		if (!isSafe(columns, column)) continue;
		columns.push(column);
		if (solve(columns, size)) return true;
		columns.pop();
	}
	return false;
}`
	},
	python: {
		true: 'True',
		lines: [0, 10, 11, 9],
		place: /board\[row\]\[column\] = value[^]*= 0\n/,
		takeBack: '            board[row][column] = 0\n',
		onCopy: (copy) => `copy = ${copy}
            copy[row][column] = value
            solved = solve(copy, box, at + 1)
            if solved is not False:
                return solved
`,
		copies: [
			'[cells[:] for cells in board]',
			'[list(cells) for cells in board]',
			'deepcopy(board)'
		],
		shared: 'board[:]',
		returnTrue: 'return True',
		print: ['print("full", [1, 2], None, sep="-")', 'full-[1, 2]-None'],
		check: 'is_legal',
		misspelt: ['size = len(board)', 'size = len(bord)'],
		fault: { line: 2, name: 'NameError', message: "name 'bord' isn't defined" },
		endings: [
			['return solve(board, box, at + 1)', 'return solve(board, box, at)', 'deep'],
			['range(1, size + 1)', 'range(1, size + 2)', 'fault'],
			['for value in range(1, size + 1)', 'while True', 'fault'],
			['return False', 'raise ValueError("no")', 'fault']
		],
		queens: `def is_safe(columns, column):
    row = len(columns)
    for above in range(row):
        if abs(columns[above] - column) in (0, row - above):
            return False
    return True
def solve(columns, size):
    if len(columns) == size:
        return True
    for column in range(size):
        if is_safe(columns, column):
            columns.append(column)
            if solve(columns, size):
                return True
            columns.pop()
    return False
`
	}
};

describe.each(['javascript', 'python'] as const)('a program in %s', (language) => {
	const written = WRITTEN[language];
	const solve = SOLVE[language];
	const run = async (source: string, call = boardCall(S4)) => {
		const [ran] = await runProgram(language, source, [call]);
		return ran;
	};

	it('makes the steps of a search', async () => {
		const { result, log } = await run(solve);
		const value = { type: 'boolean', plain: true, text: written.true };
		expect(result.end).toEqual({ kind: 'returned', value });
		expect(countOf(log, kindOf('place'))).toBe(23);
		expect(countOf(log, kindOf('solution'))).toBe(1);
		expect(countOf(log, CALL)).toBe(countOf(log, RETURN));
		expect(told(log).slice(0, 4)).toEqual(['call -1 -1', 'place 0 0', 'call -1 -1', 'reject 1 0']);
		expect([...log.lines.subarray(0, 4)]).toEqual(written.lines);
		expect(result.texts[0]).toBe('solve(board, 2, 0)');
		expect(String(result.ground)).toMatch(/^[1-4](,[1-4]){15}$/);
	});

	it('leaves values behind when it does not take them back', async () => {
		const { result, log } = await run(solve.replace(written.takeBack, ''));
		expect(result.end).toMatchObject({ value: { plain: false } });
		expect(countOf(log, kindOf('place'))).toBe(9);
		// It writes over them.
		expect(countOf(log, kindOf('backtrack'))).toBe(1);
	});

	it.each(written.copies)('is followed when it goes on with copies: %s', async (copy) => {
		const source = solve
			.replace(written.place, written.onCopy(copy))
			.replace(written.returnTrue, written.returnTrue.replace(/true/i, 'board'));
		const imports = language === 'python' ? 'from copy import deepcopy\n' : '';
		const { result, log } = await run(imports + source);
		expect(countOf(log, kindOf('place'))).toBe(23);
		expect(countOf(log, kindOf('solution'))).toBe(1);
		expect(result.end).toMatchObject({ value: { type: 'ground', text: 'board' } });
		expect(String(result.ground)).not.toContain('0');
	});

	it('makes one step of a write into a row that copies share', async () => {
		const { result, log } = await run(solve.replace(written.place, written.onCopy(written.shared)));
		expect(countOf(log, kindOf('place'))).toBe(9);
		expect(result.end).toMatchObject({ value: { plain: false } });
	});

	it.each([
		['board[row][column] = value', 'board[row][column] = 7', 'fault'],
		['board[row][column] = value', 'board[row][column] = "1"', 'fault'],
		['board[row][column] = value', 'board[3][3] = value', 'given'],
		[...written.misspelt, 'fault'] as const,
		...written.endings
	] as const)('ends another way if it says %s → %s', async (from, to, kind) => {
		const { result } = await run(solve.replace(from, to), boardCall(S4, 5000));
		expect(result.end.kind).toBe(kind);
	});

	it('names the line of an error', async () => {
		const { result } = await run(solve.replace(...written.misspelt));
		expect(result.end).toEqual({ kind: 'fault', fault: written.fault });
	});

	it('places queens in a list', async () => {
		const { result, log } = await run(written.queens, queensCall(8));
		expect(result.ground).toEqual([0, 4, 7, 5, 2, 6, 1, 3]);
		expect(countOf(log, kindOf('place'))).toBe(113);
		expect(countOf(log, kindOf('reject'))).toBe(876 - 113);
		expect(countOf(log, kindOf('solution'))).toBe(1);
		expect(result.texts[1]).toBe('solve([0], 8)');
	});

	it('keeps what is printed, with the position', async () => {
		const [statement, text] = written.print;
		const { returnTrue } = written;
		const block =
			language === 'python'
				? `${statement}\n        ${returnTrue}`
				: `{ ${statement} ${returnTrue} }`;
		const { result, log } = await run(solve.replace(returnTrue, block));
		const position = log.words.findIndex((word) => stepKind(word) === kindOf('solution'));
		expect(result.prints).toEqual([{ position, text }]);
	});

	it('tells which cells a check reads', async () => {
		const check = { ...boardCall(S4), name: written.check, reads: true };
		const call = { ...check, arguments: [{ ground: true } as const, 2, 0, 0, 2] };
		const [{ result }] = await runProgram(language, LEGAL[language], [call], '');
		expect(result.reads).toEqual([
			{ position: 0, variable: 0, value: 1, answer: false, cells: [0, 1, 4, 2, 8, 3, 12, 5] }
		]);
	});
});
