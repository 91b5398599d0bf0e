import { describe, expect, it } from 'vitest';
import { readKeptReading, writeKeptReading } from './kept-reading';

const kept = { at: 'how-far.2', answered: ['a', 'b'], shown: ['c'] };

describe('what a book keeps of a chapter', () => {
	it('is read as it was written', () => {
		expect(readKeptReading(JSON.parse(JSON.stringify(writeKeptReading(kept))))).toEqual(kept);
	});

	it('is nothing else', () => {
		const written = writeKeptReading(kept) as object;
		for (const value of [
			...[null, undefined, 5, 'text', [], {}],
			...[{ v: 2 }, { at: 5 }, { at: 'x'.repeat(81) }, { answered: 'a' }, { answered: [5] }],
			...[{ shown: Array(101).fill('a') }, { shown: null }]
		])
			expect(
				readKeptReading(
					typeof value === 'object' && value !== null && !Array.isArray(value)
						? Object.keys(value).length === 0
							? value
							: { ...written, ...value }
						: value
				)
			).toBeNull();
	});
});
