import { afterEach, describe, expect, it } from 'vitest';
import { readLocaleFrom } from '$lib/i18n/locale';
import { mergedText } from './texts';

describe('what was read from files', () => {
	afterEach(() => readLocaleFrom(() => 'en'));

	it('agrees in number, rows and runs each on their own', () => {
		expect([0, 1, 2, 3, 1100].map((missing) => mergedText(22, missing))).toEqual([
			'22 rows, 0 runs missing.',
			'22 rows, one run missing.',
			'22 rows, 2 runs missing.',
			'22 rows, 3 runs missing.',
			'22 rows, 1,100 runs missing.'
		]);
		expect(mergedText(1, 11)).toBe('One row, 11 runs missing.');
		readLocaleFrom(() => 'he');
		expect([0, 1, 2, 3].map((missing) => mergedText(2, missing))).toEqual([
			'שתי שורות. הרצות חסרות: 0.',
			'שתי שורות. הרצות חסרות: 1.',
			'שתי שורות. הרצות חסרות: 2.',
			'שתי שורות. הרצות חסרות: 3.'
		]);
		expect(mergedText(1, 11)).toBe('שורה אחת. הרצות חסרות: 11.');
	});
});
