import { describe, expect, it } from 'vitest';
import type { Lesson } from './lesson';
import { parseLesson } from './parse';
import { LOCALES } from '$lib/i18n/locales';
import { CHAPTERS, loadChapter } from './chapters';
import { areAlike, exhibitAt, openingOf, placeInHash, placesOf, speechAt } from './places';
import type { Block, Inline } from './text';

const text = parseLesson(
	`# Title

Lead.

::step{#list}

Before. Still before.

1. :to[First]{#one} item.
2. Second item. :to[Third]{#two} sentence.

After.

::step{#table}

Words of the table.

| a   | b   |
| --- | --- |
| 1   | 2   |

::summary{#summary}

One. Two. Three.
`,
	'en.md'
);
const cue = { figure: 'abc', at: 0, is: 'start' };
const lesson: Lesson = {
	figures: { abc: { kind: 'sequence', search: 'example=abc' } },
	cues: { list: cue, one: cue, two: cue, table: cue }
};
const places = placesOf(lesson, text);

const wordsOf = (inlines: readonly Inline[]): string =>
	inlines
		.map((inline) =>
			typeof inline === 'string' ? inline : 'children' in inline ? wordsOf(inline.children) : ''
		)
		.join('');
const said = (blocks: readonly Block[]) =>
	blocks.map((block) =>
		block.kind === 'paragraph' ? block.sentences.map(wordsOf).join('').trim() : block.kind
	);

describe('a place', () => {
	it('has what is said there, until other words are tied, lists included', () => {
		expect(places.map(({ id }) => id)).toEqual(['list', 'list.1', 'list.2', 'table', 'summary']);
		expect(places.map((place) => said(speechAt(text, place)))).toEqual([
			['Before. Still before.'],
			['First item.', 'Second item.'],
			['Third sentence.', 'After.'],
			['Words of the table.'],
			['One. Two. Three.']
		]);
	});

	it('is like the next one if its first words are tied to the same moment', () => {
		const other = parseLesson(
			'# T\n\nL.\n\n::step{#list}\n\n:to[First]{#one} words. :to[Later]{#two} words.\n',
			'en.md'
		);
		const [part, first, second] = placesOf(lesson, other);
		expect(areAlike(other, part, first)).toBe(true);
		expect(areAlike(other, first, second)).toBe(false);
		expect(areAlike(other, part, { ...first, scene: { ...cue, at: 1 } })).toBe(false);
		expect(areAlike(text, places[0], places[1])).toBe(false);
	});

	it('has the table of its passage to look at', () => {
		expect(places.map((place) => exhibitAt(text, place)?.kind)).toEqual([
			undefined,
			undefined,
			undefined,
			'table',
			undefined
		]);
	});
});

describe('the first words of a part', () => {
	it('are its own, without the rest', () => {
		const [list] = text.parts;
		expect(openingOf(list)).toBe('Before. Still before. First item. Second item. Third…');
	});

	it.each(LOCALES.flatMap(({ code }) => CHAPTERS.map((chapter) => [chapter, code] as const)))(
		'tell the parts of a chapter apart: %s in %s',
		async (chapter, locale) => {
			const { lesson, text: read } = await loadChapter(chapter, locale);
			const names = read.parts
				.filter(({ kind }) => kind !== 'heading')
				.map((part) => openingOf(part, lesson.numbers));
			expect(names).not.toContain('');
			expect(new Set(names).size).toBe(names.length);
		}
	);
});

it.each([
	['#list', 'list'],
	['#%D7%90', 'א'],
	['', ''],
	['#%', '']
])('the hash %j names the place %j', (hash, place) => {
	expect(placeInHash(hash)).toBe(place);
});
