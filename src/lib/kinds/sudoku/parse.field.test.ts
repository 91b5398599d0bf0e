import { compressToBase64 } from 'lz-string';
import { describe, expect, it } from 'vitest';
import { listValues } from '$lib/engine/problem';
import { EMPTY } from './board';
import { formatGrid, formatLine } from './format';
import { MAX_BOARDS, parsePuzzles, type ParseError } from './parse';
import { kind as sudokuKind } from './kind';
import { setupOf } from './setup';
import { sudoku } from './sudoku';

const NINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const OTHER = NINE.replace('53', '35');
const ROWS = NINE.match(/.{9}/g) ?? [];
const GRID = ROWS.join('\n');
const SPACED = GRID.replaceAll('.', ' ').replace(/ +$/gm, '');

function read(text: string) {
	const parsed = parsePuzzles(text);
	if ('error' in parsed) throw new Error(JSON.stringify(parsed.error));
	return { ...parsed, lines: parsed.boards.map(({ board }) => formatLine(board)) };
}

function error(text: string): ParseError {
	const parsed = parsePuzzles(text);
	if (!('error' in parsed)) throw new Error(JSON.stringify(parsed.boards));
	return parsed.error;
}

/** A cell of f-puzzles for each character. */
const cellsOf = (line: string, given: object) =>
	(line.match(/.{9}/g) ?? []).map((row) =>
		[...row].map((cell) => (cell === '.' ? {} : { value: Number(cell), ...given }))
	);

describe('never another puzzle than the one that was given', () => {
	it.each([
		['a blank line between them', `${SPACED}\n\n${SPACED}`, 2],
		['nothing between them', `${SPACED}\n${SPACED}`, 2],
		['a third one', `${SPACED}\n${SPACED}\n\n${SPACED}`, 3]
	])('boards with spaces for empty cells and %s', (_, text, count) => {
		expect(read(text).lines).toEqual(new Array(count).fill(NINE));
	});

	it('boards with spaces for empty cells below titles', () => {
		const { boards, lines } = read(`Grid 01\n${SPACED}\nGrid 02\n${SPACED}`);
		expect(lines).toEqual([NINE, NINE]);
		expect(boards.map(({ name }) => name)).toEqual(['Grid 01', 'Grid 02']);
	});

	it('a grid whose every row is shorter than it has rows is an error that says so', () => {
		expect(error(`${SPACED}\n5`)).toEqual({ code: 'short-rows', line: 10, found: 9, expected: 10 });
		expect(error(`${GRID}\n${ROWS[0]}`)).toEqual({
			code: 'row-count',
			line: 10,
			found: 10,
			expected: 9
		});
	});

	it('headings of rows and columns are not symbols', () => {
		const csv = ROWS.map((row, i) => `${'ABCDEFGHI'[i]},${[...row].join(',').replaceAll('.', '')}`);
		expect(read(`,1,2,3,4,5,6,7,8,9\n${csv.join('\n')}`).lines).toEqual([NINE]);
		const numbered = ROWS.map((row, i) => `${i + 1} | ${[...row].join(' ')}`);
		expect(read(`    1 2 3 4 5 6 7 8 9\n${numbered.join('\n')}`).lines).toEqual([NINE]);
	});

	it('a single character is not a board', () => {
		expect(error('.')).toMatchObject({ code: 'length', found: 1 });
	});

	it('symbols from 0 or from A are told', () => {
		const rest = '.'.repeat(240);
		const hex = read(`0123456789ABCDEF${rest}`);
		expect(hex.lines).toEqual([`123456789ABCDEFG${rest}`]);
		expect(hex.notes).toEqual([{ code: 'renamed', first: '0', last: 'F', became: ['1', 'G'] }]);
		const letters = read(`ABCDEFGHIJKLMNOP${rest}`);
		expect(letters.lines).toEqual([`123456789ABCDEFG${rest}`]);
		expect(letters.notes).toMatchObject([{ code: 'renamed', first: 'A', last: 'P' }]);
		expect(read(`123456789ABCDEFG${rest}`).notes).toBeUndefined();
	});

	it.each([
		['rows of LaTeX', '|1| |3|4|.\n|3|4| |2|.\n|2|1|4|3|.\n|4|3|2|1|.'],
		[
			'a LaTeX environment',
			'\\begin{sudoku}\n|1| |3|4|.\n|3|4| |2|.\n|2|1|4|3|.\n|4|3|2|1|.\n\\end{sudoku}'
		],
		[
			'AMPL data',
			'data;\nparam given : 1 2 3 4 :=\n1 1 . 3 4\n2 3 4 . 2\n3 2 1 4 3\n4 4 3 2 1 ;\nend;'
		],
		['assignments', 'line[0] = 1034;\nline[1] = 3402;\nline[2] = 2143;\nline[3] = "4321";'],
		[
			'facts of a logic program',
			'% a puzzle\nc(1,1,1). c(1,3,3). c(1,4,4). c(2,1,3).\nc(2,2,4). c(2,4,2).\n' +
				'c(3,1,2). c(3,2,1). c(3,3,4). c(3,4,3). c(4,1,4). c(4,2,3). c(4,3,2). c(4,4,1).'
		],
		[
			'a record for each cell',
			JSON.stringify(
				Array.from('1.3434.221434321', (cell) =>
					cell === '.' ? { val: null, candidates: [2, null, 4] } : { val: Number(cell) }
				)
			)
		]
	])('%s', (_, text) => {
		expect(read(text).lines).toEqual(['1.3434.221434321']);
	});

	it('facts with two symbols for one cell contradict each other', () => {
		expect(error('c(1,1,2). c(9,9,9).\nc(1,1,3).')).toMatchObject({
			code: 'syntax',
			line: 2,
			found: 'c(1,1,3).'
		});
	});

	it('an empty grid of f-puzzles with a further rule is told by the rule', () => {
		const grid = cellsOf('.'.repeat(81), {});
		const rule = [{ lines: [['R1C1', 'R1C2']] }];
		expect(error(JSON.stringify({ size: 9, grid, thermometer: rule }))).toEqual({
			code: 'variant',
			found: 'thermometer'
		});
		expect(read(JSON.stringify({ size: 9, grid })).lines).toEqual(['.'.repeat(81)]);
	});

	it('a row that lost its zeros in an assignment is too short', () => {
		const rows = ['000000010', '400000000', '3000049'].map((row, at) => `line[${at}] = ${row};`);
		expect(error(rows.join('\n'))).toMatchObject({ code: 'row-length', row: 3, found: 7 });
	});

	it('a link with too many cells is told by their number', () => {
		expect(error(`https://example.org/?grid=${'1'.repeat(90)}`)).toMatchObject({
			code: 'length',
			found: 90,
			expected: 81
		});
	});

	it('as few cells as a row has are no board, and a tiny board is saved in rows', async () => {
		expect(error('[0, 0, 0, 0]')).toMatchObject({ code: 'length', found: 4, expected: 16 });
		const [{ board }] = read('[[0, 2], [0, 0]]').boards;
		const saved = sudokuKind.formats.find(({ id }) => id === 'line')!.write(setupOf(board));
		expect(read(saved).lines).toEqual(['.2..']);
	});

	it('one slip does not make pencil marks of a grid', () => {
		const slip = ROWS.map((row) => [...row].join(' '))
			.join('\n')
			.replace('5 3', '5 23');
		expect(error(slip)).toMatchObject({ code: 'row-length', row: 1, found: 10 });
	});
});

describe('what stands around boards', () => {
	it('a header and closing prose are left out and noted', () => {
		const { lines, notes } = read(
			`This is a puzzle that was found in last week's paper.\n\n${GRID}\n\nHave fun!`
		);
		expect(lines).toEqual([NINE]);
		expect(notes).toEqual([{ code: 'left-out', lines: [1, 13], count: 2 }]);
	});

	it('words directly above a board are its name', () => {
		const { boards, notes } = read(`Puzzle:\n${GRID}\nSolution:\n${GRID}`);
		expect(boards.map(({ name }) => name)).toEqual(['Puzzle', 'Solution']);
		expect(notes).toBeUndefined();
	});

	it.each(['9', '9 9', '3x3', 'n = 9', '7'])('the size %j above a board is noted', (size) => {
		const { lines, notes } = read(`${size}\n${GRID}`);
		expect(lines).toEqual([NINE]);
		expect(notes).toEqual([{ code: 'left-out', lines: [1], count: 1 }]);
	});

	it('one bad line among many boards is left out, with its error', () => {
		const list = new Array<string>(200).fill(NINE).with(50, NINE.slice(1));
		const { lines, notes } = read(list.join('\n'));
		expect(lines).toHaveLength(199);
		expect(notes).toEqual([
			{
				code: 'left-out',
				lines: [51],
				count: 1,
				error: { code: 'length', line: 51, found: 80, expected: 81, size: 9 }
			}
		]);
		expect(error(list.slice(49, 52).join('\n').replaceAll(NINE, NINE.slice(2)))).toMatchObject({
			code: 'length',
			found: 79
		});
	});

	it.each(['+===+===+===+', '~~~~~~~~~', '___________', '***+***+***', '^^^^^^^^^', '# # # # #'])(
		'a ruler of %j',
		(ruler) => {
			const text = [...ROWS.slice(0, 3), ruler, ...ROWS.slice(3, 6), ruler, ...ROWS.slice(6)];
			expect(read(text.join('\n')).lines).toEqual([NINE]);
		}
	);

	it('a row of underscores is a row where underscores are empty cells', () => {
		const rows = [...ROWS.slice(0, 8), '.........'].map((row) => row.replaceAll('.', '_'));
		expect(read(rows.join('\n')).lines).toEqual([`${ROWS.slice(0, 8).join('')}.........`]);
	});
});

describe('tables', () => {
	it.each([
		['colons', ROWS.map((row) => [...row].join(':')).join('\n')],
		['slashes', ROWS.map((row) => [...row].join('/')).join('\n')],
		['a comma after each row but the last', ROWS.map((row) => [...row].join(',')).join(',\n')],
		['X for empty cells', GRID.replaceAll('.', 'X')]
	])('with %s', (_, text) => {
		expect(read(text).lines).toEqual([NINE]);
	});

	it('finds the column of the puzzles and keeps names and ratings', () => {
		const solution = NINE.replaceAll('.', '1');
		const { boards, lines } = read(
			`id,solution,puzzle,clues,difficulty\nA7,${solution},${NINE},30,4.2\nA8,${solution},${OTHER},30,\n`
		);
		expect(lines).toEqual([NINE, OTHER]);
		expect(boards.map(({ name, about }) => [name, about])).toEqual([
			['A7', 'difficulty: 4.2'],
			['A8', undefined]
		]);
		expect(read(`solutions,quizzes\n${solution},${NINE}\n`).lines).toEqual([NINE]);
		expect(read(`puzzle;rating\n${NINE};2\n${NINE};3\n`).lines).toEqual([NINE, NINE]);
	});

	it('leaves out a bad record and says which', () => {
		const records = [NINE, NINE, NINE.slice(3), NINE].map((line, i) => `${i},${line}`);
		expect(read(`id,puzzle\n${records.join('\n')}`).notes).toMatchObject([
			{ code: 'left-out', lines: [4], count: 1, error: { code: 'length', found: 78 } }
		]);
	});
});

describe('pencil marks', () => {
	const cells = ROWS.flatMap((row, y) =>
		[...row].map((cell, x) => (cell === '.' ? '258'.slice((x + y) % 2) : cell))
	);
	const marks = Array.from({ length: 9 }, (_, row) => cells.slice(row * 9, row * 9 + 9));

	it.each([
		['in columns', marks.map((row) => row.map((cell) => cell.padEnd(4)).join('')).join('\n')],
		['in a frame', `+----+----+----+\n${marks.map((row) => `| ${row.join(' ')} |`).join('\n')}`]
	])('%s are the candidates of the empty cells', (_, text) => {
		const [{ board, candidates }] = read(text).boards;
		expect(formatLine(board)).toBe(NINE);
		expect(listValues(candidates![2])).toEqual([1, 4, 7]);
		expect(listValues(candidates![3])).toEqual([4, 7]);
	});

	it('limit what the search may place', () => {
		const [{ board, candidates }] = read(marks.map((row) => row.join(' ')).join('\n')).boards;
		const model = sudoku(board, candidates).model();
		const all = sudoku(board).model();
		const open = Array.from(board.cells.keys()).filter((cell) => board.cells[cell] === EMPTY);
		for (const cell of open) expect(model.legal(cell)).toBe(all.legal(cell) & candidates![cell]);
	});

	it('are written and read back', () => {
		const [{ board, candidates }] = read(marks.map((row) => row.join(' ')).join('\n')).boards;
		const [again] = read(formatGrid(board, candidates)).boards;
		expect(again.board).toEqual(board);
		for (const cell of board.cells.keys()) {
			if (board.cells[cell] === EMPTY) expect(again.candidates![cell]).toBe(candidates![cell]);
		}
	});

	it('of HoDoKu: what was filled in, and the candidates that were removed', () => {
		const line = `:0000:x:${NINE.replace('53.', '5+3.')}:214 714::`;
		const [{ board, entries, candidates }] = read(line).boards;
		expect(formatLine(board)).toBe(NINE.replace('53', '5.'));
		expect(entries?.cells[1]).toBe(2);
		expect(listValues(candidates![3])).toEqual([0, 2, 3, 4, 5, 7, 8]);
		// A given has no candidates to remove.
		expect(read(`${NINE}:511 212`).boards[0].candidates).toBeUndefined();
	});
});

describe('files of other programs', () => {
	it('OpenSudoku, with its name and level', () => {
		const xml = `<?xml version="1.0"?>\n<opensudoku><name>Sunday &amp; Monday</name><level>easy</level>\n<game data="${NINE.replaceAll('.', '0')}"/>\n<game data="${OTHER}"/></opensudoku>`;
		const { boards, lines } = read(xml);
		expect(lines).toEqual([NINE, OTHER]);
		expect(boards[0]).toMatchObject({ name: 'Sunday & Monday', about: 'easy' });
		expect(error(xml.replace('</opensudoku>', ''))).toMatchObject({ code: 'syntax', line: 4 });
		expect(error(xml.replace(/data="[^"]*"/g, 'data="x"'))).toMatchObject({
			code: 'no-board',
			line: 3
		});
	});

	it('a game of OpenSudoku in progress', () => {
		const fields = [...NINE].map((cell, i) => {
			return cell === '.' ? '0|0|1|' : i === 1 ? `${cell}|0|1|` : `${cell}|0|0|`;
		});
		const xml = `<opensudoku version="2"><folder name="F"><game data="version: 2\n${fields.join('')}"/></folder></opensudoku>`;
		const [{ board, entries, name }] = read(xml).boards;
		expect(formatLine(board)).toBe(NINE.replace('53', '5.'));
		expect(entries?.cells[1]).toBe(2);
		expect(name).toBe('F');
	});

	it('KSudoku', () => {
		const values = [...NINE].map((c) => (c === '.' ? '_' : 'abcdefghij'[Number(c)])).join('');
		const xml = `<!DOCTYPE ksudoku>\n<ksudoku><game><puzzle><graph type="sudoku" order="9"/><values>${values}</values></puzzle></game></ksudoku>`;
		expect(read(xml).lines).toEqual([NINE]);
		expect(error(xml.replace('type="sudoku"', 'type="killer"').replace(values, ''))).toMatchObject({
			code: 'variant'
		});
	});

	it('GNOME Sudoku', () => {
		const cells = [...NINE].map((cell, i) => ({
			position: [Math.floor(i / 9), i % 9],
			value: cell === '.' ? 0 : Number(cell),
			fixed: cell !== '.' && i !== 1,
			earmarks: []
		}));
		const [{ board, entries }] = read(JSON.stringify({ time_elapsed: 3.5, cells })).boards;
		expect(formatLine(board)).toBe(NINE.replace('53', '5.'));
		expect(entries?.cells[1]).toBe(2);
	});

	it('f-puzzles, as JSON and packed into a link', () => {
		const puzzle = { size: 9, title: 'Mine', grid: cellsOf(NINE, { given: true }) };
		expect(read(JSON.stringify(puzzle)).boards).toMatchObject([{ name: 'Mine' }]);
		const packed = compressToBase64(JSON.stringify(puzzle));
		expect(read(`https://www.f-puzzles.com/?load=${encodeURIComponent(packed)}`).lines).toEqual([
			NINE
		]);
		expect(read(`https://sudokupad.app/fpuzzles${packed}`).lines).toEqual([NINE]);
		const killer = { ...puzzle, killercage: [{ cells: ['R1C1'], value: '5' }] };
		expect(error(JSON.stringify(killer))).toEqual({ code: 'variant', found: 'killercage' });
	});

	it('SudokuPad', () => {
		const regions = Array.from({ length: 9 }, (_, box) =>
			Array.from({ length: 9 }, (__, i) => [
				3 * Math.floor(box / 3) + Math.floor(i / 3),
				3 * (box % 3) + (i % 3)
			])
		);
		const cages = [{ value: 'title: Mine' }];
		const puzzle = { cellSize: 50, cells: cellsOf(NINE, {}), regions, cages };
		expect(read(JSON.stringify(puzzle)).lines).toEqual([NINE]);
		const [first, second, ...rest] = regions;
		const odd = [[second[0], ...first.slice(1)], [first[0], ...second.slice(1)], ...rest];
		expect(error(JSON.stringify({ ...puzzle, regions: odd }))).toMatchObject({ code: 'variant' });
	});

	it('MiniZinc and Prolog', () => {
		const rows = ROWS.map((row) => [...row]);
		const bars = rows.map((row) => row.join(', ').replaceAll('.', '0')).join('\n| ');
		expect(read(`n = 9; % size\nstart = [| ${bars} |];\n`).lines).toEqual([NINE]);
		const lists = rows.map((row) => `[${row.join(',').replaceAll('.', '_')}]`).join(',\n');
		expect(read(`problem(1, [${lists}]).\n`).lines).toEqual([NINE]);
		expect(read(`:- Rows = [${lists}], sudoku(Rows).`).lines).toEqual([NINE]);
	});
});

describe('links', () => {
	it.each([
		`https://www.sudokuwiki.org/sudoku.htm?bd=${NINE.replaceAll('.', '0')}`,
		`https://example.org/play#${NINE}`,
		`www.example.org/p/${NINE}`
	])('%s', (link) => {
		expect(read(link).lines).toEqual([NINE]);
	});

	it('without a puzzle are refused as such', () => {
		expect(error('https://sudokupad.app/abc123')).toEqual({ code: 'link' });
	});
});

describe('the true cause of an error', () => {
	it('a board of 33 × 33 is too large', () => {
		const rows = new Array<string>(33).fill('.'.repeat(33));
		const tooBig = { code: 'too-big', line: 1, found: 33, expected: 32 };
		expect(error(rows.join('\n'))).toEqual(tooBig);
		expect(error(rows.join(''))).toEqual(tooBig);
		expect(error(JSON.stringify(rows.map((row) => [...row])))).toEqual(tooBig);
	});
});

it('gives up on half a million lines without a board after the first ones', () => {
	expect(error('=\n'.repeat(500_000))).toEqual({ code: 'empty' });
	expect(error('a\n'.repeat(500_000))).toEqual({ code: 'no-board', line: 1 });
	const parsed = parsePuzzles('123456789\n'.repeat(250_000));
	expect('boards' in parsed && [parsed.boards.length, parsed.cut]).toEqual([MAX_BOARDS, true]);
});
