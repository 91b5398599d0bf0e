import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { searched } from '../../../../../tests/fixtures/searches';
import { problemOf } from '$lib/kinds/sudoku/view/ordering/problem-of';
import { sudokuSets } from '$lib/kinds/sudoku/sets';
import { boardOf } from '$lib/kinds/sudoku/kind';
import { stepKind, PLACE, CHOOSE } from '$lib/engine/search/step';
import { DEFAULT_STRATEGY, type Strategy } from '$lib/engine/search/strategy';
import { STATISTICS_FIELDS } from '$lib/engine/trace/statistics';
import { StepLogBuilder } from '$lib/engine/trace/stored/step-log';
import { composeJavaScript } from '../run/javascript';
import type { Made } from '../run/javascript-run';
import { composePython } from '../run/python';
import type { Call, CallResult } from '../task';
import { javascriptAdvisor } from './javascript-advisor';
import { runOrdering } from './ordering-run';
import { pythonAdvisor } from './python-advisor';

const RASTER = '..39...2475...43.....16...7..6...7.119.......5..7...6.4..5.8...6..3.7...2...4....';

const FINDMIN = `function next(board) {
  let best = null, fewest = 10;
  for (let row = 0; row < 9; row++) for (let column = 0; column < 9; column++) {
    if (board[row][column] !== 0) continue;
    const count = candidates(board, row, column).length;
    if (count < fewest) { fewest = count; best = [row, column]; }
  }
  return best;
}`;
const GIVEN = `function candidates(board, row, column) {
  const size = board.length, box = Math.sqrt(size), found = [];
  const top = row - row % box, left = column - column % box;
  for (let value = 1; value <= size; value++) {
    let isLegal = true;
    for (let i = 0; i < size; i++)
      if (board[row][i] === value || board[i][column] === value ||
        board[top + Math.floor(i / box)][left + i % box] === value) isLegal = false;
    if (isLegal) found.push(value);
  }
  return found;
}`;

function callOf(text: string, more: Partial<Call> = {}): Call {
	const size = Math.sqrt(text.length);
	const rows = Array.from({ length: size }, (_, row) =>
		Array.from(text.slice(row * size, (row + 1) * size), (cell) =>
			cell === '.' ? 0 : Number(cell)
		)
	);
	const ground = { kind: 'board', rows, box: Math.sqrt(size) } as const;
	return { name: 'next', arguments: [], ground, steps: 1_000_000, ...more };
}

function run(source: string, call = callOf(RASTER), milliseconds = 5000) {
	const composed = composeJavaScript({ language: 'javascript', given: GIVEN, source, roles: {} });
	if ('error' in composed) throw new SyntaxError();
	const made = new Script(composed.text).runInThisContext() as Made;
	const log = new StepLogBuilder();
	let result: CallResult | null = null;
	runOrdering(0, call, problemOf(call), javascriptAdvisor(made, milliseconds), (reply) => {
		if (reply.type === 'steps') log.append({ ...reply, length: reply.words.length });
		if (reply.type === 'result') result = reply.result;
	});
	return { log, result: result! };
}

const words = ({ log }: ReturnType<typeof run>) => [...log.words.subarray(0, log.length)];
const ours = (change: Partial<Strategy>, call = callOf(RASTER)) => [
	...searched(problemOf(call), { ...DEFAULT_STRATEGY, ...change }).steps
];

describe('a search of ours that asks a program', () => {
	it('makes the steps of fewest first, if that is what it says', () => {
		const ran = run(FINDMIN);
		expect(words(ran)).toEqual(ours({ ordering: 'findmin' }));
		expect(ran.result.end).toMatchObject({ value: { type: 'boolean', plain: true } });
		expect(String(ran.result.ground)).toMatch(/^[1-9](,[1-9]){80}$/);
	});

	it('makes those of reading order, and takes values in the order that it is told', () => {
		const next = `function next(board) {
			for (let r = 0; r < 9; r++) for (let c = 0; c < 9; c++) if (board[r][c] === 0) return [r, c];
		}`;
		expect(words(run(next))).toEqual(ours({}));
		const values =
			'function values(board, row, column) { return candidates(board, row, column).reverse(); }';
		// Values that clash are not listed, so they come last and ascend.
		const placed = (steps: number[]) => steps.filter((word) => stepKind(word) === PLACE);
		expect(placed(words(run(next + values)))).toEqual(placed(ours({ values: 'descending' })));
		// Without next, the fewest candidates come first.
		expect(placed(words(run(values)))).toEqual(
			placed(ours({ ordering: 'findmin', values: 'descending' }))
		);
	});

	it('tells the line at each choice', () => {
		const { log } = run(FINDMIN);
		const lines = [...log.lines.subarray(0, log.length)];
		for (const [at, word] of words({ log } as never).entries())
			expect(lines[at]).toBe(stepKind(word) === CHOOSE ? 8 : 0);
	});

	it('is not changed by what the program writes on its board', () => {
		const wild = FINDMIN.replace('return best;', 'board[0][0] = 5; board.length = 2; return best;');
		expect(words(run(wild))).toEqual(ours({ ordering: 'findmin' }));
	});

	it.each([
		['function other() {}', 'OrderingNothing', ''],
		['function next(board) {}', 'OrderingCell', 'undefined'],
		['function next(board) { return [9, 0]; }', 'OrderingCell', '[9,0]'],
		['function next(board) { return [0, 2]; }', 'OrderingFilled', '[0,2]'],
		['function values() { return [1, 1]; }', 'OrderingValues', '[1,1]'],
		['function values() { return [0]; }', 'OrderingValues', '[0]'],
		['function values() { return []; }', 'OrderingMissing', '8'],
		['function next(board) {\n return bord; }', 'ReferenceError', 'bord is not defined']
	])('ends with a fault: %s', (source, name, message) => {
		const { result, log } = run(source);
		expect(result.end).toMatchObject({ kind: 'fault', fault: { name, message } });
		expect(words({ log } as never).length).toBeLessThan(3);
	});

	it('tells what it has done before a fault', () => {
		const source = FINDMIN.replace(
			'let best',
			'if (board.flat().filter((v) => v).length > 40) return 7; let best'
		);
		const { result, log } = run(source);
		expect(result.end).toMatchObject({ kind: 'fault', fault: { line: 2, name: 'OrderingCell' } });
		const whole = ours({ ordering: 'findmin' });
		expect(words({ log } as never)).toEqual(whole.slice(0, log.length));
		expect(log.length).toBeGreaterThan(20);
	});

	it('ends after as many steps as it may make, and when the time is over', () => {
		const cut = run(FINDMIN, callOf(RASTER, { steps: 50 }));
		expect(cut.result.end).toEqual({ kind: 'stopped', by: 'steps' });
		expect(cut.log.length).toBe(50);
		expect(run('function next(board) { while (true); }', callOf(RASTER), 50).result.end).toEqual({
			kind: 'stopped',
			by: 'time'
		});
		expect(run('function next(board) { return next(board); }').result.end.kind).toBe('deep');
	});

	it('counts for the fifty easy boards what fewest first needs', () => {
		const easy = sudokuSets().find(({ id }) => id === 'easy50')!;
		let placements = 0;
		for (const { setup } of easy.puzzles) {
			const text = Array.from(boardOf(setup).cells, (value) => (value < 0 ? '.' : value + 1)).join(
				''
			);
			const { result, log } = run(
				FINDMIN,
				callOf(text, { counted: { goal: 'first', limits: {} } })
			);
			expect(log.length).toBe(0);
			const { value } = result.end as Extract<CallResult['end'], { kind: 'returned' }>;
			placements += (value.plain as number[])[STATISTICS_FIELDS.indexOf('placements')];
		}
		expect(placements).toBe(8405);
	});
});

describe('an ordering in Python', () => {
	const PYTHON = {
		given: `def count(board, row, column):
    seen = set(board[row])
    for i in range(9):
        seen.add(board[i][column])
        seen.add(board[row // 3 * 3 + i // 3][column // 3 * 3 + i % 3])
    return 10 - len(seen)
`,
		findmin: `def next(board):
    cells = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]
    return min(cells, key=lambda cell: count(board, cell[0], cell[1]))
`
	};

	async function runPython(source: string, call = callOf(RASTER), milliseconds = 5000) {
		const program = { language: 'python', given: PYTHON.given, source, roles: {} } as const;
		const composed = composePython(program);
		if ('error' in composed) throw new SyntaxError();
		const log = new StepLogBuilder();
		let result: CallResult | null = null;
		const advisor = await pythonAdvisor(composed, milliseconds);
		runOrdering(0, call, problemOf(call), advisor, (reply) => {
			if (reply.type === 'steps') log.append({ ...reply, length: reply.words.length });
			if (reply.type === 'result') result = reply.result;
		});
		return { log, result: result! };
	}

	it('makes the steps of fewest first, if that is what it says', async () => {
		const ran = await runPython(PYTHON.findmin);
		expect(words(ran)).toEqual(ours({ ordering: 'findmin' }));
		expect(ran.result.end).toMatchObject({ value: { plain: true, text: 'True' } });
		expect(ran.log.lines[0]).toBe(3);
	});

	it.each([
		['def other():\n    pass\n', 'OrderingNothing', ''],
		['def next(board):\n    pass\n', 'OrderingCell', 'None'],
		['def next(board):\n    return (0, 2)\n', 'OrderingFilled', '(0, 2)'],
		['def values(board, row, column):\n    return []\n', 'OrderingMissing', '8'],
		['def next(board):\n    return bord\n', 'NameError', "name 'bord' isn't defined"]
	])('ends with a fault: %s', async (source, name, message) => {
		const { result } = await runPython(source);
		expect(result.end).toMatchObject({ kind: 'fault', fault: { name, message } });
	});

	it('finds what MicroPython lacks', async () => {
		const first = 'def next(board):\n    if math.isqrt(81) == 9: return fewest(board)\n';
		const source = `import math\n${first}${PYTHON.findmin.replace('next', 'fewest')}`;
		const ran = await runPython(source);
		expect(words(ran)).toEqual(ours({ ordering: 'findmin' }));
	});

	it('ends when the time is over', async () => {
		const endless = 'def next(board):\n    while True:\n        pass\n';
		const { result } = await runPython(endless, callOf(RASTER), 300);
		expect(result.end).toEqual({ kind: 'stopped', by: 'time' });
	});
});
