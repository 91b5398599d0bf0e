import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { handleKey } from './keys';

const perform = vi.fn();
const listen = (event: KeyboardEvent) => handleKey(event, perform);
let root: HTMLElement | undefined;

/** Puts elements on the page and focuses the one marked. */
function focus(html: string): void {
	root = document.createElement('div');
	root.innerHTML = html;
	document.body.append(root);
	root.querySelector<HTMLElement>('[data-here]')!.focus();
	window.addEventListener('keydown', listen);
}

afterEach(() => {
	window.removeEventListener('keydown', listen);
	root?.remove();
	perform.mockReset();
});

describe('keys and the focused element', () => {
	it.each([
		'<input data-here>',
		'<input type="number" data-here>',
		'<textarea data-here></textarea>',
		'<select data-here><option>f</option></select>',
		'<div contenteditable="true" data-here>text</div>',
		'<div contenteditable="true"><b tabindex="0" data-here>text</b></div>',
		'<div role="dialog"><button data-here>in a popover</button></div>'
	])('do nothing in %s', async (html) => {
		focus(html);
		await userEvent.keyboard('f d {ArrowLeft}{Home}{Control>}z{/Control}');
		expect(perform).not.toHaveBeenCalled();
	});

	it('leave Space to elements that it activates', async () => {
		focus('<button data-here>button</button>');
		await userEvent.keyboard(' f{ArrowLeft}');
		expect(perform.mock.calls.flat()).toEqual(['tree-fit', 'step-back']);
	});

	it('undo edits when the focus is anywhere else', async () => {
		focus('<button data-here>Clear</button>');
		await userEvent.keyboard('{Control>}zy{/Control}{Control>}{Shift>}Z{/Shift}{/Control}');
		expect(perform.mock.calls.flat()).toEqual(['undo', 'redo', 'redo']);
	});

	it('leave arrows to a slider', async () => {
		focus('<input type="range" data-here>');
		await userEvent.keyboard('{ArrowLeft}{End}f');
		expect(perform.mock.calls.flat()).toEqual(['tree-fit']);
	});

	it('ignore events that an element has handled', async () => {
		focus('<div tabindex="0" data-here>board</div>');
		root!.addEventListener('keydown', (event) => {
			if (event.key === 'ArrowLeft') event.preventDefault();
		});
		await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
		expect(perform.mock.calls.flat()).toEqual(['step-forward']);
	});

	it('keep the browser from scrolling or going back', async () => {
		focus('<p tabindex="0" data-here>text</p>');
		const after = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
		window.addEventListener('keydown', after);
		await userEvent.keyboard(' ');
		expect(after).toHaveLastReturnedWith(true);
		await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
		window.removeEventListener('keydown', after);
		expect(perform.mock.calls.flat()).toEqual(['toggle', 'solution-back']);
	});

	it('repeat when held only if that makes sense', () => {
		focus('<p tabindex="0" data-here>text</p>');
		const hold = (key: string) =>
			root!.dispatchEvent(
				new KeyboardEvent('keydown', { key, repeat: true, bubbles: true, cancelable: true })
			);
		hold('ArrowRight');
		hold(' ');
		expect(perform.mock.calls.flat()).toEqual(['step-forward']);
	});
});
