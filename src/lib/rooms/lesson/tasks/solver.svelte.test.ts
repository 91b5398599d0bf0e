import axe from 'axe-core';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { stripIsolates } from '$lib/i18n/bidi';
import { readLocaleFrom } from '$lib/i18n/locale';
import { viewOf } from '$lib/kinds/views';
import StageOfChapter from '../../../../../tests/fixtures/StageOfChapter.svelte';
import '../../../../app.css';
import { Reading } from '../stage/reading.svelte';
import type { Lesson } from '../text/lesson';
import type { LessonText } from '../text/text';

readLocaleFrom(() => 'en');

const LESSON: Lesson = {
	figures: {
		small: { kind: 'sudoku', search: 'example=size-4&order=findmin' },
		large: { kind: 'sudoku', search: 'example=raster' }
	},
	cues: {
		before: { figure: 'small', at: 42, is: 'solution' },
		yourself: { figure: 'small', at: 0, is: 'start' },
		after: { figure: 'large', at: 0, is: 'start' }
	}
};
const PASSAGE = { kind: 'passage', blocks: [] } as const;
const TEXT: LessonText = {
	title: '',
	lead: '',
	parts: [
		{ ...PASSAGE, id: 'before' },
		{
			kind: 'passage',
			id: 'yourself',
			blocks: [{ kind: 'widget', widget: 'solver', id: 'small', wrong: [] }]
		},
		{ ...PASSAGE, id: 'after' }
	]
};

/** A reader before the puzzle that they are asked to solve; an empty board of four rows. */
async function chapter(size: { width?: number; height?: number } = {}) {
	const reading = new Reading(
		'ordering',
		LESSON,
		TEXT,
		{ listings: {}, orders: {} },
		viewOf,
		await viewOf('sudoku')
	);
	reading.go(1);
	const screen = await render(StageOfChapter, { reading, text: true, ...size });
	const stage = screen.container.querySelector('.stage')!;
	const button = (name: string) => screen.getByRole('button', { name, exact: true });
	return {
		reading,
		screen,
		stage,
		button,
		cell: (index: number) => screen.getByRole('gridcell').nth(index),
		said: () => stripIsolates(stage.textContent).replace(/\s+/g, ' '),
		/** The number of marks in the tree. */
		marks: () => stage.querySelectorAll('.part.tree [data-key]').length
	};
}

test('a puzzle is solved on the stage, beside the tree of the reader’s own search', async () => {
	const { button, cell, said, marks, stage, screen } = await chapter();
	await button('Be the solver').click();
	await expect.poll(said).toContain('Press an open place on the board.');
	await expect.poll(marks).toBe(1);
	await cell(0).click();
	await button('\u20683\u2069').click();
	await cell(1).click();
	await button('\u20681\u2069').click();
	await expect.poll(marks).toBe(3);
	// 2 is in the row, so that it is no placement.
	await cell(4).click();
	await button('\u20682\u2069').click();
	await expect.poll(said).toMatch(/2 does not fit: r2c2/);
	expect(said()).toContain('Placements so far: 2');
	await button('Take the last one back').click();
	await button('\u20684\u2069').click();
	// What was taken back stays in the tree.
	await expect.poll(marks).toBe(4);
	expect(said()).toContain('Placements so far: 3');
	const { violations } = await axe.run(stage, { rules: { region: { enabled: false } } });
	expect(violations.map(({ id }) => id)).toEqual([]);

	await button('Give up').click();
	const result = screen.getByRole('definition');
	await expect
		.poll(() => result.elements().map((one) => one.textContent.trim()))
		.toEqual(['3', '23', '12']);
	expect(said()).toContain('Your search is over.');
});

test('the stage shows what the reader goes on to, and their search when they come back', async () => {
	const { reading, button, cell, said } = await chapter();
	await button('Be the solver').click();
	await cell(0).click();
	await userEvent.keyboard('3');
	await expect.poll(said).toContain('Placements so far: 1');
	for (const [place, sentence] of [
		[0, 'Every cell is filled'],
		[2, '54 cells are empty.']
	] as const) {
		reading.go(place);
		await expect.poll(said).toContain(sentence);
		expect(said()).not.toContain('Placements so far');
		reading.go(1);
		await expect.poll(said).toContain('Placements so far: 1');
	}
	await button('Close').click();
	await expect.poll(said).toContain('12 cells are empty.');
	expect(document.activeElement?.id).toBe('yourself');
	await button('Go on with your search').click();
	await expect.poll(said).toContain('Placements so far: 1');
	await expect.element(cell(0)).toHaveAccessibleName(/row 1, column 1: 3/);
});

test('the keyboard leads from the text to the board', async () => {
	const { button, said, stage } = await chapter();
	await expect.element(button('Be the solver')).toBeVisible();
	(button('Be the solver').element() as HTMLElement).focus();
	await userEvent.keyboard('{Enter}');
	await expect.poll(() => stage.contains(document.activeElement)).toBe(true);
	await userEvent.keyboard('{ArrowRight}3');
	await expect.poll(said).toContain('Placements so far: 1');
	await userEvent.keyboard('{Backspace}');
	await expect.poll(said).toContain('What goes at r1c2?');
});

test('on a phone, all that a move needs is on the stage, and the board keeps its size', async () => {
	const { button, cell, stage } = await chapter({ width: 390, height: 388 });
	await button('Be the solver').click();
	await expect.element(cell(0)).toBeVisible();
	const board = () => cell(0).element().getBoundingClientRect().width;
	const before = board();
	expect(before).toBeGreaterThan(40);
	await cell(0).click();
	await button('\u20682\u2069').click();
	await cell(0).click();
	await button('\u20683\u2069').click();
	expect(board()).toBe(before);
	const { bottom } = stage.getBoundingClientRect();
	for (const one of stage.querySelectorAll('.values button'))
		expect(one.getBoundingClientRect().bottom).toBeLessThan(bottom);
	await button('Give up').click();
	await expect.element(button('Start again')).toBeVisible();
	expect(board()).toBe(before);
});
