import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { readLocaleFrom } from '$lib/i18n/locale';
import type { Pencil } from '$lib/stage/facts/view';
import type { Moment } from '$lib/engine/trace/moment';
import { momentOf, stepOf } from '../../../../../tests/fixtures/boards';
import { settled } from '../../../../../tests/fixtures/layout';
import { shownOf } from '../../../../../tests/fixtures/shown';
import Shows from '../../../../../tests/fixtures/Shows.svelte';
import '../../../../app.css';
import { Queens } from '../queens';
import { board, type QueensSetup } from '../setup';
import Board from './Board.svelte';

function propsOf(setup: QueensSetup, moment: Moment | null = null) {
	return {
		component: Board,
		shown: shownOf(setup, new Queens(setup), { moment }),
		setup,
		selected: -1,
		still: false,
		label: 'Board',
		ontype: vi.fn(),
		onedit: vi.fn()
	};
}

async function mount(props: ReturnType<typeof propsOf>) {
	const target = document.createElement('div');
	target.style.cssText = 'inline-size: 520px; block-size: 500px';
	document.body.append(target);
	return render(Shows, { target, props });
}

function squareAt(square: number): HTMLElement {
	const found = document.querySelector<HTMLElement>(`[data-square="${square}"]`);
	if (!found) throw new Error(`no square ${square}`);
	return found;
}

/** The marks of a style. */
const marks = (style: string) => [...document.querySelectorAll(`.marks > .${style}`)];
/** The squares on whose middles they are. */
function squaresOf(style: string): number[] {
	const size = Math.sqrt(page.getByRole('gridcell').elements().length);
	return marks(style).map((mark) => {
		const { left, top, width, height } = mark.getBoundingClientRect();
		const grid = page.getByRole('grid').element().getBoundingClientRect();
		const at = (middle: number, edge: number) => Math.floor(((middle - edge) * size) / grid.width);
		return at(top + height / 2, grid.top) * size + at(left + width / 2, grid.left);
	});
}
const counts = () => marks('attack-count').map(({ textContent }) => textContent);

const named = (row: number, column: number) =>
	page.getByRole('gridcell', { name: new RegExp(`^row ${row}, column ${column}: `) });

afterEach(() => {
	readLocaleFrom(() => 'en');
	document.documentElement.removeAttribute('dir');
});

describe('the grid', () => {
	it('has rows, columns and squares with their places', async () => {
		await mount(propsOf(board(8)));
		const grid = page.getByRole('grid', { name: 'Board' });
		await expect.element(grid).toHaveAttribute('aria-rowcount', '8');
		expect(page.getByRole('gridcell').elements()).toHaveLength(64);
		await expect.element(named(3, 5)).toHaveAccessibleName('row 3, column 5: free');
	});

	it('speaks Hebrew and stays left to right on a right-to-left page', async () => {
		readLocaleFrom(() => 'he');
		document.documentElement.dir = 'rtl';
		await mount(propsOf(board(4, [1])));
		expect(squareAt(1)).toHaveAccessibleName('שורה 1, עמודה 2: מלכה שהצבתם');
		expect(squareAt(0).getBoundingClientRect().left).toBeLessThan(
			squareAt(3).getBoundingClientRect().left
		);
	});

	it.each([1, 8, 32])('has equal squares of whole pixels, with %i rows', async (size) => {
		await mount(propsOf(board(size)));
		await settled();
		const squares = page.getByRole('gridcell').elements();
		const boxes = squares.map((one) => one.getBoundingClientRect());
		expect(new Set(boxes.flatMap(({ width, height }) => [width, height])).size).toBe(1);
		expect(boxes[0].width % 1).toBe(0);
		const { right, bottom } = boxes.at(-1)!;
		const room = document.querySelector('.room')!.getBoundingClientRect();
		expect(right).toBeLessThanOrEqual(room.right);
		expect(bottom).toBeLessThanOrEqual(room.bottom);
	});
});

describe('the squares', () => {
	const setup = board(4);
	const { fixed } = new Queens(setup);

	it('describe in words who attacks them and what the search did', async () => {
		const moment = momentOf(fixed, [[0, 0]], stepOf('reject', 1, 1));
		await mount(propsOf(setup, moment));
		await expect
			.element(named(1, 1))
			.toHaveAccessibleName(/queen, newest placement, threatens the square being tried$/);
		await expect
			.element(named(2, 2))
			.toHaveAccessibleName(/queen tried and rejected, .*queen on .*r1.*, current square$/);
		await expect.element(named(3, 1)).toHaveAccessibleName(/threatened by the queen on .*r1/);
		expect(marks('clash-link')).toHaveLength(1);
	});

	it('shade what is attacked in one colour, in the rows that still need a queen', async () => {
		await mount(propsOf(board(4), momentOf(fixed, [[0, 0]], stepOf('choose', 1))));
		const area = marks('attacked')[0].getAttribute('d')!;
		// Of the last three rows, the column and the diagonal of the queen.
		expect(area.split('M').length - 1).toBe(6);
		expect(area).not.toMatch(/M\d 0h/);
	});

	it('tell what became of each square of the current row, and trace earlier rows faintly', async () => {
		const moment = momentOf(fixed, [[0, 1]], stepOf('backtrack', 1, 3));
		const masks = { rejected: 0b0001, failed: 0b0100, solved: 0, skipped: 0, left: 0b0010 };
		const frames = [
			{ ...moment.frames[0], failed: 0b0001 },
			{ variable: 1, value: -1, forced: false, ...masks }
		];
		await mount(propsOf(setup, { ...moment, frames }));
		await expect.element(named(2, 1)).toHaveAccessibleName(/tried and rejected$/);
		await expect.element(named(2, 3)).toHaveAccessibleName(/tried before and failed$/);
		await expect.element(named(2, 2)).toHaveAccessibleName(/not tried yet$/);
		expect(squaresOf('rejected-sign')).toEqual([4]);
		// How many queens attack it.
		expect(squaresOf('attack-count')).toContain(4);
		expect(new Set(counts())).toEqual(new Set(['1']));
		expect(squaresOf('failed-sign')).toEqual([6]);
		expect(squaresOf('faint-failed-sign')).toEqual([0]);
	});

	it('show a dead end, a queen taken back, and a solution', async () => {
		const { rerender } = await mount(
			propsOf(setup, momentOf(fixed, [[0, 0]], stepOf('deadend', 2)))
		);
		await expect.element(named(3, 4)).toHaveAccessibleName(/dead end/);
		expect(document.querySelector('.rows .failed')).toHaveTextContent('r3');
		const deadEnd = momentOf(fixed, [[0, 0]], stepOf('deadend', 2));
		await rerender(propsOf(setup, { ...deadEnd, conflict: [0] }));
		await expect
			.element(named(1, 1))
			.toHaveAccessibleName(/queen, newest placement, part of the reason for the dead end$/);
		await rerender(propsOf(setup, momentOf(fixed, [[0, 0]], stepOf('backtrack', 1, 2))));
		await expect.element(named(2, 3)).toHaveAccessibleName(/queen just taken back/);
		const solution = [1, 3, 0, 2].map((column, row) => [row, column] as const);
		await rerender(propsOf(setup, momentOf(fixed, solution, stepOf('solution'))));
		await expect.element(named(1, 2)).toHaveAccessibleName(/queen, part of the solution$/);
		expect(marks('solved-corner')).toHaveLength(4);
	});

	it('show the free squares and the attack counts on request', async () => {
		const props = propsOf(board(4, [0]));
		const penciled = (pencil: Pencil) => ({ ...props, shown: { ...props.shown, pencil } });
		const { rerender } = await mount(penciled('off'));
		expect(marks('candidate-dot')).toHaveLength(0);
		await rerender(penciled('all'));
		expect(marks('candidate-dot')).toHaveLength(6);
		expect(squaresOf('attack-count')).toContain(4);
		expect(squaresOf('attack-count')).not.toContain(6);
	});

	it('show lines between queens that attack each other at once', async () => {
		const props = propsOf(board(3, [0, 1]));
		await mount({ ...props, shown: { ...props.shown, conflicts: new Set([0, 1]) } });
		await expect
			.element(named(1, 1))
			.toHaveAccessibleName('row 1, column 1: queen, set by you, threatens another queen');
		expect(squareAt(0)).toHaveAttribute('aria-invalid', 'true');
		expect(marks('clash-link')).toHaveLength(1);
		expect(squaresOf('plate-conflict')).toEqual([0, 4]);
	});
});

describe('editing the board', () => {
	it('sets and removes a queen with a click', async () => {
		const props = propsOf(board(4));
		const { ontype } = props;
		const { rerender } = await mount(props);
		await userEvent.click(squareAt(6));
		expect(ontype).toHaveBeenLastCalledWith(1, 2);
		await rerender({ ...propsOf(board(4, [-1, 2])), ontype });
		await userEvent.click(squareAt(6));
		expect(ontype).toHaveBeenLastCalledWith(1, -1);
	});

	it('moves with arrows, and sets and removes with keys', async () => {
		const props = propsOf(board(4));
		await mount(props);
		squareAt(0).focus();
		await userEvent.keyboard('{ArrowRight}{ArrowDown}');
		expect(document.activeElement).toBe(squareAt(5));
		await userEvent.keyboard('{Enter}');
		expect(props.ontype).toHaveBeenLastCalledWith(1, 1);
		await userEvent.keyboard('q');
		expect(props.ontype).toHaveBeenCalledTimes(2);
		await userEvent.keyboard('{Delete}');
		expect(props.ontype).toHaveBeenLastCalledWith(1, -1);
	});

	it('leaves the keys of the player to the page', async () => {
		await mount(propsOf(board(4)));
		const heard = vi.fn<(key: string) => void>();
		const listen = (event: KeyboardEvent) => heard(event.key);
		window.addEventListener('keydown', listen);
		squareAt(0).focus();
		await userEvent.keyboard(' f.{ArrowRight}');
		window.removeEventListener('keydown', listen);
		expect(heard.mock.calls).toEqual([[' '], ['f'], ['.']]);
	});

	it('sets a queen with the first click, also while a search is watched', async () => {
		const setup = board(4);
		const props = propsOf(setup, momentOf(new Queens(setup).fixed, [[0, 0]], stepOf('choose', 1)));
		await mount(props);
		await userEvent.click(squareAt(9));
		expect(props.ontype).toHaveBeenLastCalledWith(2, 1);
	});
});

describe('pointing at a square', () => {
	const lines = () => marks('attack-line').length;

	it('shows all that a queen attacks', async () => {
		await mount(propsOf(board(6, [0, -1, -1, 4])));
		const washed = () => marks('attacked')[0].getAttribute('d')!;
		expect(washed()).not.toMatch(/M1 0h/);
		await userEvent.hover(squareAt(0));
		await expect.poll(washed).toMatch(/M1 0h/);
	});

	it('shows who attacks it, and how many, whatever candidates are shown', async () => {
		const props = propsOf(board(6, [0, -1, -1, 4]));
		await mount({ ...props, shown: { ...props.shown, pencil: 'off' } });
		expect(lines()).toBe(0);
		// Both queens attack the fourth square of the first row.
		await userEvent.hover(squareAt(1));
		await expect.poll(lines).toBe(2);
		expect(squaresOf('attack-count')).toEqual([1]);
		expect(counts()).toEqual(['2']);
		// Nobody attacks the fourth square of the second row.
		await userEvent.hover(squareAt(9));
		await expect.poll(lines).toBe(0);
	});

	it('works with a resting finger, which changes nothing', async () => {
		const props = propsOf(board(6, [0, -1, -1, 4]));
		await mount(props);
		const touch = { bubbles: true, pointerType: 'touch', pointerId: 7 };
		squareAt(6).dispatchEvent(new PointerEvent('pointerdown', touch));
		await expect.poll(lines).toBe(1);
		squareAt(6).dispatchEvent(new PointerEvent('pointerup', touch));
		squareAt(6).dispatchEvent(new PointerEvent('click', { ...touch, detail: 1 }));
		await expect.poll(lines).toBe(0);
		expect(props.ontype).not.toHaveBeenCalled();
	});
});
