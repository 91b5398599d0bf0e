import { describe, expect, it } from 'vitest';
import { HeldPlace } from './held-place';

describe('a held place', () => {
	it('is not scrolled by a page that grows above it and scrolls with it, at once or later', () => {
		const atOnce = new HeldPlace(260, 1000);
		expect(atOnce.move(260, 1400)).toBe(0);
		const later = new HeldPlace(260, 1000);
		expect(later.move(660, 1000)).toBe(0);
		expect(later.move(460, 1200)).toBe(0);
		expect(later.move(260, 1400)).toBe(0);
	});

	it('is scrolled by what the growth of the page does not explain', () => {
		const held = new HeldPlace(260, 1000);
		expect(held.move(210, 1050)).toBe(50);
		expect(held.move(310, 1050)).toBe(50);
		expect(held.move(180, 1180)).toBe(80);
	});

	it('is scrolled against the growth of a page that did not scroll with it', () => {
		const held = new HeldPlace(260, 1000);
		held.move(430, 1200);
		expect(held.move(730, 900)).toBe(300);
	});

	it('is scrolled by the reader alone once they have acted', () => {
		const held = new HeldPlace(260, 1000);
		held.move(430, 1000);
		held.yield();
		expect(held.move(330, 1100)).toBe(100);
	});
});
