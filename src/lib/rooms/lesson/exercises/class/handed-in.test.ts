import { describe, expect, it } from 'vitest';
import { encodeWork, noWork } from '../work/work';
import { handedInCsv, MOST_LINES, readHandedIn } from './handed-in';

const ADDRESS = 'https://example.org/he/learn/yours/solve/#work=';
const work = { ...noWork('solve', 'python'), texts: { python: 'x = 1\n' }, runs: 3, tests: ['s4'] };
const packed = (await encodeWork(work))!;

describe('a list of what was handed in', () => {
	const address = `${ADDRESS}${packed}`;

	it.each([
		[`Dana Levi,${address}`, 'Dana Levi'],
		[`"Levi","Dana","${address}",2026`, 'Levi Dana'],
		[`"Levi, Dana",${address}`, 'Levi, Dana'],
		[`"Dana ""D"" Levi";"${address}";`, 'Dana "D" Levi'],
		[`"Levi; Dana";${address}`, 'Levi; Dana'],
		[`Levi, Dana\t${address}`, 'Levi, Dana'],
		[`Dana\t${address}`, 'Dana'],
		[`Dana's link: <${address}>`, "Dana's link"],
		[`Dana - ${address}`, 'Dana'],
		[`דנה לוי: ${address}`, 'דנה לוי'],
		[address, ''],
		[`${address},Dana`, '']
	])('reads %s', async (line, name) => {
		const { rows, broken, without } = await readHandedIn(line);
		expect(rows).toEqual([{ line: 1, name, work, packed }]);
		expect([...broken, ...without]).toEqual([]);
	});

	it.each([
		[`Timestamp,Name,Link\n2026/11/26 10:00,"Levi, Dana",${address}`, 'Levi, Dana'],
		[`Link;First name;Last name\n${address};Dana;Levi`, 'Dana Levi'],
		[`\uFEFFשם\tקישור\nדנה לוי\t${address}`, 'דנה לוי']
	])('takes names from the columns of a table: %s', async (table, name) => {
		const { rows, without } = await readHandedIn(table);
		expect(rows.map((row) => row.name)).toEqual([name]);
		expect(without).toEqual([]);
	});

	it('names the lines that hold no work', async () => {
		const list = `Class 11\nA,${address}\nB,${address.slice(0, -9)}\n\nC,nothing`;
		const { rows, broken, without } = await readHandedIn(list);
		expect(rows.map(({ name }) => name)).toEqual(['A']);
		expect(broken).toEqual([3]);
		expect(without).toEqual([1, 5]);
	});

	it('leaves the results of homework to who reads those', async () => {
		const { rows, broken, without } = await readHandedIn(
			`A,https://example.org/learn/homework/#result=1abc\nB,${address}`
		);
		expect(rows.map(({ name }) => name)).toEqual(['B']);
		expect([...broken, ...without]).toEqual([]);
	});

	it('reads what it has written as a table', async () => {
		const row = { line: 1, work, packed };
		const rows = ['Levi, "D" Dana', '=1+1'].map((name) => ({ ...row, name }));
		const table = handedInCsv(['Name', 'Link'], rows, ({ name }) => [name, address]);
		const { rows: read, without } = await readHandedIn(table);
		// A spreadsheet would take the second for a formula.
		expect(read.map(({ name }) => name)).toEqual(['Levi, "D" Dana', '=1+1']);
		expect(table).toContain("'=1+1");
		expect(without).toEqual([]);
	});

	it('reads no more than a lecture hall', async () => {
		const list = await readHandedIn('x\n'.repeat(MOST_LINES + 1));
		expect(list.isCut).toBe(true);
		expect(list.without).toHaveLength(MOST_LINES);
	});
});
