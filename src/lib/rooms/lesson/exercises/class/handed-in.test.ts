import { describe, expect, it } from 'vitest';
import { encodeWork, noWork } from '../work/work';
import { handedInCsv, MOST_LINES, readHandedIn } from './handed-in';

const SITE = 'https://example.org/';
const ADDRESS = `${SITE}he/learn/yours/solve/#work=`;
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
		const { rows, broken, without } = await readHandedIn(line, SITE);
		expect(rows).toEqual([{ line: 1, name, work, packed }]);
		expect([...broken, ...without]).toEqual([]);
	});

	it.each([
		[`Timestamp,Name,Link\n2026/11/26 10:00,"Levi, Dana",${address}`, 'Levi, Dana'],
		[`Link;First name;Last name\n${address};Dana;Levi`, 'Dana Levi'],
		[`\uFEFFשם\tקישור\nדנה לוי\t${address}`, 'דנה לוי']
	])('takes names from the columns of a table: %s', async (table, name) => {
		const { rows, without } = await readHandedIn(table, SITE);
		expect(rows.map((row) => row.name)).toEqual([name]);
		expect(without).toEqual([]);
	});

	it('names the lines that hold no work', async () => {
		const list = `Class 11\nA,${address}\nB,${address.slice(0, -9)}\n\nC,nothing`;
		const { rows, broken, without } = await readHandedIn(list, SITE);
		expect(rows.map(({ name }) => name)).toEqual(['A']);
		expect(broken).toEqual([3]);
		expect(without.map(({ line }) => line)).toEqual([1, 5]);
	});

	it.each([
		[`Dana,${SITE}learn/yours/solve/`, 'exercise'],
		[`Dana: ${SITE}he/learn/yours/solve/?x#top.`, 'exercise'],
		[`https://mail.example/1 ${SITE}learn/yours/solve/`, 'exercise'],
		[`Dana,${SITE}studio/queens/`, 'page'],
		[`Dana,${SITE}learn/yours/`, 'page'],
		['Dana,https://elsewhere.example/learn/yours/solve/', 'other-site'],
		['Dana,http://example.org.elsewhere.example/', 'other-site'],
		['Dana, learn/yours/solve/', 'no-address'],
		['Dana', 'no-address']
	])('says what %s has in place of work', async (line, instead) => {
		const { rows, broken, without } = await readHandedIn(line, SITE);
		expect([rows, broken, without]).toEqual([[], [], [{ line: 1, instead }]]);
	});

	it('leaves the results of homework to who reads those', async () => {
		const { rows, broken, without } = await readHandedIn(
			`A,https://example.org/learn/homework/#result=1abc\nB,${address}`,
			SITE
		);
		expect(rows.map(({ name }) => name)).toEqual(['B']);
		expect([...broken, ...without]).toEqual([]);
	});

	it('reads what it has written as a table', async () => {
		const row = { line: 1, work, packed };
		const rows = ['Levi, "D" Dana', '=1+1'].map((name) => ({ ...row, name }));
		const table = handedInCsv(['Name', 'Link'], rows, ({ name }) => [name, address]);
		const { rows: read, without } = await readHandedIn(table, SITE);
		// A spreadsheet would take the second for a formula.
		expect(read.map(({ name }) => name)).toEqual(['Levi, "D" Dana', '=1+1']);
		expect(table).toContain("'=1+1");
		expect(without).toEqual([]);
	});

	it('reads no more than a lecture hall', async () => {
		const list = await readHandedIn('x\n'.repeat(MOST_LINES + 1), SITE);
		expect(list.isCut).toBe(true);
		expect(list.without).toHaveLength(MOST_LINES);
	});
});
