import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY, type Board } from './board';
import { boardOfExample, EXAMPLES } from './examples';
import { formatGrid, formatLine, toCsv, toJson } from './format';
import { MAX_TEXT } from '$lib/engine/kind';
import { MAX_BOARDS, parsePuzzles } from './parse';
import { isShape, sizeOf } from './shape';

/** Reads a text and checks that the result is valid: boards within bounds, or an error. */
function check(text: string): void {
	const parsed = parsePuzzles(text);
	if ('error' in parsed) {
		expect(parsed.error.code).toBeTruthy();
		if ('line' in parsed.error) {
			expect(parsed.error.line).toBeGreaterThan(0);
			expect(parsed.error.line).toBeLessThanOrEqual(
				text.split(/\r\n?|[\n\v\f\x85\u2028\u2029]/).length
			);
		}
		if ('row' in parsed.error) expect(parsed.error.row).toBeGreaterThan(0);
		return;
	}
	expect(parsed.boards.length).toBeGreaterThan(0);
	expect(parsed.boards.length).toBeLessThanOrEqual(MAX_BOARDS);
	expect(parsed.boards.filter(({ board }) => !isSound(board))).toEqual([]);
}

function isSound({ shape, cells }: Board): boolean {
	const size = sizeOf(shape);
	return (
		isShape(shape) &&
		cells.length === size * size &&
		cells.every((symbol) => symbol >= EMPTY && symbol < size)
	);
}

const files = EXAMPLES.map(boardOfExample).flatMap((board) => [
	formatLine(board),
	formatGrid(board),
	formatGrid(board).replaceAll('.', ' '),
	toJson(board),
	toCsv(board)
]);

/** Characters that mean something to at least one parser. */
const telling = fc.constantFrom(
	...Array.from(' \t\n\r0123456789ABGWXZabxz.-_*?|!+=,;:#/[](){}"\'\\\0\ufeff│─┼٣𝟗é')
);

describe('any text', () => {
	it('of any characters, including lone surrogates', () => {
		const text = fc
			.array(fc.nat(0xffff), { maxLength: 200 })
			.map((codes) => String.fromCharCode(...codes));
		fc.assert(fc.property(text, check), { numRuns: 300 });
	});

	it('of meaningful characters', () => {
		fc.assert(fc.property(fc.string({ unit: telling, maxLength: 400 }), check), { numRuns: 500 });
	});

	it('of lines of equal length', () => {
		const text = fc
			.tuple(fc.integer({ min: 1, max: 33 }), fc.integer({ min: 1, max: 34 }))
			.chain(([length, lines]) =>
				fc.array(
					fc.string({
						unit: fc.constantFrom(...Array.from('.0123456789ABCG-| ')),
						minLength: length,
						maxLength: length
					}),
					{
						minLength: lines,
						maxLength: lines
					}
				)
			)
			.map((lines) => lines.join('\n'));
		fc.assert(fc.property(text, check), { numRuns: 400 });
	});

	it('of valid files with a few characters changed, removed or added', () => {
		const change = fc.tuple(fc.nat(), fc.constantFrom('set', 'cut', 'add', 'double'), telling);
		fc.assert(
			fc.property(
				fc.constantFrom(...files),
				fc.array(change, { minLength: 1, maxLength: 5 }),
				(file, changes) => {
					let text = file;
					for (const [place, kind, character] of changes) {
						const at = place % (text.length + 1);
						const rest = text.slice(at + (kind === 'set' ? 1 : kind === 'cut' ? 5 : 0));
						const middle =
							kind === 'cut' ? '' : kind === 'double' ? text.slice(at, at + 40) : character;
						text = text.slice(0, at) + middle + rest;
					}
					check(text);
				}
			),
			{ numRuns: 500 }
		);
	});
});

describe('text that is not a board', () => {
	/** Boards as people write them, without titles, comments or lists. */
	const written = fc
		.record({
			size: fc.constantFrom(4, 5, 6, 9),
			cells: fc.array(fc.nat(17), { minLength: 81, maxLength: 81 }),
			filled: fc.constantFrom(1, 2, 4, 9),
			mark: fc.constantFrom(' ', '-', '.', '0', ''),
			separator: fc.constantFrom('', ' ', ',', '|', ' | ', ' & ', '\t'),
			end: fc.constantFrom('\n', '\n\n', '\r\n'),
			trimmed: fc.boolean()
		})
		.map(({ size, cells, filled, mark, separator, end, trimmed }) => {
			const rows = Array.from({ length: size }, (_, row) => {
				const texts = cells.slice(row * size, (row + 1) * size).map((cell) => {
					return cell % 9 < filled ? String((cell % size) + 1) : mark;
				});
				return trimmed ? texts.join(separator).trimEnd() : texts.join(separator);
			});
			return rows.join(end);
		});
	const odd = fc.constantFrom(
		...Array.from('  -.,|\n17XMé&🟦'),
		'a,b,c,d\n',
		'\nsee you\n',
		'line '
	);
	const change = fc.record({ place: fc.nat(), lost: fc.nat(3), added: odd });

	it('is refused where a separator was lost', () => {
		expect(parsePuzzles('1 1\t1\t1\n\n.1')).toHaveProperty('error');
		const row = '1 & 1 & 1 & 1';
		const slip = '🟦1 & 1 1 1 1';
		expect(parsePuzzles([row, slip, row, row].join('\n\n'))).toHaveProperty('error');
	});

	it('is never opened as a board with fewer symbols than the text', () => {
		fc.assert(
			fc.property(written, fc.array(change, { maxLength: 3 }), (board, changes) => {
				let text = board;
				for (const { place, lost, added } of changes) {
					const at = place % (text.length + 1);
					text = text.slice(0, at) + added + text.slice(at + lost);
				}
				const parsed = parsePuzzles(text);
				if ('error' in parsed) return;
				const symbols = parsed.boards.flatMap(({ board: { cells } }) =>
					Array.from(cells).filter((cell) => cell !== EMPTY)
				);
				if (parsed.notes?.some(({ code }) => code === 'left-out')) return;
				// Headings and names are not symbols.
				const names = parsed.boards.map(({ name }) => name ?? '');
				const rest = names.reduce((left, name) => left.replace(name, ''), text);
				const there = rest.replace(/[a-d, ]{7,}\n|see you/g, '').match(/[^-\s.,|&0]/gu) ?? [];
				expect(symbols.length).toBeGreaterThanOrEqual(there.length);
			}),
			{ numRuns: 3000 }
		);
	});
});

describe('well-known lists', () => {
	it.each([
		['easy50', 50],
		['top95', 95],
		['hardest11', 11],
		['17clue-500', 500],
		['16x16', 55],
		['25x25', 18]
	])('%s holds %i boards', (list, count) => {
		const text = readFileSync(`src/lib/kinds/sudoku/sets/${list}.txt`, 'utf8');
		const parsed = parsePuzzles(text);
		if ('error' in parsed) throw new Error(JSON.stringify(parsed.error));
		const lines = parsed.boards.map(({ board }) => formatLine(board));
		expect(lines).toHaveLength(count);
		expect(lines.join('\n')).toBe(text.trim().replaceAll('0', '.'));
	});
});

/** A text repeated to fill the given length. */
const fill = (text: string, length: number) => text.repeat(Math.floor(length / text.length));

describe('a long text', () => {
	// At a few hundred kilobytes, nonlinear time would mean minutes.
	it.each([
		...[
			' ',
			'\t',
			'\n',
			'\r',
			'-',
			'-\n',
			'1\n',
			'|',
			',',
			'1,',
			'12 3 ',
			'1  ',
			'+---',
			'= ',
			'.- '
		],
		...[
			'[',
			'[]',
			'[1],',
			'a = [1]\n',
			'a = ',
			'a[',
			'new ',
			'"',
			'["',
			'{"a":',
			'[1 ',
			'# [',
			'[#'
		],
		...[
			'# a\n',
			'#',
			' #',
			'/',
			'# box 1',
			'Grid 1\n',
			'[State]\n',
			'X',
			'é',
			'𝟗',
			'\ud835',
			'\u202a'
		]
	])('of %j is read without throwing', (unit) => {
		check(fill(unit, 200_000));
	});

	it.each([
		['boards', `${files[0]}\n`],
		['digits', '1'],
		['digits between commas', '1,'],
		['lists', '[[1,2],[2,1]],']
	])(
		'of ten megabytes of %s is read',
		(_, unit) => {
			const parsed = parsePuzzles(fill(unit, MAX_TEXT));
			expect('error' in parsed || parsed.boards.length === MAX_BOARDS).toBe(true);
		},
		60_000
	);
});
