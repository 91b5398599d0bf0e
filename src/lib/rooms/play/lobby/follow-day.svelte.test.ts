import { afterEach, expect, it, vi } from 'vitest';
import { followDay } from './follow-day';

afterEach(() => vi.useRealTimers());

it('tells the day at once and at midnight, once each, until it is stopped', () => {
	vi.useFakeTimers();
	let day = '2026-11-23';
	const told: string[] = [];
	const stop = followDay(
		() => day,
		(next) => told.push(next)
	);
	vi.advanceTimersByTime(30_000);
	expect(told).toEqual(['2026-11-23']);
	day = '2026-11-24';
	vi.advanceTimersByTime(10_000);
	expect(told).toEqual(['2026-11-23', '2026-11-24']);
	day = '2026-11-25';
	document.dispatchEvent(new Event('visibilitychange'));
	expect(told).toHaveLength(3);
	stop();
	day = '2026-11-26';
	document.dispatchEvent(new Event('visibilitychange'));
	vi.advanceTimersByTime(60_000);
	expect(told).toHaveLength(3);
});
