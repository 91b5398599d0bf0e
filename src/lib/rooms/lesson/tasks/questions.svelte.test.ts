import axe from 'axe-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { readLocaleFrom, type Locale } from '$lib/i18n/locale';
import { viewOf } from '$lib/kinds/views';
import StageOfChapter from '../../../../../tests/fixtures/StageOfChapter.svelte';
import QuestionInChapter from '../../../../../tests/fixtures/QuestionInChapter.svelte';
import '../../../../app.css';
import { Reading } from '../stage/reading.svelte';
import type { AskedQuestion, Lesson } from '../text/lesson';
import type { LessonText, Question } from '../text/text';

const FIGURE = { kind: 'sequence', search: 'example=first-backtrack' };

/** A chapter of one passage and one question, at the dead end of the second place. */
async function asked(judged: AskedQuestion, locale: Locale = 'en') {
	readLocaleFrom(() => locale);
	const lesson: Lesson = {
		figures: { letters: FIGURE },
		cues: {
			before: { figure: 'letters', at: 6, is: 'reject p2 A' },
			asked: { figure: 'letters', at: 7, is: 'deadend p2' }
		},
		questions: { asked: judged },
		numbers: { tries: { is: 21, source: 'this test' } }
	};
	const question: Question = {
		kind: 'question',
		id: 'asked',
		blocks: [{ kind: 'paragraph', sentences: [['What now?']] }],
		choices:
			judged.ask !== 'choice'
				? []
				: [
						{ id: 'back', sentences: [['It goes back.']], reply: [] },
						{ id: 'ends', sentences: [['It ends.']], reply: [['Who would try the rest?']] }
					],
		answer: [{ kind: 'paragraph', sentences: [['So it is.']] }]
	};
	const before = {
		kind: 'passage' as const,
		id: 'before',
		blocks: [{ kind: 'paragraph' as const, sentences: [['Look.']] }]
	};
	const text: LessonText = {
		title: '',
		lead: '',
		parts: [before, question, { ...before, id: 'after' }]
	};
	const view = await viewOf('sequence');
	const reading = new Reading('test', lesson, text, { listings: {}, orders: {} }, viewOf, view);
	reading.recall();
	reading.go(1);
	const screen = await render(QuestionInChapter, { reading, question });
	const figure = () => reading.stage.current!;
	await expect.poll(() => figure().studio.player.position).toBe(7);
	const answer = screen.getByText('So it is.');
	return { reading, screen, figure, answer };
}

const button = (name: string) => page.getByRole('button', { name });
const said = () => document.querySelector('fieldset [aria-live=polite]')!;

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
});

describe('a choice', () => {
	test('meets a wrong answer with the reply of the text, and is tried again', async () => {
		const { reading, screen, answer } = await asked({ ask: 'choice', right: 'back' });
		await expect.element(answer).not.toBeVisible();
		await button('It ends.').click();
		expect(said().textContent).toMatch(/Not quite\.\s+Who would try the rest\?/);
		expect(reading.hasAnswered('asked')).toBe(false);
		await expect.element(answer).not.toBeVisible();
		await button('Try again').click();
		expect(document.activeElement).toBe(document.querySelector('fieldset'));
		await button('It goes back.').click();
		expect(said().textContent).toContain('Yes, that is it.');
		await expect.element(answer).toBeVisible();
		await expect.element(button('It ends.')).toBeDisabled();
		expect(reading.hasAnswered('asked')).toBe(true);
		const { violations } = await axe.run(screen.container, {
			rules: { region: { enabled: false } }
		});
		expect(violations.map(({ id }) => id)).toEqual([]);
	});

	test('has no sentence beside it that might tell the answer', async () => {
		const { screen } = await asked({ ask: 'choice', right: 'back' });
		const sentence = () => screen.container.querySelector('.sentence')!.textContent.trim();
		await expect.poll(sentence).toBe('');
		await button('It goes back.').click();
		await expect.poll(sentence).not.toBe('');
	});

	test('shows the answer, which does not count as answered', async () => {
		const { reading, answer } = await asked({ ask: 'choice', right: 'back' });
		await button('It ends.').click();
		await button('Show the answer').click();
		expect(said().textContent).toContain('The right answer is marked.');
		await expect.element(button('It ends.')).toBeDisabled();
		await expect.element(answer).toBeVisible();
		expect(reading.hasAnswered('asked')).toBe(false);
	});

	test('has boxes to tick on paper', async () => {
		const { screen } = await asked({ ask: 'choice', right: 'back' });
		const paper = [...screen.container.querySelectorAll('.paper li')];
		expect(paper.map(({ textContent }) => textContent)).toEqual(['It goes back.', 'It ends.']);
		expect(screen.container.querySelector('.card')!.className).toContain('never-print');
		expect(screen.container.querySelector('.answer')!.className).toContain('never-print');
	});
});

describe('a place on the board', () => {
	test('is pressed', async () => {
		const { reading, figure, answer } = await asked({ ask: 'cell', is: 'p1' });
		await expect.poll(() => figure().press).toBeDefined();
		figure().press!(2, -1);
		await expect.poll(() => said().textContent).toMatch(/Not quite\.\s+It is not .?p3/);
		figure().press!(0, -1);
		await expect.poll(() => said().textContent).toContain('Yes, that is it.');
		await expect.element(answer).toBeVisible();
		expect(reading.hasAnswered('asked')).toBe(true);
		// It is lit.
		await expect.poll(() => figure().light?.variable).toBe(0);
		expect(figure().press).toBeUndefined();
	});

	const squareOf = (container: Element, square: number) =>
		container.querySelector<HTMLElement>(`.board [data-square="${square}"]`)!;

	test('is pressed while the reader is at another place and sees the question', async () => {
		const { reading, screen } = await asked({ ask: 'cell', is: 'p1' });
		reading.go(0);
		await expect.poll(() => reading.asking).toBeNull();
		await userEvent.click(squareOf(screen.container, 0));
		expect(reading.index).toBe(1);
		await expect.poll(() => said().textContent).toContain('That is right.');
	});

	test('is only looked at while the question is out of sight', async () => {
		const { reading, screen } = await asked({ ask: 'cell', is: 'p1' });
		reading.go(0);
		screen.container.querySelector<HTMLElement>('section:has(.card)')!.style.marginBlockStart =
			'100vh';
		await userEvent.click(squareOf(screen.container, 0));
		expect(reading.index).toBe(0);
		expect(said().textContent.trim()).toBe('');
	});
});

describe('a number', () => {
	test('is judged exactly', async () => {
		const { reading, answer } = await asked({ ask: 'number', number: 'tries' });
		const write = async (number: string) => {
			await page.getByRole('spinbutton').fill(number);
			await userEvent.keyboard('{Enter}');
		};
		await write('20');
		expect(said().textContent).toMatch(/Not quite\.\s+20 is too small\./);
		await write('200');
		expect(said().textContent).toContain('200 is too large.');
		await expect.element(answer).not.toBeVisible();
		await write('21');
		expect(said().textContent).toContain('Yes, that is it.');
		await expect.element(answer).toBeVisible();
		expect(reading.hasAnswered('asked')).toBe(true);
	});
});

describe('a guess', () => {
	test('is shown beside the number, and again later', async () => {
		const first = await asked({ ask: 'guess', number: 'tries' });
		await expect.element(button('That is my guess')).toBeDisabled();
		await page.getByRole('spinbutton').fill('100');
		await button('That is my guess').click();
		expect(said().textContent).toContain('You wrote 100. It is 21.');
		await expect.element(first.answer).toBeVisible();
		expect(first.reading.hasAnswered('asked')).toBe(true);
		await first.screen.unmount();
		const again = await asked({ ask: 'guess', number: 'tries' });
		expect(said().textContent).toContain('You wrote 100. It is 21.');
		await expect.element(again.answer).toBeVisible();
	});
});

describe('→ at a question', () => {
	test('says what to do, and goes on without an answer when it is pressed again', async () => {
		const { reading, answer } = await asked({ ask: 'number', number: 'tries' });
		await expect.poll(() => reading.asking).toBe('asked');
		expect(reading.advance(1)).toBeNull();
		await expect.poll(() => said().textContent).toContain('press → again to go on without');
		await expect.element(answer).not.toBeVisible();
		expect(reading.advance(1)).toBe(2);
		reading.go(2);
		await expect.element(answer).not.toBeVisible();
		// The next time, it says so again.
		reading.go(1);
		await expect.poll(() => reading.asking).toBe('asked');
		expect(reading.advance(1)).toBeNull();
	});

	test('leaves a question about the next step open too', async () => {
		const { reading, figure } = await asked({ ask: 'return' });
		await expect.poll(() => reading.asking).toBe('asked');
		expect(reading.advance(1)).toBeNull();
		await expect.poll(() => said().textContent).toContain('Answer on the board or here');
		expect(reading.advance(1)).toBe(2);
		expect(figure().studio.player.position).toBe(7);
	});

	test('is tried again at its moment, also when the reader has stepped back', async () => {
		const { reading, figure } = await asked({ ask: 'return' });
		await expect.poll(() => reading.asking).toBe('asked');
		await button('p2').click();
		await button('A step back').click();
		await expect.poll(() => figure().studio.player.position).toBe(6);
		await button('Try again').click();
		await expect.poll(() => figure().studio.player.position).toBe(7);
	});
});

describe('what follows a question', () => {
	/** Whether the reader can read a part of the chapter. */
	const reads = ({ nextOpenQuestion }: Reading, part: number) => part <= (nextOpenQuestion ?? part);

	test('waits until it is answered', async () => {
		const { reading } = await asked({ ask: 'choice', right: 'back' });
		expect([0, 1, 2].map((part) => reads(reading, part))).toEqual([true, true, false]);
		reading.go(0);
		expect(reads(reading, 2)).toBe(false);
		reading.go(1);
		await button('It ends.').click();
		expect(reads(reading, 2)).toBe(false);
		await button('Try again').click();
		await button('It goes back.').click();
		expect(reads(reading, 2)).toBe(true);
	});

	test('is there for a reader who goes on without an answer', async () => {
		const { reading } = await asked({ ask: 'return' });
		reading.go(2);
		expect(reads(reading, 2)).toBe(true);
		reading.go(1);
		expect(reads(reading, 2)).toBe(false);
		reading.pass('asked');
		expect(reads(reading, 2)).toBe(true);
	});

	test('is there when a later question is behind the reader', async () => {
		const { reading } = await asked({ ask: 'return' });
		reading.pass('after');
		expect(reads(reading, 2)).toBe(true);
	});

	test('is there for a reader who begins after the question, also when they look back', async () => {
		const { reading } = await asked({ ask: 'return' });
		reading.startAt(2);
		reading.go(1);
		expect(reads(reading, 2)).toBe(true);
	});

	test('is neither read nor reached with keys until then', async () => {
		const { reading } = await asked({ ask: 'return' });
		const screen = await render(StageOfChapter, { reading, text: true });
		const words = () => screen.container.querySelector('#after p')!;
		await expect.poll(() => words().closest('[inert]')).not.toBeNull();
		expect(
			screen.container.querySelector('#after .marks [href]')!.closest('[inert]')
		).not.toBeNull();
		expect(screen.container.querySelector('#after button')!.closest('[inert]')).toBeNull();
		reading.pass('asked');
		await expect.poll(() => words().closest('[inert]')).toBeNull();
	});

	test('is there where the page does not follow the reader', async () => {
		const { reading } = await asked({ ask: 'return' });
		reading.follow(false);
		expect(reads(reading, 2)).toBe(true);
		reading.follow(true);
	});
});

test.each<AskedQuestion>([
	{ ask: 'choice', right: 'back' },
	{ ask: 'cell', is: 'p1' },
	{ ask: 'number', number: 'tries' },
	{ ask: 'guess', number: 'tries' }
])('$ask reads in Hebrew', async (judged) => {
	const { screen } = await asked(judged, 'he');
	const legend = () => screen.container.querySelector('legend')?.textContent;
	await expect.poll(legend).toMatch(/[א-ת]/);
});
