import { describe, expect, it } from 'vitest';
import { judge, photograph, SIZES } from './room.fixture';
import { readCards } from './read-cards';

const FULL_HD = { width: 1920, height: 1080 };

describe('reading cards in a photograph of a room', () => {
	it.each([
		['half a page at 3 m', { ...FULL_HD, size: SIZES.half, distance: 3, cards: 18 }, 18],
		['half a page at 10 m', { ...FULL_HD, size: SIZES.half, distance: 10 }, 34]
	])('%s: most answers, and none that is wrong', (_, options, least) => {
		const photo = photograph({ ...options, seed: 1 });
		const { right, wrong } = judge(photo, readCards(photo).seen);
		expect(wrong).toBe(0);
		expect(right).toBeGreaterThanOrEqual(least);
	});
});
