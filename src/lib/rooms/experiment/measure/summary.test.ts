import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noStatistics } from '$lib/engine/trace/statistics';
import type { RowOutcome, RunRow } from './experiment';
import { rowOf } from './measure';
import {
	boardSummary,
	boardValue,
	byBoard,
	byRewriting,
	bySet,
	quotient,
	summarize,
	type Summary,
	type Value
} from './summary';

const values = fc.array(fc.record({ value: fc.nat({ max: 1000 }), atLeast: fc.boolean() }), {
	minLength: 1,
	maxLength: 25
});

const exact = (...numbers: number[]): Value[] =>
	numbers.map((value) => ({ value, atLeast: false }));

const PARTS = [
	...(['min', 'lowerQuartile', 'median', 'upperQuartile'] as const),
	...(['max', 'sum', 'geometricMean'] as const)
];

describe('a summary', () => {
	it('of exact numbers is exact', () => {
		const summary = summarize(exact(8, 1, 2, 4))!;
		expect(summary).toMatchObject({ count: 4, bounded: 0 });
		const numbers = PARTS.map((part) => summary[part].value);
		[1, 1.75, 3, 5, 8, 15, 64 ** 0.25].forEach((n, i) => expect(numbers[i]).toBeCloseTo(n, 10));
		expect(PARTS.some((part) => summary[part].atLeast)).toBe(false);
	});

	it('of nothing is nothing', () => {
		expect(summarize([])).toBeNull();
	});

	it('never claims more than is known: what is called exact stays, all else only rises', () => {
		fc.assert(
			fc.property(values, fc.infiniteStream(fc.nat({ max: 5000 })), (known, more) => {
				const truth = known.map(({ value, atLeast }) => ({
					value: atLeast ? value + (more.next().value as number) : value,
					atLeast: false
				}));
				const [told, real] = [summarize(known)!, summarize(truth)!];
				for (const part of PARTS) {
					const slack = 1e-9 * (1 + real[part].value);
					if (told[part].atLeast)
						expect(told[part].value).toBeLessThanOrEqual(real[part].value + slack);
					else expect(told[part].value).toBeCloseTo(real[part].value, 8);
				}
			}),
			{ numRuns: 500 }
		);
	});

	it('says exact wherever it can: all true numbers as they are told, or all much higher', () => {
		fc.assert(
			fc.property(values, (known) => {
				const higher = known.map(({ value, atLeast }) => ({
					value: atLeast ? value + 10_000 : value,
					atLeast: false
				}));
				const [told, real] = [summarize(known)!, summarize(higher)!];
				const moved = (part: keyof Summary & (typeof PARTS)[number]) =>
					Math.abs(told[part].value - real[part].value) > 1e-6;
				// A geometric mean of zero stays zero, which is not worth an exception.
				for (const part of PARTS)
					if (part !== 'geometricMean' && told[part].atLeast) expect(moved(part)).toBe(true);
			})
		);
	});

	it('is exact where a bound cannot move it, because the number above is the same', () => {
		const bounded = [...exact(0, 0, 997, 997), { value: 0, atLeast: true }];
		expect(summarize(bounded)!.upperQuartile).toEqual({ value: 997, atLeast: false });
	});

	it('has a median that is a bound only if bounds reach the middle', () => {
		const bound = (value: number): Value => ({ value, atLeast: true });
		expect(summarize([...exact(1, 2, 3), bound(9), bound(9)])!.median).toEqual({
			value: 3,
			atLeast: false
		});
		expect(summarize([...exact(1, 2, 9), bound(3), bound(4)])!.median.atLeast).toBe(true);
		expect(summarize([...exact(1, 2), bound(9), bound(9)])!.median.atLeast).toBe(true);
	});
});

/** A row with some placements. */
function row(place: Partial<RunRow>, placements: number, outcome: RowOutcome = 'solved'): RunRow {
	const key = { set: 0, board: 0, rewriting: 0, strategy: 0, seed: 1, ...place };
	const solutions = outcome === 'solved' ? 1 : 0;
	return rowOf(key, { ...noStatistics(), placements, solutions }, outcome);
}

describe('rows summed up', () => {
	it('by set and strategy count a board once, by the median of its seeds', () => {
		const rows = [
			row({ strategy: 1, seed: 1 }, 10),
			row({ strategy: 1, seed: 2 }, 500),
			row({ strategy: 1, seed: 3 }, 20),
			row({ strategy: 1, board: 1 }, 40, 'limit'),
			row({ strategy: 0 }, 7)
		];
		const [plain, random] = bySet(byBoard(rows), 'placements');
		expect(plain).toMatchObject({ set: 0, strategy: 0, runs: 1, solved: 1, bounded: 0 });
		expect(random).toMatchObject({ set: 0, strategy: 1, runs: 4, solved: 3, bounded: 1 });
		expect(random.summary).toMatchObject({
			count: 2,
			bounded: 1,
			min: { value: 20, atLeast: false },
			median: { value: 30, atLeast: true },
			max: { value: 40, atLeast: true }
		});
	});

	it('by board keep the seeds together', () => {
		const rows = [row({ seed: 1 }, 1), row({ board: 1 }, 2), row({ seed: 2 }, 3)];
		expect(byBoard(rows).map((board) => board.rows.map(({ placements }) => placements))).toEqual([
			[1, 3],
			[2]
		]);
		expect(boardSummary({ rows }, 'placements')).toMatchObject({
			count: 3,
			min: { value: 1 },
			median: { value: 2, atLeast: false },
			max: { value: 3 }
		});
	});

	it('by rewriting know the board as printed and the span', () => {
		const rows = [5, 50, 2].map((placements, rewriting) => row({ rewriting }, placements));
		const [spread] = byRewriting(byBoard(rows), 'placements');
		expect(spread).toMatchObject({
			printed: { value: 5, atLeast: false },
			factor: { value: 25, atLeast: false },
			summary: { count: 3, median: { value: 5 } }
		});
		const cut = byRewriting(byBoard([...rows, row({ rewriting: 3 }, 70, 'time')]), 'placements');
		expect(cut[0].factor).toEqual({ value: 35, atLeast: true });
		expect(byRewriting(byBoard(rows), 'undos')[0].factor).toBeNull();
		expect(byRewriting(byBoard(rows.slice(1)), 'placements')[0].printed).toBeNull();
	});

	it('divided by another, say which way a bound points', () => {
		const at = (value: number) => ({ value, atLeast: false });
		const atLeast = (value: number) => ({ value, atLeast: true });
		expect(quotient(at(40), at(10))).toEqual({ ratio: 4, bound: 'exact' });
		expect(quotient(at(5), atLeast(10))).toEqual({ ratio: 0.5, bound: 'at-most' });
		expect(quotient(atLeast(20), at(10))).toEqual({ ratio: 2, bound: 'at-least' });
		expect(quotient(atLeast(10), atLeast(10))).toEqual({ ratio: 1, bound: 'unknown' });
	});

	it('divided by nothing, are as much as nothing or out of all proportion', () => {
		const at = (value: number) => ({ value, atLeast: false });
		const atLeast = (value: number) => ({ value, atLeast: true });
		expect(quotient(at(10), at(0))).toEqual({ ratio: Infinity, bound: 'exact' });
		expect(quotient(at(0), at(10))).toEqual({ ratio: 0, bound: 'exact' });
		expect(quotient(at(0), atLeast(10))).toEqual({ ratio: 0, bound: 'exact' });
		expect(quotient(at(0), at(0))).toEqual({ ratio: 1, bound: 'exact' });
		expect(quotient(atLeast(0), at(0))).toEqual({ ratio: 1, bound: 'at-least' });
		expect(quotient(at(0), atLeast(0))).toEqual({ ratio: 1, bound: 'at-most' });
		expect(quotient(at(10), atLeast(0))).toMatchObject({ bound: 'unknown' });
	});

	it('know that a run needs more if the limit on this count stopped it, and no other', () => {
		const cut = rowOf(
			{ set: 0, board: 0, rewriting: 0, strategy: 0, seed: 1 },
			{ ...noStatistics(), placements: 20, undos: 7, steps: 90 },
			'limit'
		);
		const passed = (limits: object) => boardValue({ rows: [cut] }, 'placements', limits).isPassed;
		expect(passed({ placements: 20 })).toBe(true);
		expect(passed({ placements: 50, steps: 90 })).toBeUndefined();
		expect(passed({ placements: 20, steps: 90 })).toBeUndefined();
		expect(passed({ placements: 20, backtracks: 7 })).toBeUndefined();
		expect(boardValue({ rows: [cut] }, 'undos', { backtracks: 7 }).isPassed).toBe(true);
		const timed = { ...cut, outcome: 'time' as const };
		expect(
			boardValue({ rows: [timed] }, 'placements', { placements: 20 }).isPassed
		).toBeUndefined();
	});
});
