import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quotient, type Ratio, type Value } from './summary';
import { verdictOf, winner } from './verdict';

function ratio(value: number, bound: Ratio['bound'] = 'exact', board = 0): Ratio {
	return { set: 0, board, rewriting: 0, strategy: 0, ratio: value, bound };
}

describe('who needed less on a board', () => {
	it('is clear from exact counts', () => {
		expect([2, 0.5, 1].map((value) => winner(ratio(value)))).toEqual(['fewer', 'more', 'same']);
	});

	it('is left open where a bound leaves it open', () => {
		expect(winner(ratio(5, 'at-least'))).toBe('fewer');
		expect(winner(ratio(0.2, 'at-least'))).toBe('open');
		expect(winner(ratio(0.2, 'at-most'))).toBe('more');
		expect(winner(ratio(5, 'at-most'))).toBe('open');
		expect(winner(ratio(1, 'unknown'))).toBe('open');
	});

	it('is left open by a tie that a limit cut off, unless it was the limit on this count', () => {
		expect(winner(ratio(1, 'at-least'))).toBe('open');
		expect(winner(ratio(1, 'at-most'))).toBe('open');
		expect(winner({ ratio: 1, bound: 'at-least', isPassed: true })).toBe('fewer');
		expect(winner({ ratio: 1, bound: 'at-most', isPassed: true })).toBe('more');
	});

	it('is what the true counts say, or left open', () => {
		const count = fc.record({
			value: fc.nat({ max: 4 }),
			atLeast: fc.boolean(),
			more: fc.nat({ max: 4 }),
			isPassed: fc.boolean()
		});
		fc.assert(
			fc.property(count, count, (...counts) => {
				const [above, below] = counts.map(({ value, atLeast, isPassed }): Value => {
					const isOver = atLeast && isPassed && value > 0;
					return isOver ? { value, atLeast, isPassed } : { value, atLeast };
				});
				const [whole, part] = counts.map(({ value, atLeast, more, isPassed }) =>
					atLeast ? value + (isPassed && value > 0 ? 1 : 0) + more : value
				);
				const truth = whole > part ? 'fewer' : whole < part ? 'more' : 'same';
				expect([truth, 'open']).toContain(winner(quotient(above, below)));
				if (!above.atLeast && !below.atLeast) expect(winner(quotient(above, below))).toBe(truth);
			}),
			{ numRuns: 1000 }
		);
	});
});

describe('a verdict', () => {
	it('counts the boards, and names the best and the worst', () => {
		const verdict = verdictOf([
			ratio(9, 'exact', 0),
			ratio(300, 'exact', 1),
			ratio(0.4, 'exact', 2),
			ratio(1, 'exact', 3)
		]);
		expect(verdict).toMatchObject({ boards: 4, fewer: 2, more: 1, same: 1, open: 0 });
		expect(verdict.best?.board).toBe(1);
		expect(verdict.worst?.board).toBe(2);
		expect(verdict.median).toEqual({ low: 5, high: 5 });
	});

	it('has an exact median if bounds cannot move it, else at least so much', () => {
		expect(verdictOf([ratio(2), ratio(3), ratio(100, 'at-least')]).median).toEqual({
			low: 3,
			high: 3
		});
		expect(verdictOf([ratio(2), ratio(5, 'at-least'), ratio(9, 'at-least')]).median).toEqual({
			low: 5,
			high: Infinity
		});
		expect(verdictOf([ratio(4, 'unknown')]).median).toEqual({ low: 0, high: Infinity });
	});

	it('counts boards on which a strategy needs nothing', () => {
		const verdict = verdictOf([
			ratio(Infinity, 'exact', 0),
			ratio(2, 'exact', 1),
			ratio(0, 'exact', 2)
		]);
		expect(verdict).toMatchObject({ boards: 3, fewer: 2, more: 1, median: { low: 2, high: 2 } });
		expect(verdict.best?.board).toBe(0);
		expect(verdict.worst?.board).toBe(2);
	});

	it('of nothing says nothing', () => {
		expect(verdictOf([])).toMatchObject({ boards: 0, median: null, best: null, worst: null });
	});
});
