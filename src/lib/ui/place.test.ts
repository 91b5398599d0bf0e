import { describe, expect, it } from 'vitest';
import { place } from './place';

const view = { width: 1000, height: 600 };
const panel = { width: 200, height: 150 };
const anchorAt = (left: number, top: number) => ({ left, top, width: 40, height: 30 });

describe('place', () => {
	it('puts the panel below its anchor with the start edges aligned', () => {
		expect(place(anchorAt(300, 100), panel, view, 'ltr')).toMatchObject({ left: 300, top: 136 });
		expect(place(anchorAt(300, 100), panel, view, 'rtl')).toMatchObject({ left: 140, top: 136 });
	});

	it('puts it above if there is room only there', () => {
		expect(place(anchorAt(300, 550), panel, view, 'ltr').top).toBe(550 - 6 - 150);
	});

	it.each(['ltr', 'rtl'] as const)('keeps it in the window for any anchor, in %s', (direction) => {
		for (let left = 0; left <= 960; left += 96)
			for (let top = 0; top <= 570; top += 57) {
				const placed = place(anchorAt(left, top), panel, view, direction);
				const height = Math.min(panel.height, placed.maxHeight);
				expect(placed.left).toBeGreaterThanOrEqual(6);
				expect(placed.left + panel.width).toBeLessThanOrEqual(994);
				expect(placed.top).toBeGreaterThanOrEqual(6);
				expect(placed.top + height).toBeLessThanOrEqual(594);
			}
	});

	it('lets a panel that is too tall scroll on the larger side', () => {
		const placed = place(anchorAt(300, 200), { width: 200, height: 2000 }, view, 'ltr');
		expect(placed).toMatchObject({ top: 236, maxHeight: 600 - 230 - 12 });
	});

	it('shows the start of a panel that is too wide', () => {
		expect(place(anchorAt(900, 0), { width: 2000, height: 10 }, view, 'ltr').left).toBe(6);
	});
});
