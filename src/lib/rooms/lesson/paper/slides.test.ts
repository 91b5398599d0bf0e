import { describe, expect, it } from 'vitest';
import { LOCALES } from '$lib/i18n/locales';
import { CHAPTERS, loadChapter } from '../text/chapters';
import type { Lesson } from '../text/lesson';
import { parseLesson } from '../text/parse';
import { placesOf } from '../text/places';
import type { Block, Sentence } from '../text/text';
import { slidesOf } from './slides';

const cue = { figure: 'abc', at: 0, is: 'start' };

function sentencesOf(blocks: readonly Block[]): Sentence[] {
	return blocks.flatMap((block) => {
		if (block.kind === 'paragraph') return block.onPage ? [] : block.sentences;
		return block.kind === 'list' ? block.items.flatMap(sentencesOf) : [];
	});
}

function shown(source: string) {
	const text = parseLesson(`# Title\n\nLead.\n\n::step{#one}\n\n${source}`, 'en.md');
	const lesson: Lesson = {
		figures: { abc: { kind: 'sequence', search: '' } },
		cues: { one: cue, a: { ...cue, at: 1 }, b: { ...cue, at: 2 } }
	};
	return slidesOf(text, placesOf(lesson, text)).map((slide) =>
		'blocks' in slide
			? sentencesOf(slide.blocks).map((sentence) =>
					sentence
						.map((inline) => (typeof inline === 'string' ? inline : '…'))
						.join('')
						.trim()
				)
			: slide.kind
	);
}

describe('slides', () => {
	it('begin with the title, and say one thought each', () => {
		expect(shown('One. Two. Three. Four.\n\nFive.')).toEqual([
			'title',
			['One.', 'Two.', 'Three.'],
			['Four.', 'Five.']
		]);
		const long = `${'word '.repeat(30)}end.`;
		expect(shown(`${long} ${long}\n\nShort.`)).toEqual(['title', [long], [long, 'Short.']]);
	});

	it('show a sentence once for each moment in it, and what follows it after the last', () => {
		expect(shown(':to[A]{#a} and :to[b]{#b}. After.')).toEqual([
			'title',
			['… and ….'],
			['… and ….'],
			['… and ….', 'After.']
		]);
	});

	it('leave out what is for the page only, and say an answer after its question', () => {
		expect(
			shown('Look.\n\n::on-page\n\nPress it.\n\n::question{#q}\n\nWhat?\n\n::answer\n\nThat.')
		).toEqual(['title', ['Look.'], 'question', ['That.']]);
	});
});

describe.each(LOCALES.map(({ code }) => code))('the chapters in %s', (locale) => {
	it.each(CHAPTERS)('have every sentence of %s on a slide, in order', async (chapter) => {
		const { lesson, text } = await loadChapter(chapter, locale);
		const said = slidesOf(text, placesOf(lesson, text)).flatMap((slide) =>
			'blocks' in slide ? sentencesOf(slide.blocks) : []
		);
		const wanted = text.parts.flatMap((part) => {
			if (part.kind === 'heading') return [];
			return sentencesOf(part.kind === 'question' ? part.answer : part.blocks);
		});
		expect([...new Set(said)]).toEqual(wanted);
	});
});
