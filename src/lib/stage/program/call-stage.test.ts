import { describe, expect, it } from 'vitest';
import { runInNode } from '../../../../tests/fixtures/run-program';
import { record } from '../../../../tests/fixtures/recordings';
import { sudokuBoard, sudokuOf } from '../../../../tests/fixtures/sudokus';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import { stripIsolates } from '$lib/i18n/bidi';
import { board as queensBoard } from '$lib/kinds/queens/setup';
import queens from '$lib/kinds/queens/view';
import { setupOf } from '$lib/kinds/sudoku/setup';
import sudoku from '$lib/kinds/sudoku/view';
import type { ProblemView } from '../board/problem-view';
import { narrate } from '../explain/narrate';
import { callStage } from './call-stage';
import type { ProgramStage } from './program-stage.svelte';
import type { Call, Ground, Role } from './task';

const S4 = '.....23...2....4';
const TREE = '800026030024008010050040092782600003400009105500074000200450009630790001000060250';
const FULL = '1234341221434321';

const GIVEN = `function isLegal(board, box, row, column, value) {
	for (let i = 0; i < board.length; i++)
		if (board[row][i] === value || board[i][column] === value) return false;
	const top = row - (row % box), left = column - (column % box);
	for (let r = top; r < top + box; r++)
		for (let c = left; c < left + box; c++) if (board[r][c] === value) return false;
	return true;
}`;
/** Its fifth line places, the seventh takes back. */
const SOLVE = `function solve(board, box, at = 0) {
	const size = board.length, row = Math.floor(at / size), column = at % size;
	if (at === size * size) return true;
	if (board[row][column] !== 0) return solve(board, box, at + 1);
	for (let value = 1; value <= size; value++) {
		if (!isLegal(board, box, row, column, value)) continue;
		board[row][column] = value;
		if (solve(board, box, at + 1)) return true;
		board[row][column] = 0;
	}
	return false;
}`;
const AFTER_LOOP = SOLVE.replace(
	'\t\tboard[row][column] = 0;\n\t}',
	'\t}\n\tboard[row][column] = 0;'
);
const LOOK =
	'\nfunction look(board) { return look2(board); }\nfunction look2(board) { return board.length; }';
const WITH_HELPER = SOLVE.replace('= value;', '= value; look(board);') + LOOK;
const OWN_STACK = `function solve(board, box) {
	const size = board.length, open = [];
	for (let row = 0; row < size; row++)
		for (let column = 0; column < size; column++)
			if (board[row][column] === 0) open.push([row, column]);
	let at = 0;
	while (at >= 0 && at < open.length) {
		const [row, column] = open[at];
		let value = board[row][column];
		if (value !== 0) board[row][column] = 0;
		do value++;
		while (value <= size && !isLegal(board, box, row, column, value));
		if (value > size) at--;
		else {
			board[row][column] = value;
			at++;
		}
	}
	return at >= 0;
}`;
const SAFE = `function isSafe(columns, column) {
	const row = columns.length;
	return columns.every((other, at) => other !== column && Math.abs(other - column) !== row - at);
}`;

interface Asked {
	readonly given?: string;
	readonly ground?: Ground;
	readonly steps?: number;
	readonly fault?: string;
}

const roles: Record<string, Role> = { isLegal: 'check', isSafe: 'check' };

/** The run of a program on a small board, or on another ground. */
async function stageOf(source: string, line: string, asked: Asked = {}): Promise<ProgramStage> {
	const { given = GIVEN, steps = 200_000, fault = '' } = asked;
	const size = Math.sqrt(line.length);
	const box = Math.sqrt(size);
	const cells = Array.from(line, (cell) => Number(cell === '.' ? 0 : cell));
	const rows = Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size));
	const ground = asked.ground ?? { kind: 'board', rows, box };
	const of = ground.kind === 'board' ? box : size;
	const call: Call = { name: 'solve', arguments: [{ ground: true }, of], ground, steps };
	const [{ log, result }] = await runInNode({
		program: { language: 'javascript', given, source, roles },
		calls: [call]
	});
	const isBoard = ground.kind === 'board';
	const setup = isBoard ? setupOf(sudokuBoard(line)) : queensBoard(4);
	const view = (isBoard ? sudoku : queens) as ProblemView;
	const pause = () => Promise.resolve();
	return callStage({ log, call, result, view, setup, isSearch: true, fault, pause });
}

/** What is said at a position. */
function said(stage: ProgramStage, position: number): string {
	const { puzzle, strategy, trace, names, view, setup } = stage;
	const moment = trace.at(position);
	const words = view.vocabulary(setup);
	return stripIsolates(narrate(puzzle, strategy, moment, names, words, null).text);
}

/** What is said at each position, but the last. */
function all(stage: ProgramStage): string[] {
	return Array.from({ length: stage.trace.length }, (_, at) => said(stage, at));
}

const end = (stage: ProgramStage) => stage.end.map(stripIsolates);

describe('a right program', async () => {
	const stage = await stageOf(SOLVE, S4);

	it('tells its calls, tries, placements and values taken back', () => {
		const told = all(stage);
		expect(told[0]).toBe('solve(board, 2, 0) is about to begin.');
		expect(told[1]).toBe('solve(board, 2, 0) begins.');
		expect(told).toContain('1 is placed in r1c1.');
		expect(told).toContain('solve(board, 2, 4) returns false to solve(board, 2, 3).');
		expect(told.join('\n')).toMatch(/^\d cannot go in r1c\d: r\dc\d in the same \w+ has it\.$/m);
		expect(told.join('\n')).toMatch(/^\d is taken back from r1c\d\.$/m);
	});

	it('keeps its solution on the board while success is handed up', () => {
		const { player, facts, trace } = stage;
		player.seek(trace.length);
		expect(trace.at(trace.length).step).toBeNull();
		expect(facts.isSolved).toBe(true);
		expect(facts.states.every(({ kind }) => kind === 'solved' || kind === 'set')).toBe(true);
		expect(end(stage)).toEqual(['solve returned true after 23 placements, with a solution.']);
		expect(said(stage, trace.length)).toBe(
			'solve returned true after 23 placements, with a solution.'
		);
	});

	it('lights its lines, and shows its calls at theirs', () => {
		const { player, trace } = stage;
		const place = trace.scan(0, trace.length, (word) => (word & 15) === 2);
		player.seek(place);
		expect(stage.lit).toEqual({ line: 7, tone: 'open' });
		expect(stage.calls).toEqual({
			waiting: [{ text: 'solve(board, 2, 0)', whole: 'solve(board, 2, 0)', line: 7 }],
			returned: null
		});
		player.seek(place + 1);
		expect(stage.lit).toEqual({ line: 8, tone: 'accent' });
		expect(stage.calls.waiting).toEqual([
			{ text: 'solve(board, 2, 0)', whole: 'solve(board, 2, 0)', line: 8 },
			{ text: 'solve(board, 2, 1)', whole: 'solve(board, 2, 1)', line: 0 }
		]);
		player.seek(trace.length);
		expect(stage.calls).toEqual({
			waiting: [],
			returned: {
				text: 'solve(board, 2, 0)',
				whole: 'solve(board, 2, 0)',
				line: 8,
				result: 'true',
				isSuccess: true
			}
		});
	});

	it.each([
		['recursion', SOLVE],
		['one value taken back after the loop', AFTER_LOOP],
		['a stack of its own', OWN_STACK],
		['a function of its own that is no search', WITH_HELPER],
		['a stack and such a function', OWN_STACK.replace('at++;', 'at++; look(board);') + LOOK]
	])('makes the tree of the search, with %s', async (_, source) => {
		const made = await stageOf(source, TREE);
		const { trace } = record(sudokuOf(TREE), DEFAULT_STRATEGY);
		for (const column of ['parent', 'depth', 'variable', 'value'] as const)
			expect(made.tree[column], column).toEqual(trace.tree[column]);
		expect(made.trace.at(Infinity).frames.map(({ variable, value }) => [variable, value])).toEqual(
			trace.at(Infinity).frames.map(({ variable, value }) => [variable, value])
		);
	});

	it('shortens long lists among the arguments', async () => {
		const order = Array.from({ length: 40 }, (_, at) => [at, 1]);
		const main = `\nfunction solve(board, box) { return fill(board, box, 0, ${JSON.stringify(order)}); }`;
		const long = await stageOf(
			SOLVE.replaceAll('solve', 'fill')
				.replaceAll('at = 0', 'at, order')
				.replaceAll('at + 1', 'at + 1, order') + main,
			S4
		);
		expect(said(long, 1)).toBe('solve(board, 2) begins.');
		expect(said(long, 2)).toBe('fill(board, 2, 0, [[0, 1], …]) begins.');
		long.player.seek(2);
		expect(long.calls.waiting[1].whole).toMatch(
			/^fill\(board, 2, 0, \[\[0, 1\], .*\[9, 1\], .*…\]\)$/
		);
	});

	it('leads from a frame to where it began', async () => {
		const { player, trace } = stage;
		player.seek(trace.scan(0, trace.length, (word) => (word & 15) === 7));
		stage.goToFrame(0);
		await Promise.resolve();
		expect(trace.eventAt(player.position)).toMatchObject({ kind: 'place', variable: 0 });
	});
});

describe('a wrong program', () => {
	const wrong = (from: string | RegExp, to: string) => SOLVE.replace(from, to);

	it.each([
		[
			'never takes back',
			wrong('board[row][column] = 0;', ''),
			[
				'solve returned false after 9 placements.',
				'It never took a value back: 8 of them still stand on the board.'
			]
		],
		[
			'ignores what the call returns',
			wrong('if (solve(board, box, at + 1)) return true;', 'solve(board, box, at + 1);'),
			[
				'solve returned false after 33 placements.',
				'On its way it found the solution, and did not stop.'
			]
		],
		[
			'returns true at the end',
			wrong('return false;\n}', 'return true;\n}'),
			[/^solve returned true, but \d+ cells are empty\.$/]
		],
		[
			'returns nothing at the end',
			wrong('return true;\n	if', 'return;\n	if').replace('return false;\n}', '}'),
			[/^solve ended without return: undefined\.$/, /found the solution/]
		],
		[
			'calls itself for the same cell',
			wrong('return solve(board, box, at + 1);', 'return solve(board, box, at);'),
			[
				'We stopped the program when 400 calls waited for one another.',
				'The last ones are all the same: solve(board, 2, 5).'
			]
		],
		[
			'writes over a given',
			wrong('board[row][column] = value;', 'board[1][1] = value;'),
			['The program wrote over a given, r2c2. We stopped it there.']
		]
	])('that %s, is told', async (_, source, sentences) => {
		const told = end(await stageOf(source, S4));
		expect(told).toHaveLength(sentences.length);
		sentences.forEach((sentence, at) => {
			if (typeof sentence === 'string') expect(told[at]).toBe(sentence);
			else expect(told[at]).toMatch(sentence);
		});
	});

	it('that fills the board with clashes, is told which', async () => {
		const source =
			'function solve(board) {\n board[0].fill(0);\n board[0][0] = 4;\n return true;\n}';
		const stage = await stageOf(source.replace('board[0].fill(0);', ''), `.${FULL.slice(1)}`);
		expect(end(stage)).toEqual(['solve returned true, but r1c1 and r1c4 clash.']);
		expect(said(stage, 2)).toMatch(
			/^4 is placed in r1c1, although it clashes: r1c4 in the same row/
		);
	});

	it('that asks a wrong check, is told so', async () => {
		const given = GIVEN.replace('return true;\n}', 'return value > 1;\n}');
		const stage = await stageOf(SOLVE, S4, { given });
		expect(all(stage)).toContain('The check refuses 1 for r1c1, although nothing clashes.');
	});

	it('that writes over a value, is told so', async () => {
		const stage = await stageOf(wrong('board[row][column] = 0;\n	}', '}'), S4);
		const told = all(stage);
		expect(told.some((one) => one.startsWith('The program writes over'))).toBe(true);
		expect(told.some((one) => /is written over the \d in r\dc\d/.test(one))).toBe(true);
	});

	it('that never ends, is told where it was', async () => {
		const source = `function solve(board) {
	for (;;) {
		board[0][0] = 1;
		board[0][0] = 0;
	}
}`;
		const stage = await stageOf(source, S4, { steps: 10_000 });
		expect(end(stage)).toEqual([
			'Stopped after 10,000 steps: for the last 10,000 it was in r1c1.',
			'The last steps came from lines 3 to 4.'
		]);
		stage.player.seek(stage.trace.length);
		expect(stage.lit?.tone).toBe('fail');
		expect(stage.trace.at(stage.trace.length).outcome).toEqual({ kind: 'stopped', by: 'steps' });
		const two = source.replace(
			'board[0][0] = 0;',
			'board[0][0] = 0; board[3][0] = 1; board[3][0] = 0;'
		);
		expect(end(await stageOf(two, S4, { steps: 10_000 }))).toEqual([
			'Stopped after 10,000 steps: for the last 10,000 it went back and forth between r1c1 and r4c1.',
			'The last steps came from lines 3 to 4.'
		]);
	});

	it('that breaks off or returns nothing on a full board, has not solved it', async () => {
		const broken = await stageOf('function solve(board) {\n missing();\n}', FULL);
		broken.player.seek(broken.trace.length);
		expect(broken.facts.isSolved).toBe(false);
		const forgets = await stageOf(SOLVE.replace('return solve', 'solve'), FULL);
		forgets.player.seek(forgets.trace.length);
		expect(forgets.facts.isSolved).toBe(false);
		const solved = await stageOf(SOLVE, FULL);
		expect(solved.facts.isSolved).toBe(false);
		solved.player.seek(solved.trace.length);
		expect(solved.facts.isSolved).toBe(true);
	});

	it('that breaks off, is shown as far as it came, with its error', async () => {
		const source = wrong('board[row][column] = 0;', 'board[row][column] = 0; missing();');
		const stage = await stageOf(source, S4, { fault: 'Line 9: there is no missing.' });
		expect(end(stage)).toEqual(['Line 9: there is no missing.']);
		stage.player.seek(stage.trace.length);
		expect(stage.lit).toEqual({ line: 9, tone: 'fail' });
		expect(stage.trace.statistics.placements).toBeGreaterThan(0);
	});
});

describe('other grounds', () => {
	const source = `function solve(columns, size = 4) {
	if (columns.length === size) return true;
	for (let column = 0; column < size; column++) {
		if (!isSafe(columns, column)) continue;
		columns.push(column);
		console.log(columns.length);
		if (solve(columns, size)) return true;
		columns.pop();
	}
	return false;
}`;
	const queensOf = (text: string) =>
		stageOf(text, S4, { given: SAFE, ground: { kind: 'columns', size: 4 } });

	it('are told in their words', async () => {
		const stage = await queensOf(source);
		expect(end(stage)).toEqual(['solve returned true after 8 placements, with a solution.']);
		const wrong = await queensOf(source.replace('return false', 'return true'));
		expect(end(wrong)).toEqual(['solve returned true, but 2 rows have no queen.']);
	});

	it('show what was printed up to the moment', async () => {
		const stage = await queensOf(source);
		const { player, trace } = stage;
		const printed = () => stage.prints.map(({ text }) => text).join('');
		expect(printed()).toBe('');
		const second = trace.scan(0, trace.length, (word, depth) => (word & 15) === 2 && depth === 2);
		player.seek(second - 1);
		expect(printed()).toBe('1');
		player.seek(second);
		expect(printed()).toBe('12');
		player.seek(trace.length);
		expect(printed()).toMatch(/^12.*1234$/);
	});
});
