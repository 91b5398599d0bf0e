import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import * as ordered from '../../src/content/lessons/06-recursion/orders/solve';
import { countEmpty } from '../../src/content/lessons/06-recursion/listings/count-empty';
import { threeLetters } from '../../src/content/lessons/06-recursion/listings/three-letters';
import {
	boardFrom,
	counted,
	MISTAKEN,
	RASTER,
	TREE
} from '../../src/content/lessons/06-recursion/runs';
import { row as aliased } from '../../src/content/lessons/07-variants/listings/alias';
import { boardText } from '../../src/content/lessons/07-variants/listings/board-text';
import { readBoard } from '../../src/content/lessons/07-variants/listings/read-board';
import { solve as solveShallow } from '../../src/content/lessons/07-variants/listings/shallow-copy';
import { countLegal, findMin } from '../../src/content/lessons/08-ordering/listings/findmin';
import { solve as solveFindMin } from '../../src/content/lessons/08-ordering/listings/solve-findmin';
import { boardOf, solvedBoard } from '../fixtures/boards';

type Board = number[][];
type Result = Board | boolean | null | Generator<{ kind: 'place' | 'backtrack' }, boolean>;
interface Solver {
	solve: (board: Board, box: number) => Result;
}

const RECURSION = path.resolve('src/content/lessons/06-recursion/listings');
const VARIANTS = path.resolve('src/content/lessons/07-variants/listings');
const ORDERS = path.resolve('src/content/lessons/06-recursion/orders');
const ORDERING = path.resolve('src/content/lessons/08-ordering/listings');

/** A 16×16 board with every seventh cell empty. */
const large = (() => {
	const full = solvedBoard({ rows: 4, columns: 4 });
	const cells = Array.from(
		boardOf(full, (cell) => cell % 7 !== 0),
		(symbol) => symbol + 1
	);
	return Array.from({ length: 16 }, (_, row) => cells.slice(row * 16, (row + 1) * 16));
})();

const BOARDS: readonly { board: Board; box: number; solvable: boolean }[] = [
	{ board: boardFrom(RASTER), box: 3, solvable: true },
	{ board: boardFrom(TREE), box: 3, solvable: true },
	{ board: boardFrom('0004040000102000'), box: 2, solvable: true },
	{ board: boardFrom('0123040032144030'), box: 2, solvable: false },
	{ board: large, box: 4, solvable: true }
];
/** Placements on the boards with known answers. */
const PLACEMENTS = [194, 73];
/** The programs that solve every board, and those of them that write what they place, and nothing else. */
const SOLVERS = ['solve', 'place-first', 'solve-copy', 'stack', 'next-to-try', 'generator'];
const COUNTED = ['solve', 'stack', 'next-to-try', 'generator'];
/** Rows of cells, with the number of empty ones. */
const ROWS: readonly { row: number[]; empty: number }[] = [
	{ row: [], empty: 0 },
	{ row: [0, 4, 0, 1], empty: 2 },
	{ row: [1, 2, 3, 4], empty: 0 },
	{ row: [0, 0, 0, 0], empty: 4 }
];

/** What a program did with each of `BOARDS`: the board that it solved, or null, and what it counted. */
interface Run {
	readonly solved: Board | null;
	readonly placements?: number;
}

function expectRight(runs: readonly Run[], counts: boolean) {
	expect(runs.map(({ solved }) => solved !== null)).toEqual(BOARDS.map(({ solvable }) => solvable));
	runs.forEach(({ solved }, at) => {
		if (solved !== null) expectSolution(solved, BOARDS[at]);
	});
	if (counts) expect(runs.slice(0, 2).map((run) => run.placements)).toEqual(PLACEMENTS);
}

function expectSolution(solved: Board, { board, box }: { board: Board; box: number }) {
	const all = Array.from({ length: box * box }, (_, at) => at + 1);
	const sorted = (values: number[]) => values.toSorted((one, two) => one - two);
	const corner = (at: number) => ({ row: box * Math.floor(at / box), column: box * (at % box) });
	all.forEach((_, at) => {
		const { row, column } = corner(at);
		expect(sorted(solved[at])).toEqual(all);
		expect(sorted(solved.map((cells) => cells[at]))).toEqual(all);
		expect(
			sorted(solved.slice(row, row + box).flatMap((cells) => cells.slice(column, column + box)))
		).toEqual(all);
	});
	expect(board.map((cells, row) => cells.map((value, at) => value && solved[row][at]))).toEqual(
		board
	);
}

function runInTypeScript({ solve }: Solver): Run[] {
	return BOARDS.map(({ board, box }) => {
		const { result, board: left, placements } = counted(resultOf, board, box);
		const solved = result === true ? left : result === false ? null : result;
		return { solved: solved?.map((cells) => [...cells]) ?? null, placements };
	});

	/** What the program returns, a generator at its end. */
	function resultOf(board: Board, box: number): Board | boolean | null {
		const result = solve(board, box);
		if (typeof result !== 'object' || result === null || !('next' in result)) return result;
		let next = result.next();
		while (next.done !== true) next = result.next();
		return next.value;
	}
}

const listings = import.meta.glob<Solver>([
	'../../src/content/lessons/{06-recursion,07-variants}/listings/*.ts'
]);
const nameOf = (file: string) => path.basename(file).replace(/\.\w+$/, '');
const programs = Object.fromEntries(
	Object.entries(listings).flatMap(([file, load]) =>
		SOLVERS.includes(nameOf(file)) ? [[nameOf(file), load]] : []
	)
);
/** The files of the solvers in a language. */
const filesOf = (extension: string) =>
	[RECURSION, VARIANTS].flatMap((folder) =>
		readdirSync(folder)
			.filter((file) => file.endsWith(extension) && SOLVERS.includes(nameOf(file)))
			.map((file) => path.join(folder, file))
	);

describe('the programs in TypeScript', () => {
	it('are all there', () => {
		expect(Object.keys(programs).sort()).toEqual([...SOLVERS].sort());
	});

	it.each(Object.entries(programs))('solve every board: %s', async (name, load) => {
		expectRight(runInTypeScript(await load()), COUNTED.includes(name));
	});

	it('solve every board when their lines are put in order', () => {
		expectRight(runInTypeScript(ordered), true);
	});

	it('yield what they place and take back', async () => {
		const { solve } = await programs.generator();
		const steps = [...(solve(boardFrom(TREE), 3) as Iterable<{ kind: string }>)];
		expect(steps.filter(({ kind }) => kind === 'place')).toHaveLength(73);
		expect(steps.filter(({ kind }) => kind === 'backtrack')).toHaveLength(28);
	});

	it('solve every board when they choose the cell with the fewest legal values', () => {
		const runs = runInTypeScript({ solve: solveFindMin });
		expectRight(runs, false);
		expect(runs.slice(0, 2).map(({ placements }) => placements)).toEqual([58, 45]);
		expect(findMin(runs[0].solved!, 3)).toBeNull();
	});

	it('copy a board only if they copy its rows', () => {
		const board = boardFrom(TREE);
		expect(solveShallow(board, 3)).toBeNull();
		expect(board).not.toEqual(boardFrom(TREE));
		expect(aliased).toEqual([1, 2, 3]);
	});

	it('fail with each of the mistakes, and leave on the board what the text says', () => {
		const runs = Object.entries(MISTAKEN).map(([name, solve]) => {
			const { result, board } = counted(solve, boardFrom(RASTER), 3, 10_000);
			return [name, result, board.flat().join('') === RASTER] as const;
		});
		expect(runs).toEqual([
			['ignored-return', false, true],
			['returned-at-once', false, false],
			['false-in-loop', false, true],
			['no-return', null, false],
			['not-taken-back', false, false]
		]);
		// The first of them has the solution on its way.
		const { fullAt } = counted(MISTAKEN['ignored-return'], boardFrom(RASTER));
		expect(fullAt).toBe(PLACEMENTS[0]);
	});

	it('find the three letters in three loops', () => {
		expect(threeLetters(['A', 'B', 'C'])).toBe('ABC');
		expect(threeLetters(['C', 'B', 'A'])).toBe('ABC');
		expect(threeLetters(['A', 'B'])).toBeNull();
	});

	it('read the boards that they print, and say which row is wrong', () => {
		for (const { board, box } of BOARDS) expect(readBoard(boardText(board, box))).toEqual(board);
		expect(boardText(boardFrom('0123040032144030'), 2)).toBe(
			'. 1 2 3\n. 4 . .\n\n3 2 1 4\n4 . 3 .'
		);
		expect(() => readBoard('1 2\n3')).toThrow('row 2 has 1 cells');
	});

	it.each(ROWS)('count the empty cells of $row', ({ row, empty }) => {
		expect(countEmpty(row, 0)).toBe(empty);
	});

	it('count legal values', () => {
		const board = boardFrom('0123040032144030');
		expect([0, 1].map((row) => countLegal(board, 2, [row, 0]))).toEqual([0, 1]);
		expect(findMin(board, 2)).toEqual([0, 0]);
	});
});

function has(command: string, version: string): boolean {
	return spawnSync(command, [version]).status === 0;
}

/** Runs a command that reads and writes JSON. */
function answer(command: string, args: readonly string[], input: unknown): unknown {
	const { stdout, stderr } = spawnSync(command, args, {
		input: JSON.stringify(input),
		encoding: 'utf8'
	});
	expect(stderr).toBe('');
	return JSON.parse(stdout);
}

const PYTHON = `
import importlib, json, sys, types
sys.path[:0] = sys.argv[2:]
placements = 0
class Row(list):
    def __setitem__(self, at, value):
        global placements
        placements += value != 0
        super().__setitem__(at, value)
def run(solve, rows, box):
    global placements
    placements = 0
    board = [Row(cells) for cells in rows]
    result = solve(board, box)
    if isinstance(result, types.GeneratorType):
        while True:
            try:
                next(result)
            except StopIteration as end:
                result = end.value
                break
    solved = board if result is True else (result or None)
    return {"solved": solved, "placements": placements}
solve = importlib.import_module(sys.argv[1]).solve
json.dump([run(solve, one["board"], one["box"]) for one in json.load(sys.stdin)], sys.stdout)
`;

/** Everything in Python that is no solver. */
const SMALL = `
import importlib, json, sys
sys.path[:0] = sys.argv[1:]
def of(name):
    return importlib.import_module(name)
given = json.load(sys.stdin)
row = ["", "", ""]
texts = [of("board-text").board_text(one["board"], one["box"]) for one in given]
loops = "".join("    " * at + f"for a{at} in [0]:\\n" for at in range(54))
try:
    blocks = compile(loops + "    " * 54 + "pass", "loops", "exec")
except SyntaxError as error:
    blocks = error.msg
json.dump({
    "boards": [of("read-board").read_board(text) for text in texts],
    "texts": texts,
    "empty": of("count-empty").count_empty([0, 4, 0, 1], 0),
    "letters": of("three-letters").three_letters("CBA"),
    "filled": [of("fill").fill(row, 0), row],
    "row": of("alias").row,
    "shallow": of("shallow-copy").solve(given[0]["board"], 3),
    "blocks": blocks
}, sys.stdout)
`;

const FINDMIN = `
import json, sys
sys.path[:0] = sys.argv[1:]
from findmin import find_min
json.dump([find_min(one["board"], one["box"]) for one in json.load(sys.stdin)], sys.stdout)
`;

describe.skipIf(!has('python3', '--version'))('the programs in Python', () => {
	it('are as many as in TypeScript', () => {
		expect(filesOf('.py').map(nameOf)).toEqual(filesOf('.ts').map(nameOf));
	});

	const runs = (name: string, ...folders: string[]) =>
		answer('python3', ['-B', '-c', PYTHON, name, ...folders, RECURSION, VARIANTS], BOARDS) as Run[];

	it.each(filesOf('.py').map(nameOf))('solve every board: %s', (name) => {
		expectRight(runs(name), COUNTED.includes(name));
	});

	it('solve every board when their lines are put in order, also with one undo after the loop', () => {
		const order = readFileSync(path.join(ORDERS, 'solve.py'), 'utf8');
		const after = order.replace(/^ +board.*@backtrack\n/m, '').replace('# @when after-loop: ', '');
		for (const source of [order, after]) {
			const folder = mkdtempSync(path.join(tmpdir(), 'order-'));
			writeFileSync(path.join(folder, 'ordered.py'), source);
			expectRight(runs('ordered', folder), true);
			rmSync(folder, { recursive: true });
		}
		expect(after).not.toBe(order);
	});

	it('fail with the same mistakes as in TypeScript', () => {
		const givens = [{ board: boardFrom(RASTER), box: 3 }];
		const stopped = ['no-return'];
		for (const [name, solve] of Object.entries(MISTAKEN)) {
			if (stopped.includes(name)) continue;
			const [run] = answer('python3', ['-B', '-c', PYTHON, name, RECURSION], givens) as Run[];
			const { placements } = counted(solve, givens[0].board);
			expect({ name, ...run }).toEqual({ name, solved: null, placements });
		}
	});

	it('read and print boards, and do the other small tasks', () => {
		const small = answer('python3', ['-B', '-c', SMALL, RECURSION, VARIANTS], BOARDS);
		expect(small).toEqual({
			boards: BOARDS.map(({ board }) => board),
			texts: BOARDS.map(({ board, box }) => boardText(board, box)),
			empty: 2,
			letters: 'ABC',
			filled: [true, ['A', 'B', 'C']],
			row: [1, 2, 3],
			shallow: null,
			blocks: 'too many statically nested blocks'
		});
	});

	it('find the same cell with the fewest legal values', () => {
		const cells = answer('python3', ['-B', '-c', FINDMIN, RECURSION, ORDERING], BOARDS);
		expect(cells).toEqual(BOARDS.map(({ board, box }) => findMin(board, box)));
	});
});

const PHP = `
require $argv[1];
$runs = [];
foreach (json_decode(file_get_contents('php://stdin'), true) as $one) {
    $board = $one['board'];
    $result = solve($board, $one['box']);
    if ($result instanceof Generator) {
        foreach ($result as $step);
        $result = $result->getReturn();
    }
    $runs[] = ['solved' => $result === true ? $board : ($result ?: null)];
}
echo json_encode($runs);
`;

describe.skipIf(!has('php', '--version'))('the programs in PHP', () => {
	it.each(filesOf('.php'))('solve every board: %s', (file) => {
		expectRight(answer('php', ['-r', PHP, file], BOARDS) as Run[], false);
	});
});

/** Reads a box and a board, and writes the board if it was solved. */
const PASCAL = `
{$mode objfpc}
program Run;
{$I solve.pas}
var
  Board: TBoard;
  Box, Row, Column: Integer;
begin
  Read(Box);
  SetLength(Board, Box * Box, Box * Box);
  for Row := 0 to Box * Box - 1 do
    for Column := 0 to Box * Box - 1 do
      Read(Board[Row][Column]);
  if Solve(Board, Box, 0) then
    for Row := 0 to Box * Box - 1 do
      for Column := 0 to Box * Box - 1 do
        Write(Board[Row][Column], ' ');
end.
`;

describe.skipIf(!has('fpc', '-iV'))('the program in Pascal', () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'pascal-'));
	afterAll(() => rmSync(folder, { recursive: true }));

	it('solves every board', () => {
		writeFileSync(path.join(folder, 'run.pas'), PASCAL);
		const args = ['-v0', `-Fi${RECURSION}`, `-FE${folder}`, path.join(folder, 'run.pas')];
		expect(spawnSync('fpc', args).status).toBe(0);
		const runs = BOARDS.map(({ board, box }) => {
			const input = [box, ...board.flat()].join(' ');
			const { stdout } = spawnSync(path.join(folder, 'run'), { input, encoding: 'utf8' });
			const values = stdout.trim().split(' ').map(Number);
			const solved = board.map((_, row) => values.slice(row * box * box, (row + 1) * box * box));
			return { solved: stdout === '' ? null : solved };
		});
		expectRight(runs, false);
	});
});
