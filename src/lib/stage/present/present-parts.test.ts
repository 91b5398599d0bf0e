import { describe, expect, it } from 'vitest';
import { textSizes, toggled } from './present-parts';

describe('text sizes', () => {
	it('reach the back row at 1280 × 720 and on larger screens', () => {
		const small = textSizes(1280, 720);
		expect(small.sentence).toBeGreaterThanOrEqual(28);
		expect(small.detail).toBeGreaterThanOrEqual(small.least);
		expect(small.least).toBeGreaterThanOrEqual(22);
		expect(textSizes(1920, 1080).sentence).toBeCloseTo(small.sentence * 1.5);
	});

	it('use the height of an older projector', () => {
		const { sentence, detail } = textSizes(1024, 768);
		expect(sentence).toBeGreaterThan(26);
		expect(detail).toBeGreaterThan(21);
	});

	it('stay the same on the screen if the browser is zoomed', () => {
		expect(textSizes(1024, 576).sentence * 1.25).toBeCloseTo(textSizes(1280, 720).sentence);
	});

	it('stay legible in a small frame', () => {
		const { sentence, detail, least } = textSizes(320, 240);
		expect([sentence, detail]).toEqual([13, 12]);
		// A name on a small board may be as small as the board.
		expect(least).toBeLessThan(detail);
	});

	it('are the same on a phone held either way', () => {
		expect(textSizes(390, 844)).toEqual(textSizes(844, 390));
	});
});

describe('choosing parts', () => {
	const all = ['a', 'b', 'c', 'd'].map((id) => ({ id, label: id }));

	it('keeps them in order', () => {
		expect(toggled(all, ['b', 'd'], 'a', 3)).toEqual(['a', 'b', 'd']);
		expect(toggled(all, ['a', 'b'], 'a', 3)).toEqual(['b']);
	});

	it('never leaves none and never takes too many', () => {
		expect(toggled(all, ['c'], 'c', 3)).toBeUndefined();
		expect(toggled(all, ['a', 'b', 'c'], 'd', 3)).toBeUndefined();
	});
});
