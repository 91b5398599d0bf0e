import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { readLocaleFrom } from '$lib/i18n/locale';
import { viewOf } from '$lib/kinds/views';
import type { ProgramLine } from '$lib/stage/explain/code/programs';
import StageOfChapter from '../../../../../tests/fixtures/StageOfChapter.svelte';
import '../../../../app.css';
import type { Cue, Figure } from '../text/lesson';
import { Reading } from './reading.svelte';

readLocaleFrom(() => 'en');
afterEach(() => localStorage.clear());

const line = (text: string, mark: string | null = null): ProgramLine => ({
	tokens: [[text, 'plain']],
	mark,
	wrong: null
});

/** A chapter with one passage, which shows a moment of the first figure. */
async function stageOf(
	figures: Record<string, Figure>,
	{ at, is }: Pick<Cue, 'at' | 'is'>,
	size: { width?: number; height?: number } = {}
) {
	const [figure] = Object.keys(figures);
	const reading = new Reading(
		'letters',
		{ figures, cues: { here: { figure, at, is } } },
		{ title: '', lead: '', parts: [{ kind: 'passage', id: 'here', blocks: [] }] },
		{
			listings: {
				solve: {
					typescript: [
						...Array.from({ length: 40 }, () => line('wait();')),
						line('place();', 'place')
					],
					python: [line('place()', 'place')]
				}
			},
			orders: {}
		},
		viewOf,
		await viewOf(figures[figure].kind)
	);
	return { reading, screen: await render(StageOfChapter, { reading, ...size }) };
}

describe('the parts of a figure', () => {
	test('leave all of a low stage to a wide board that waits for a press', async () => {
		const { reading, screen } = await stageOf(
			{ map: { kind: 'map-colouring', search: 'example=usa', wide: true } },
			{ at: 114, is: 'backtrack OR yellow' },
			{ width: 390, height: 388 }
		);
		const board = screen.container.querySelector('.part.board')!;
		const tree = screen.container.querySelector('.part.tree')!;
		const before = board.getBoundingClientRect().height;
		expect(tree.getBoundingClientRect().height).toBeGreaterThan(0);
		reading.stage.current!.onpress = () => {};
		await expect.poll(() => tree.getBoundingClientRect().height).toBe(0);
		expect(board.getBoundingClientRect().height).toBeGreaterThan(2.3 * before);
		reading.stage.current!.onpress = null;
		await expect.poll(() => board.getBoundingClientRect().height).toBe(before);
	});

	test('show a listing of the chapter in place of the pseudocode, at its line', async () => {
		const { reading, screen } = await stageOf(
			{
				code: {
					kind: 'sudoku',
					search: 'example=tree',
					parts: ['board', 'code'],
					listing: 'solve'
				}
			},
			{ at: 2, is: 'place r1c2 1' }
		);
		const lit = screen.getByText('place();', { exact: true });
		await expect.element(lit.element().closest('li')!).toHaveAttribute('aria-current', 'step');
		await expect
			.poll(() => {
				const pane = screen.getByRole('tabpanel').element().getBoundingClientRect();
				return lit.element().getBoundingClientRect().bottom <= pane.bottom;
			})
			.toBe(true);
		// The language is that of all listings.
		await screen.getByRole('tab', { name: 'Python' }).click();
		expect(reading.language).toBe('python');
	});

	test('show the whole trees of two figures, each with its name and its placements', async () => {
		const { screen } = await stageOf(
			{
				naive: { kind: 'sudoku', search: 'example=raster', parts: ['tree'], beside: 'findmin' },
				findmin: { kind: 'sudoku', search: 'example=raster&order=findmin' }
			},
			{ at: 0, is: 'start' }
		);
		await expect.poll(() => screen.container.querySelectorAll('canvas').length).toBe(2);
		await expect
			.poll(() =>
				screen
					.getByRole('figure')
					.elements()
					.map((one) => one.textContent)
			)
			.toEqual([expect.stringMatching(/194/), expect.stringMatching(/58/)]);
		const [first, second] = screen.getByRole('figure').elements();
		expect(first.textContent).not.toBe(second.textContent);
	});
});

describe('the room of the stage', () => {
	const PHONE = { width: 390, height: 388 };
	const marks = { kind: 'sudoku', search: 'example=tree&pencil=all' };
	const placed = { at: 2, is: 'place r1c2 1' };

	/** The size of the letters of the candidates on a board, in pixels. */
	function candidates(container: Element): number {
		return parseFloat(getComputedStyle(container.querySelector('.part.board .marks')!).fontSize);
	}

	test('is the board’s, as far as a tree has a column beside it', async () => {
		const { screen } = await stageOf({ marks }, placed, { width: 672, height: 660 });
		await expect.poll(() => screen.container.querySelector('.part.tree svg')).not.toBeNull();
		const sides = [...screen.container.querySelectorAll('.part')].map(
			(part) => part.getBoundingClientRect().width
		);
		expect(sides[0]).toBeGreaterThan(2 * sides[1]);
		expect(candidates(screen.container)).toBeGreaterThanOrEqual(14);
	});

	test('has readable candidates and the sentence on a phone', async () => {
		const { screen } = await stageOf({ marks }, placed, PHONE);
		await expect.element(screen.getByText(/is placed/)).toBeVisible();
		expect(candidates(screen.container)).toBeGreaterThanOrEqual(9);
		expect(screen.container.querySelector('.marks.dots')).toBeNull();
	});

	test('shows all of a small tree on a phone', async () => {
		const letters = { kind: 'sequence', search: 'example=first-backtrack', wide: true } as const;
		const { screen } = await stageOf({ letters }, { at: 16, is: 'deadend p3' }, PHONE);
		const keys = () => [...screen.container.querySelectorAll('.part.tree [data-key]')];
		await expect.poll(() => keys().length).toBeGreaterThan(8);
		const pane = screen.container.querySelector('.part.tree')!.getBoundingClientRect();
		await expect
			.poll(() =>
				keys().filter((mark) => {
					const { top, bottom } = mark.getBoundingClientRect();
					return top < pane.top || bottom > pane.bottom;
				})
			)
			.toEqual([]);
	});
});

test('a long return is played step by step, and its steps back are counted', async () => {
	const { reading, screen } = await stageOf(
		{ tree: { kind: 'sudoku', search: 'example=tree' } },
		{ at: 261, is: 'deadend r6c7' }
	);
	const { player } = reading.stage.current!.studio;
	await expect.poll(() => player.position).toBe(261);
	const seen = new Set<number>();
	await reading.stage.show({ figure: 'tree', at: 382, is: 'backtrack r2c7 6' }, true);
	await expect
		.poll(
			() => {
				seen.add(player.position);
				return player.position;
			},
			{ interval: 10 }
		)
		.toBe(382);
	expect(seen.size).toBeGreaterThan(10);
	await expect.element(screen.getByText(/^14 values taken back in a row$/)).toBeVisible();
});
