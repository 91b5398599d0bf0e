import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { letterKeys } from './letter-keys.svelte';
import { listenToKeys } from './player-keys';

const perform = vi.fn();
let root: HTMLElement;
let stop: () => void;

beforeEach(() => {
	root = document.createElement('div');
	document.body.append(root);
	stop = listenToKeys(perform);
});

afterEach(() => {
	stop();
	root.remove();
	perform.mockReset();
});

/** Puts elements on the page, with a button before them. @returns the one marked. */
function put(html: string): HTMLElement {
	root.innerHTML = `<button data-before>before</button>${html}`;
	return root.querySelector<HTMLElement>('[data-here]')!;
}

/** Puts elements on the page and reaches the one marked with Tab. */
async function reach(html: string): Promise<HTMLElement> {
	const element = put(html);
	root.querySelector<HTMLElement>('[data-before]')!.focus();
	await userEvent.keyboard('{Tab}');
	expect(document.activeElement).toBe(element);
	return element;
}

/** Puts elements on the page and clicks the one marked. */
async function click(html: string): Promise<HTMLElement> {
	const element = put(html);
	await userEvent.click(element);
	return element;
}

const performed = () => perform.mock.calls.flat() as string[];

/** A board as the board kit makes it: it handles arrows, Space and digits. */
const GRID =
	'<div role="grid" id="grid"><div role="gridcell" tabindex="0" data-here>5</div><div role="gridcell" tabindex="-1">6</div></div>';

function playGrid(): string[] {
	const heard: string[] = [];
	root.querySelector('#grid')!.addEventListener('keydown', (event) => {
		const { key } = event as KeyboardEvent;
		if (!/^(Arrow|[0-9 ])/.test(key)) return;
		heard.push(key);
		event.preventDefault();
		if (key === 'ArrowDown') root.querySelector<HTMLElement>('[tabindex="-1"]')!.focus();
	});
	return heard;
}

describe('fields and dialogs', () => {
	it.each([
		'<input data-here>',
		'<input type="number" data-here>',
		'<textarea data-here></textarea>',
		'<div contenteditable="true" data-here>text</div>',
		'<div contenteditable="true"><b tabindex="0" data-here>text</b></div>',
		'<div role="dialog"><button data-here>in a popover</button></div>'
	])('keep all keys, however they were reached: %s', async (html) => {
		await click(html);
		await userEvent.keyboard('f d {ArrowLeft}{Home}{PageDown}{Control>}z{/Control}');
		expect(perform).not.toHaveBeenCalled();
	});

	it('keep none once they are closed, even before the focus has left them', () => {
		const field = put('<div popover role="dialog"><input data-here></div>');
		const popover = root.querySelector<HTMLElement>('[popover]')!;
		popover.showPopover();
		field.focus();
		popover.hidePopover();
		field.dispatchEvent(
			new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true })
		);
		expect(performed()).toHaveLength(1);
	});

	it('an open modal dialog keeps them wherever the focus is', async () => {
		put('<dialog data-here><p>text</p></dialog>');
		root.querySelector('dialog')!.showModal();
		root.querySelector('dialog')!.blur();
		await userEvent.keyboard('f{ArrowLeft}');
		expect(perform).not.toHaveBeenCalled();
	});
});

describe('after a click', () => {
	const all = '{ArrowLeft}{ArrowRight} {Home}{End}{PageUp}{PageDown}';
	const actions = [
		'step-back',
		'step-forward',
		'toggle',
		'start',
		'end',
		'step-back',
		'step-forward'
	];

	it.each([
		'<button data-here>button</button>',
		'<input type="checkbox" data-here>',
		'<input type="range" data-here>',
		'<div role="radiogroup"><input type="radio" name="a" data-here><input type="radio" name="a"></div>',
		'<div tabindex="0" style="block-size: 3rem; overflow: auto" data-here><p style="block-size: 9rem">text</p></div>'
	])('the keys belong to the player: %s', async (html) => {
		const element = await click(html);
		const changed = vi.fn();
		for (const type of ['click', 'input', 'change']) root.addEventListener(type, changed);
		await userEvent.keyboard(all);
		expect(performed()).toEqual(actions);
		expect(changed).not.toHaveBeenCalled();
		expect(document.activeElement).toBe(element);
	});

	it('the keys belong to the player on a board, which still takes digits', async () => {
		put(GRID);
		const heard = playGrid();
		await userEvent.click(root.querySelector('[data-here]')!);
		await userEvent.keyboard('{ArrowRight} 5');
		expect(performed()).toEqual(['step-forward', 'toggle']);
		expect(heard).toEqual(['5']);
	});

	it('the arrows belong to a board on which somebody types, until Escape or the next click', async () => {
		put(GRID);
		const heard = playGrid();
		await userEvent.click(root.querySelector('[data-here]')!);
		await userEvent.keyboard('5');
		await new Promise((resolve) => setTimeout(resolve));
		await userEvent.keyboard('{ArrowDown}7{ArrowLeft}');
		expect(heard).toEqual(['5', 'ArrowDown', '7', 'ArrowLeft']);
		expect(perform).not.toHaveBeenCalled();
		await userEvent.keyboard('{Escape}{ArrowRight}');
		await userEvent.click(root.querySelector('[data-here]')!);
		await userEvent.keyboard('f{ArrowRight}');
		expect(performed()).toEqual(['step-forward', 'tree-fit', 'step-forward']);
	});

	it('a list keeps the keys while it is open', async () => {
		const select = await click('<select data-here><option>a</option><option>b</option></select>');
		await userEvent.keyboard('{Escape}');
		await expect.poll(() => select.matches(':open')).toBe(false);
		await userEvent.keyboard('{ArrowRight}{End}');
		expect(performed()).toEqual(['step-forward', 'end']);
		expect((select as HTMLSelectElement).value).toBe('a');
	});

	it('the focus that Escape gives back reaches nothing', async () => {
		put('<button data-here>open</button><dialog><button>inside</button></dialog>');
		const dialog = root.querySelector('dialog')!;
		root.querySelector('[data-here]')!.addEventListener('click', () => dialog.showModal());
		await userEvent.click(root.querySelector('[data-here]')!);
		await userEvent.keyboard('{Escape}');
		expect(dialog.open).toBe(false);
		await userEvent.keyboard(' ');
		expect(performed()).toEqual(['toggle']);
		expect(dialog.open).toBe(false);
	});
});

describe('a control that was reached with the keyboard', () => {
	it('keeps Space if it is activated with it', async () => {
		const clicked = vi.fn();
		(await reach('<button data-here>button</button>')).addEventListener('click', clicked);
		await userEvent.keyboard(' f{ArrowLeft}');
		expect(performed()).toEqual(['tree-fit', 'step-back']);
		expect(clicked).toHaveBeenCalledOnce();
	});

	it('keeps the arrows if it moves with them', async () => {
		await reach('<input type="range" data-here>');
		await userEvent.keyboard('{ArrowLeft}{End}f');
		expect(performed()).toEqual(['tree-fit']);
	});

	it('keeps all keys as a list of options', async () => {
		await reach('<select data-here><option>f</option></select>');
		await userEvent.keyboard('f{ArrowRight}{End}');
		expect(perform).not.toHaveBeenCalled();
	});

	it('scrolls a page at a time', async () => {
		await reach(
			'<div tabindex="0" style="block-size: 3rem; overflow: auto" data-here><p style="block-size: 9rem">text</p></div>'
		);
		await userEvent.keyboard('{PageDown}{ArrowRight}');
		expect(performed()).toEqual(['step-forward']);
	});

	it('keeps the arrows that scroll it sideways', async () => {
		await reach(
			'<div tabindex="0" style="inline-size: 5rem; overflow: auto" data-here><p style="inline-size: 9rem">text</p></div>'
		);
		await userEvent.keyboard('{ArrowRight}{PageDown}');
		expect(performed()).toEqual(['step-forward']);
		await userEvent.keyboard('{ArrowLeft}');
		expect(performed()).toEqual(['step-forward']);
	});

	it('keeps what it handles, and gives the arrows back on Escape if it is a board', async () => {
		await reach(GRID);
		const heard = playGrid();
		await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}');
		expect(heard).toEqual(['ArrowRight', 'ArrowDown', 'ArrowLeft']);
		expect(perform).not.toHaveBeenCalled();
		await userEvent.keyboard('{Escape}{ArrowLeft} ');
		expect(performed()).toEqual(['step-back', 'toggle']);
	});

	it('keeps them when assistive technology moves the focus by itself', async () => {
		await click('<button>other</button><input type="range" data-here>');
		root.querySelector<HTMLElement>('[data-before]')!.focus();
		await userEvent.keyboard('{Shift}');
		root.querySelector<HTMLElement>('[data-here]')!.focus();
		await userEvent.keyboard('{ArrowLeft}');
		expect(perform).not.toHaveBeenCalled();
	});

	it('loses them to the next click', async () => {
		const button = await reach('<button data-here>button</button><p>text</p>');
		await userEvent.click(root.querySelector('p')!);
		await userEvent.click(button);
		await userEvent.keyboard(' ');
		expect(performed()).toEqual(['toggle']);
	});
});

describe('everywhere', () => {
	it('undo edits', async () => {
		await click('<button data-here>Clear</button>');
		await userEvent.keyboard('{Control>}zy{/Control}{Control>}{Shift>}Z{/Shift}{/Control}');
		expect(performed()).toEqual(['undo', 'redo', 'redo']);
	});

	it('the browser neither scrolls nor goes back', async () => {
		await reach('<p tabindex="0" data-here>text</p>');
		const after = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
		window.addEventListener('keydown', after);
		await userEvent.keyboard(' ');
		expect(after).toHaveLastReturnedWith(true);
		await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
		window.removeEventListener('keydown', after);
		expect(performed()).toEqual(['toggle', 'solution-back']);
	});

	it('keys repeat when held only if that makes sense', async () => {
		const element = await click('<p tabindex="0" data-here>text</p>');
		const hold = (key: string) =>
			element.dispatchEvent(
				new KeyboardEvent('keydown', { key, repeat: true, bubbles: true, cancelable: true })
			);
		hold('ArrowRight');
		hold(' ');
		expect(performed()).toEqual(['step-forward']);
	});

	it('letters do nothing after the user switched them off, also after a reload', async () => {
		letterKeys.on = false;
		stop();
		stop = listenToKeys(perform);
		await click('<p tabindex="0" data-here>text</p>');
		await userEvent.keyboard('fg?.{ArrowRight}');
		expect(performed()).toEqual(['step-forward']);
		letterKeys.on = true;
		await userEvent.keyboard('f');
		expect(performed()).toEqual(['step-forward', 'tree-fit']);
	});
});
