import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_TEXT } from '$lib/engine/kind';
import { EXAMPLES } from './examples';
import { formatMaze } from './format';
import { parseMaze } from './parse';
import { randomMaze } from './random-mazes.fixture';
import { readRows, writeRows } from './rows';
import { emptyMaze, isMazeSize } from './setup';

const mazes = (side: number) => fc.nat().map((number) => randomMaze(number, side));

function rowsOf(text: string): string[] {
	const parsed = parseMaze(text);
	if ('error' in parsed) throw new Error(parsed.error.code);
	expect(parsed.puzzles).toHaveLength(1);
	return writeRows(parsed.puzzles[0].setup);
}

/** Closed cells with thin walls. */
function cellsOf(columns: number, rows: number): string {
	const ruler = `${'+--'.repeat(columns)}+\n`;
	return ruler + `${'|  '.repeat(columns)}|\n${ruler}`.repeat(rows);
}

function errorOf(text: string) {
	const parsed = parseMaze(text);
	return 'error' in parsed ? parsed.error : null;
}

describe('a maze as text', () => {
	it('has walls, open squares, a start and a goal', () => {
		expect(rowsOf('####\n#S.#\n# G#\n####\n')).toEqual(['####', '#S #', '# G#', '####']);
	});

	it('accepts other characters', () => {
		expect(rowsOf('████\r\n█s\xa0█\r\n█.e█\r\n████')).toEqual(['####', '#S #', '# G#', '####']);
		expect(rowsOf('\ufeffS E')).toEqual(['S G']);
		expect(rowsOf('S\rg')).toEqual(['S', 'G']);
	});

	it('fills short lines with walls', () => {
		expect(rowsOf('S\n   \n\n #\n   G')).toEqual(['S###', '   #', '####', ' ###', '   G']);
	});

	it('ignores blank lines and spaces around the maze', () => {
		expect(rowsOf('\n  \nS #  \n#G  \n   \n\n')).toEqual(['S #', '#G ']);
		expect(rowsOf('...\nS..\n..G.\n.')).toEqual(['   #', 'S  #', '  G ', ' ###']);
	});

	it('is named after its file', () => {
		expect(parseMaze('SG', '/a/b/garden.txt')).toMatchObject({ puzzles: [{ name: 'garden' }] });
		expect(parseMaze('SG', '  ')).toMatchObject({ puzzles: [{}], cut: false });
	});

	it.each([
		['', { code: 'empty' }],
		[' \n\n  ', { code: 'empty' }],
		['###', { code: 'closed', line: 1 }],
		['###\n# #\n###', { code: 'closed', line: 1 }],
		['\nThe quick brown fox', { code: 'no-maze', line: 2 }],
		['\n S\n#.S', { code: 'two-starts', line: 3, column: 3, found: 'S' }],
		['SG\r\n# e', { code: 'two-goals', line: 2, column: 3, found: 'e' }],
		['S G\nSG', { code: 'two-starts', line: 2, column: 1, found: 'S' }],
		['###\n#Y#\n###', { code: 'symbol', line: 2, column: 2, found: 'Y' }],
		['#####\nS 😀G', { code: 'symbol', line: 2, column: 3, found: '😀' }],
		['S 😀G', { code: 'symbol', line: 1, column: 3, found: '😀' }],
		['53..7....\n6..195...', { code: 'symbol', line: 1, column: 1, found: '5' }],
		['%%%%%%\n%P . %\n%   .%\n%%%%%%', { code: 'two-goals', line: 3, column: 5, found: '.' }],
		[
			'+--+--+\n|S   E|\n+--  -+\n|     |\n+--+--+',
			{ code: 'lines', line: 3, column: 6, found: '-' }
		],
		[
			'+--+--+\n|S |  |\n+  +  +\n|    E|\n+--+--+ x',
			{ code: 'lines', line: 5, column: 9, found: 'x' }
		],
		[' ______\n|  | | |\n|__|___|', { code: 'lines', line: 2, column: 1, found: '|' }],
		[`S${' '.repeat(60)}G`, { code: 'size', columns: 62, rows: 1, expected: 61 }],
		[`\nS\n${'#\n'.repeat(60)}G`, { code: 'size', columns: 1, rows: 62, expected: 61 }],
		[cellsOf(31, 2), { code: 'cells', columns: 31, rows: 2, expected: 30 }],
		['\x89PNG\0', { code: 'not-text' }]
	])('says what is wrong with %j', (text, error) => expect(errorOf(text)).toEqual(error));

	it('is read up to a maximum length', () => {
		const error = { code: 'too-large', found: MAX_TEXT + 1, expected: MAX_TEXT };
		expect(errorOf('#'.repeat(MAX_TEXT + 1))).toEqual(error);
		expect(errorOf('#'.repeat(MAX_TEXT))).toMatchObject({ code: 'size', columns: MAX_TEXT });
	});

	it('can have the largest size', () => {
		const large = emptyMaze(61, 61);
		expect(rowsOf(formatMaze(large))).toEqual(writeRows(large));
	});

	it('reads back what was written', () => {
		const usual = { directions: 'NESW', manhattanBound: false };
		fc.assert(
			fc.property(mazes(12), (setup) => {
				expect(parseMaze(formatMaze(setup))).toEqual({
					puzzles: [{ setup: { ...setup, ...usual } }],
					cut: false
				});
			})
		);
	});

	it('keeps its squares if trailing spaces are lost', () => {
		fc.assert(
			fc.property(mazes(8), (setup) => {
				const lost = formatMaze(setup).replace(/ +$/gm, '').trim();
				expect(rowsOf(lost)).toEqual(writeRows(setup));
			})
		);
	});

	it('is written with spaces if walls surround it, with dots otherwise', () => {
		expect(formatMaze(readRows(['####', '#S #', '# G#', '####'])!)).toBe(
			'####\n#S #\n# G#\n####\n'
		);
		expect(formatMaze(readRows(['S  ', '# G'])!)).toBe('S..\n#.G\n');
	});

	it('is solid until it is carved', () => {
		const solid = formatMaze({ mode: 'carve', columns: 2, rows: 2, loops: 4, directions: 'NESW' });
		expect(solid).toBe('#####\n#S###\n#####\n###G#\n#####\n');
	});
});

describe('what others write', () => {
	const small = ['#####', '#S  #', '### #', '#G  #', '#####'];

	/** The mazes of a text and its notes. */
	function read(text: string) {
		const parsed = parseMaze(text);
		if ('error' in parsed) throw new Error(JSON.stringify(parsed.error));
		return { mazes: parsed.puzzles.map(({ setup }) => writeRows(setup)), notes: parsed.notes };
	}

	it.each([
		'#####\n#S..#\n###.#\n#E..#\n#####',
		'XXXXX\nXS  X\nXXX X\nXF  X\nXXXXX',
		'%%%%%\n%A  %\n%%% %\n%B  %\n%%%%%',
		'%%%%%\n%P  %\n%%% %\n%.  %\n%%%%%',
		'11111\n1S001\n11101\n1E001\n11111',
		'1 1 1 1 1\n1 2 0 0 1\n1 1 1 0 1\n1 3 0 0 1\n1 1 1 1 1',
		'█████\n█S  █\n███ █\n█T  █\n█████',
		'⬛⬛⬛⬛⬛\n⬛S⬜⬜⬛\n⬛⬛⬛⬜⬛\n⬛G⬜⬜⬛\n⬛⬛⬛⬛⬛',
		'xxxxx\nxSoox\nxxxox\nxGoox\nxxxxx',
		'*****\n*s  *\n*** *\n*g  *\n*****',
		'#####\n#o  #\n### #\n#x  #\n#####',
		'#####\n#B  #\n### #\n#E  #\n#####',
		'#####\n#E  #\n### #\n#X  #\n#####',
		'+---+\n|S  |\n|## |\n|E  |\n+---+',
		'# # # # #\n# S . . #\n# # # . #\n# E . . #\n# # # # #',
		'#,#,#,#,#\n#,S, , ,#\n#,#,#, ,#\n#,E, , ,#\n#,#,#,#,#',
		'    #####\n    #S  #\n    ### #\n    #E  #\n    #####',
		'5 5\n#####\n#S  #\n### #\n#E  #\n#####',
		'maze = [\n  "#####",\n  "#S  #",\n  "### #",\n  "#E  #",\n  "#####"\n]',
		"{{'#','#','#','#','#'},{'#','S',' ',' ','#'},{'#','#','#',' ','#'},{'#','E',' ',' ','#'},{'#','#','#','#','#'}}",
		'[[1,1,1,1,1],[1,2,0,0,1],[1,1,1,0,1],[1,3,0,0,1],[1,1,1,1,1]]',
		'+--+--+\n|S    |\n+--+  +\n|E    |\n+--+--+',
		'+---+---+\n| S     |\n+---+   +\n| E     |\n+---+---+',
		'o---o---o\n| S     |\no---o   o\n| G     |\no---o---o',
		'┌───────┐\n│ S     │\n├───╴   │\n│ E     │\n└───────┘',
		'╔═══╗\n║S  ║\n╠══ ║\n║E  ║\n╚═══╝',
		'+-+-+\n|S  |\n+-+ +\n|E  |\n+-+-+'
	])('is this maze:\n%s', (text) => {
		expect(read(text)).toEqual({ mazes: [small], notes: undefined });
	});

	it('has cells with a floor and a wall to the right', () => {
		expect(read(' _______\n|_  |  _|\n|  _|_  |\n|_______|').mazes).toEqual([
			['#########', '#S  #   #', '### # ###', '#   #   #', '# ##### #', '#      G#', '#########']
		]);
	});

	it('has box drawing whose characters are the corners of cells', () => {
		expect(read('┌┬──┐\n│╵╷╷│\n├─┘││\n└──┴┘').mazes).toEqual([
			['#########', '#S#     #', '# # # # #', '#   # # #', '##### # #', '#     #G#', '#########']
		]);
	});

	it('has arrows for ends', () => {
		expect(read('┌───┐\n⇨   │\n├── │\n│   ⇨\n└───┘').mazes).toEqual([
			['#####', 'S   #', '### #', '#   G', '#####']
		]);
	});

	it('has ends that are proposed', () => {
		const missing = (code: string) => [{ code, lines: [1], count: 1 }];
		expect(read('# ###\n#   #\n### #')).toEqual({
			mazes: [['#S###', '#   #', '###G#']],
			notes: missing('no-ends')
		});
		expect(read('#####\n#   #\n#####')).toEqual({
			mazes: [['#####', '#S G#', '#####']],
			notes: missing('no-ends')
		});
		expect(read('#S###\n#   #\n### #')).toEqual({
			mazes: [['#S###', '#   #', '###G#']],
			notes: missing('no-goal')
		});
		expect(read('# ###\n#   #\n###G#')).toEqual({
			mazes: [['#S###', '#   #', '###G#']],
			notes: missing('no-start')
		});
	});

	it('has 0 and 1, one of which is the wall', () => {
		const ends = { code: 'no-ends', lines: [1], count: 1 };
		expect(read('1,0,0\n1,1,0\n0,1,1')).toEqual({
			mazes: [['S##', '  #', '# G']],
			notes: [ends, { code: 'ones', oneIsWall: false }]
		});
		expect(read('[[0,1,0],[0,0,0],[1,1,0]]')).toEqual({
			mazes: [['S# ', '   ', '##G']],
			notes: [ends, { code: 'ones', oneIsWall: true }]
		});
		expect(read('000\n010\n010\n000')).toEqual({
			mazes: [['###', '#S#', '#G#', '###']],
			notes: [ends]
		});
	});

	it.each(['0', 'O', 'o', '_', ':'])('has walls of %s between blanks', (wall) => {
		const drawing = '#######\n#S #  #\n# #  ##\n#    E#\n#######';
		expect(parseMaze(drawing.replaceAll('#', wall))).toEqual(parseMaze(drawing));
	});

	it('is a map of a game, in which trees and water are walls, and swamp is open', () => {
		const head = 'type octile\nheight 4\nwidth 6\nmap\n';
		expect(parseMaze(`${head}@@OOTT\n@.T..@\n@GSW.@\n@@@@@@`)).toEqual(
			parseMaze('\n\n\n\n######\n#.#..#\n#..#.#\n######')
		);
		const tree = parseMaze(`${head}@@@@@@\n@..T.@\n@....@\n@@@@@@`);
		expect('notes' in tree && tree.notes).toMatchObject([{ code: 'no-ends' }]);
	});

	it('has squares two characters wide', () => {
		expect(read('██████████\n██S     ██\n██████  ██\n██E     ██\n██████████')).toEqual({
			mazes: [small],
			notes: [{ code: 'wide' }]
		});
	});

	it('has lines whose end is lost', () => {
		expect(read('####\n#S #\n#\n# E#\n####')).toEqual({
			mazes: [['####', '#S #', '#   ', '# G#', '####']],
			notes: [{ code: 'short-open', lines: [3], count: 1 }]
		});
		expect(read('S..\n..\n..G')).toEqual({
			mazes: [['S  ', '  #', '  G']],
			notes: [{ code: 'short', lines: [2], count: 1 }]
		});
	});

	it('is one of several, which may have titles', () => {
		const parsed = parseMaze(
			'Maze 1:\n3 4\n####\n#SG#\n####\n\nMaze 2\n####\n#AB#\n####\n\nThat is all.'
		);
		const rows = ['####', '#SG#', '####'];
		expect(parsed).toEqual({
			puzzles: [
				{ name: 'Maze 1', setup: readRows(rows) },
				{ name: 'Maze 2', setup: readRows(rows) }
			],
			cut: false,
			notes: [{ code: 'left-out', lines: [12], count: 1 }]
		});
	});

	it('is left out if it is wrong and others are not', () => {
		const error = { code: 'two-starts', line: 6, column: 3, found: 'S' };
		expect(read('####\n#SG#\n####\n\n####\n#SS#\n####')).toEqual({
			mazes: [['####', '#SG#', '####']],
			notes: [{ code: 'left-out', lines: [5, 6, 7], count: 3, error }]
		});
	});

	it('is not cut at a row that is wrong', () => {
		for (const at of [0, 1, 2, 3, 4]) {
			const rows = ['#####', '#S  #', '### #', '#E  #', '#####'].with(at, '#?Y?#');
			expect(errorOf(rows.join('\n'))).toMatchObject({ code: 'symbol', line: at + 1 });
		}
	});

	it('has blank lines between all of its rows', () => {
		expect(read('#####\n\n#S G#\n\n#####').mazes).toEqual([['#####', '#S G#', '#####']]);
	});
});

describe('never another maze', () => {
	/** A maze of cells, some passages open, with thin walls. */
	const cells = fc
		.record({
			columns: fc.integer({ min: 2, max: 8 }),
			rows: fc.integer({ min: 2, max: 8 }),
			passages: fc.array(fc.boolean(), { minLength: 300, maxLength: 300 })
		})
		.map(({ columns, rows, passages }) => {
			const squares = Array.from({ length: 2 * rows + 1 }, (_, y) =>
				Array.from({ length: 2 * columns + 1 }, (_, x): string => {
					if (x % 2 === 1 && y % 2 === 1) return ' ';
					const isBorder = x === 0 || y === 0 || x === 2 * columns || y === 2 * rows;
					const isPost = x % 2 === 0 && y % 2 === 0;
					return isBorder || isPost || passages[y * 17 + x] ? '#' : ' ';
				})
			);
			squares[1][1] = 'S';
			squares[2 * rows - 1][2 * columns - 1] = 'G';
			return squares;
		});

	it.each([1, 2, 3])('with thin walls around cells of %i characters', (wide) => {
		fc.assert(
			fc.property(cells, (squares) => {
				const drawn = squares.map((row, y) =>
					row
						.map((square, x) => {
							if (x % 2 === 0) return square === ' ' ? ' ' : y % 2 === 0 ? '+' : '|';
							if (square === '#') return '-'.repeat(wide);
							return square.padStart(Math.ceil(wide / 2)).padEnd(wide);
						})
						.join('')
				);
				expect(rowsOf(drawn.join('\n'))).toEqual(squares.map((row) => row.join('')));
			})
		);
	});

	it('drawn with other characters', () => {
		fc.assert(
			fc.property(mazes(9), fc.constantFrom('X.', '%.', '█·', '■□', '1 '), (setup, [wall, way]) => {
				fc.pre(setup.walls.filter((one) => one === 1).length > 1);
				const parsed = parseMaze(writeRows(setup, wall, way).join('\n'));
				if (way === ' ' && 'error' in parsed) return;
				// Blank ends of lines are lost, and blank lines separate mazes.
				fc.pre(way !== ' ' || writeRows(setup).every((row) => /^\S.*\S$|^\S$/.test(row)));
				if ('error' in parsed) throw new Error(JSON.stringify(parsed.error));
				expect(parsed.puzzles.map((one) => writeRows(one.setup))).toEqual([writeRows(setup)]);
			})
		);
	});

	it('of one column, whose last wall looks like a number', () => {
		expect(rowsOf('S\n1\nG\n1')).toEqual(['S', '#', 'G', '#']);
	});

	it('in lists', () => {
		fc.assert(
			fc.property(mazes(9), (setup) => {
				fc.pre(setup.columns > 1 && setup.rows > 1 && setup.columns * setup.rows > 5);
				fc.pre(setup.walls.includes(1));
				const rows = writeRows(setup);
				const listed = [JSON.stringify(rows), JSON.stringify(rows.map((row) => row.split('')))];
				for (const text of listed) expect(rowsOf(text)).toEqual(rows);
			})
		);
	});
});

it.each([
	['S#\n # #\n   G', 1],
	['S  #\n##\n   G', 2],
	['###\nS  #\n# #\n#\n# G#', 4]
])('a row beside a way that lost the blanks at its end is noted: %j', (text, line) => {
	expect(parseMaze(text)).toMatchObject({ notes: [{ code: 'short', lines: [line], count: 1 }] });
});

it('nothing is noted outside a closed outline', () => {
	expect(parseMaze('###\n#S#\n# ###\n#  G#\n#####')).not.toHaveProperty('notes');
});

describe('a long text', () => {
	// In quadratic time, a text of this length takes minutes.
	it.each([
		['=\n', 'no-maze'],
		['#\n', 'size'],
		['#\n\n', 'size'],
		['[', 'no-maze'],
		['[1,0],', 'size'],
		['+--', 'no-maze'],
		['| |\n', 'size'],
		['_|', 'no-maze'],
		['o-', 'size'],
		['1 ', 'no-maze'],
		['#KEY#\n', 'symbol'],
		['Maze 1\n', 'no-maze'],
		['"###",\n', 'size'],
		['5\n', 'no-maze'],
		['│', 'no-maze'],
		['\u200b', 'empty'],
		['{"#", ', 'no-maze'],
		['a b\n', 'size'],
		['+\n-\n', 'size'],
		['#####\n#S G#\n#####\n\n', 2000]
	])('of many %j is read in time: %s', (piece, expected) => {
		const parsed = parseMaze(piece.repeat(MAX_TEXT / 5 / piece.length));
		expect('error' in parsed ? parsed.error.code : parsed.puzzles.length).toBe(expected);
	});
});

describe('any text', () => {
	function check(text: string): void {
		const parsed = parseMaze(text, text);
		if ('error' in parsed) {
			const { error } = parsed;
			if (error.line === undefined) return;
			const line = text.replace(/^\ufeff/, '').split(/\r\n|[\r\n]/)[error.line - 1];
			expect(line).toBeDefined();
			if ('column' in error) expect(line.length).toBeGreaterThanOrEqual(error.column);
			return;
		}
		expect(parsed.puzzles.length).toBeGreaterThan(0);
		for (const { setup } of parsed.puzzles) {
			expect(isMazeSize(setup)).toBe(true);
			expect(readRows(writeRows(setup))).toEqual(setup);
		}
	}

	it('of any characters', () => {
		const text = fc
			.array(fc.nat(0xffff), { maxLength: 100 })
			.map((codes) => String.fromCharCode(...codes));
		fc.assert(fc.property(text, check), { numRuns: 300 });
	});

	it('of meaningful characters', () => {
		const unit = fc.constantFrom(...'## ..\n\n\r\xa0█SGsgEe\tX-o\ufeff+|_01,"[]│─┌●→');
		fc.assert(fc.property(fc.string({ unit, maxLength: 60 }), check), { numRuns: 500 });
	});

	it('of a maze with something inserted', () => {
		const text = fc
			.tuple(fc.constantFrom(...EXAMPLES), fc.nat(), fc.string({ maxLength: 3 }))
			.map(([{ setup }, at, more]) => {
				const whole = formatMaze(setup);
				return whole.slice(0, at % whole.length) + more + whole.slice(at % whole.length);
			});
		fc.assert(fc.property(text, check), { numRuns: 200 });
	});
});
