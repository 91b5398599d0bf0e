import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '../../../app.css';
import { record } from '../../../../tests/fixtures/recordings';
import { isolate } from '$lib/i18n/bidi';
import { readLocaleFrom, type Locale } from '$lib/i18n/locale';
import { Queens } from '$lib/kinds/queens/queens';
import type { QuestionTexts } from '$lib/stage/board/problem-view';
import view from '$lib/kinds/queens/view';
import texts from '$lib/kinds/queens/view/questions';
import { type Ask } from './asks';
import { questionsAt, type Question } from './question';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import AskCard from './AskCard.svelte';

const setup = { size: 4, queens: new Int8Array(4).fill(-1) };
const problem = new Queens(setup);
const strategy = DEFAULT_STRATEGY;
const { trace } = record(problem, strategy);

/** What a card takes from the board. */
interface Card {
	press(pressed: { variable: number; value: number }): boolean;
}

beforeEach(() => readLocaleFrom(() => 'en'));

/** The first question of a kind. */
function questionOf(ask: Ask, fits: (question: Question) => boolean = () => true): Question {
	for (let at = 0; at <= trace.length; at++) {
		const found = questionsAt(problem, strategy, trace, at);
		const question = found.find((one) => one.ask === ask && fits(one));
		if (question !== undefined) return question;
	}
	throw new Error(ask);
}

async function cardOf(question: Question, locale: Locale = 'en', words: QuestionTexts = texts) {
	readLocaleFrom(() => locale);
	const onsettled = vi.fn();
	const onback = vi.fn();
	const asked = {
		problem,
		assignment: trace.at(question.position).assignment,
		ordering: strategy.ordering,
		names,
		vocabulary: view.vocabulary(),
		texts: words
	};
	const { component, container } = await render(AskCard, {
		question,
		asked,
		trace,
		strategy,
		onsettled,
		onback
	});
	return { onsettled, onback, card: component as unknown as Card, container };
}

const names = view.names();
const row = (index: number) => button(isolate(names.variable(index)));
const column = (index: number) => button(isolate(names.value(index)));
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function audit(container: Element) {
	const { violations } = await axe.run(container, { rules: { region: { enabled: false } } });
	expect(violations.map(({ id }) => id)).toEqual([]);
}

describe('a question', () => {
	it('is settled by the right answer', async () => {
		const { onsettled, container } = await cardOf(questionOf('value'));
		await expect.element(page.getByRole('group')).toHaveTextContent('In which column');
		await column(0).click();
		await expect.element(page.getByText('That is right.')).toBeVisible();
		expect(onsettled).toHaveBeenCalledExactlyOnceWith('first');
		await expect.element(column(1)).toBeDisabled();
		await audit(container);
	});

	it('is pressed in the picture only where the board has a place for each value', async () => {
		const hint = page.getByText('Press it in the picture');
		const { container } = await cardOf(questionOf('value'));
		await expect.element(hint).toBeVisible();
		container.remove();
		await cardOf(questionOf('value'), 'en', { ...texts, hasPlaces: undefined });
		await expect.element(page.getByText('Choose one.')).toBeVisible();
		await expect.element(hint).not.toBeInTheDocument();
	});

	it('meets a wrong answer with the reason and the misunderstanding, and can be tried again', async () => {
		const back = questionOf('return', ({ answer }) => answer === 1);
		const { onsettled, container } = await cardOf(back);
		await row(0).click();
		await expect.element(page.getByText('Not quite.')).toBeVisible();
		await expect.element(page.getByText('was decided before another decision')).toBeVisible();
		await expect.element(page.getByText('does not start again')).toBeVisible();
		await audit(container);
		await button('Try again').click();
		await expect.element(page.getByText('Not quite.')).not.toBeInTheDocument();
		expect(document.activeElement).toBe(page.getByRole('group').element());
		await row(1).click();
		await expect.element(page.getByText('Yes, that is it.')).toBeVisible();
		expect(onsettled).toHaveBeenCalledExactlyOnceWith('later');
	});

	it('shows the answer, and how the search came here', async () => {
		const { onsettled, onback } = await cardOf(questionOf('deadend'));
		await button('Yes').click();
		await button('A step back').click();
		expect(onback).toHaveBeenCalledOnce();
		await button('Show the answer').click();
		await expect.element(page.getByText('The answer: No.')).toBeVisible();
		expect(onsettled).toHaveBeenCalledExactlyOnceWith('shown');
	});

	it('is answered by pressing a square of the board', async () => {
		const { onsettled, card } = await cardOf(questionOf('value'));
		expect(card.press({ variable: 0, value: -1 })).toBe(false);
		expect(card.press({ variable: 1, value: 0 })).toBe(false);
		expect(card.press({ variable: 0, value: 2 })).toBe(true);
		await expect
			.element(page.getByText('another value that fits is tried before it'))
			.toBeVisible();
		expect(card.press({ variable: 0, value: 0 })).toBe(true);
		expect(onsettled).toHaveBeenCalledExactlyOnceWith('later');
		expect(card.press({ variable: 0, value: 1 })).toBe(false);
	});

	it('counts a press once that is reported twice', async () => {
		const back = questionOf('return', ({ answer }) => answer === 1);
		const { onsettled, card } = await cardOf(back);
		card.press({ variable: 1, value: -1 });
		card.press({ variable: 1, value: 3 });
		expect(onsettled).toHaveBeenCalledExactlyOnceWith('first');
	});

	it('is answered with the keyboard', async () => {
		const { onsettled } = await cardOf(questionOf('result'));
		await userEvent.keyboard('{Tab}{Tab}{Enter}');
		expect(onsettled).toHaveBeenCalledExactlyOnceWith('first');
		await expect.element(page.getByText('That is right.')).toBeVisible();
	});

	for (const ask of ['variable', 'value', 'deadend', 'return', 'result'] as const)
		it(`reads in Hebrew: ${ask}`, async () => {
			const question = questionOf(ask);
			const { container } = await cardOf(question, 'he');
			// What a call returns is code, in every language.
			const said = container.textContent.replaceAll(/\b(true|false) \(/g, '');
			expect(said).toMatch(/[א-ת]/);
			expect(said).not.toMatch(/[a-z]{3}/);
			await audit(container);
		});
});
