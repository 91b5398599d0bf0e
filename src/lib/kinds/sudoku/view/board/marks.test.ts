import { describe, expect, it } from 'vitest';
import { markStyle } from './marks';

const nine = { rows: 3, columns: 3 };

describe('markStyle', () => {
	it('turns illegible marks into dots, and shows a few of many in a row', () => {
		expect(markStyle(nine, 'all', 60)).toBe('places');
		expect(markStyle(nine, 'all', 18)).toBe('dots');
		expect(markStyle({ rows: 5, columns: 5 }, 'all', 21)).toBe('dots');
		expect(markStyle({ rows: 5, columns: 5 }, 'all', 40)).toBe('places');
		expect(markStyle({ rows: 5, columns: 5 }, 'few', 21)).toBe('row');
	});

	it('draws no letters that are too small to read', () => {
		expect(markStyle({ rows: 5, columns: 5 }, 'few', 14.8)).toBe('none');
		expect(markStyle({ rows: 5, columns: 5 }, 'all', 33)).toBe('dots');
		expect(markStyle({ rows: 5, columns: 5 }, 'few', 0)).toBe('row');
	});

	it('uses places while the size is unknown', () => {
		expect(markStyle(nine, 'all', 0)).toBe('places');
	});
});
