import { describe, expect, it } from 'vitest';
import { encodeWork, noWork } from '../work';
import { MOST_LINES, readHandedIn } from './handed-in';

const ADDRESS = 'https://example.org/he/learn/yours/solve/#work=';
const work = { ...noWork('solve', 'python'), texts: { python: 'x = 1\n' }, runs: 3, tests: ['s4'] };
const packed = (await encodeWork(work))!;

describe('a list of what was handed in', () => {
	it.each([
		[`Dana Levi,${ADDRESS}${packed}`, 'Dana Levi'],
		[`"Levi","Dana","${ADDRESS}${packed}",2026`, 'Levi Dana'],
		[`Dana\t${ADDRESS}${packed}`, 'Dana'],
		[`Dana: <${ADDRESS}${packed}>`, 'Dana'],
		[`${ADDRESS}${packed}`, '']
	])('reads %s', async (line, name) => {
		const { rows, broken, without } = await readHandedIn(line);
		expect(rows).toEqual([{ line: 1, name, work, packed }]);
		expect([...broken, ...without]).toEqual([]);
	});

	it('names the lines that hold no work', async () => {
		const list = `name,link\nA,${ADDRESS}${packed}\nB,${ADDRESS}${packed.slice(0, -9)}\n\nC,nothing`;
		const { rows, broken, without } = await readHandedIn(list);
		expect(rows.map(({ name }) => name)).toEqual(['A']);
		expect(broken).toEqual([3]);
		expect(without).toEqual([1, 5]);
	});

	it('reads no more than a lecture hall', async () => {
		const list = await readHandedIn('x\n'.repeat(MOST_LINES + 1));
		expect(list.isCut).toBe(true);
		expect(list.without).toHaveLength(MOST_LINES);
	});
});
