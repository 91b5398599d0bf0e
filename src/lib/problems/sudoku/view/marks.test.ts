import { describe, expect, it } from 'vitest';
import { boardMarks, markStyle, markText } from './marks';

const nine = { rows: 3, columns: 3 };
const open = () => true;

describe('boardMarks', () => {
	const candidates = Int32Array.of(0b111, 0b1111, 0b1, 0);
	const struck = Int32Array.of(0b1, 0b1, 0, 0);

	it('has nothing when the pencil is off', () => {
		const { kept, struck: gone } = boardMarks('off', candidates, struck, open, 4);
		expect([...kept, ...gone]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
	});

	it('keeps the candidates apart from those that were eliminated', () => {
		const marks = boardMarks('all', candidates, struck, open, 4);
		expect([...marks.kept]).toEqual([0b110, 0b1110, 0b1, 0]);
		expect([...marks.struck]).toEqual([0b1, 0b1, 0, 0]);
	});

	it('shows three and fewer, and no eliminated ones, where only few are wanted', () => {
		const marks = boardMarks('few', Int32Array.of(0b111, 0b1111, 0b11111), struck, open, 3);
		expect([...marks.kept]).toEqual([0b110, 0b1110, 0]);
		expect([...marks.struck]).toEqual([0, 0, 0]);
	});

	it('leaves cells with a value alone', () => {
		const { kept } = boardMarks('all', candidates, null, (cell) => cell === 2, 4);
		expect([...kept]).toEqual([0, 0, 0b1, 0]);
	});

	it('reads a mask of 32 values', () => {
		const { kept } = boardMarks('few', Int32Array.of(1 << 31), null, open, 1);
		expect(markText({ rows: 4, columns: 8 }, kept[0]).trim()).toBe('W');
	});
});

describe('markText', () => {
	it('gives each value its place in the box', () => {
		expect(markText(nine, 0b100010001)).toBe('1  \n 5 \n  9');
		expect(markText({ rows: 2, columns: 3 }, 0b100001)).toBe('1  \n  6');
		expect(markText({ rows: 4, columns: 4 }, 1 << 9)).toBe('    \n    \n A  \n    ');
	});

	it('writes what it is told to', () => {
		expect(markText(nine, 0b11, () => '/')).toBe('// \n   \n   ');
	});
});

describe('markStyle', () => {
	it('turns marks that could not be read into dots, and few of many into a row', () => {
		expect(markStyle(nine, 'all', 60)).toBe('places');
		expect(markStyle(nine, 'all', 18)).toBe('dots');
		expect(markStyle({ rows: 5, columns: 5 }, 'all', 21)).toBe('dots');
		expect(markStyle({ rows: 5, columns: 5 }, 'all', 40)).toBe('places');
		expect(markStyle({ rows: 5, columns: 5 }, 'few', 21)).toBe('row');
	});

	it('draws no letters that are too small to be read', () => {
		expect(markStyle({ rows: 5, columns: 5 }, 'few', 14.8)).toBe('none');
		expect(markStyle({ rows: 5, columns: 5 }, 'all', 33)).toBe('dots');
		expect(markStyle({ rows: 5, columns: 5 }, 'few', 0)).toBe('row');
	});

	it('takes places while the size is not known', () => {
		expect(markStyle(nine, 'all', 0)).toBe('places');
	});
});
