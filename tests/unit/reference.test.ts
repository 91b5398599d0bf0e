import { describe, expect, it } from 'vitest';
import { locales } from '../../src/lib/i18n/paraglide/runtime';
import { loadReference } from '../../src/lib/rooms/lesson/reference/reference';
import { CHAPTERS, loadChapter } from '../../src/lib/rooms/lesson/text/chapters';
import { inlinesIn } from '../../src/lib/rooms/lesson/text/places';
import type { LessonText } from '../../src/lib/rooms/lesson/text/text';
import { opened } from '../fixtures/lab';

const pages = Object.keys(import.meta.glob('../../src/routes/**/+page.svelte'));

/** The links of a page, in order. */
function linksOf(text: LessonText): string[] {
	return text.parts.flatMap((part) =>
		part.kind === 'heading'
			? []
			: inlinesIn(part).flatMap((inline) =>
					typeof inline !== 'string' && inline.kind === 'link' ? [inline.href] : []
				)
	);
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

describe.each(['words', 'errata'] as const)('the page of %s', (page) => {
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
			const { pathname, search, hash } = new URL(link, 'https://example.org');
			const [, chapter] = /^\/learn\/([a-z-]+)\/$/.exec(pathname) ?? [];
			const [, kind] = /^\/studio\/([a-z-]+)\/$/.exec(pathname) ?? [];
			if (kind !== undefined) expect(opened(kind, search)).toBeTruthy();
			else if (CHAPTERS.includes(chapter)) {
				const { text } = await loadChapter(chapter, 'en');
				expect(['', ...text.parts.map(({ id }) => id)]).toContain(hash.slice(1));
			} else expect(pages).toContain(`../../src/routes${pathname}+page.svelte`);
		}
	});
});
