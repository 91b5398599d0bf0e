import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '../../../../app.css';
import { readLocaleFrom } from '$lib/i18n/locale';
import type { Board } from '$lib/kinds/sudoku/board';
import { readLine } from '$lib/kinds/sudoku/line';
import type { BoxShape } from '$lib/kinds/sudoku/shape';
import GameTable from './GameTable.svelte';
import { hintFor, moveOf } from '../game/hints';
import { Games } from '../keep/games.svelte';
import { MemoryStore } from '../keep/memory-store';
import type { OpenGame } from '../keep/open-game.svelte';
import { playSettings } from './settings.svelte';
import { letterKeys } from '$lib/stage/player/keys/letter-keys.svelte';

const NINE = { rows: 3, columns: 3 };
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
/** Nobody gets through without a guess. */
const HARD = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const HARD_SOLVED =
	'812753649943682175675491283154237896369845721287169534521974368438526917796318452';

/** It takes locked candidates or pairs, and no guess. */
const PAIRS = '1....9.5.2....16.8.5..4....5...1.23...........63.8...7....6..8.6.14....9.8.5....1';
const PAIRS_SOLVED =
	'136829754247351698859746123578914236912673845463285917395167482621438579784592361';

let kept: Games;
let played: OpenGame;

beforeEach(() => {
	readLocaleFrom(() => 'en');
	localStorage.removeItem('backtrail-play-settings');
	playSettings.recall();
	kept = new Games({
		open: () => Promise.resolve(new MemoryStore()),
		channel: `test-${performance.now()}`
	});
});
afterEach(() => kept.close());

function boardOf(shape: BoxShape, line: string): Board {
	const read = readLine(shape, line);
	if ('error' in read) throw new RangeError(read.error.code);
	return read.board;
}

async function play(line: string, solution = SOLVED, shape: BoxShape = NINE) {
	const puzzle = { givens: boardOf(shape, line), solution: boardOf(shape, solution).cells };
	played = await kept.start(puzzle, { level: '', recipe: '', day: '' });
	await render(GameTable, { played, title: 'A puzzle', another: '/play/' });
}

const cell = (row: number, column: number) =>
	page.getByRole('gridcell', { name: `row ${row}, column ${column}:` });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const digit = (symbol: string) => page.getByRole('button', { name: new RegExp(`^${symbol}, `) });
const name = (row: number, column: number) =>
	expect.poll(() => cell(row, column).element().getAttribute('aria-label'));

describe('playing', () => {
	it('goes on with an arrow that comes at once after a press, before any timer', async () => {
		await play(EASY);
		const pressed = cell(1, 3).element() as HTMLElement;
		pressed.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
		pressed.focus();
		pressed.click();
		for (const key of ['ArrowRight', '6'])
			document.activeElement!.dispatchEvent(
				new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
			);
		await name(1, 4).toBe('row 1, column 4: 6, entered by you');
		await name(1, 3).toBe('row 1, column 3: empty');
	});

	it('places symbols by keys, by the pad and takes them back without limit', async () => {
		await play(EASY);
		await cell(1, 3).click();
		await userEvent.keyboard('4{ArrowRight}6');
		await name(1, 3).toBe('row 1, column 3: 4, entered by you');
		await name(1, 4).toBe('row 1, column 4: 6, entered by you');
		await digit('6').click();
		await name(1, 4).toBe('row 1, column 4: empty');
		await digit('2').click();
		await name(1, 4).toBe('row 1, column 4: 2, entered by you');
		// After a press on the pad, keys go on from the chosen cell.
		await userEvent.keyboard('{ArrowDown}{ArrowDown}3');
		await name(3, 4).toBe('row 3, column 4: 3, entered by you');
		for (let i = 0; i < 5; i++) await userEvent.keyboard('{Control>}z{/Control}');
		await name(1, 3).toBe('row 1, column 3: empty');
		await expect.element(button('Undo')).toBeDisabled();
		for (let i = 0; i < 5; i++) await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
		await name(3, 4).toBe('row 3, column 4: 3, entered by you');
		expect(played.game.placed).toBeGreaterThan(0);
	});

	it('tells an illegal symbol from a legal one at once, or only when asked', async () => {
		await play(EASY);
		await cell(1, 3).click();
		await userEvent.keyboard('5');
		await name(1, 3).toBe('row 1, column 3: 5, entered by you, in conflict');
		await name(1, 1).toBe('row 1, column 1: 5, given, in conflict');
		await expect.element(cell(1, 3)).toHaveAttribute('aria-invalid', 'true');

		playSettings.choose('live', false);
		await name(1, 3).toBe('row 1, column 3: 5, entered by you');
		await button('More').click();
		await button('Check').first().click();
		await name(1, 3).toBe('row 1, column 3: 5, entered by you, in conflict, wrong');
		await expect.element(page.getByText('1 digit is wrong')).toBeVisible();
		// The marks are of this moment only.
		await cell(1, 4).click();
		await userEvent.keyboard('6');
		await name(1, 3).toBe('row 1, column 3: 5, entered by you');
	});

	it('refuses other characters and changes of the puzzle, and says so', async () => {
		await play(EASY);
		await cell(1, 3).click();
		await userEvent.keyboard('x');
		await expect.element(page.getByText('is not on this board')).toBeVisible();
		await name(1, 3).toBe('row 1, column 3: empty');
		await cell(1, 1).click();
		await userEvent.keyboard('7');
		await expect.element(page.getByText('This cell belongs to the puzzle.')).toBeVisible();
		await name(1, 1).toBe('row 1, column 1: 5, given');
	});

	it('writes notes, by a mode or a modifier; a placement removes what it rules out', async () => {
		await play(EASY);
		await cell(1, 3).click();
		await userEvent.keyboard('{Shift>}1{/Shift}{Alt>}4{/Alt}');
		await name(1, 3).toBe('row 1, column 3: empty, notes 1 4');
		await userEvent.keyboard('n');
		await expect.element(button('Notes')).toHaveAttribute('aria-pressed', 'true');
		await userEvent.keyboard('2');
		await name(1, 3).toBe('row 1, column 3: empty, notes 1 2 4');
		await userEvent.keyboard('n{ArrowRight}2');
		await name(1, 3).toBe('row 1, column 3: empty, notes 1 4');
		await button('More').click();
		await button('Fill in all notes').first().click();
		await name(2, 2).toBe('row 2, column 2: empty, notes 2 4 7');
		await button('More').click();
		await button('Clear all notes').first().click();
		await name(2, 2).toBe('row 2, column 2: empty');
	});

	it('puts a locked digit into every pressed cell', async () => {
		await play(EASY);
		await button('Digit first').click();
		await digit('4').click();
		await expect.element(digit('4')).toHaveAttribute('aria-pressed', 'true');
		await cell(1, 3).click();
		await cell(2, 8).click();
		await name(1, 3).toBe('row 1, column 3: 4, entered by you');
		await name(2, 8).toBe('row 2, column 8: 4, entered by you');
		await button('Erase').click();
		await cell(1, 3).click();
		await name(1, 3).toBe('row 1, column 3: empty');
	});

	it('colours cells for hypotheses, in words too', async () => {
		await play(EASY);
		await cell(1, 3).click();
		await button('Colours').first().click();
		await page.getByRole('button', { name: 'pink, level lines' }).click();
		await name(1, 3).toBe('row 1, column 3: empty, pink, level lines');
	});

	it('covers the board while the time stands still, says so and keeps the focus', async () => {
		await play(EASY);
		await cell(1, 4).click();
		await userEvent.keyboard('p');
		await expect.element(page.getByText('Paused')).toBeVisible();
		await expect.element(page.getByText('The time stands still.')).toBeVisible();
		expect(played.isPaused).toBe(true);
		await expect.element(button('Go on').last()).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await expect.element(page.getByText('Paused')).not.toBeInTheDocument();
		await expect.element(page.getByText('The time runs again.')).toBeVisible();
		await expect.element(cell(1, 4)).toHaveFocus();
		// Enter ends a pause wherever the focus is.
		await userEvent.keyboard('p');
		(document.activeElement as HTMLElement).blur();
		await userEvent.keyboard('{Enter}');
		expect(played.isPaused).toBe(false);
		await userEvent.keyboard('n');
		await expect.element(page.getByText('Notes are on.')).toBeVisible();
	});

	it('says why it is not kept, and what to do', async () => {
		await play(EASY);
		const line = page.getByText(/^The game is not kept on this device: the browser stores nothing/);
		await expect.element(line).toBeVisible();
		played.leaveRemoved();
		await expect.element(page.getByText('deleted in another tab')).toBeVisible();
		await button('Keep it again').click();
		await expect.element(line).toBeVisible();
		expect(kept.list).toHaveLength(1);
	});

	it('says on a full board how many digits are wrong', async () => {
		await play(`..${SOLVED.slice(2)}`);
		await cell(1, 1).click();
		await userEvent.keyboard('3{ArrowRight}5');
		await expect
			.element(page.getByText('The board is full, but 2 digits are wrong.'))
			.toBeVisible();
	});

	it('has a switch for single-letter keys among its keys', async () => {
		await play(EASY);
		await button('More').click();
		await button('Keys').click();
		await page.getByRole('switch', { name: 'Single-letter keys' }).click();
		await userEvent.keyboard('{Escape}{Escape}');
		await cell(1, 3).click();
		await userEvent.keyboard('n?');
		await expect.element(button('Notes')).toHaveAttribute('aria-pressed', 'false');
		await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
		letterKeys.on = true;
	});

	it('changes nothing on a hidden board', async () => {
		await play(EASY);
		await cell(1, 3).click();
		await userEvent.keyboard('4p');
		for (const name of ['Undo', 'Notes', 'Colours', 'Digit first', 'Hint'])
			await expect.element(button(name)).toBeDisabled();
		await expect.element(digit('5')).toBeDisabled();
		await expect.element(button('Erase')).toBeDisabled();
		for (const keys of ['5', '{Delete}', '{Shift>}5{/Shift}', 'n', 'h', '{Control>}z{/Control}']) {
			await userEvent.keyboard(keys);
			await expect.element(page.getByText('The game is paused. Go on first.')).toBeVisible();
		}
		await button('More').click();
		await expect.element(button('Solve').first()).toBeDisabled();
		await userEvent.keyboard('{Escape}');
		expect(played.isPaused).toBe(true);
		expect(played.game.length).toBe(1);
		await userEvent.keyboard('p');
		await expect.element(page.getByText('The game is paused')).not.toBeInTheDocument();
		await expect.element(button('Notes')).toHaveAttribute('aria-pressed', 'false');
		await name(1, 3).toBe('row 1, column 3: 4, entered by you');
	});

	it('begins at the first empty cell, without a press', async () => {
		await play(EASY);
		await expect.element(cell(1, 3)).toHaveFocus();
		await userEvent.keyboard('4');
		await name(1, 3).toBe('row 1, column 3: 4, entered by you');
	});

	it('takes the focus from nobody', async () => {
		const input = document.body.appendChild(document.createElement('input'));
		input.focus();
		await play(EASY);
		await expect.element(cell(1, 3)).toBeVisible();
		expect(document.activeElement).toBe(input);
		input.remove();
	});
});

describe('help', () => {
	it('teaches where to look, then why, then the move', async () => {
		await play(EASY);
		await userEvent.keyboard('h');
		await expect.element(page.getByText(/^Look at (box|row|column) \d\.$/)).toBeVisible();
		await button('Why?').click();
		await expect.element(page.getByText('has only one place left')).toBeVisible();
		await button('Show the move').click();
		await expect.element(page.getByText(/goes into/)).toBeVisible();
		const filled = played.game.helps;
		await button('Do it').click();
		expect(played.game.helps).toBe(filled + 1);
		expect(played.game.wrong()).toEqual([]);
	});

	it('says what to cross out, with its reason, and crosses it out', async () => {
		await play(PAIRS, PAIRS_SOLVED);
		for (let asked = 0; asked < 60 && !('removed' in (hintFor(played.game) ?? {})); asked++)
			played.do(moveOf(hintFor(played.game)!, true));
		await button('Hint').click();
		await button('Why?').click();
		await button('Show the move').click();
		await expect.element(page.getByText(/^Cross out .+ in .+r\dc\d/)).toBeVisible();
		await expect.element(page.getByText('is then noted')).toBeVisible();
		const before = played.game.position;
		await button('Do it').click();
		expect(played.game.position.symbols).toEqual(before.symbols);
		expect(played.game.position.notes).not.toEqual(before.notes);
	});

	it('says when a right note is gone', async () => {
		await play(EASY);
		await cell(1, 3).click();
		await userEvent.keyboard('{Shift>}1{/Shift}');
		await button('More').click();
		await button('Check').first().click();
		await expect
			.element(page.getByText('In 1 cell, the right digit is missing from your notes.'))
			.toBeVisible();
		await name(1, 3).toBe('row 1, column 3: empty, notes 1, wrong');
	});

	it('offers the guess that helps where a search has to guess', async () => {
		await play(HARD, HARD_SOLVED);
		await button('Hint').click();
		await expect.element(page.getByText('Nothing follows by itself any more')).toBeVisible();
		await button('Why?').click();
		await expect.element(page.getByText('a search has to guess')).toBeVisible();
		await button('Make the guess that helps').click();
		expect(played.game.helps).toBe(1);
		expect(played.game.wrong()).toEqual([]);
		await expect.element(page.getByText(/With .+ in .+ follows?\.$/)).toBeVisible();
	});

	it('meets a wrong digit with the dead ends that it leads to', async () => {
		await play(EASY);
		await cell(1, 3).click();
		await userEvent.keyboard('1h');
		await button('Why?').click();
		await expect.element(page.getByText('breaks no rule yet')).toBeVisible();
		await button('Watch where it leads').click();
		const dialog = page.getByRole('dialog');
		await expect.element(dialog.getByRole('grid')).toBeVisible();
		await expect.element(dialog.getByRole('gridcell').nth(2)).toHaveAccessibleName(/: 1, entered/);
	});

	it('does not ask where a plain clash leads', async () => {
		await play(EASY);
		await cell(1, 3).click();
		await userEvent.keyboard('5h');
		await button('Why?').click();
		await expect.element(page.getByText('cannot be in')).toBeVisible();
		await expect.element(button('Watch where it leads')).not.toBeInTheDocument();
	});

	it('solves nothing while something contradicts or is wrong', async () => {
		await play(EASY);
		await cell(1, 3).click();
		await userEvent.keyboard('5');
		await button('More').click();
		await button('Solve').first().click();
		await expect.element(page.getByText('Clear that up')).toBeVisible();
		expect(played.game.isSolved).toBe(false);
		await cell(1, 3).click();
		await userEvent.keyboard('1');
		await button('More').click();
		await button('Solve').first().click();
		await expect.element(page.getByText('there is no solution')).toBeVisible();
		await name(1, 3).toBe('row 1, column 3: 1, entered by you, wrong');
	});

	it('tells the candidates of a cell and solves it', async () => {
		await play(EASY);
		await cell(1, 3).click();
		await button('More').click();
		await button('Candidates of this cell').first().click();
		await expect.element(page.getByText('has 3 candidates')).toBeVisible();
		await expect.element(digit('7')).toHaveAccessibleName(/would clash here/);
		await button('More').click();
		await button('Solve this cell').first().click();
		await name(1, 3).toBe('row 1, column 3: 4, filled in by the solver');
	});

	it('announces the first hint: its region is there before', async () => {
		await play(EASY);
		const regions = new Set(document.querySelectorAll('[aria-live]'));
		await userEvent.keyboard('h');
		const text = page.getByText(/^Look at (box|row|column) \d\.$/);
		await expect.element(text).toBeVisible();
		expect(regions.has(text.element().closest('[aria-live]')!)).toBe(true);
	});

	it('leaves the pad where it is when a hint opens and closes', async () => {
		await play(EASY);
		const top = () => digit('6').element().getBoundingClientRect().top;
		const before = top();
		await userEvent.keyboard('hhh');
		await expect.element(page.getByText(/goes into/)).toBeVisible();
		expect(top()).toBe(before);
		await userEvent.keyboard('{Escape}');
		expect(top()).toBe(before);
	});
});

describe('the end', () => {
	const ALMOST = `..${SOLVED.slice(2)}`;

	it('is announced, with what the search needs for the same', async () => {
		await play(ALMOST);
		await cell(1, 1).click();
		await userEvent.keyboard('3{Delete}5{ArrowRight}3');
		const title = page.getByRole('heading', { name: 'Solved!' });
		await expect.element(title).toHaveFocus();
		const rows = page.getByRole('row');
		await expect.element(rows.filter({ hasText: 'You' })).toHaveTextContent(/3\s*1$/);
		await expect.element(rows.filter({ hasText: 'fewest first' })).toHaveTextContent(/2\s*0$/);
		await expect.element(rows.filter({ hasText: 'reading order' })).toHaveTextContent(/2\s*0$/);
		const way = page.getByRole('link', { name: 'Watch your way' }).element() as HTMLAnchorElement;
		expect(new URL(way.href).searchParams.get('moves')).toBe('00200-004012');
	});

	it('tells what the solver did apart from the player, and takes it back', async () => {
		await play(EASY);
		await button('More').click();
		await button('Solve').first().click();
		await expect.element(page.getByRole('heading', { name: 'Solved by the solver' })).toBeVisible();
		await expect.element(page.getByText('You can undo that.')).toBeVisible();
		const rows = page.getByRole('row');
		await expect.element(rows.filter({ hasText: 'You' })).toHaveTextContent(/You\s*0\s*0$/);
		await expect.element(page.getByText('The solver placed 51 digits.')).toBeVisible();
		const way = page.getByRole('link', { name: 'Watch your way' });
		await expect.element(way).not.toBeInTheDocument();

		await button('Undo').click();
		await expect.element(cell(1, 3)).toHaveFocus();
		await userEvent.keyboard('4');
		await button('More').click();
		await button('Solve').first().click();
		await expect.element(page.getByRole('heading', { name: 'Solved, with help' })).toBeVisible();
		await expect.element(rows.filter({ hasText: 'You' })).toHaveTextContent(/You\s*1\s*0$/);
		const { href } = way.element() as HTMLAnchorElement;
		expect(new URL(href).searchParams.get('moves')).toBe('023');
	});

	it('leaves undo and a new start', async () => {
		await play(ALMOST);
		await cell(1, 1).click();
		await userEvent.keyboard('5{ArrowRight}3');
		await expect.element(page.getByRole('heading', { name: 'Solved!' })).toBeVisible();
		await userEvent.keyboard('{Control>}z{/Control}');
		await name(1, 2).toBe('row 1, column 2: empty');
		await expect.element(button('Hint')).toBeVisible();
	});
});

describe('large boards', () => {
	it('type letters, which are then no commands', async () => {
		const shape = { rows: 4, columns: 4 };
		const symbols = '123456789ABCDEFG';
		const line = Array.from({ length: 256 }, (_, at) => {
			const [row, column] = [Math.floor(at / 16), at % 16];
			return symbols[(row * 4 + Math.floor(row / 4) + column) % 16];
		}).join('');
		await play(`.${line.slice(1, 11)}.${line.slice(12)}`, line, shape);
		await cell(1, 12).click();
		await userEvent.keyboard('c');
		await name(1, 12).toBe('row 1, column 12: C, entered by you');
		await userEvent.keyboard('n');
		await expect.element(button('Notes')).toHaveAttribute('aria-pressed', 'true');
	});
});
