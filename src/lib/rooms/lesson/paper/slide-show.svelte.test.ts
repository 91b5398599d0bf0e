import { describe, expect, it } from 'vitest';
import { viewOf } from '$lib/kinds/views';
import { Reading } from '../stage/reading.svelte';
import type { Lesson } from '../text/lesson';
import type { Block, LessonText } from '../text/text';
import { SlideShow } from './slide-show.svelte';

const said = (...sentences: string[]): readonly Block[] => [
	{ kind: 'paragraph', sentences: sentences.map((sentence) => [sentence]) }
];
const text: LessonText = {
	title: 'Title',
	lead: 'Lead.',
	parts: [
		{ kind: 'passage', id: 'one', blocks: said('One.', 'Two.', 'Three.', 'Four.') },
		{
			kind: 'question',
			id: 'asked',
			blocks: said('What now?'),
			choices: [
				{ id: 'right', sentences: [['This.']], reply: [] },
				{ id: 'wrong', sentences: [['That.']], reply: [['No.']] }
			],
			answer: said('So it is.')
		},
		{ kind: 'passage', id: 'after', blocks: said('After.') }
	]
};
const cue = { figure: 'letters', at: 0, is: 'start' };
const lesson: Lesson = {
	figures: { letters: { kind: 'sequence', search: 'example=abc' } },
	cues: { one: cue, asked: { ...cue, at: 1 }, after: { ...cue, at: 2 } },
	questions: { asked: { ask: 'choice', right: 'right' } }
};

async function presented() {
	const view = await viewOf('sequence');
	const reading = new Reading('test', lesson, text, { listings: {}, orders: {} }, viewOf, view);
	const show = new SlideShow(reading);
	/** The kinds of the slides that one press after the other leads to. */
	const press = (times: number, direction: 1 | -1 = 1) =>
		Array.from({ length: times }, () => {
			show.advance(direction);
			// The card of the question does this.
			reading.asking =
				show.slide.kind === 'question' && !reading.isSettled('asked') ? 'asked' : null;
			return show.slide.kind;
		});
	return { reading, show, press };
}

describe('a chapter in front of a class', () => {
	it('begins with its title, and has several slides for a long passage', async () => {
		const { reading, show, press } = await presented();
		expect(show.slide.kind).toBe('title');
		expect(press(2)).toEqual(['words', 'words']);
		expect(reading.place.id).toBe('one');
		expect(press(3, -1)).toEqual(['words', 'title', 'title']);
	});

	it('says the answer only to a class that has answered, and goes on without at the second press', async () => {
		const { reading, press } = await presented();
		expect(press(5)).toEqual(['words', 'words', 'question', 'question', 'words']);
		expect(reading.place.id).toBe('after');
		expect(press(1, -1)).toEqual(['question']);
		reading.settle('asked');
		reading.asking = null;
		expect(press(2)).toEqual(['answer', 'words']);
	});

	it('begins where the reader is', async () => {
		const { reading } = await presented();
		reading.go(2);
		expect(new SlideShow(reading).slide).toMatchObject({ kind: 'words', place: 2 });
	});
});
