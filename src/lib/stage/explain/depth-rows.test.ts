import { describe, expect, it } from 'vitest';
import { depthRows } from './depth-rows';

describe('the rows of nodes by depth', () => {
	it('are one for each depth, with bars relative to the longest', () => {
		expect(depthRows([1, 8, 4])).toEqual([
			{ first: 0, last: 0, nodes: 1, share: 1 / 8, published: [] },
			{ first: 1, last: 1, nodes: 8, share: 1, published: [] },
			{ first: 2, last: 2, nodes: 4, share: 1 / 2, published: [] }
		]);
	});

	it('include published counts, even beyond the depth of the search', () => {
		const rows = depthRows([1, 2], [{ nodes: [1, 3, 9] }, { nodes: [5] }]);
		expect(rows.map((row) => row.published)).toEqual([
			[1, 5],
			[3, null],
			[9, null]
		]);
		expect(rows[2].nodes).toBe(0);
	});

	it('cover several depths each if there are many, and lose nothing', () => {
		const rows = depthRows(new Float64Array(1001).fill(2));
		expect(rows.length).toBeLessThanOrEqual(100);
		expect(rows.reduce((sum, row) => sum + row.nodes, 0)).toBe(2002);
		expect(rows.at(-1)!.last).toBe(1000);
	});
});
