import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import * as ordered from '../../src/content/lessons/06-recursion/orders/solve';
import { countEmpty } from '../../src/content/lessons/06-recursion/listings/count-empty';
import { countLegal, findMin } from '../../src/content/lessons/08-ordering/listings/findmin';
import { solve as solveFindMin } from '../../src/content/lessons/08-ordering/listings/solve-findmin';
import { boardOf, solvedBoard } from '../fixtures/boards';

type Board = number[][];
type Result = Board | boolean | null | Generator<{ kind: 'place' | 'backtrack' }, boolean>;
interface Solver {
	solve: (board: Board, box: number) => Result;
}

const FOLDER = path.resolve('src/content/lessons/06-recursion/listings');
const ORDERING = path.resolve('src/content/lessons/08-ordering/listings');
const RASTER = '003900024750004300000160007006000701190000000500700060400508000600307000200040000';
const TREE = '800026030024008010050040092782600003400009105500074000200450009630790001000060250';

function boardFrom(line: string): Board {
	const size = Math.sqrt(line.length);
	return Array.from({ length: size }, (_, row) =>
		Array.from(line.slice(row * size, (row + 1) * size), Number)
	);
}

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
/** Listings that are no solvers. */
const PARTS = ['legal', 'count-empty', 'fill'];
/** Rows of cells, with the number of empty ones. */
const ROWS: readonly { row: number[]; empty: number }[] = [
	{ row: [], empty: 0 },
	{ row: [0, 4, 0, 1], empty: 2 },
	{ row: [1, 2, 3, 4], empty: 0 },
	{ row: [0, 0, 0, 0], empty: 4 }
];
const COUNTED = ['solve', 'stack', 'next-to-try', 'generator'];

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

/** A board that counts what is placed on it. */
function counting(board: Board) {
	const counter = { placements: 0 };
	const rows = board.map(
		(cells) =>
			new Proxy([...cells], {
				set(target, key, value: number) {
					if (value !== 0) counter.placements++;
					return Reflect.set(target, key, value);
				}
			})
	);
	return { rows, counter };
}

function runInTypeScript({ solve }: Solver): Run[] {
	return BOARDS.map(({ board, box }) => {
		const { rows, counter } = counting(board);
		let result = solve(rows, box);
		if (typeof result === 'object' && result !== null && 'next' in result) {
			let next = result.next();
			while (next.done !== true) next = result.next();
			result = next.value;
		}
		const solved = result === true ? rows : result === false ? null : result;
		return { solved: solved?.map((cells) => [...cells]) ?? null, ...counter };
	});
}

const programs = import.meta.glob<Solver>([
	'../../src/content/lessons/06-recursion/listings/*.ts',
	'!**/legal.ts',
	'!**/count-empty.ts',
	'!**/fill.ts'
]);
const nameOf = (file: string) => path.basename(file).replace(/\.\w+$/, '');
const namesOf = (extension: string) =>
	readdirSync(FOLDER)
		.filter((file) => file.endsWith(extension))
		.map(nameOf)
		.filter((name) => !PARTS.includes(name));

describe('the programs in TypeScript', () => {
	it.each(Object.entries(programs))('solve every board: %s', async (file, load) => {
		expectRight(runInTypeScript(await load()), COUNTED.includes(nameOf(file)));
	});

	it('solve every board when their lines are put in order', () => {
		expectRight(runInTypeScript(ordered), true);
	});

	it('yield what they place and take back', async () => {
		const { solve } =
			await programs['../../src/content/lessons/06-recursion/listings/generator.ts']();
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

const FILL = `
import json, sys
sys.path[:0] = sys.argv[1:]
from fill import fill
letters = json.load(sys.stdin)
json.dump([fill(letters, 0), letters], sys.stdout)
`;

const FINDMIN = `
import json, sys
sys.path[:0] = sys.argv[1:]
from findmin import find_min
json.dump([find_min(one["board"], one["box"]) for one in json.load(sys.stdin)], sys.stdout)
`;

describe.skipIf(!has('python3', '--version'))('the programs in Python', () => {
	it('are as many as in TypeScript', () => {
		expect(namesOf('.py')).toEqual(namesOf('.ts'));
	});

	it.each(namesOf('.py'))('solve every board: %s', (name) => {
		const runs = answer('python3', ['-B', '-c', PYTHON, name, FOLDER], BOARDS) as Run[];
		expectRight(runs, COUNTED.includes(name));
	});

	it('fill the same letters', () => {
		const filled = answer('python3', ['-B', '-c', FILL, FOLDER], ['', '', '']);
		expect(filled).toEqual([true, ['A', 'B', 'C']]);
	});

	it('find the same cell with the fewest legal values', () => {
		const cells = answer('python3', ['-B', '-c', FINDMIN, FOLDER, ORDERING], BOARDS);
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
	it.each(namesOf('.php'))('solve every board: %s', (name) => {
		expectRight(answer('php', ['-r', PHP, `${FOLDER}/${name}.php`], BOARDS) as Run[], false);
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
		const args = ['-v0', `-Fi${FOLDER}`, `-FE${folder}`, path.join(folder, 'run.pas')];
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
