import { describe, expect, it } from 'vitest';
import { readLocaleFrom, type Locale } from '$lib/i18n/locale';
import type { NumberFact } from './lesson';
import { formText } from './number-text';
import { parseLesson } from './parse';
import type { AgreeingWords } from './text';

const START = '# Title\n\nA lead.\n\n::step{#one}\n\n';

function blocksOf(source: string) {
	const [part] = parseLesson(START + source, 'en.md').parts;
	return part.kind === 'heading' ? [] : part.blocks;
}

describe('what there is to use in a text', () => {
	it('is named', () => {
		const blocks = blocksOf('Words.\n\n::listing{#solve}\n\nMore words.');
		expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'widget', 'paragraph']);
		expect(blocks[1]).toEqual({ kind: 'widget', widget: 'listing', id: 'solve', wrong: [] });
	});

	it('has for an order an explanation of each wrong line, a paragraph long', () => {
		const [order, after] = blocksOf(
			'::order{#solve}\n\n::wrong{#undo}\n\nIt must go.\n\n::wrong{#row}\n\nNot a row. A column.\n\nAfter.'
		);
		expect(order).toMatchObject({
			wrong: [
				{ id: 'undo', sentences: [['It must go.']] },
				{ id: 'row', sentences: [['Not a row.', ' '], ['A column.']] }
			]
		});
		expect(after).toMatchObject({ kind: 'paragraph', sentences: [['After.']] });
	});

	it.each([
		['::wrong{#undo}\n\nWhy.', /en.md:7 has a wrong line without an order/],
		['::order{#a}\n\nWords.\n\n::wrong{#undo}\n\nWhy.', /without an order/],
		['::order{#a}\n\n::wrong{#undo}\n\n::listing{#b}', /does not explain undo/],
		['::order{#a}\n\n::wrong{#undo}', /does not explain undo/],
		['::order{#a}\n\n::wrong{#undo}\n\n:to[Why]{#b}.', /ties words that are not always shown/]
	])('is refused where it says nothing: %s', (source, message) => {
		expect(() => blocksOf(source)).toThrow(message);
	});
});

describe('a paragraph for the page only', () => {
	it('is marked', () => {
		expect(blocksOf('::on-page\n\nPress it.\n\nGo on.')).toEqual([
			{ kind: 'paragraph', sentences: [['Press it.']], onPage: true },
			{ kind: 'paragraph', sentences: [['Go on.']] }
		]);
	});

	it.each([
		['::on-page\n\n- A list', /has nothing that is on the page only/],
		['::on-page\n\n::listing{#a}', /has nothing that is on the page only/],
		['::on-page\n\nPress :to[it]{#a}.', /ties words that a class does not see/]
	])('is refused where it is none: %s', (source, message) => {
		expect(() => blocksOf(source)).toThrow(message);
	});
});

describe('words that agree with a number', () => {
	const RUSSIAN = ':form[tries]{one="буква" few="буквы" many="букв" other="буквы"}';
	const read = (words: string, file: string) => {
		const [part] = parseLesson(`${START}Here: :n[tries] ${words}.`, file).parts;
		const [block] = part.kind === 'heading' ? [] : part.blocks;
		return block.kind === 'paragraph' ? block.sentences.flat() : [];
	};

	it('have the form that the number of the run needs', () => {
		const words = read(RUSSIAN, 'lessons/ru.md').find(
			(inline) => typeof inline !== 'string' && inline.kind === 'form'
		) as AgreeingWords;
		const before = readLocaleFrom(() => 'ru' as Locale);
		const said = [1, 21, 2, 11, 25, 0, 1.5].map((is) => formText(words, { is } as NumberFact));
		readLocaleFrom(before);
		expect(said).toEqual(['буква', 'буква', 'буквы', 'букв', 'букв', 'букв', 'буквы']);
	});

	it('need a form for each plural category of their language, and no others', () => {
		expect(() => read(RUSSIAN, 'lessons/en.md')).toThrow(
			'lessons/en.md:7 needs other forms of words: one, other, not one, few, many, other'
		);
		expect(() => read(':form[tries]{one="letter"}', 'en.md')).toThrow('not one');
		expect(read(':form[tries]{one="letter" other="letters"}', 'en.md')).toContainEqual({
			kind: 'form',
			id: 'tries',
			forms: { one: 'letter', other: 'letters' }
		});
	});
});
