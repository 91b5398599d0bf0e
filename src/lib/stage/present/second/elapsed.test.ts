import { expect, it } from 'vitest';
import { elapsedText } from './elapsed';

it.each([
	[0, '0:00'],
	[65_999, '1:05'],
	[3_600_000, '1:00:00'],
	[3_845_000, '1:04:05'],
	[-5, '0:00']
])('%d ms are %s', (milliseconds, text) => {
	expect(elapsedText(milliseconds)).toBe(text);
});
