import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { readLocaleFrom } from '$lib/i18n/locale';
import type { Moment } from '$lib/engine/trace/moment';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import { momentOf, stepOf } from '../../../../../tests/fixtures/boards';
import { shownOf } from '../../../../../tests/fixtures/shown';
import Shows from '../../../../../tests/fixtures/Shows.svelte';
import '../../../../app.css';
import { kind } from '../kind';
import { valueOf } from '../tour.fixture';
import { boardOf, squareOf, type TourSetup } from '../tour';
import Board from './Board.svelte';

const chessboard = boardOf(8, 8);

function propsOf(setup: TourSetup, moment: Moment | null = null, isAsked = false) {
	const strategy = { ...DEFAULT_STRATEGY, values: 'preferred' as const };
	return {
		component: Board,
		shown: shownOf(setup, kind.problem(setup), { moment, strategy, pencil: 'all' }),
		setup,
		selected: -1,
		still: false,
		label: 'Board',
		ontype: vi.fn(),
		onedit: vi.fn(),
		...(isAsked && { onpress: vi.fn() })
	};
}

async function mount(props: ReturnType<typeof propsOf>) {
	const target = document.createElement('div');
	target.style.cssText = 'inline-size: 520px; block-size: 500px';
	document.body.append(target);
	return render(Shows, { target, props });
}

/** The moves through squares, as placements of a search. */
function movesThrough(setup: TourSetup, names: string): [number, number][] {
	const squares = names.split(' ').map((name) => squareOf(setup, name));
	return squares
		.slice(1)
		.map((square, move): [number, number] => [move, valueOf(setup, squares[move], square)]);
}

const square = (name: string) =>
	document.querySelector<HTMLElement>(`[data-square="${squareOf(chessboard, name)}"]`)!;
const named = (name: RegExp) => page.getByRole('gridcell', { name });
const links = () => document.querySelectorAll('.marks > .clash-link');
const { fixed } = kind.problem(chessboard);

afterEach(() => {
	readLocaleFrom(() => 'en');
	document.documentElement.removeAttribute('dir');
});

describe('a tour', () => {
	it('shows the knight and where it can go, with the onward moves', async () => {
		await mount(propsOf(chessboard));
		await expect.element(named(/^a1: start, the knight is here$/)).toBeVisible();
		await expect.element(named(/^b3: not visited, candidate, onward moves: 5$/)).toBeVisible();
		await expect.element(named(/^h8: not visited$/)).toBeVisible();
	});

	it('numbers the moves and links the one that is rejected to the square it would enter', async () => {
		const moves = movesThrough(chessboard, 'a1 b3 c5');
		const back = valueOf(chessboard, squareOf(chessboard, 'c5'), squareOf(chessboard, 'b3'));
		await mount(propsOf(chessboard, momentOf(fixed, moves, stepOf('reject', 2, back))));
		await expect.element(named(/^b3: move 1, .*rules out the value being tried$/)).toBeVisible();
		await expect.element(named(/^c5: move 2, newest placement, the knight is here$/)).toBeVisible();
		expect(links()).toHaveLength(1);
	});

	it('marks a move that leaves the board at its edge', async () => {
		await mount(propsOf(chessboard, momentOf(fixed, [], stepOf('reject', 0, 4))));
		expect(links()).toHaveLength(1);
		const { left, bottom } = links()[0].getBoundingClientRect();
		const board = page.getByRole('grid').element().getBoundingClientRect();
		expect(left).toBeGreaterThan(board.left - 20);
		expect(bottom).toBeLessThan(board.bottom + 20);
	});

	it('shows a move that was taken back, and a dead end', async () => {
		const moves = movesThrough(chessboard, 'a1 b3');
		const gone = valueOf(chessboard, squareOf(chessboard, 'b3'), squareOf(chessboard, 'c5'));
		const { rerender } = await mount(
			propsOf(chessboard, momentOf(fixed, moves, stepOf('backtrack', 1, gone)))
		);
		await expect.element(named(/^c5: move 2 just taken back$/)).toBeVisible();
		await rerender(propsOf(chessboard, momentOf(fixed, moves, stepOf('deadend', 1))));
		await vi.waitFor(() =>
			expect(document.querySelector('.marks > .current-failed')).toBeInstanceOf(Element)
		);
	});

	it('speaks Hebrew without mirroring the board', async () => {
		readLocaleFrom(() => 'he');
		document.documentElement.dir = 'rtl';
		await mount(propsOf(chessboard));
		await expect.element(named(/^a1: התחלה/)).toBeVisible();
		expect(square('a1').getBoundingClientRect().left).toBeLessThan(
			square('h1').getBoundingClientRect().left
		);
	});
});

describe('editing the board', () => {
	it('starts the tour on the square that is pressed', async () => {
		const props = propsOf(chessboard);
		await mount(props);
		await userEvent.click(square('d4'));
		expect(props.onedit).toHaveBeenLastCalledWith(boardOf(8, 8, { start: 'd4' }));
		square('a1').focus();
		await userEvent.keyboard('{ArrowUp}{ArrowRight}{Enter}');
		expect(props.onedit).toHaveBeenLastCalledWith(boardOf(8, 8, { start: 'b2' }));
	});

	it('takes the last move back with the keyboard', async () => {
		const path = ['a1', 'b3', 'c5'].map((name) => squareOf(chessboard, name));
		const props = propsOf({ ...chessboard, path });
		await mount(props);
		square('a1').focus();
		await userEvent.keyboard('{Delete}');
		expect(props.ontype).toHaveBeenLastCalledWith(1, -1);
	});

	it('tells a question which move was pressed', async () => {
		const moves = movesThrough(chessboard, 'a1 b3');
		const props = propsOf(chessboard, momentOf(fixed, moves, stepOf('choose', 1)), true);
		await mount(props);
		await userEvent.click(square('b3'));
		expect(props.onpress).toHaveBeenLastCalledWith(0, -1);
		await userEvent.click(square('c5'));
		expect(props.onpress).toHaveBeenLastCalledWith(1, 0);
		expect(props.onedit).not.toHaveBeenCalled();
	});
});
