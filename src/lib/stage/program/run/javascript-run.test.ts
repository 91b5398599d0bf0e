import { describe, expect, it } from 'vitest';
import { runInNode } from '../../../../../tests/fixtures/run-program';
import { STEP_KINDS, stepKind, stepValue, stepVariable } from '$lib/engine/search/step';
import { CALL, RETURN, type StepLog } from '$lib/engine/trace/stored/step-log';
import type { Call, Role } from '../task';

const LEGAL = `function isLegal(board, box, row, column, value) {
	for (let i = 0; i < board.length; i++) {
		if (board[row][i] === value || board[i][column] === value) return false;
	}
	const top = row - (row % box), left = column - (column % box);
	for (let r = top; r < top + box; r++) {
		for (let c = left; c < left + box; c++) if (board[r][c] === value) return false;
	}
	return true;
}`;
const SOLVE = `function solve(board, box, at = 0) {
	const size = board.length;
	if (at === size * size) return true;
	const row = Math.floor(at / size), column = at % size;
	if (board[row][column] !== 0) return solve(board, box, at + 1);
	for (let value = 1; value <= size; value++) {
		if (!isLegal(board, box, row, column, value)) continue;
		board[row][column] = value;
		if (solve(board, box, at + 1)) return true;
		board[row][column] = 0;
	}
	return false;
}`;
const S4 = '.....23...2....4';
const roles: Record<string, Role> = { solve: 'search', isLegal: 'check', findMin: 'choose' };

function rowsOf(text: string): number[][] {
	const size = Math.sqrt(text.length);
	const cells = Array.from(text, (cell) => Number(cell === '.' ? 0 : cell));
	return Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size));
}

function call(text: string, steps = 200_000): Call {
	const rows = rowsOf(text);
	const box = Math.sqrt(rows.length);
	return {
		name: 'solve',
		arguments: [{ ground: true }, box],
		ground: { kind: 'board', rows, box },
		steps
	};
}

async function run(source: string, ...calls: Call[]) {
	const program = { language: 'javascript' as const, given: LEGAL, source, roles };
	return runInNode({ program, calls });
}

function countOf({ words, length }: StepLog, kind: number): number {
	return words.subarray(0, length).filter((word) => stepKind(word) === kind).length;
}

function told({ words, lines, length }: StepLog): string[] {
	return Array.from(words.subarray(0, length), (word, at) => {
		const kind = [...STEP_KINDS, 'call', 'return'][stepKind(word)];
		return `${lines[at]} ${kind} ${stepVariable(word)} ${stepValue(word)}`;
	});
}

const kindOf = (name: (typeof STEP_KINDS)[number]) => STEP_KINDS.indexOf(name);

describe('a program in JavaScript', () => {
	it('makes the steps of a search', async () => {
		const [{ result, log }] = await run(SOLVE, call(S4));
		expect(result.end).toEqual({
			kind: 'returned',
			value: { type: 'boolean', plain: true, text: 'true' }
		});
		expect(countOf(log, kindOf('place'))).toBe(23);
		expect(countOf(log, kindOf('solution'))).toBe(1);
		expect(countOf(log, CALL)).toBe(countOf(log, RETURN));
		expect(told(log).slice(0, 4)).toEqual([
			'0 call -1 -1',
			'8 place 0 0',
			'9 call -1 -1',
			'7 reject 1 0'
		]);
		expect(result.texts[0]).toBe('solve(board, 2, 0)');
		expect(String(result.ground)).toMatch(/^[1-4](,[1-4]){15}$/);
	});

	it('leaves values behind when it does not take them back', async () => {
		const [{ result, log }] = await run(SOLVE.replace('board[row][column] = 0;', ''), call(S4));
		expect(result.end).toMatchObject({ value: { plain: false } });
		expect(countOf(log, kindOf('place'))).toBe(9);
		// It writes over them.
		expect(countOf(log, kindOf('backtrack'))).toBe(1);
	});

	it('is followed when it goes on with copies of the board', async () => {
		const source = SOLVE.replace(
			/board\[row\]\[column\] = value;[^]*= 0;/,
			`const copy = board.map((line) => [...line]);
		copy[row][column] = value;
		const solved = solve(copy, box, at + 1);
		if (solved) return solved;`
		).replace('return true;', 'return board;');
		const [{ result, log }] = await run(source, call(S4));
		expect(countOf(log, kindOf('place'))).toBe(23);
		expect(countOf(log, kindOf('solution'))).toBe(1);
		expect(result.end).toMatchObject({ value: { type: 'ground' } });
		expect(String(result.ground)).not.toContain('0');
	});

	it('makes one step of a write into a row that copies share', async () => {
		const source = SOLVE.replace(
			/board\[row\]\[column\] = value;[^]*= 0;/,
			`const copy = [...board];
		copy[row][column] = value;
		const solved = solve(copy, box, at + 1);
		if (solved) return solved;`
		);
		const [{ result, log }] = await run(source, call(S4));
		expect(countOf(log, kindOf('place'))).toBe(9);
		expect(result.end).toMatchObject({ value: { plain: false } });
	});

	it.each([
		['return solve(board, box, at + 1)', 'return solve(board, box, at)', 'deep'],
		['value <= size', 'value <= size + 1', 'fault'],
		['board[row][column] = value', 'board[row][column] = 7', 'fault'],
		['board[row][column] = value', 'board[3][3] = value', 'given'],
		['value++', 'value += 0', 'stopped'],
		['const size = board.length', 'const size = bord.length', 'fault']
	])('ends another way if it says %s → %s', async (from, to, kind) => {
		const [{ result }] = await run(SOLVE.replace(from, to), call(S4, 5000));
		expect(result.end.kind).toBe(kind);
	});

	it('names the line of an error', async () => {
		const [{ result }] = await run(
			SOLVE.replace('const size = board', 'const size = bord'),
			call(S4)
		);
		expect(result.end).toEqual({
			kind: 'fault',
			fault: { line: 2, name: 'ReferenceError', message: 'bord is not defined' }
		});
	});

	it('may catch errors: the calls that they end are over', async () => {
		const source = `function fill(board, at) {
	if (at === 3) throw new Error('full');
	fill(board, at + 1);
}
function solve(board, box) {
	try {
		fill(board, 0);
	} catch (error) {
		board[0][0] = 1;
	}
	return true;
}`;
		const [{ log }] = await run(source, call(S4));
		expect(countOf(log, CALL)).toBe(countOf(log, RETURN));
		const place = log.words.findIndex((word) => stepKind(word) === kindOf('place'));
		expect(log.depths[place] & 0x7fff).toBe(0);
	});

	it('places queens in a list', async () => {
		const source = `function isSafe(columns, column) {
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
		}`;
		const queens: Call = {
			name: 'solve',
			arguments: [{ ground: true }, 8],
			ground: { kind: 'columns', size: 8 },
			steps: 200_000
		};
		const program = {
			language: 'javascript' as const,
			given: '',
			source,
			roles: { solve: 'search', isSafe: 'check' } as const
		};
		const [{ result, log }] = await runInNode({ program, calls: [queens] });
		expect(result.ground).toEqual([0, 4, 7, 5, 2, 6, 1, 3]);
		expect(countOf(log, kindOf('place'))).toBe(113);
		expect(countOf(log, kindOf('reject'))).toBe(876 - 113);
		expect(countOf(log, kindOf('solution'))).toBe(1);
	});

	it('keeps what is printed, with the position', async () => {
		const source = SOLVE.replace(
			'return true;',
			'return console.log("full", [1, 2], undefined), true;'
		);
		const [{ result, log }] = await run(source, call(S4));
		expect(result.prints).toEqual([
			{
				position: log.words.findIndex((word) => stepKind(word) === kindOf('solution')),
				text: 'full [1, 2] undefined'
			}
		]);
	});

	it('tells which cells a check reads', async () => {
		const program = { language: 'javascript' as const, given: '', source: LEGAL, roles };
		const check: Call = {
			...call(S4),
			name: 'isLegal',
			arguments: [{ ground: true }, 2, 0, 0, 2],
			reads: true
		};
		const [{ result }] = await runInNode({ program, calls: [check] });
		expect(result.reads).toEqual([
			{ position: 0, variable: 0, value: 1, answer: false, cells: [0, 1, 4, 2, 8, 3, 12, 5] }
		]);
	});

	it('tries nothing while it compares cells to choose one', async () => {
		const source = `function count(board, box, row, column) {
	return [1, 2, 3, 4].filter((value) => isLegal(board, box, row, column, value)).length;
}
function findMin(board, box) {
	for (let row = 0; row < 4; row++) for (let column = 0; column < 4; column++) {
		if (board[row][column] === 0 && count(board, box, row, column) > 0) return [row, column];
	}
	return null;
}`;
		const [{ log }] = await run(source, { ...call('12...4..........'), name: 'findMin' });
		expect(told(log)).toEqual(['0 choose 2 -1']);
	});
});
