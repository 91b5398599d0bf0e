import { expect, it } from 'vitest';
import { CELL, type Words } from '../drawing';
import { boardWithNames } from './names';

/** The sizes of the headings of the columns. */
function sizesOf(names: readonly string[]): number[] {
	const { marks } = boardWithNames(
		{ width: names.length * CELL, height: CELL, marks: [] },
		{ columns: names.length, rows: 1 },
		{ columns: (column) => ({ name: names[column] }), rows: () => ({ name: 'row' }) }
	);
	return marks
		.filter((mark): mark is Words => mark.kind === 'words' && names.includes(mark.text))
		.map(({ size }) => size);
}

it('gives all headings of the columns one size, at which the longest fits', () => {
	const [first, ...others] = sizesOf(['Mon 9:00', 'Mon 10:00', '7']);
	expect(others).toEqual([first, first]);
	expect(first).toBeLessThan(sizesOf(['1', '2'])[0]);
});
