import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { packText } from '$lib/stage/address/packed-text';
import { readEntries, PLAIN } from '$lib/stage/address/entry';
import { kind as queens } from '$lib/kinds/queens/kind';
import { kind as sudoku } from '$lib/kinds/sudoku/kind';
import { readAddress } from '$lib/stage/address/address';
import type { Program } from '../task';
import { programRaceHref } from './race-address';
import { programIn, racedCall, readProgram, writeProgram } from './raced-program';

vi.mock('$app/paths', () => ({ resolve: (path: string) => path, base: '' }));

const program: Program = {
	language: 'python',
	given: 'def is_legal(board, box, row, column, value):\n    return True\n',
	source: 'def solve(board, box):\n    return "א" # ✎\n',
	after: '',
	roles: { solve: 'search', is_legal: 'check' },
	aliases: { islegal: 'is_legal' }
};
const raced = { name: 'solve', program };

describe('a program in an address', () => {
	it('is read as it was written', async () => {
		const fragment = await writeProgram(raced);
		expect(fragment).toMatch(/^#program=1[\w-]+$/);
		expect(await readProgram(programIn(fragment!)!)).toEqual(raced);
	});

	it('is not written if it is too long', async () => {
		const noise = Array.from({ length: 20_000 }, (_, at) =>
			String.fromCharCode(32 + ((at * at * 7919) % 90))
		);
		const random = noise
			.map((one) => one + Math.random().toString(36))
			.join('')
			.slice(0, 20_000);
		expect(
			await writeProgram({ name: 'solve', program: { ...program, source: random } })
		).toBeNull();
	});

	it.each<[string, unknown]>([
		['language', 'perl'],
		['name', 'a b'],
		['name', '__proto__'],
		['source', 7],
		['source', 'x'.repeat(20_001)],
		['given', null],
		['roles', { solve: 'root' }],
		['roles', { 'x);alert(1': 'search' }],
		['roles', []],
		['aliases', { a: 3 }],
		['after', {}]
	])('is refused if its %s is %j', async (field, value) => {
		const json = JSON.stringify({ name: 'solve', ...program, [field]: value });
		expect(await readProgram(`1${await packText(json)}`)).toBeNull();
	});

	it('may be any text, which is no program', async () => {
		await fc.assert(
			fc.asyncProperty(fc.oneof(fc.string(), fc.base64String()), async (text) => {
				expect(await readProgram(text)).toBeNull();
				expect(await readProgram(`1${text}`)).toBeNull();
			}),
			{ numRuns: 100 }
		);
		expect(await readProgram(`1${await packText('[1]')}`)).toBeNull();
		expect(await readProgram(`1${await packText('"x"'.repeat(30_000))}`)).toBeNull();
	});
});

describe('the address of a race', () => {
	const rows = [
		[0, 0, 0, 0],
		[0, 2, 3, 0],
		[0, 0, 2, 0],
		[0, 0, 0, 4]
	];

	it('has the board, the lanes and the program', async () => {
		const ground = { kind: 'board', rows, box: 2 } as const;
		const href = await programRaceHref(raced, ground, [PLAIN], { atParting: true });
		const url = new URL(href!, 'https://example.org');
		const { address, errors } = readAddress(sudoku, `puzzle=${url.searchParams.get('puzzle')}`);
		expect(errors).toEqual([]);
		expect([...sudoku.problem(address.setup).fixed]).toEqual(rows.flat().map((value) => value - 1));
		expect(readEntries(url.searchParams.get('lanes')!)).toMatchObject([{ own: 'program' }, PLAIN]);
		expect(url.searchParams.get('parting')).toBe('1');
		expect(await readProgram(programIn(url.hash)!)).toEqual(raced);
	});

	it('is of a chessboard for a list of columns', async () => {
		const href = await programRaceHref(raced, { kind: 'columns', size: 6 }, [PLAIN]);
		const url = new URL(href!, 'https://example.org');
		expect(url.searchParams.get('kind')).toBe('queens');
		expect(readAddress(queens, url.search.replace('kind=queens&', '')).address.setup.size).toBe(6);
	});

	it('is none where there is no race', async () => {
		expect(await programRaceHref(raced, { kind: 'nothing' }, [PLAIN])).toBeNull();
		const open = { kind: 'board', rows, box: 2, open: true } as const;
		expect(await programRaceHref(raced, open, [PLAIN])).toBeNull();
		expect(racedCall(raced, { kind: 'letters', letters: 'ABC', length: 3 }, 10)).toBeNull();
	});
});
