import { describe, expect, it } from 'vitest';
import { judge, photograph, SIZES } from './room.fixture';
import { readCards } from './read-cards';

const HD = { width: 1280, height: 720 };

describe('reading cards in a photograph of a room', () => {
	it.each([
		['half a page at 2 m, 720 lines', { ...HD, size: SIZES.half, distance: 2, cards: 9 }, 9],
		['a page at 10 m, 720 lines', { ...HD, size: SIZES.full, distance: 10 }, 33]
	])('%s: most answers, and none that is wrong', (_, options, least) => {
		const photo = photograph({ ...options, seed: 1 });
		const { right, wrong } = judge(photo, readCards(photo).seen);
		expect(wrong).toBe(0);
		expect(right).toBeGreaterThanOrEqual(least);
	});
});
