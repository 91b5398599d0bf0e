import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holding } from './hold';

const LONG = 400;

describe('holding', () => {
	const onpoint = vi.fn<(item: string | null) => void>();
	const onhold = vi.fn<(item: string | null) => void>();
	const onclick = vi.fn<() => void>();
	let root: HTMLElement;
	let thing: HTMLElement;
	let remove: () => void;

	beforeEach(() => {
		vi.useFakeTimers();
		for (const spy of [onpoint, onhold, onclick]) spy.mockClear();
		root = document.createElement('div');
		root.innerHTML = '<p>text</p><button data-thing="one">one</button>';
		document.body.append(root);
		thing = root.querySelector('button')!;
		thing.addEventListener('click', onclick);
		const at = (element: Element) => element.closest<HTMLElement>('[data-thing]')?.dataset.thing;
		remove = holding<string>({
			pointedAt: (element) => at(element) ?? null,
			heldAt: (element) => at(element) ?? null,
			onpoint,
			onhold
		})(root) as () => void;
	});
	afterEach(() => {
		remove();
		root.remove();
		vi.runAllTimers(); // takes the listener that swallows a click away from the shared page
		vi.useRealTimers();
	});

	const fire = (type: string, target: EventTarget = thing, more: PointerEventInit = {}) =>
		target.dispatchEvent(
			new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary: true, ...more })
		);

	it('begins after a while, ends with the press, and is not a click', () => {
		fire('pointerdown');
		vi.advanceTimersByTime(LONG / 2);
		expect(onhold).not.toHaveBeenCalled();
		vi.advanceTimersByTime(LONG / 2);
		expect(onhold.mock.calls).toEqual([['one']]);
		fire('pointerup');
		thing.click();
		expect(onhold.mock.calls).toEqual([['one'], [null]]);
		expect(onclick).not.toHaveBeenCalled();
		vi.advanceTimersByTime(1);
		thing.click();
		expect(onclick).toHaveBeenCalledOnce();
	});

	it('leaves a short press, a drag, other buttons and other places alone', () => {
		fire('pointerdown');
		fire('pointerup');
		thing.click();
		expect(onclick).toHaveBeenCalledOnce();
		fire('pointerdown', thing, { clientX: 5 });
		fire('pointermove', window, { clientX: 50 });
		vi.advanceTimersByTime(LONG);
		fire('pointerup');
		fire('pointerdown', thing, { button: 2 });
		vi.advanceTimersByTime(LONG);
		fire('pointerdown', root.querySelector('p')!);
		vi.advanceTimersByTime(LONG);
		expect(onhold).not.toHaveBeenCalled();
	});

	it('leaves a press alone that something else has taken, such as a drawing tool', () => {
		thing.addEventListener('pointerdown', (event) => event.preventDefault());
		fire('pointerdown');
		vi.advanceTimersByTime(LONG);
		expect(onhold).not.toHaveBeenCalled();
	});

	it('tells what the mouse points at, but not what a finger touches', () => {
		fire('pointerover', thing, { pointerType: 'touch' });
		expect(onpoint).not.toHaveBeenCalled();
		fire('pointerover', thing, { pointerType: 'mouse' });
		fire('pointerover', root.querySelector('p')!, { pointerType: 'mouse' });
		expect(onpoint.mock.calls).toEqual([['one'], [null]]);
	});

	it('ends when it is removed', () => {
		fire('pointerdown');
		vi.advanceTimersByTime(LONG);
		remove();
		expect(onhold.mock.lastCall).toEqual([null]);
	});
});
