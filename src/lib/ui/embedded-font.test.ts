import { expect, it } from 'vitest';
import { isIn } from './embedded-font';

it('tells which letters a face is for', () => {
	const range = 'U+0-FF, U+131, U+590-5FF';
	for (const letter of ['A', 'é', 'ı', 'ש']) expect(isIn(letter, range), letter).toBe(true);
	for (const letter of ['Ж', '→', '😀']) expect(isIn(letter, range), letter).toBe(false);
});
