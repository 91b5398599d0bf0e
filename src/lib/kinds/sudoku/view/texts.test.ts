import { afterEach, describe, expect, it } from 'vitest';
import { stripIsolates } from '$lib/i18n/bidi';
import { readLocaleFrom } from '$lib/i18n/locale';
import { setupOf } from '../kind';
import { readLine } from '../line';
import { defaultShape } from '../shape';
import { contradiction } from './texts';

afterEach(() => readLocaleFrom(() => 'en'));

function told(cells: string): string {
	const read = readLine(defaultShape(4), cells);
	if ('error' in read) throw new Error('it should be readable');
	return stripIsolates(contradiction(setupOf(read.board)));
}

describe('a contradiction', () => {
	it('names the row, column or box, and the symbol', () => {
		expect(told('1..1............')).toBe('Row 1 has two 1s. Change one of them.');
		expect(told('.2...........2..')).toBe('Column 2 has two 2s. Change one of them.');
		expect(told('4....4..........')).toBe('Box 1 has two 4s. Change one of them.');
	});

	it('counts more than two', () => {
		expect(told('1.11............')).toBe('1 appears 3 times in row 1. Keep one of them.');
	});

	it('speaks Hebrew', () => {
		readLocaleFrom(() => 'he');
		expect(told('1..1............')).toBe('בשורה 1 מופיעה 1 פעמיים. שנו אחת מהן.');
	});
});
