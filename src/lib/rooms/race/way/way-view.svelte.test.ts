import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { stripIsolates } from '$lib/i18n/bidi';
import { readLocaleFrom } from '$lib/i18n/locale';
import { EXAMPLES } from '$lib/kinds/sudoku/way/examples';
import { BACK } from '$lib/kinds/sudoku/way/way';
import { readLine } from '$lib/kinds/sudoku/line';
import '../../../../app.css';
import DeadEnd from '$lib/kinds/sudoku/way/view/DeadEnd.svelte';
import WayView from './WayView.svelte';

const [{ setup }] = EXAMPLES;

readLocaleFrom(() => 'en');
beforeEach(() => page.viewport(1280, 720));
afterEach(() => readLocaleFrom(() => 'en'));

const shown = (way = setup, arrival = '') => render(WayView, { way, arrival, onvisit: () => {} });
const text = (selector: string) =>
	stripIsolates(
		[...document.querySelectorAll(selector)].map((one) => one.textContent.trim()).join('|')
	).replace(/\s+/g, ' ');

describe('the way of a player', () => {
	it('is beside naive and findmin, with counts and with the places where they part', async () => {
		await shown();
		await expect
			.poll(() => text('.verdict p'))
			.toBe(
				'You placed 15 values and went back 3 times; fewest first 12 and 0; reading order 23 and 11. 2 of your values broke a rule at once.'
			);
		await expect
			.poll(() => text('.verdict li'))
			.toBe(
				'After 2 placements in common, you took r1c1; fewest first took r1c4.|At the very first choice, you took r2c4; reading order took r1c1.'
			);
		expect(text('h2')).toBe('Lane A: You|Lane B: reading order|Lane C: fewest first');
	});

	it('goes to where they part', async () => {
		await shown();
		const go = page.getByRole('button', { name: /^Go there: After 2 placements in common/ });
		await go.click();
		await expect.poll(() => text('dd')).toMatch(/^3\|0\|3\|/);
		await expect.poll(() => text('.lane:first-child .sentence')).toContain('You set 1 in r1c1.');
	});

	it('tells what the player did, not what the trace needs', async () => {
		await shown(setup, 'at=9999');
		await expect.poll(() => text('.lane:first-child [role=status]')).toBe('Solved in 17 moves');
		expect(text('.lane:first-child dd')).toBe('15|3|12');
	});

	it('calls a value that is placed again that, and one that was taken back no dead end', async () => {
		await shown(setup, 'at=9999');
		const said = () =>
			[...document.querySelectorAll('.lane:first-child [role=treeitem]')].map(
				({ textContent }) => textContent
			);
		await expect.poll(() => said().length).toBeGreaterThan(10);
		expect(said().join()).toContain('taken back');
		expect(said().join()).not.toMatch(/dead end|failed|elimination/);
		await shown(setup, 'at=20');
		expect(document.body.textContent).not.toContain('by elimination');
	});

	it('says why the chart and the tree count more than the player placed', async () => {
		const [first, second] = setup.moves;
		await shown({ ...setup, moves: [first, second, { ...first, symbol: BACK }] }, 'at=9999');
		await expect
			.poll(() => text('.verdict p'))
			.toMatch(/^You placed 2 values and went back once; .* The chart and the tree count 3: /);
	});

	it('says what is still empty', async () => {
		await shown({ ...setup, moves: setup.moves.slice(0, 2) }, 'at=9999');
		await expect.poll(() => text('.verdict p')).toContain('10 cells are still empty.');
		await expect
			.poll(() => text('.lane:first-child [role=status]'))
			.toBe('10 cells are still empty.');
		expect(text('.verdict')).toContain('As far as you went, fewest first decided like you.');
	});

	it('has room for one lane at a time on a phone', async () => {
		await page.viewport(390, 844);
		document.body.style.container = 'page / inline-size'; // the shell's, in the product
		await shown();
		await page.getByRole('group', { name: 'Lanes' }).getByRole('button').nth(2).click();
		await expect.poll(() => text('.lane:not(.strip) h2')).toContain('fewest first');
	});
});

describe('the dead end of a wrong symbol', () => {
	const shape = { rows: 3, columns: 3 };
	const read = readLine(
		shape,
		'..39...2475...43.....16...7..6...7.119.......5..7...6.4..5.8...6..3.7...2...4....'
	);
	if ('error' in read) throw new Error(read.error.code);
	const givens = read.board;
	const wrong = (symbol: number) => ({ shape, cells: givens.cells.with(80, symbol) });

	it('is searched and can be watched to the end', async () => {
		await render(DeadEnd, { board: wrong(4), givens, cell: 80 });
		await expect.poll(() => text('.sentence')).toContain('Suppose 5 is right in r9c9.');
		await page.getByRole('button', { name: 'One move on' }).click();
		await expect.poll(() => text('.place')).toMatch(/^1 of \d+$/);
		await page.getByRole('button', { name: 'To the next dead end' }).click();
		await expect.poll(() => text('.sentence')).toContain('Dead end');
		await page.getByRole('button', { name: 'One move on' }).click();
		await expect.poll(() => text('.sentence')).toContain('5 is wrong in r9c9.');
		const link = page.getByRole('link', { name: 'Watch it in the studio' });
		await expect.element(link).toHaveAttribute('href', expect.stringContaining('entries='));
	});

	it('is none if the symbol breaks a rule', async () => {
		await render(DeadEnd, { board: wrong(3), givens, cell: 80 });
		await expect.poll(() => text('.sentence')).toContain('4 in r9c9 breaks a rule at once');
		expect(document.querySelector('.buttons')).toBeNull();
	});

	it('is none if the symbol is right', async () => {
		await render(DeadEnd, { board: wrong(2), givens, cell: 80 });
		await expect.poll(() => text('.sentence')).toContain('From here there is a solution.');
	});
});
