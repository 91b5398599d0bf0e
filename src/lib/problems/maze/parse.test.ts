import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_TEXT } from '../kind';
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
		['###', { code: 'no-start' }],
		['# G', { code: 'no-start' }],
		['S #', { code: 'no-goal' }],
		['\n S\n#.S', { code: 'two-starts', line: 3, column: 3 }],
		['SG\r\n# e', { code: 'two-goals', line: 2, column: 3 }],
		['S G\nSG', { code: 'two-starts', line: 2, column: 1 }],
		['\nS\tG', { code: 'symbol', line: 2, column: 2, found: '\t' }],
		['S 😀G', { code: 'symbol', line: 1, column: 3, found: '😀' }],
		[`S${' '.repeat(60)}G`, { code: 'size', columns: 62, rows: 1, expected: 61 }],
		[`\nS\n${'#\n'.repeat(60)}G`, { code: 'size', columns: 1, rows: 62, expected: 61 }],
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

describe('any text', () => {
	function check(text: string): void {
		const parsed = parseMaze(text, text);
		if ('error' in parsed) {
			const { error } = parsed;
			if (error.line === undefined) return;
			const line = text.replace(/^\ufeff/, '').split(/\r\n|[\r\n]/)[error.line - 1];
			expect('column' in error && Array.from(line).length >= error.column).toBe(true);
			return;
		}
		const [{ setup }] = parsed.puzzles;
		expect(isMazeSize(setup)).toBe(true);
		expect(readRows(writeRows(setup))).toEqual(setup);
	}

	it('of any characters', () => {
		const text = fc
			.array(fc.nat(0xffff), { maxLength: 100 })
			.map((codes) => String.fromCharCode(...codes));
		fc.assert(fc.property(text, check), { numRuns: 300 });
	});

	it('of meaningful characters', () => {
		const unit = fc.constantFrom(...'## ..\n\n\r\xa0█SGsgEe\tX-o\ufeff');
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
