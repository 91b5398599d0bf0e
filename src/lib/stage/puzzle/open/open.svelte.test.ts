import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '../../../../app.css';
import { stripIsolates } from '$lib/i18n/bidi';
import { readLocaleFrom } from '$lib/i18n/locale';
import { MAX_TEXT } from '$lib/engine/kind';
import { boardOf, kind, type SudokuSetup } from '$lib/kinds/sudoku/kind';
import { formatLine } from '$lib/kinds/sudoku/line';
import view from '$lib/kinds/sudoku/view';
import menus from '$lib/kinds/sudoku/view/menus';
import type { MazeSetup } from '$lib/kinds/maze/setup';
import maze from '$lib/kinds/maze/view';
import mazeMenus from '$lib/kinds/maze/view/menus';
import DropZone from './DropZone.svelte';
import ExamplePicker from '../ExamplePicker.svelte';
import OpenDialog from './OpenDialog.svelte';
import SaveMenu from '../SaveMenu.svelte';

afterEach(() => {
	readLocaleFrom(() => 'en');
	vi.restoreAllMocks();
});

const NINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const ROWS = NINE.match(/.{9}/g) ?? [];
const findExample = (id: string) => kind.examples.find((example) => example.id === id)!;
const raster = findExample('raster').setup;
const lineOf = (setup: SudokuSetup) => formatLine(boardOf(setup));
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = () => page.getByRole('textbox');

async function openDialog(open = true) {
	const onopen = vi.fn<(setup: SudokuSetup, name: string | null) => void>();
	const screen = await render(OpenDialog<SudokuSetup>, { view, menus, open, onopen });
	const component = screen.component as {
		take(files: readonly File[]): Promise<void>;
		takeText(text: string, studio?: object): Promise<void>;
	};
	return { onopen, component, screen };
}

/** The browser reports that a dialog was closed in a later task. */
async function closed() {
	await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
	await new Promise((done) => setTimeout(done, 100));
}

describe('ExamplePicker', () => {
	it('shows every example with its name and its description', async () => {
		await render(ExamplePicker<SudokuSetup>, {
			view,
			name: 'A whole tree',
			current: 'tree',
			onpick: vi.fn()
		});
		await button(/A whole tree.*Puzzle and examples$/).click();
		for (const { id } of kind.examples) {
			await expect
				.element(button(`${view.exampleName(id)} ${menus.exampleLine(id)}`))
				.toBeVisible();
		}
		const current = button(`${view.exampleName('tree')} ${menus.exampleLine('tree')}`);
		await expect.element(current).toHaveAttribute('aria-current', 'true');
	});

	it('returns the example and closes', async () => {
		const onpick = vi.fn();
		await render(ExamplePicker<SudokuSetup>, { view, name: 'mine', onpick });
		await button(/mine.*Puzzle and examples$/).click();
		await button(/^No solution/).click();
		expect(onpick).toHaveBeenCalledExactlyOnceWith(findExample('no-solution'));
		await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
	});
});

describe('OpenDialog', () => {
	it('opens a pasted puzzle, and is closed and empty afterwards', async () => {
		const { onopen, screen } = await openDialog();
		await field().fill(NINE);
		await button('Open').click();
		await expect.poll(() => onopen.mock.calls.length).toBe(1);
		const [setup, name] = onopen.mock.calls[0];
		expect(lineOf(setup)).toBe(NINE);
		expect(name).toBeNull();
		await closed();
		await screen.rerender({ open: true });
		await expect.element(field()).toHaveValue('');
	});

	it('opens with Control and Enter', async () => {
		const { onopen } = await openDialog();
		await field().fill(ROWS.join('\n'));
		await userEvent.keyboard('{Control>}{Enter}{/Control}');
		await expect.poll(() => onopen.mock.calls.length).toBe(1);
	});

	it('previews the board while it is typed', async () => {
		await openDialog();
		await field().fill(NINE);
		await expect.element(page.getByText('9×9, 30 givens')).toBeVisible();
		await field().fill(`${NINE}\n${NINE}`);
		await expect.element(page.getByText('2 puzzles found')).toBeVisible();
		await field().fill(NINE.slice(1));
		await expect.element(page.getByText('9×9, 30 givens')).not.toBeInTheDocument();
		await expect.element(page.getByRole('alert')).toBeEmptyDOMElement();
	});

	it('shows what was left out of a text before its puzzle is opened', async () => {
		const { onopen, component } = await openDialog(false);
		const text = `A puzzle that was found in the paper of last Sunday, on page twelve\n\n${NINE}`;
		await component.takeText(text);
		await expect.element(page.getByText('Line 1 was left out.')).toBeVisible();
		await expect.element(page.getByText('9×9, 30 givens')).toBeVisible();
		await expect.element(field()).toHaveValue(text);
		expect(onopen).not.toHaveBeenCalled();
		await button('Open').click();
		await expect.poll(() => onopen.mock.calls.length).toBe(1);
		await closed();
	});

	it('asks for what a puzzle does not have', async () => {
		const onopen = vi.fn();
		await render(OpenDialog<MazeSetup>, { view: maze, menus: mazeMenus, open: true, onopen });
		await field().fill('#####\n#S  #\n#####');
		const question = 'The text does not say where the maze ends. Choose below.';
		await expect.element(page.getByText(question)).toBeVisible();
		await expect.element(page.getByRole('grid')).toBeVisible();
	});

	it('says so if reading the text fails, and goes on with another one', async () => {
		const parser = async () => (text: string) => {
			if (text.startsWith('|')) throw new TypeError('no row');
			return { puzzles: [{ setup: raster }], cut: false };
		};
		const broken = { ...view, kind: { ...kind, parser } };
		const onopen = vi.fn();
		await render(OpenDialog<SudokuSetup>, { view: broken, menus, open: true, onopen });
		await field().fill('|');
		await button('Open').click();
		const fault = /This text cannot be read: “TypeError: no row”/;
		await expect.element(page.getByText(fault)).toBeVisible();
		await field().fill('1');
		await button('Open').click();
		await expect.poll(() => onopen.mock.calls.length).toBe(1);
	});

	it('opens a typed text at once, because its notes are beside it', async () => {
		const { onopen } = await openDialog();
		await field().fill(`7\n${ROWS.join('\n')}`);
		await expect.element(page.getByText('Line 1 was left out.')).toBeVisible();
		await button('Open').click();
		await expect.poll(() => onopen.mock.calls.length).toBe(1);
	});

	it('names the lines that were left out of a list, with the reason and the ratings', async () => {
		const { component } = await openDialog(false);
		const records = [NINE, NINE, NINE.slice(2)].map((line, i) => `P${i},${line},${i + 1}.5`);
		await component.takeText(['name,puzzle,rating', ...records].join('\n'));
		const note = 'Line 4 was left out. 79 symbols on one line. A 9×9 board has 81.';
		await expect.element(page.getByText(note)).toBeVisible();
		await expect.element(button('P1 9×9, 30 givens rating: 2.5')).toBeVisible();
	});

	it('lists the only puzzle of a long text together with its notes', async () => {
		const { component, onopen } = await openDialog(false);
		await component.takeText(`${'An essay. '.repeat(2100)}\n\n${NINE}`);
		await expect.element(page.getByText('Line 1 was left out.')).toBeVisible();
		await button(/9×9, 30 givens/).click();
		expect(onopen).toHaveBeenCalledOnce();
	});

	it('shows the wrong line of a text that is too long for the field', async () => {
		const { component } = await openDialog(false);
		await component.takeText(`${'# remark\n'.repeat(30_000)}${NINE.slice(1)}\n`);
		await expect.element(page.getByText(/The text is too long to show here/)).toBeVisible();
		const lines = page.getByRole('list', {
			name: 'The line with the mistake, and the lines around it'
		});
		await expect.element(lines).toHaveTextContent(`30,001${NINE.slice(1)}`);
	});

	it('keeps the text, names the position and marks the line of an error', async () => {
		const { onopen } = await openDialog();
		const text = [...ROWS.slice(0, 2), ROWS[2].slice(1), ...ROWS.slice(3)].join('\n');
		await field().fill(text);
		await button('Open').click();
		await expect
			.element(page.getByRole('alert'))
			.toHaveTextContent('Row 3 has 8 symbols, expected 9.');
		expect(onopen).not.toHaveBeenCalled();
		await expect.element(field()).toHaveValue(text);
		await expect.element(field()).toHaveFocus();
		await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
		await expect.element(field()).toHaveAccessibleDescription('Row 3 has 8 symbols, expected 9.');
		const cursor = () => (field().element() as HTMLTextAreaElement).selectionStart;
		await expect.poll(cursor).toBe(28);
		await field().fill(NINE);
		await expect.element(page.getByRole('alert')).toBeEmptyDOMElement();
	});

	it('names cells, lines and lists in the language of the page', async () => {
		readLocaleFrom(() => 'he');
		await openDialog();
		await field().fill(`# הערה\n\n${ROWS.join('\n').replace('195', '1x5')}`);
		await button('פתיחה').click();
		const alert = page.getByRole('alert');
		await expect.element(alert).toHaveTextContent(/שורה 4 בטקסט: שורה 2, עמודה 5/);
		expect(stripIsolates(alert.element().textContent)).toContain('״x״ הוא לא ערך בלוח 9×9');
	});

	it('offers a choice of several boards and goes back to the text', async () => {
		const { onopen } = await openDialog();
		const text = `# first\n${NINE}\n${lineOf(raster)}`;
		await field().fill(text);
		await button('Open').click();
		await button('Back to the text').click();
		await expect.element(field()).toHaveValue(text);
		await button('Open').click();
		await expect.element(button('first 9×9, 30 givens')).toBeVisible();
		await button('Puzzle 2 9×9, 27 givens').click();
		await expect.poll(() => onopen.mock.calls.length).toBe(1);
		expect(lineOf(onopen.mock.calls[0][0])).toBe(lineOf(raster));
	});

	it('turns the pages of a long list', async () => {
		const { onopen } = await openDialog();
		await field().fill(`${NINE}\n`.repeat(100));
		await button('Open').click();
		await expect.element(page.getByText('1–48 of 100')).toBeVisible();
		await button('Next puzzles').click();
		await button('Next puzzles').click();
		await expect.element(page.getByText('97–100 of 100')).toBeVisible();
		await expect.element(button('Next puzzles')).toBeDisabled();
		await button(/^Puzzle 99/).click();
		await expect.poll(() => onopen.mock.calls.length).toBe(1);
	});

	it('offers a choice of boxes if the size allows several', async () => {
		const { onopen } = await openDialog();
		await field().fill(`1${'.'.repeat(35)}`);
		await page.getByRole('combobox', { name: 'Boxes' }).selectOptions('3 rows × 2 columns');
		await button('Open').click();
		await expect
			.poll(() => onopen.mock.calls[0]?.[0].givens.shape)
			.toEqual({ rows: 3, columns: 2 });
	});

	it('starts an empty board of any size', async () => {
		const { onopen } = await openDialog();
		await page.getByRole('combobox', { name: 'Size' }).selectOptions('12×12');
		await page.getByRole('combobox', { name: 'Boxes' }).selectOptions('2 rows × 6 columns');
		await button('Empty board').click();
		await expect.poll(() => onopen.mock.calls.length).toBe(1);
		const [{ givens }] = onopen.mock.calls[0];
		expect(givens.shape).toEqual({ rows: 2, columns: 6 });
		expect(givens.cells).toHaveLength(144);
	});

	it('opens a file with one board at once and names it after the file', async () => {
		const { onopen, component } = await openDialog();
		const text = new File([`\ufeff${ROWS.join('\r\n')}`], 'monday.sdk');
		await component.take([text]);
		expect(lineOf(onopen.mock.calls[0][0])).toBe(NINE);
		expect(onopen.mock.calls[0][1]).toBe('monday');
	});

	it('says that it cannot read a picture', async () => {
		const { component } = await openDialog(false);
		await component.take([new File(['\x89PNG'], 'board.png', { type: 'image/png' })]);
		await expect.element(page.getByRole('alert')).toHaveTextContent('A picture cannot be read.');
	});

	it('accepts text pasted on the page, and asks when it is ambiguous', async () => {
		const { onopen, component } = await openDialog(false);
		await component.takeText(NINE);
		expect(onopen).toHaveBeenCalledOnce();
		await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
		await component.takeText(NINE.slice(1));
		await expect.element(page.getByRole('alert')).toHaveTextContent('80 symbols on one line');
		await expect.element(field()).toHaveValue(NINE.slice(1));
	});

	it('types a single pasted symbol at the selected cell, and asks before opening so small a board', async () => {
		const { onopen, component } = await openDialog(false);
		const setup = findExample('size-16').setup;
		const studio = {
			puzzle: { setup, problem: kind.problem(setup), selected: 5 },
			type: vi.fn()
		};
		await component.takeText('1\n', studio);
		await component.takeText('g', studio);
		expect(studio.type.mock.calls).toEqual([
			[5, 0],
			[5, 15]
		]);
		studio.puzzle.selected = -1;
		for (const text of ['1', '12\n21', '1 2 3\n. . .\n. . .']) {
			await component.takeText(text, studio);
			await expect.element(field()).toHaveValue(text);
		}
		expect(studio.type).toHaveBeenCalledTimes(2);
		expect(onopen).not.toHaveBeenCalled();
		await button('Open').click();
		await expect.poll(() => onopen.mock.calls.length).toBe(1);
		await component.takeText('1234............');
		expect(onopen).toHaveBeenCalledTimes(2);
	});

	it('reads a long text in a worker', async () => {
		const { onopen, component } = await openDialog(false);
		const long = `# ${'a long remark '.repeat(3000)}\n${NINE}\n`;
		await component.takeText(long);
		expect(onopen).toHaveBeenCalledOnce();
		await component.takeText(`${long}${NINE}1\n`);
		await expect.element(page.getByRole('alert')).toHaveTextContent(/row|line/i);
	});

	it('keeps the typed text while something else is opened', async () => {
		const { onopen, component, screen } = await openDialog();
		await field().fill('my own text');
		await component.take([new File([NINE], 'one.txt')]);
		expect(onopen).toHaveBeenCalledOnce();
		await closed();
		await screen.rerender({ open: true });
		await expect.element(field()).toHaveValue('my own text');
		await component.takeText(`${NINE}1`);
		await field().fill(NINE);
		await button('Open').click();
		await expect.poll(() => onopen.mock.calls.length).toBe(2);
		await closed();
		await screen.rerender({ open: true });
		await expect.element(field()).toHaveValue('my own text');
	});

	it('reads UTF-16, which some editors write', async () => {
		const { onopen, component } = await openDialog();
		const units = Uint16Array.from(`\ufeff${NINE}`, (character) => character.charCodeAt(0));
		await component.take([new File([units], 'wide.txt')]);
		expect(lineOf(onopen.mock.calls[0][0])).toBe(NINE);
	});

	it('shows the text of an unreadable file and restores the typed text', async () => {
		const { component } = await openDialog();
		await field().fill('my own text');
		await component.take([new File([ROWS.slice(1).join('\n')], 'short.txt')]);
		await expect
			.element(page.getByRole('alert'))
			.toHaveTextContent('Line 8: The board has 8 rows, expected 9.');
		await expect.element(field()).toHaveValue(ROWS.slice(1).join('\n'));
		await button('Restore the previous text').click();
		await expect.element(field()).toHaveValue('my own text');
	});

	it.each([
		['a picture', new File(['\x89PNG\0\0\0'], 'a.png'), 'This is not a text file'],
		['ten megabytes and more', new File([new Uint8Array(MAX_TEXT + 1)], 'a.txt'), '10,485,760'],
		['a long text', new File(['123\n1234\n'.repeat(30_000)], 'a.txt'), 'too long to show here']
	])('refuses %s and keeps what was typed', async (_, file, message) => {
		const { onopen, component } = await openDialog();
		await field().fill('my own text');
		await component.take([file]);
		await expect.element(page.getByRole('alert')).toHaveTextContent(message);
		expect(onopen).not.toHaveBeenCalled();
		const back = button('Restore the previous text');
		if (message.startsWith('too long')) await back.click();
		await expect.element(field()).toHaveValue('my own text');
	});

	it('opens automatically for a dropped file with several boards or an error', async () => {
		const { component } = await openDialog(false);
		await component.take([new File([`${NINE}\n${NINE}`], 'two.sdm')]);
		await expect.element(page.getByText('2 puzzles found.')).toBeVisible();
		await component.take([new File(['hello there'], 'letter.txt')]);
		await expect.element(page.getByRole('alert')).toHaveTextContent(/ordinary text/);
	});
});

describe('OpenDialog with several files', () => {
	const other = lineOf(raster);
	const files = [
		new File([NINE], 'monday.sdk'),
		new File([`${NINE}\n# hard\n${other}`], 'week.sdm'),
		new File(['hello there'], 'letter.txt')
	];

	it('lists the puzzles of all files by file name', async () => {
		const { onopen, component } = await openDialog(false);
		await component.take(files);
		await expect.element(page.getByText('3 puzzles found.')).toBeVisible();
		await expect
			.element(page.getByText(/^No puzzle could be read from .letter\.txt.\.$/))
			.toBeVisible();
		await expect.element(button('monday 9×9, 30 givens')).toBeVisible();
		await expect.element(button('week · 1 9×9, 30 givens')).toBeVisible();
		await button('week · hard 9×9, 27 givens').click();
		await expect.poll(() => onopen.mock.calls.length).toBe(1);
		expect(lineOf(onopen.mock.calls[0][0])).toBe(other);
		expect(onopen.mock.calls[0][1]).toBe('week · hard');
	});

	it('opens none without asking and reports the first error if there is no puzzle', async () => {
		const { onopen, component } = await openDialog(false);
		await component.take([files[0], files[2]]);
		await expect.element(page.getByText('One puzzle found.')).toBeVisible();
		await component.take([files[2], new File([], 'nothing.txt')]);
		await expect.element(page.getByRole('alert')).toHaveTextContent(/ordinary text/);
		await expect.element(field()).toHaveValue('hello there');
		expect(onopen).not.toHaveBeenCalled();
	});

	it('names a few unreadable files and counts the rest', async () => {
		const { component } = await openDialog(false);
		await component.take([files[0], ...Array.from({ length: 9 }, () => files[2])]);
		await expect.element(page.getByText(/letter\.txt. and 6 more files\.$/)).toBeVisible();
	});

	it('are refused if they are too large together', async () => {
		const { component } = await openDialog(false);
		const half = new File([new Uint8Array(MAX_TEXT / 2 + 1)], 'half.txt');
		await component.take([half, half]);
		await expect.element(page.getByRole('alert')).toHaveTextContent('10,485,760');
	});
});

describe('OpenDialog closed while it reads', () => {
	/** Seconds of work for the reader. */
	const long = `# ${'a remark '.repeat(100_000)}\n${`${NINE}\n`.repeat(20_000)}`;

	it('opens nothing and stays closed', async () => {
		const { onopen, component } = await openDialog();
		const reading = component.takeText(long);
		await userEvent.keyboard('{Escape}');
		await reading;
		await closed();
		await new Promise((done) => setTimeout(done, 600));
		expect(onopen).not.toHaveBeenCalled();
		await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
	});

	it('accepts the next text', async () => {
		const { onopen, component } = await openDialog();
		const reading = component.takeText(long);
		await userEvent.keyboard('{Escape}');
		await component.takeText(NINE);
		await reading;
		expect(onopen).toHaveBeenCalledOnce();
	});
});

describe('DropZone', () => {
	const drag = (type: string, files: File[]) => {
		const data = new DataTransfer();
		for (const file of files) data.items.add(file);
		const event = new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true });
		window.dispatchEvent(event);
		return event;
	};
	const file = new File([NINE], 'a.txt');

	it('shows what dropping does while a file hovers, and accepts it', async () => {
		const onfiles = vi.fn<(files: readonly File[]) => void>();
		await render(DropZone, { label: 'Drop it', onfiles });
		await expect.element(page.getByText('Drop it')).not.toBeVisible();
		drag('dragenter', [file]);
		drag('dragenter', [file]);
		drag('dragleave', [file]);
		await expect.element(page.getByText('Drop it')).toBeVisible();
		expect(drag('dragover', [file]).defaultPrevented).toBe(true);
		expect(drag('drop', [file]).defaultPrevented).toBe(true);
		await expect.element(page.getByText('Drop it')).not.toBeVisible();
		expect(onfiles.mock.calls[0][0][0].name).toBe('a.txt');
	});

	it('ignores dragged text', async () => {
		const onfiles = vi.fn<(files: readonly File[]) => void>();
		await render(DropZone, { label: 'Drop it', onfiles });
		expect(drag('drop', []).defaultPrevented).toBe(false);
		expect(onfiles).not.toHaveBeenCalled();
	});
});

describe('SaveMenu', () => {
	it('copies the board as a line or as a grid', async () => {
		const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
		await render(SaveMenu<SudokuSetup>, { view, setup: raster });
		await button('Copy or download').click();
		await button('Copy as one line').click();
		await expect.element(page.getByRole('status')).toHaveTextContent('Copied.');
		expect(write).toHaveBeenLastCalledWith(lineOf(raster));
		await button('Copy as a grid of text').click();
		await expect.poll(() => write.mock.lastCall?.[0]).toContain('------+-------+------');
	});

	it('shows the text, selected, when the clipboard is refused', async () => {
		vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
		await render(SaveMenu<SudokuSetup>, { view, setup: raster });
		await button('Copy or download').click();
		await button('Copy as one line').click();
		await expect.element(page.getByRole('status')).toHaveTextContent(/did not allow copying/);
		await expect.element(field()).toHaveValue(lineOf(raster));
		const selection = () => {
			const { selectionStart, selectionEnd } = field().element() as HTMLTextAreaElement;
			return [selectionStart, selectionEnd];
		};
		await expect.poll(selection).toEqual([0, 81]);
	});

	it('saves files named after the puzzle', async () => {
		const saved: { name: string; text: Promise<string> }[] = [];
		const blobs = vi.spyOn(URL, 'createObjectURL');
		vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
			this: HTMLAnchorElement
		) {
			const blob = blobs.mock.lastCall?.[0] as Blob;
			saved.push({ name: this.download, text: blob.text() });
		});
		await render(SaveMenu<SudokuSetup>, { view, setup: raster, name: 'חידה/1: "a"' });
		await button('Copy or download').click();
		await button('Download as a grid of text (.txt)').click();
		await button('Download as a list (.json)').click();
		await button('Download as a table (.csv)').click();
		await expect.poll(() => saved.length).toBe(3);
		expect(saved.map(({ name }) => name)).toEqual([
			'חידה 1 a.txt',
			'חידה 1 a.json',
			'חידה 1 a.csv'
		]);
		expect(await saved[0].text).toContain('7 5 . | . . 4 | 3 . .');
		expect(JSON.parse(await saved[1].text)).toHaveLength(9);
		expect(await saved[2].text).toContain('7,5,0,0,0,4,3,0,0\n');
	});
});
