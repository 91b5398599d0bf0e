import { describe, expect, it } from 'vitest';
import { spotlitMarks } from './spotlit';

/** The path decides variable 3, then 5, and has chosen 7; values 0 and 1 of 3 were tried. */
const marks = [
	{ parent: -1, variable: -1, value: -1, chosen: 3, onPath: true },
	{ parent: 0, variable: 3, value: 0, chosen: 5, onPath: false },
	{ parent: 1, variable: 5, value: 2, chosen: -1, onPath: false },
	{ parent: 0, variable: 3, value: 1, chosen: 5, onPath: true },
	{ parent: 3, variable: 5, value: 2, chosen: 7, onPath: true },
	{ parent: 3, variable: 5, value: 4, chosen: -1, onPath: false, later: true },
	{ parent: 3, variable: 5, value: 3, chosen: -1, onPath: false, kind: 'rejected' as const }
].map((mark) => ({ kind: 'open' as const, later: false, inside: [], ...mark }));

const lit = (variable: number, value = -1) => spotlitMarks(marks, { variable, value, kind: null });

describe('the marks in the spotlight', () => {
	it('are where the path decides the variable, beside its name', () => {
		expect(lit(3)).toEqual([0]);
		expect(lit(5)).toEqual([3]);
		expect(lit(7)).toEqual([4]);
		expect(lit(8)).toEqual([]);
		expect(lit(-1)).toEqual([]);
		expect(spotlitMarks(marks, null)).toEqual([]);
	});

	it('may stand for several nodes', () => {
		const inside = [
			{ variable: 8, value: 6 },
			{ variable: 9, value: 5 }
		];
		const chain = { ...marks[0], parent: 4, kind: 'chain' as const, chosen: 10, inside };
		const spot = { variable: 9, value: -1, kind: null };
		expect(spotlitMarks([...marks, chain], spot)).toEqual([7]);
		expect(spotlitMarks([...marks, chain], { ...spot, value: 5 })).toEqual([7]);
	});

	it('are the node of a value on the path or beside it, if there is one', () => {
		expect(lit(3, 0)).toEqual([1]);
		expect(lit(3, 1)).toEqual([3]);
		expect(lit(5, 2)).toEqual([4]);
		expect(lit(5, 4)).toEqual([3]);
		expect(lit(5, 3)).toEqual([3]);
	});
});
