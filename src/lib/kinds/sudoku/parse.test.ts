import { describe, expect, it } from 'vitest';
import { formatLine } from './format';
import { MAX_TEXT } from '$lib/engine/kind';
import { MAX_BOARDS, parsePuzzles, type ParseError } from './parse';

function boards(text: string, name?: string): string[] {
	const parsed = parsePuzzles(text, name);
	if ('error' in parsed) throw new Error(JSON.stringify(parsed.error));
	return parsed.boards.map(({ board }) => formatLine(board));
}

function shapes(text: string): string[] {
	const parsed = parsePuzzles(text);
	if ('error' in parsed) throw new Error(JSON.stringify(parsed.error));
	return parsed.boards.map(({ board }) => `${board.shape.rows}×${board.shape.columns}`);
}

function names(text: string, name?: string): (string | undefined)[] {
	const parsed = parsePuzzles(text, name);
	if ('error' in parsed) throw new Error(JSON.stringify(parsed.error));
	return parsed.boards.map((board) => board.name);
}

function error(text: string): ParseError {
	const parsed = parsePuzzles(text);
	if (!('error' in parsed)) throw new Error(`${parsed.boards.length} boards`);
	return parsed.error;
}

const NINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const ROWS = NINE.match(/.{9}/g) ?? [];
const FOUR = '.123.4..32144.3.';

describe('a board on one line', () => {
	it.each([
		['dots', NINE],
		['zeros', NINE.replaceAll('.', '0')],
		['dashes', NINE.replaceAll('.', '-')],
		['underscores', NINE.replaceAll('.', '_')],
		['asterisks', NINE.replaceAll('.', '*')],
		['spaces', NINE.replaceAll('.', ' ')],
		['a byte order mark and a Windows line end', `\ufeff${NINE}\r\n`],
		['trailing spaces', `${NINE}   \n\n`],
		['a quoted line', `"${NINE}"`],
		['spaces between all cells', Array.from(NINE).join(' ')],
		['commas between all cells', Array.from(NINE).join(',')],
		['commas and nothing in empty cells', Array.from(NINE).join(',').replaceAll('.', '')],
		['spaces between rows', ROWS.join(' ')],
		['full-width digits', NINE.replace(/\d/g, (d) => String.fromCharCode(0xff10 + Number(d)))],
		['Arabic digits', NINE.replace(/\d/g, (d) => String.fromCharCode(0x660 + Number(d)))],
		['mathematical digits', NINE.replace(/\d/g, (d) => String.fromCodePoint(0x1d7e2 + Number(d)))],
		['middle dots', NINE.replaceAll('.', '·')],
		['marks of direction', `\u202a${NINE}\u202c`]
	])('with %s', (_, text) => {
		expect(boards(text)).toEqual([NINE]);
	});

	it.each([
		[16, '1.......4.....2.'],
		[25, '12345.............5......'],
		[36, `1${'.'.repeat(34)}6`],
		[64, `1${'.'.repeat(62)}8`],
		[100, `1${'.'.repeat(98)}A`],
		[144, `1${'.'.repeat(142)}C`],
		[256, `1${'.'.repeat(254)}G`],
		[625, `1${'.'.repeat(623)}P`],
		[1024, `1${'.'.repeat(1022)}W`]
	])('of %i cells', (_, text) => {
		expect(boards(text)).toEqual([text]);
	});

	it('reads lower-case letters as upper-case ones', () => {
		expect(boards(`a${'.'.repeat(99)}`)).toEqual([`A${'.'.repeat(99)}`]);
	});

	it('counts from 0 if 0 is a symbol', () => {
		const text = `0123456789ABCDEF${'.'.repeat(240)}`;
		expect(boards(text)).toEqual([`123456789ABCDEFG${'.'.repeat(240)}`]);
		const other = `0123456789ABCDEG${'.'.repeat(240)}`;
		expect(boards(other)).toEqual([`.123456789ABCDEG${'.'.repeat(240)}`]);
	});

	it('reads both 0 and . as empty on a board of nine symbols', () => {
		expect(boards(NINE.replace('.', '0'))).toEqual([NINE]);
	});
});

describe('several boards', () => {
	it('one per line, with blank lines and comments', () => {
		expect(boards(`# a list\n\n${NINE}\n// more\n${NINE}\n\n${NINE}\n`)).toHaveLength(3);
	});

	it('of several sizes', () => {
		const sixteen = `1${'.'.repeat(254)}G`;
		expect(boards(`${NINE}\n${FOUR}\n${sixteen}`)).toEqual([NINE, FOUR, sixteen]);
	});

	it('takes names from titles, remarks and comments directly above', () => {
		const grid = ROWS.join('\n');
		expect(names(`Grid 01\n${grid}\nGrid 02:\n${grid}`)).toEqual(['Grid 01', 'Grid 02']);
		expect(names(`# about the file\n\n# first\n${NINE}\n${NINE} # second\n${NINE}`)).toEqual([
			'first',
			'second',
			undefined
		]);
	});

	it('names the only board of a file after the file', () => {
		expect(names(NINE, 'C:\\puzzles\\monday.sdk')).toEqual(['monday']);
		expect(names(`# its own\n${NINE}`, 'monday.sdk')).toEqual(['its own']);
		expect(names(`${NINE}\n${NINE}`, 'monday.sdm')).toEqual([undefined, undefined]);
	});

	it('picks the puzzle of "puzzle,solution"', () => {
		const solution = '1'.repeat(81);
		expect(boards(`quizzes,solutions\n${NINE},${solution}\n${NINE},${solution}`)).toEqual([
			NINE,
			NINE
		]);
		expect(boards(`0000183b305c ${NINE}  1.2\n`)).toEqual([NINE]);
	});

	it('reads 4×4 boards one per line, even sixteen of them', () => {
		const solved = '1234341221434321';
		expect(boards(`${solved}\n`.repeat(3))).toHaveLength(3);
		expect(boards(`${solved}\n`.repeat(16))).toHaveLength(16);
		expect(boards(`${solved}\n`.repeat(20))).toHaveLength(20);
	});

	it(`lists at most ${MAX_BOARDS} and says so`, () => {
		const parsed = parsePuzzles(`${FOUR}\n`.repeat(MAX_BOARDS));
		expect(parsed).toMatchObject({ cut: false });
		const more = parsePuzzles(`${NINE}\n`.repeat(MAX_BOARDS + 1));
		expect(more).toMatchObject({ cut: true });
		expect('boards' in more && more.boards.length).toBe(MAX_BOARDS);
	});
});

describe('a grid', () => {
	const barred = ROWS.map((row) => `|${row.replace(/(...)/g, '$1|')}`);
	const banded = (ruler: string) =>
		[...barred.slice(0, 3), ruler, ...barred.slice(3, 6), ruler, ...barred.slice(6)].join('\n');

	it.each([
		['rows', ROWS.join('\n')],
		['rows with spaces', ROWS.map((row) => [...row].join(' ')).join('\n')],
		['rows with a blank line between bands', ROWS.map((r, i) => (i % 3 ? r : `\n${r}`)).join('\n')],
		['rows with a blank line between all', ROWS.join('\n\n')],
		['indented rows', ROWS.map((row) => `\t  ${row}`).join('\n')],
		['bars and rulers', banded('+---+---+---+')],
		['bars and rulers of dashes', banded('-------------')],
		['as many dashes as cells', banded('---------')],
		['bars in rulers', banded('|---|---|---|')],
		['double rulers', banded('=============')],
		['a frame', `+-----------+\n${banded('|---+---+---|')}\n+-----------+`],
		['the way of SimpleSudoku', `*-----------*\n${banded('|---+---+---|')}\n*-----------*`],
		['exclamation marks', banded('!---+---+---!').replaceAll('|', '!')],
		['the way of HoDoKu', `.---.---.---.\n${banded(':---+---+---:')}\n'---'---'---'`],
		[
			'box drawing',
			`┌───┬───┬───┐\n${banded('├───┼───┼───┤').replaceAll('|', '│')}\n└───┴───┴───┘`
		],
		['double box drawing', banded('╠═══╬═══╬═══╣').replaceAll('|', '║')],
		['dashes as empty cells', ROWS.join('\n').replaceAll('.', '-')],
		['dashes as empty cells, and rulers', banded('+---+---+---+').replaceAll('.', '-')],
		['spaces as empty cells', ROWS.join('\n').replaceAll('.', ' ')],
		[
			'spaces as empty cells, trimmed',
			ROWS.map((r) => r.replaceAll('.', ' ').trimEnd()).join('\n')
		],
		['spaces as empty cells between bars', banded('+---+---+---+').replaceAll('.', ' ')],
		[
			'spaces between cells and in empty ones',
			ROWS.map((row) => [...row].join(' ').replaceAll('.', ' ')).join('\n')
		],
		['a table', ROWS.map((r) => `| ${[...r].join(' | ').replaceAll('.', ' ')} |`).join('\n')],
		['commas', ROWS.map((row) => [...row].join(',')).join('\n')],
		['commas and zeros', ROWS.map((r) => [...r].join(', ').replaceAll('.', '0')).join('\n')],
		['commas at the ends', ROWS.map((row) => `${[...row].join(',')},`).join('\n')],
		['commas and nothing', ROWS.map((r) => [...r].join(',').replaceAll('.', '')).join('\n')],
		['semicolons', ROWS.map((r) => [...r].join(';').replaceAll('.', '')).join('\r\n')],
		['tabs', ROWS.map((r) => [...r].join('\t').replaceAll('.', '')).join('\n')],
		['quotes', ROWS.map((r) => `"${[...r].join('","').replaceAll('.', '')}"`).join('\n')],
		['strings', ROWS.map((row) => `"${row}",`).join('\n')],
		[
			'a .sdk file',
			`#AAuthor\n#DName\n#SSource\n[Puzzle]\n${ROWS.join('\n')}\n[State]\n${ROWS.join('\n')}`
		],
		['an old line end', ROWS.join('\r')]
	])('with %s', (_, text) => {
		expect(boards(text)).toEqual([NINE]);
	});

	it('reads rows as the exercise writes them', () => {
		expect(boards('0123\n0400\n3214\n4030')).toEqual([FOUR]);
		expect(boards('0123 0400 3214 4030')).toEqual([FOUR]);
		expect(boards('0 1 2 3\n0 4 0 0\n3 2 1 4\n4 0 3 0\n')).toEqual([FOUR]);
	});

	it('keeps empty rows', () => {
		const empty = '.'.repeat(9);
		const some = [...ROWS.slice(0, 8), empty].join('');
		const rows = [...ROWS.slice(0, 8), empty];
		expect(boards(rows.join('\n').replaceAll('.', '-'))).toEqual([some]);
		expect(boards(rows.map((r) => [...r].join('\t').replaceAll('.', '')).join('\n'))).toEqual([
			some
		]);
		expect(boards(`${'-'.repeat(9)}\n`.repeat(9))).toEqual([empty.repeat(9)]);
	});

	it('of sixteen with numbers', () => {
		const row = '16 0 3 4 5 6 7 8 9 10 11 12 13 14 15 1';
		const rest = '0 '.repeat(15).concat('0');
		const expected = [`G.3456789ABCDEF1${'.'.repeat(240)}`];
		const text = [row, ...new Array<string>(15).fill(rest)].join('\n');
		expect(boards(text)).toEqual(expected);
		expect(boards(text.replaceAll(' ', ','))).toEqual(expected);
		expect(boards(text.replaceAll(' ', '\t'))).toEqual(expected);
		expect(boards(text.replaceAll('\n', ' '))).toEqual(expected);
		expect(boards(text.replace(/\b\d\b/g, '0$&'))).toEqual(expected);
	});

	it('of sixteen with letters', () => {
		const rows = ['GD92 ABCE 1345 678F', ...new Array<string>(15).fill('.... .... .... ....')];
		expect(boards(rows.join('\n'))).toEqual([`GD92ABCE1345678F${'.'.repeat(240)}`]);
	});

	it('several, one below the other', () => {
		const grid = ROWS.join('\n');
		expect(boards(`${grid}\n\n${grid}`)).toEqual([NINE, NINE]);
		expect(boards(`${grid}\n${grid}\n${grid}`)).toEqual([NINE, NINE, NINE]);
	});

	it('shows the shape of its boxes', () => {
		const usual = '...|...\n...|...\n---+---\n'.repeat(3);
		expect(shapes(usual)).toEqual(['2×3']);
		const upright = '..|..|..\n'.repeat(3);
		expect(shapes(`${upright}--+--+--\n${upright}`)).toEqual(['3×2']);
		expect(shapes('......\n'.repeat(6))).toEqual(['2×3']);
		expect(shapes('# box 3x2\n'.concat('......\n'.repeat(6)))).toEqual(['3×2']);
		expect(shapes(ROWS.map((row) => [...row].join('|')).join('\n'))).toEqual(['3×3']);
	});
});

describe('lists', () => {
	const rows = ROWS.map((row) => [...row].map((cell) => (cell === '.' ? 0 : Number(cell))));
	const json = JSON.stringify(rows);
	const strings = JSON.stringify(ROWS.map((row) => [...row]));

	it.each([
		['JSON', json],
		['JSON over lines', JSON.stringify(rows, null, 2)],
		['null', json.replaceAll('0', 'null')],
		['None', json.replaceAll('0', 'None')],
		['empty strings', strings.replaceAll('"."', '""')],
		['dots', strings],
		['single quotes', strings.replaceAll('"', "'")],
		['strings of a row', JSON.stringify(ROWS)],
		['a flat list', JSON.stringify(rows.flat())],
		['tuples', json.replaceAll('[', '(').replaceAll(']', ')')],
		['braces', `int[][] board = ${json.replaceAll('[', '{').replaceAll(']', '}')};`],
		['new', `int[][] board = new int[][] ${json.replaceAll('[', '{').replaceAll(']', '}')};`],
		['an assignment', `board = ${json}`],
		['an annotated assignment', `# easy\nboard: List[List[int]] = ${json}\n`],
		['const', `const board = ${json};`],
		['numpy', `board = np.array(${json})`],
		['printed numpy', json.replaceAll(',', ' ').replaceAll('] [', ']\n [')],
		['numpy of floats', json.replace(/\d/g, '$&.')],
		['commas at the ends', json.replaceAll(']', ',]')],
		['rows without a list around', json.slice(1, -1).replaceAll('],', '],\n')],
		['comments', json.replaceAll('],', '], # row\n')],
		['a record', `{"board": ${json}, "solution": [[1]]}`],
		['a record with a line', JSON.stringify({ board: NINE })],
		['deep records', `{"newboard":{"grids":[{"value":${json},"difficulty":"Hard"}],"results":1}}`]
	])('%s', (_, text) => {
		expect(boards(text)).toEqual([NINE]);
	});

	it('of boards', () => {
		expect(boards(`[${json}, ${json}]`)).toEqual([NINE, NINE]);
		expect(boards(JSON.stringify([NINE, NINE]))).toEqual([NINE, NINE]);
		expect(boards(`a = ${json}\nb = ${json}\n`)).toEqual([NINE, NINE]);
		expect(boards(JSON.stringify([rows.flat(), rows.flat()]))).toEqual([NINE, NINE]);
		expect(names(JSON.stringify([{ name: 'one', board: rows }, { board: rows }]))).toEqual([
			'one',
			undefined
		]);
	});

	it('with numbers above nine and letters', () => {
		const first = [10, 'B', 'c', '4', 5, 6, 7, 8, 9, 1, 2, 3];
		const twelve = [first, ...new Array<number[]>(11).fill(new Array<number>(12).fill(0))];
		expect(boards(JSON.stringify(twelve))).toEqual([`ABC456789123${'.'.repeat(132)}`]);
	});

	it('with a box', () => {
		const six = new Array<number[]>(6).fill(new Array<number>(6).fill(0));
		expect(shapes(JSON.stringify({ box: { rows: 3, columns: 2 }, board: six }))).toEqual(['3×2']);
		expect(shapes(JSON.stringify({ box: { rows: 9, columns: 2 }, board: six }))).toEqual(['2×3']);
	});
});

describe('errors', () => {
	const grid = (change: (rows: string[]) => void) => {
		const rows = [...ROWS];
		change(rows);
		return rows.join('\n');
	};

	it('names a row that is too short or too long', () => {
		const short = grid((rows) => (rows[2] = rows[2].slice(1)));
		const expected = { code: 'row-length', line: 3, row: 3, found: 8, expected: 9 };
		expect(error(short)).toEqual(expected);
		expect(error(`# name\n\n${short}`)).toEqual({ ...expected, line: 5 });
		const first = grid((rows) => (rows[0] += '1'));
		expect(error(first)).toEqual({ code: 'row-length', line: 1, row: 1, found: 10, expected: 9 });
	});

	it('names a cell that is not a symbol', () => {
		const text = grid((rows) => (rows[1] = '6..1x5...'));
		expect(error(text)).toEqual({
			code: 'symbol',
			line: 2,
			row: 2,
			column: 5,
			found: 'x',
			size: 9
		});
		const line = { code: 'symbol', line: 1, row: 2, column: 5, found: 'A', size: 9 };
		expect(error(text.replaceAll('\n', '').replace('x', 'A'))).toEqual(line);
		expect(error(text.replaceAll('\n', '').replace('x', '𝌆'))).toEqual({ ...line, found: '𝌆' });
		expect(error('0123\n0500\n3214\n4030')).toMatchObject({
			row: 2,
			column: 2,
			found: '5',
			size: 4
		});
		expect(error('0123 0500 3214 4030')).toMatchObject({ row: 2, column: 2, found: '5', size: 4 });
	});

	it('names a number that is too large', () => {
		const rows = new Array<string>(16).fill('0 '.repeat(15).concat('10'));
		rows[3] = '0 '.repeat(15).concat('17');
		expect(error(rows.join('\n'))).toMatchObject({ row: 4, column: 16, found: '17', size: 16 });
		expect(error(rows.join('\n').replaceAll(' ', ','))).toMatchObject({ row: 4, found: '17' });
	});

	it('states the actual and expected number of rows', () => {
		const missing = ROWS.slice(0, 8).join('\n');
		expect(error(missing)).toEqual({ code: 'row-count', line: 8, found: 8, expected: 9 });
		expect(error(`${missing}\n\n${ROWS.join('\n')}`)).toMatchObject({ found: 8, expected: 9 });
		expect(error(`${ROWS.join('\n')}\n${ROWS[0]}`)).toMatchObject({ found: 10, expected: 9 });
	});

	it('states the expected length of a line', () => {
		const short = { code: 'length', line: 1, found: 80, expected: 81, size: 9 };
		expect(error(NINE.slice(1))).toEqual(short);
		expect(error(`${NINE}\n${NINE}1`)).toEqual({ ...short, line: 2, found: 82 });
		expect(error('12345')).toEqual({ code: 'length', line: 1, found: 5, expected: 16, size: 4 });
		expect(error('1'.repeat(2_000_000))).toMatchObject({ code: 'length', found: 2_000_000 });
		expect(error('1 '.repeat(2_000_000))).toMatchObject({ code: 'length', found: 2_000_000 });
		expect(error('1,'.repeat(2_000_000))).toMatchObject({ code: 'length', found: 2_000_001 });
	});

	const full = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
	const FULL: readonly string[] = full.match(/.{9}/g) ?? [];

	it('does not read plain text as a board of empty cells', () => {
		const six = 'Dear all,\n\nwe will meet\nagain on Monday\nat nine\nYours\nAnna';
		expect(error(six)).toEqual({ code: 'no-board', line: 1 });
		const symbol = { code: 'symbol', line: 5, row: 5, column: 1, found: 'X', size: 9 };
		const filled = FULL.map((row, index) => (index === 4 ? `X${row.slice(1)}` : row));
		expect(error(filled.join('\n'))).toEqual(symbol);
		expect(error(filled.map((row) => [...row].join(' ')).join('\n'))).toEqual(symbol);

		const csv = ROWS.map((row) => [...row].join(',').replaceAll('.', ''));
		const twelve = csv.with(1, csv[1].replace('9', '12')).join('\n');
		expect(error(twelve)).toMatchObject({ code: 'symbol', row: 2, column: 5, found: '12' });
		const latex = ROWS.map((row) => `${[...row].join(' & ').replaceAll('.', ' ')} \\\\`);
		expect(boards(latex.join('\n'))).toEqual([NINE]);
		const emoji = ROWS.map((row) => row.replaceAll('.', '🟦'));
		expect(error(emoji.join('\n'))).toMatchObject({ code: 'symbol', row: 1, found: '🟦' });
	});

	it('does not pad a row that is too short', () => {
		const short = { code: 'row-length', line: 3, row: 3, found: 8, expected: 9 };
		const dashes = (text: string) => text.replaceAll('.', '-');
		expect(error(dashes(grid((rows) => (rows[2] = rows[2].slice(1)))))).toEqual(short);
		const last = { ...short, line: 9, row: 9 };
		for (const separator of ['', ' ', ' | ']) {
			const rows = FULL.with(8, FULL[8].slice(1)).map((row) => [...row].join(separator));
			expect(error(rows.join('\n'))).toEqual(last);
		}
		// The other rows end in spaces; this one is missing a space elsewhere.
		const spaces = grid((rows) => (rows[2] = rows[2].slice(1))).replaceAll('.', ' ');
		expect(error(spaces)).toEqual({ ...short });
		expect(error(`# name\n\n${spaces}`)).toEqual({ ...short, line: 5 });
	});

	it('recognizes prose, pictures and empty text', () => {
		expect(error('')).toEqual({ code: 'empty' });
		expect(error('\ufeff \r\n\t\n# a comment\n// another')).toEqual({ code: 'empty' });
		expect(error('+---+---+')).toEqual({ code: 'empty' });
		expect(error('Dear all,\nhow are you today?')).toEqual({ code: 'no-board', line: 1 });
		expect(error('<!DOCTYPE html>\n<html><body>hello</body></html>')).toMatchObject({ line: 1 });
		expect(error('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')).toEqual({ code: 'not-text' });
		expect(error('1'.repeat(MAX_TEXT + 1))).toMatchObject({ code: 'too-large' });
	});

	it.each(['[|0]', '[|0|]', '[[1]]', '[[1],[2]]', 'a = [[3], [1], [2], [4]]'])(
		'finds no board of one cell in %s',
		(text) => {
			expect(error(text)).toMatchObject({ code: 'length', line: 1 });
		}
	);

	it('reports unexpected items in a list', () => {
		expect(error('[[1, 2], [3, 4')).toEqual({ code: 'syntax', line: 1, column: 15, found: '' });
		expect(error('[[1, 2],\n [3; @]]')).toEqual({ code: 'syntax', line: 2, column: 6, found: '@' });
		expect(error('[[1, "2], [3, 4]]')).toMatchObject({ code: 'syntax', column: 6 });
		expect(error('['.repeat(1_000_000))).toMatchObject({ code: 'syntax' });
		expect(error('[]')).toEqual({ code: 'empty' });
		expect(error('[[1, 2, 3], [1, 2, 3]]')).toMatchObject({
			code: 'row-count',
			found: 2,
			expected: 3
		});
		expect(error('[[1, 2],\n[1, 2, 2]]')).toMatchObject({
			code: 'row-length',
			line: 2,
			row: 2,
			found: 3
		});
		expect(error('[[1, 2],\n[1, "x"]]')).toMatchObject({
			code: 'symbol',
			line: 2,
			row: 2,
			column: 2
		});
		expect(error('[[1, 1e3], [1, 2]]')).toMatchObject({ code: 'symbol', found: '1e3' });
	});

	it('never runs what it reads', () => {
		expect(error('[alert(1)]')).toMatchObject({ code: 'syntax' });
		expect(error('[["__proto__"]]')).toMatchObject({ code: 'length', found: 9 });
		expect(error('{"__proto__": {"x": 1}}')).toEqual({ code: 'empty' });
	});
});

it.each(['-', '|-', '- '])('a line of millions of %j is an error', (piece) => {
	const text = piece.repeat(8_000_000 / piece.length);
	expect(['length', 'too-big']).toContain(error(text).code);
});

describe('never another board', () => {
	const ROWS_OF_FOUR = '[4,0,2,1],\n[0,1,0,4],\n[1,0,4,0],\n[0,4,1,2]';

	it.each(['grid', 'board', 'puzzle', 'sudoku', 'let grid', 'int board[4][4]'])(
		'from a broken list with the name %s',
		(name) => {
			for (const text of [`[${ROWS_OF_FOUR}]`, `[\n${ROWS_OF_FOUR}\n]`]) {
				expect(boards(`${name} = ${text}`)).toEqual(['4.21.1.41.4..412']);
			}
			const broken = (row: string) => error(`${name} = [${ROWS_OF_FOUR},\n${row}`);
			expect(broken('[1,0;;,4,0]]')).toEqual({ code: 'syntax', line: 5, column: 6, found: ';' });
			expect(broken('[0,0,0,0]')).toMatchObject({ code: 'row-count', found: 5, expected: 4 });
			expect(error(`${name} = [\n${ROWS_OF_FOUR},\n[1,0;;,4,0]]`)).toMatchObject({ line: 6 });
		}
	);

	it('from a broken list below words, without a note', () => {
		const parsed = parsePuzzles(`My words\nlet grid = [${ROWS_OF_FOUR},\n[1,0;;,4,0]\noops!`);
		expect(parsed).toMatchObject({ notes: [{ code: 'left-out', lines: [1, 2, 7] }] });
	});

	it('from a title with a bracket', () => {
		expect(names('Puzzle = (easy)\n4021\n0104\n1040\n0412')).toEqual(['Puzzle = (easy)']);
	});

	it.each(['1  2\n 2 1\n    \n    ', '1  2\n 2 1\n\n'])(
		'from a board of 4 × 4 with two empty rows: %j',
		(text) => {
			expect(boards(text)).toEqual(['1..2.2.1........']);
			expect(boards('1 2\n2 1')).toEqual(['1221']);
		}
	);
});

describe('a board with blanks for empty cells', () => {
	const rows = '5 3 7\n6  195\n 98\n8   6\n4  8 3\n7   2\n 6\n   419\n    8'.split('\n');
	const line = '5.3.7....6..195....98......8...6....4..8.3...7...2.....6..........419.......8....';

	it('may have three empty columns at the right', () => {
		expect(boards(rows.map((row) => row.padEnd(9)).join('\n'))).toEqual([line]);
	});

	it('that lost the blanks of three columns is told apart from a board of six rows', () => {
		expect(error(rows.join('\n'))).toEqual({ code: 'short-rows', line: 9, found: 6, expected: 9 });
	});
});

it.each(['r1c3 = 4', 'R1C3: 4, R2C2: 7', '(1,3) = 4', '[1, 3] 4', 'r1c3 is 4'])(
	'the hint %j above a board is left out',
	(hint) => {
		const parsed = parsePuzzles(`${hint}\n${ROWS.join('\n')}`);
		expect(parsed).toMatchObject({ boards: [{}], notes: [{ code: 'left-out', lines: [1] }] });
		expect(boards(`${hint}\n${ROWS.join('\n')}`)).toEqual([NINE]);
	}
);
