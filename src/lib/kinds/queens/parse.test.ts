import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatBoard, formatColumns } from './format';
import { MAX_TEXT } from '$lib/engine/kind';
import { MAX_BOARDS, parseQueens } from './parse';
import { board, NONE, type QueensSetup } from './setup';

function boards(text: string): QueensSetup[] {
	const parsed = parseQueens(text);
	if ('error' in parsed) throw new Error(JSON.stringify(parsed.error));
	return parsed.puzzles.map(({ setup }) => setup);
}

const error = (text: string) => {
	const parsed = parseQueens(text);
	return 'error' in parsed ? parsed.error : null;
};

const anyBoard = fc
	.integer({ min: 1, max: 32 })
	.chain((size) =>
		fc
			.array(fc.integer({ min: NONE, max: size - 1 }), { maxLength: size })
			.map((columns) => board(size, columns))
	);

describe('parseQueens', () => {
	it.each(['n = 6', 'n=6', 'N: 6', '6', ' 6\n', 'size 6', '06'])('reads "%s" as a size', (text) => {
		expect(boards(text)).toEqual([board(6)]);
	});

	it.each(['2 4 1 3', '2,4,1,3', '2, 4, 1, 3\n', '2-4-1-3', '[2, 4, 1, 3]', '\ufeff(2 4 1 3)'])(
		'reads "%s" as columns',
		(text) => {
			expect(boards(text)).toEqual([board(4, [1, 3, 0, 2])]);
		}
	);

	it.each(['2 . . 3', '2,-,_,3', '2-.-.-3', '2\t*\t.\t3'])(
		'reads "%s" with rows left open',
		(text) => {
			expect(boards(text)).toEqual([board(4, [1, NONE, NONE, 2])]);
		}
	);

	it('reads one board per line', () => {
		expect(boards('2 4 1 3\n\n3 1 4 2\n')).toEqual([
			board(4, [1, 3, 0, 2]),
			board(4, [2, 0, 3, 1])
		]);
	});

	it.each([
		'.Q..\n...Q\nQ...\n....',
		'. q . .\r\n. . . q\r\nq . . .\r\n. . . .\r\n',
		'-♛--\n---♛\n♛---\n----',
		'_ ♕ _ _\n\n_ _ _ ♕\n♕ _ _ _\n_ _ _ _',
		'0100\n0001\n1000\n0000',
		'0,1,0,0\n0,0,0,1\n1,0,0,0\n0,0,0,0',
		'[[0,1,0,0],\n[0,0,0,1],\n[1,0,0,0],\n[0,0,0,0]]',
		'|*|Q|*|*|\n|*|*|*|Q|\n|Q|*|*|*|\n|*|*|*|*|'
	])('reads squares:\n%s', (text) => {
		expect(boards(text)).toEqual([board(4, [1, 3, 0])]);
	});

	it('reads what clingo prints', () => {
		const output =
			'Solving...\nAnswer: 1\nqueen(1,2) queen(2,4) queen(3,1) queen(4,3)\nSATISFIABLE\n\n' +
			'Models       : 1+\nCPU Time     : 0.000s';
		expect(boards(output)).toEqual([board(4, [1, 3, 0, 2])]);
		expect(boards('q(1,2). q(2,4). q(3,1). q(4,3).')).toEqual([board(4, [1, 3, 0, 2])]);
		const parsed = parseQueens(output);
		expect('notes' in parsed && parsed.notes).toEqual([
			{ code: 'left-out', lines: [1, 2, 4], count: 5 },
			{ code: 'row-first', lines: [3], count: 1 }
		]);
	});

	it.each(['n = 8;', 'int n = 8;', 'int: n = 8;', '#const n=8.', 'const n = 8;'])(
		'reads a size in a line of a program: %s',
		(text) => {
			expect(boards(text)).toEqual([board(8)]);
		}
	);

	it('reads lists of strings over several lines, with comments', () => {
		const text =
			'[\n [".Q..",  // Solution 1\n  "...Q",\n  "Q...",\n  "..Q."],\n\n' +
			' ["..Q.",  // Solution 2\n  "Q...",\n  "...Q",\n  ".Q.."]\n]';
		expect(boards(text)).toEqual([board(4, [1, 3, 0, 2]), board(4, [2, 0, 3, 1])]);
		expect(parseQueens(text)).not.toHaveProperty('notes');
	});

	it('reads a board of one square', () => {
		expect(boards('Q')).toEqual([board(1, [0])]);
		expect(boards('.')).toEqual([board(1)]);
		expect(boards('1')).toEqual([board(1)]);
	});

	it.each([
		['', { code: 'empty' }],
		[' \n\t\n', { code: 'empty' }],
		['\0\0', { code: 'not-text' }],
		['0', { code: 'size', line: 1, found: '0', expected: 32 }],
		['n = 0;', { code: 'size', line: 1, found: '0', expected: 32 }],
		['\nn = 33', { code: 'size', line: 2, found: '33', expected: 32 }],
		['[]', { code: 'size', line: 1, found: '0', expected: 32 }],
		[`${'.'.repeat(33)}\nQ`, { code: 'size', line: 1, found: '33', expected: 32 }],
		['. '.repeat(33), { code: 'size', line: 1, found: '33', expected: 32 }],
		['.Q..\n...Q\nQ..\n....', { code: 'row-length', line: 3, found: 3, expected: 4 }],
		['.Q..\n...Q\nQ...\n', { code: 'row-count', line: 3, found: 3, expected: 4 }],
		['.Q.\n...\nQ..\n...\n', { code: 'row-count', line: 4, found: 4, expected: 3 }],
		['....', { code: 'row-count', line: 1, found: 1, expected: 4 }],
		['...\n\nQ.Q\n...', { code: 'two-queens', line: 3 }],
		['. . .\n  . x .\n. . .', { code: 'symbol', line: 2, column: 5, found: 'x' }],
		['...\n.Q2\n...', { code: 'symbol', line: 2, column: 3, found: '2' }],
		['..\n.😀', { code: 'symbol', line: 2, column: 2, found: '😀' }],
		['2 4 a 3', { code: 'symbol', line: 1, column: 5, found: 'a' }],
		[' 2 4 1😀 3', { code: 'symbol', line: 1, column: 7, found: '😀' }],
		['\nhello there', { code: 'no-board', line: 2 }],
		['2 4 1 5', { code: 'column', line: 1, found: '5', expected: 4 }],
		['1, 3, 0, 4', { code: 'column', line: 1, found: '4', expected: 4 }],
		['1K6/8/8/8/8/8/8/8', { code: 'piece', line: 1, column: 2, found: 'K' }],
		['8/8/8', { code: 'row-length', line: 1, found: 8, expected: 3 }],
		['1QQ/3/3', { code: 'two-queens', line: 1 }],
		['...\n.♘.\n...', { code: 'piece', line: 2, column: 2, found: '♘' }],
		['a1 a1', { code: 'two-queens', line: 1 }],
		['b0 a1', { code: 'row', line: 1, found: '0', expected: 2 }],
		['z40', { code: 'size', line: 1, found: '40', expected: 32 }],
		['(1, 1), (1, 2)', { code: 'two-queens', line: 1 }],
		['.Q.\n...\n\nQ..\n...\n', { code: 'row-count', line: 5, found: 4, expected: 3 }]
	])('says what is wrong with %j', (text, expected) => {
		expect(error(text)).toEqual(expected);
	});

	it('stops at its limits', () => {
		expect(error('1'.repeat(MAX_TEXT + 1))).toMatchObject({ code: 'too-large' });
		expect(error('1'.repeat(MAX_TEXT))).toMatchObject({ code: 'size' });
		const parsed = parseQueens('2 4 1 3\n'.repeat(MAX_BOARDS + 1));
		expect(parsed).toMatchObject({ cut: true });
		expect(boards('2 4 1 3\n'.repeat(MAX_BOARDS))).toHaveLength(MAX_BOARDS);
	});

	// In quadratic time, a text of this length takes minutes.
	it.each([
		[' ', 'no-board'],
		['1', 'no-board'],
		['.', 'no-board'],
		['1 ', 'no-board'],
		['-', 'no-board'],
		['Q\n', 10000],
		['2\n', 10000],
		['\n', 'piece'],
		['[', 'size'],
		['[1,0],', 'size'],
		['"a"', 'size'],
		['"Q.",', 'size'],
		['(1,2)', 'size'],
		['1/', 'no-board'],
		['a1 ', 'no-board'],
		['a1\n', 'size'],
		['1 2\n', 'piece'],
		['| \n', 'piece'],
		['"', 'size'],
		["a1:'wQ' ", 'size'],
		['+-\n', 'piece'],
		['a long line of prose\n', 'symbol']
	])('is read in time with many %j: %s', (piece, expected) => {
		const parsed = parseQueens(`n${piece.repeat(MAX_TEXT / 5 / piece.length)}x`);
		expect('error' in parsed ? parsed.error.code : parsed.puzzles.length).toBe(expected);
	});
});

describe('what others write', () => {
	const four = board(4, [1, 3, 0, 2]);
	const mirrored = board(4, [2, 0, 3, 1]);

	function check(text: string, expected: readonly QueensSetup[], notes?: readonly unknown[]) {
		const parsed = parseQueens(text);
		if ('error' in parsed) throw new Error(JSON.stringify(parsed.error));
		expect(parsed.puzzles.map(({ setup }) => setup)).toEqual(expected);
		expect(parsed.notes).toEqual(notes);
	}

	it.each([
		'queen = ( 2 4 1 3 )',
		'Queens = [2, 4, 1, 3].',
		'%@ Qs = [2, 4, 1, 3] ;',
		'q = array1d(1..4, [2, 4, 1, 3]);',
		'x: 2 4 1 3',
		'2413',
		'4\n2 4 1 3',
		'n = 4\n\n.Q..\n...Q\nQ...\n..Q.'
	])('is columns or a size in %j', (text) => check(text, [four]));

	it.each(['1Q2/3Q/Q3/2Q1', '1q2/3q/q3/2q1 w - - 0 1', '"1Q2/3Q/Q3/2Q1",', 'FEN: 1Q2/3Q/Q3/2Q1'])(
		'is FEN in %j',
		(text) => check(text, [four])
	);

	it('is FEN with more than nine columns', () => {
		const empty = '11/'.repeat(10);
		check(`${empty}9Q1`, [board(11, [...new Array<number>(10).fill(NONE), 9])]);
	});

	it.each([
		'+---+---+---+---+\n|   | Q |   |   |\n+---+---+---+---+\n|   |   |   | Q |\n+---+---+---+---+\n| Q |   |   |   |\n+---+---+---+---+\n|   |   | Q |   |\n+---+---+---+---+',
		'┌───┬───┬───┬───┐\n│   │ ♛ │   │   │\n├───┼───┼───┼───┤\n│   │   │   │ ♛ │\n├───┼───┼───┼───┤\n│ ♛ │   │   │   │\n├───┼───┼───┼───┤\n│   │   │ ♛ │   │\n└───┴───┴───┴───┘',
		' --- --- --- ---\n|   | Q |   |   |\n --- --- --- ---\n|   |   |   | Q |\n --- --- --- ---\n| Q |   |   |   |\n --- --- --- ---\n|   |   | Q |   |',
		'|.Q..|\n|...Q|\n|Q...|\n|..Q.|',
		'4 . Q . .\n3 . . . Q\n2 Q . . .\n1 . . Q .\n  a b c d',
		'  1 2 3 4\n1 . Q . .\n2 . . . Q\n3 Q . . .\n4 . . Q .',
		'4 | . Q . . | 4\n3 | . . . Q | 3\n2 | Q . . . | 2\n1 | . . Q . | 1',
		'⬜♛⬜⬛\n⬛⬜⬛♛\n♛⬛⬜⬛\n⬛⬜♛⬜',
		'.Q.. ...Q Q... ..Q.'
	])('is a drawing with a frame:\n%s', (text) => check(text, [four]));

	it.each([
		'".Q..",\n"...Q",\n"Q...",\n"..Q."',
		'[".Q..","...Q","Q...","..Q."]',
		"[['.','Q','.','.'],['.','.','.','Q'],['Q','.','.','.'],['.','.','Q','.']]",
		'[[0,1,0,0],[0,0,0,1],[1,0,0,0],[0,0,1,0]]',
		'{ 0, 1, 0, 0},\n{ 0, 0, 0, 1},\n{ 1, 0, 0, 0},\n{ 0, 0, 1, 0}'
	])('is rows in a list: %j', (text) => check(text, [four]));

	it.each([
		'[[".Q..","...Q","Q...","..Q."],["..Q.","Q...","...Q",".Q.."]]',
		'[[2,4,1,3],[3,1,4,2]]',
		'│2 4 1 3│3 1 4 2│',
		'│0 1 0 0│0 0 1 0│\n│0 0 0 1│1 0 0 0│\n│1 0 0 0│0 0 0 1│\n│0 0 1 0│0 1 0 0│',
		'.Q..\n...Q\nQ...\n..Q.\n..Q.\nQ...\n...Q\n.Q..',
		'.Q..\n...Q\nQ...\n..Q.\n\n..Q.\nQ...\n...Q\n.Q..',
		'1Q2/3Q/Q3/2Q1\n2Q1/Q3/3Q/1Q2'
	])('is two boards in %j', (text) => check(text, [four, mirrored]));

	it('is squares of a chessboard, whose first row is at the bottom', () => {
		check('a2 b4 c1 d3', [four]);
		check('C4, A3, D2, B1', [mirrored]);
		check('Qa2 Qb4 Qc1 Qd3', [four]);
		check('a2\nb4\nc1\nd3', [four]);
		check("{ a2:'wQ', b4:'wQ', c1:'wQ', d3:'wQ' }", [four]);
		check('4\nb4', [board(4, [1])]);
		check('a1 c2', [board(3, [NONE, 2, 0])], [{ code: 'smallest', lines: [1], count: 1 }]);
	});

	it('is pairs, the row first', () => {
		const note = { code: 'row-first', lines: [1], count: 1 };
		check('(0,1), (1,3), (2,0), (3,2)', [four], [note]);
		check('[[1, 2], [2, 4], [3, 1], [4, 3]]', [four], [note]);
		check('1 2\n2 4\n3 1\n4 3', [four], [{ ...note, lines: [1, 2, 3], count: 4 }]);
		check('(1,2) (3,1)', [board(3, [1, NONE, 0])], [note, { ...note, code: 'smallest' }]);
	});

	it('is columns that count from 0', () => {
		check('[1, 3, 0, 2]', [four], [{ code: 'from-zero', lines: [1], count: 1 }]);
		check('1302$\n2031$', [four, mirrored], [{ code: 'from-zero', lines: [1, 2], count: 2 }]);
	});

	it('is one column a line, or sizes', () => {
		check('2\n4\n1\n3', [four], [{ code: 'one-a-line', lines: [1, 2, 3], count: 4 }]);
		check('4\n8\n10', [board(4), board(8), board(10)]);
	});

	it('has another letter for the queen', () => {
		const note = { code: 'queen-symbol', lines: [1, 2, 3], count: 4 };
		check('.X..\n...X\nX...\n..X.', [four], [{ ...note, found: 'X' }]);
		check('. * . .\n. . . *\n* . . .\n. . * .', [four], [{ ...note, found: '*' }]);
	});

	it('has names', () => {
		expect(parseQueens('Solution 1: 2 4 1 3\nSolution 2: 3 1 4 2')).toMatchObject({
			puzzles: [{ name: 'Solution 1' }, { name: 'Solution 2' }]
		});
	});

	it('has lines around it, which are left out', () => {
		const note = { code: 'left-out', lines: [1, 7], count: 2 };
		check('A solution:\n\n.Q..\n...Q\nQ...\n..Q.\nThat was it.', [four], [note]);
		check('5\n2 4 1 3', [four], [{ code: 'left-out', lines: [1], count: 1 }]);
	});

	it('has lines that are wrong, which are left out', () => {
		const symbol = { code: 'symbol', line: 2, column: 7, found: 'b' };
		check('2 4 1 3\n3 1 4 b2', [four], [{ code: 'left-out', lines: [2], count: 1, error: symbol }]);
	});
});

describe('never another board', () => {
	/** The board in another notation. */
	const notations: Record<string, (setup: QueensSetup) => string> = {
		FEN: ({ size, queens }) => {
			const rows = Array.from(queens, (queen) =>
				[queen < 0 ? [size] : [queen, 'Q', size - 1 - queen]].flat().filter((one) => one !== 0)
			);
			return rows.map((row) => row.join('')).join('/');
		},
		boxes: ({ size, queens }) => {
			const ruler = `${'+---'.repeat(size)}+`;
			const rows = Array.from(queens, (queen) => {
				const cells = Array.from({ length: size }, (_, column) =>
					column === queen ? ' Q ' : '   '
				);
				return `|${cells.join('|')}|`;
			});
			return [ruler, ...rows.flatMap((row) => [row, ruler])].join('\n');
		},
		strings: ({ size, queens }) => {
			const rows = Array.from(queens, (queen) =>
				Array.from({ length: size }, (_, column) => (column === queen ? 'Q' : '.')).join('')
			);
			return JSON.stringify([rows]);
		},
		matrix: ({ size, queens }) => {
			const rows = Array.from(queens, (queen) =>
				Array.from({ length: size }, (_, column) => Number(column === queen))
			);
			return JSON.stringify(rows);
		}
	};
	const placed = fc.integer({ min: 2, max: 32 }).chain((size) =>
		fc
			.array(fc.integer({ min: NONE, max: size - 1 }), { minLength: size, maxLength: size })
			.filter((columns) => columns.some((column) => column !== NONE))
			.map((columns) => board(size, columns))
	);

	it.each(Object.keys(notations))('in %s', (name) => {
		fc.assert(
			fc.property(placed, (setup) => {
				const parsed = parseQueens(notations[name](setup));
				if ('error' in parsed) throw new Error(JSON.stringify(parsed.error));
				expect(parsed.puzzles).toEqual([{ setup }]);
				expect(parsed.notes).toBeUndefined();
			})
		);
	});

	it('in permutations from 0', () => {
		const permutation = fc
			.integer({ min: 2, max: 32 })
			.chain((size) => fc.shuffledSubarray([...Array(size).keys()], { minLength: size }));
		fc.assert(
			fc.property(permutation, (columns) => {
				expect(boards(JSON.stringify(columns))).toEqual([board(columns.length, columns)]);
			})
		);
	});
});

describe('a board survives writing and reading', () => {
	it.each([
		['columns', formatColumns],
		['board', formatBoard]
	])('as %s', (_, format) => {
		fc.assert(
			fc.property(anyBoard, (setup) => {
				const parsed = parseQueens(format(setup));
				expect(parsed).toEqual({ puzzles: [{ setup }], cut: false });
			})
		);
		for (const setup of [board(1), board(1, [0]), board(2), board(2, [0]), board(32)])
			expect(boards(format(setup))).toEqual([setup]);
	});

	it('on one line or several', () => {
		expect(formatColumns(board(4, [1, NONE, 0]))).toBe('2 . 1 .');
		expect(formatBoard(board(3, [1, NONE, 0]))).toBe('. Q .\n. . .\nQ . .\n');
	});
});

describe('any text', () => {
	const check = (text: string) => {
		const parsed = parseQueens(text);
		if ('error' in parsed) {
			expect(parsed.error.code).toBeTruthy();
			const { line } = parsed.error;
			if (line !== undefined) {
				const lines = text.split(/\r\n?|\n/);
				expect(lines[line - 1]).toBeDefined();
				if (parsed.error.code === 'symbol') expect(lines[line - 1]).toContain(parsed.error.found);
			}
			return;
		}
		expect(parsed.puzzles.length).toBeGreaterThan(0);
		for (const { setup } of parsed.puzzles) {
			expect(setup.size).toBeGreaterThan(0);
			expect(setup.size).toBeLessThanOrEqual(32);
			expect(setup.queens).toHaveLength(setup.size);
			expect(setup.queens.every((column) => column >= NONE && column < setup.size)).toBe(true);
		}
	};

	it('of any characters, including lone surrogates', () => {
		const text = fc
			.array(fc.nat(0xffff), { maxLength: 100 })
			.map((codes) => String.fromCharCode(...codes));
		fc.assert(fc.property(text, check), { numRuns: 300 });
	});

	it('of meaningful characters', () => {
		const telling = fc.constantFrom(...Array.from(' \t\n\r0123456789nQq♛.-_*=:,;|[](){}x\ufeff😀'));
		fc.assert(fc.property(fc.string({ unit: telling, maxLength: 120 }), check), { numRuns: 1000 });
	});
});
