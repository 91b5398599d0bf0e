import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatBoard, formatColumns } from './format';
import { MAX_TEXT } from '../kind';
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
		['2 4 1 3\n3 1 4 b2', { code: 'symbol', line: 2, column: 7, found: 'b' }],
		['hello there', { code: 'symbol', line: 1, column: 1, found: 'h' }],
		['2 4 1 5', { code: 'column', line: 1, found: '5', expected: 4 }],
		['1, 3, 0, 2', { code: 'column', line: 1, found: '0', expected: 4 }],
		['2 4 1 3\n3 1 4', { code: 'column', line: 2, found: '4', expected: 3 }]
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

	it.each([' ', '1', '.', '1 ', '-', 'Q\n', '2\n', '\n'])(
		'takes no longer for many %j',
		(piece) => {
			const text = `n${piece.repeat(MAX_TEXT / 10 / piece.length)}x`;
			const before = performance.now();
			parseQueens(text);
			expect(performance.now() - before).toBeLessThan(5000);
		}
	);
});

describe('a board survives writing and reading', () => {
	it.each([
		['columns', formatColumns],
		['board', formatBoard]
	])('as %s', (_, format) => {
		fc.assert(
			fc.property(anyBoard, (setup) => {
				expect(boards(format(setup))).toEqual([setup]);
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
			if ('line' in parsed.error) {
				const { line } = parsed.error;
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
