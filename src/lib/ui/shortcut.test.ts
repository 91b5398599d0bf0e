import { expect, it } from 'vitest';
import { ariaShortcut, displayShortcut } from './shortcut';

it.each([
	['Shift+ArrowLeft', 'Shift+←'],
	['ArrowRight', '→'],
	['Space', 'Space'],
	['?', '?']
])('%s is shown as %s, and back', (aria, shown) => {
	expect(displayShortcut(aria)).toBe(shown);
	expect(displayShortcut(shown)).toBe(shown);
	expect(ariaShortcut(shown)).toBe(aria);
	expect(ariaShortcut(aria)).toBe(aria);
});
