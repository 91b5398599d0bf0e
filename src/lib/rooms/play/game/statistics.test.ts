import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNumber, statisticsOf, writeStatistics, type Finished } from './statistics';

let next = 0;
function finished(day: string, milliseconds = 1000, level = 'easy', helps = 0): Finished {
	return { id: String(next++), level, day, milliseconds, open: 50, helps };
}

it('counts games, and takes times from those without help', () => {
	const games = [
		finished('2026-11-01', 600),
		finished('2026-11-01', 300),
		finished('2026-11-02', 5, 'easy', 1),
		finished('2026-11-03', 900, 'hard', 24),
		finished('2026-11-03', 1, 'hard', 25),
		finished('2026-11-03', 1, 'extreme', 50)
	];
	expect(statisticsOf(games, '2026-11-03')).toEqual({
		games: 4,
		clean: 2,
		milliseconds: 1805,
		levels: [
			{ level: 'easy', games: 3, clean: 2, best: 300, mean: 450 },
			{ level: 'hard', games: 1, clean: 0, best: null, mean: null }
		],
		streak: 3,
		longestStreak: 3
	});
});

describe('a streak', () => {
	const streaks = (today: string, ...days: string[]) => {
		const { streak, longestStreak } = statisticsOf(
			days.map((day) => finished(day)),
			today
		);
		return [streak, longestStreak];
	};

	it('goes on until a day is over without a game', () => {
		const days = ['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-01'];
		expect(streaks('2026-11-01', ...days)).toEqual([3, 3]);
		expect(streaks('2026-11-02', ...days)).toEqual([3, 3]);
		expect(streaks('2026-11-03', ...days)).toEqual([0, 3]);
		expect(streaks('2026-11-03', ...days, '2026-11-03')).toEqual([1, 3]);
		expect(streaks('2026-11-03')).toEqual([0, 0]);
	});

	it('is not made by a clock that was wrong', () => {
		const ahead = ['2026-11-02', '2026-11-03', '2026-11-04', '2027-01-01', '2027-01-02'];
		expect(streaks('2026-11-02', ...ahead)).toEqual([1, 1]);
		expect(streaks('1970-01-01', ...ahead)).toEqual([0, 0]);
		expect(streaks('today', ...ahead)).toEqual([0, 0]);
		expect(streaks('2026-11-02', '2026-11-31', 'never', '2026-11-02')).toEqual([1, 1]);
	});

	it('passes the ends of months and leap years', () => {
		expect(streaks('2028-03-01', '2028-02-28', '2028-02-29', '2028-03-01')).toEqual([3, 3]);
		expect(streaks('2027-01-01', '2026-12-31', '2027-01-01')).toEqual([2, 2]);
	});
});

it('numbers days as the calendar does', () => {
	const first = dayNumber('1970-01-01')!;
	fc.assert(
		fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (days) => {
			const day = new Date(days * 86_400_000).toISOString().slice(0, 10);
			expect(dayNumber(day)! - first).toBe(days);
		})
	);
	for (const text of [
		'2026-02-29',
		'2100-02-29',
		'2026-00-01',
		'2026-13-01',
		'2026-1-1',
		'',
		'2026-11-00'
	])
		expect(dayNumber(text), text).toBeNull();
	expect(dayNumber('2000-02-29')).not.toBeNull();
});

it('is never negative, whatever was kept', () => {
	const days = fc.constantFrom('2026-11-01', '2026-11-02', '2026-11-03', '2030-01-01', 'x');
	const games = fc.array(days.map((day) => finished(day)));
	fc.assert(
		fc.property(games, days, (some, today) => {
			const { streak, longestStreak } = statisticsOf(some, today);
			expect(streak).toBeGreaterThanOrEqual(0);
			expect(longestStreak).toBeGreaterThanOrEqual(streak);
			expect(longestStreak).toBeLessThanOrEqual(3);
		})
	);
});

it('is exported with its version', () => {
	const game = finished('2026-11-01');
	expect(JSON.parse(writeStatistics([game]))).toEqual({
		format: 'backtrail-games',
		version: 1,
		games: [game]
	});
});
