import { describe, expect, it } from 'vitest';
import { locales } from '../../src/lib/i18n/locale';
import { formatNumber } from '../../src/lib/i18n/format';
import { keyOf } from '../../src/lib/rooms/lesson/paper/key';
import { loadReference } from '../../src/lib/rooms/lesson/reference/reference';
import { CHAPTERS, loadChapter } from '../../src/lib/rooms/lesson/text/chapters';
import { linksIn } from '../../src/lib/rooms/lesson/text/places';
import type { LessonText } from '../../src/lib/rooms/lesson/text/text';
import { kindIn, readRace } from '../../src/lib/rooms/race/race-address';
import { headOf } from '../../src/lib/rooms/lesson/text/heads';
import { kindCalled, opened } from '../fixtures/lab';

const pages = Object.keys(import.meta.glob('../../src/routes/**/+page.svelte'));

/** The links of a page, in order. */
function linksOf(text: LessonText): string[] {
	return text.parts.flatMap(linksIn);
}

/** Everything in a page that no translator may change. */
function skeleton(text: LessonText) {
	return {
		parts: text.parts.map((part) =>
			part.kind === 'heading'
				? { heading: part.id }
				: {
						[part.kind]: part.id,
						blocks: part.blocks.map((block) => block.kind)
					}
		),
		links: linksOf(text).sort()
	};
}

describe.each(['words', 'errata', 'teach', 'bugs'] as const)('the page of %s', (page) => {
	it('has entries with a name and a text, the same in every language', async () => {
		const text = await loadReference(page, 'en');
		for (const part of text.parts)
			if (part.kind !== 'heading') {
				expect(part.kind).toBe('passage');
				expect(part.blocks.length).toBeGreaterThan(1);
				expect(part.blocks[0].kind).toBe('paragraph');
			}
		for (const locale of locales)
			expect(skeleton(await loadReference(page, locale))).toEqual(skeleton(text));
	});

	it('leads to pages and passages that exist', async () => {
		for (const link of linksOf(await loadReference(page, 'en'))) {
			if (!link.startsWith('/')) continue;
			const { pathname, search, hash } = new URL(link, 'https://example.org');
			const [, chapter] = /^\/learn\/([a-z-]+)\/$/.exec(pathname) ?? [];
			const [, kind] = /^\/studio\/([a-z-]+)\/$/.exec(pathname) ?? [];
			// The page for traces is a page of its own among the studios.
			const isTraces = pathname === '/studio/trace/';
			if (kind !== undefined && !isTraces) expect(opened(kind, search)).toBeTruthy();
			else if (pathname === '/compare/')
				expect(readRace(kindCalled(kindIn(search)), search).errors).toEqual([]);
			else if (CHAPTERS.includes(chapter)) {
				const { text } = await loadChapter(chapter, 'en');
				expect(['', ...text.parts.map(({ id }) => id)]).toContain(hash.slice(1));
			} else expect(pages).toContain(`../../src/routes${pathname}+page.svelte`);
		}
	});
});

describe('the page for teachers', () => {
	it.each(locales)('has every chapter, in order and with its title, in %s', async (locale) => {
		const { parts } = await loadReference('teach', locale);
		const chapters = parts.filter(({ kind, id }) => kind === 'passage' && CHAPTERS.includes(id));
		expect(chapters.map(({ id }) => id)).toEqual(CHAPTERS);
		for (const part of chapters) {
			if (part.kind !== 'passage') continue;
			const [name] = part.blocks;
			const [link] = name.kind === 'paragraph' ? name.sentences.flat() : [];
			expect(link).toMatchObject({
				href: `/learn/${part.id}/`,
				children: [headOf(part.id, locale).title]
			});
		}
	});

	it('plans three lessons of 45 minutes', async () => {
		const { parts } = await loadReference('teach', 'en');
		const lessons = parts.flatMap((part) =>
			part.kind === 'passage' && part.id.startsWith('lesson-') ? [part.blocks] : []
		);
		expect(lessons).toHaveLength(3);
		for (const blocks of lessons) {
			const minutes = [...JSON.stringify(blocks).matchAll(/(\d+) minutes\./g)];
			expect(minutes.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(45);
		}
	});

	it('has twelve moments, each with one link', async () => {
		const { parts } = await loadReference('teach', 'en');
		const moments = parts.filter(({ kind, id }) => kind === 'passage' && id.startsWith('moment-'));
		expect(moments).toHaveLength(12);
		for (const part of moments) expect(linksIn(part)).toHaveLength(1);
	});

	it('says what a race takes as the race does', async () => {
		const text = JSON.stringify(await loadReference('teach', 'en'));
		const lessons = await Promise.all(['ordering', 'cost'].map((id) => loadChapter(id, 'en')));
		const [ordering, cost] = lessons.map(({ lesson }) => lesson.numbers!);
		expect(text).toContain(
			`${formatNumber(ordering['naive-placements'].is)} against ${formatNumber(ordering['min-placements'].is)}`
		);
		expect(text).toContain(`against ${formatNumber(cost['rewritten-placements'].is)}`);
	});
});

describe('the key', () => {
	it.each(locales)('answers every question of every chapter in %s', async (locale) => {
		for (const chapter of CHAPTERS) {
			const { lesson, text } = await loadChapter(chapter, locale);
			const entries = keyOf(lesson, text);
			expect(entries.map(({ id }) => id)).toEqual(Object.keys(lesson.questions ?? {}));
			for (const { question, right, answer } of entries) {
				expect(question).not.toBe('');
				expect(`${right ?? ''}${answer}`).not.toBe('');
			}
		}
	});
});
