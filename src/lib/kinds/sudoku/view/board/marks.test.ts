import { describe, expect, it } from 'vitest';
import { markStyle, markText } from './marks';

const nine = { rows: 3, columns: 3 };

describe('markText', () => {
	it('gives each value its place in the box', () => {
		expect(markText(nine, 0b100010001)).toBe('1  \n 5 \n  9');
		expect(markText({ rows: 2, columns: 3 }, 0b100001)).toBe('1  \n  6');
		expect(markText({ rows: 4, columns: 4 }, 1 << 9)).toBe('    \n    \n A  \n    ');
	});

	it('writes the given glyph', () => {
		expect(markText(nine, 0b11, () => '/')).toBe('// \n   \n   ');
	});
});

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
