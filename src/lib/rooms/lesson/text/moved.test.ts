import { describe, expect, it } from 'vitest';
import { loadChapter } from './chapters';
import { chapterNow } from './moved';

/** The parts of the old chapter `code`. */
const OLD = [
	...['interface', 'general', 'check', 'small', 'three-cases', 'try-each', 'calls', 'what-returns'],
	...[
		'value-up',
		'whom',
		'goes-on',
		'success',
		'at-the-end',
		'check-first',
		'copy',
		'leak',
		'slips'
	],
	...['own-stack', 'next-to-try', 'as-generator', 'letters', 'summary']
];

describe('an address in the chapter that became two', () => {
	it.each(OLD)('leads to a part that is there: %s', async (part) => {
		const { text } = await loadChapter(chapterNow(`#${part}.2`), 'en');
		expect(text.parts.map(({ id }) => id)).toContain(part);
	});

	it('leads to the first of them without a place', () => {
		expect(chapterNow('')).toBe('recursion');
		expect(chapterNow('#nowhere')).toBe('recursion');
	});
});
