import { describe, expect, it } from 'vitest';
import { searchHere } from '../../../../../../tests/fixtures/own-chapter';
import { viewOf } from '../../../../kinds/views';
import { CHAPTERS, loadChapter } from '../../text/chapters';
import { placesOf } from '../../text/places';
import { checkWritten } from '../read/check';
import { readWritten } from '../read/read';
import { startFromStudio } from './start';
import { rewriteChapter } from './write-chapter';

const LOCALES = ['en', 'he'] as const;

describe.each(LOCALES.flatMap((locale) => CHAPTERS.map((chapter) => [chapter, locale] as const)))(
	'our chapter %s in %s, as one file',
	(chapter, locale) => {
		it('is read without an error, and shows and asks the same', async () => {
			const { lesson, text } = await loadChapter(chapter, locale);
			const { source } = await rewriteChapter(lesson, text);
			const read = readWritten(source);
			expect(read.faults).toEqual([]);
			expect(read.text.title).toBe(text.title);
			expect(read.text.lead).toBe(text.lead);
			const kinds = (parts: typeof text.parts) => parts.map(({ kind, id }) => `${kind} ${id}`);
			expect(kinds(read.text.parts)).toEqual(kinds(text.parts));
			const moments = (of: typeof read.lesson, words: typeof text) =>
				placesOf(of, words).map(({ id, scene }) => [id, scene.at, of.figures[scene.figure].search]);
			const canonical = moments(lesson, text).map(([id, at, search]) => [
				id,
				at,
				new URLSearchParams(String(search)).toString()
			]);
			expect(moments(read.lesson, read.text)).toEqual(canonical);
		});
	}
);

it('counts what a run of its own counts, and writes other numbers down', async () => {
	const { lesson, text } = await loadChapter('idea', 'en');
	const { source, typed } = await rewriteChapter(lesson, text);
	expect(source).toContain('after :n[placements] placements, :n[taken-back] of which');
	expect(source).toContain('number=most-back');
	expect(source).toContain('16,777,216');
	expect(typed).toBe(1);
	const written = readWritten(source);
	const { faults } = await checkWritten(written, viewOf, searchHere);
	expect(faults).toEqual([]);
});

describe('a chapter that is started from a studio', () => {
	it('has a passage for each mark, and for the moment', async () => {
		const source = startFromStudio(
			'/studio/queens/?example=four&at=13&stops=backtrack,mark-30-The%20*first*%20queen,mark-6,mark-0-Start',
			'Four'
		)!;
		const written = readWritten(source);
		expect((await checkWritten(written, viewOf, searchHere)).faults).toEqual([]);
		expect(source).toMatch(/^# Four\n/);
		expect(placesOf(written.lesson, written.text).map(({ scene }) => scene.at)).toEqual([
			0, 6, 13, 30
		]);
		expect(source).toContain('The \\*first\\* queen');
		expect(JSON.stringify(written.text)).toContain('The *first* queen');
	});

	it('is none from another address', () => {
		expect(startFromStudio('/learn/idea/')).toBeNull();
		expect(startFromStudio('/studio/chess/?at=4')).toBeNull();
	});
});
