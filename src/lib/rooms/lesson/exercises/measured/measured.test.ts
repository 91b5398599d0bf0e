import { expect, it } from 'vitest';
import { measuredCsv, totalOf, type MeasuredRow } from './measured';

const rows: MeasuredRow[] = [
	{ set: 'easy50', number: 1, naive: 100, own: 50 },
	{ set: 'easy50', number: 2, naive: 300, own: 50 },
	{ set: 'hardest11', number: 1, naive: 9000, own: null }
];

it('adds up what was measured of a set', () => {
	expect(totalOf(rows, 'easy50')).toEqual({ naive: 400, own: 100 });
	// A run that was cut off says nothing about a factor.
	expect(totalOf(rows, 'hardest11')).toBeNull();
});

it('writes a table with the factors, and the sentence at its end', () => {
	expect(measuredCsv(rows, ['Board', 'Naive', 'Own', 'Factor'], 'It depends.')).toBe(
		[
			'Board,Naive,Own,Factor',
			'easy50 1,100,50,2.00',
			'easy50 2,300,50,6.00',
			'hardest11 1,9000,,',
			'It depends.\n'
		].join('\n')
	);
});
