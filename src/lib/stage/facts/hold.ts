import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { HOLD } from './hold-time';

/** How far it may move, in pixels. */
const STILL = 8;

export interface HoldOptions<T> {
	/** What an element stands for when it is pointed at, by mouse or keyboard focus; null for nothing. */
	pointedAt(element: Element): T | null;
	/** The same when it is pressed and held. */
	heldAt(element: Element): T | null;
	onpoint(item: T | null): void;
	onhold(item: T | null): void;
}

/**
 * Pointing at parts of a page and holding them pressed. A press that becomes a hold is not a click.
 * Holding is an extra for presenting: the keyboard reaches the same things by focus.
 */
export function holding<T>(options: HoldOptions<T>): Attachment<HTMLElement> {
	return (element) => {
		const isElement = (target: EventTarget | null) => target instanceof Element;
		const pointedAt = (target: EventTarget | null) =>
			isElement(target) ? options.pointedAt(target) : null;
		let timer: ReturnType<typeof setTimeout> | undefined;
		let from = { x: 0, y: 0 };
		let isHeld = false;

		function release() {
			clearTimeout(timer);
			timer = undefined;
			if (!isHeld) return;
			isHeld = false;
			options.onhold(null);
			// The click that ends the hold comes at once, if it comes.
			const remove = on(
				window,
				'click',
				(event) => {
					event.stopPropagation();
					event.preventDefault();
				},
				{ capture: true }
			);
			setTimeout(remove);
		}

		const removers = [
			on(element, 'pointerdown', (event) => {
				release();
				if (event.defaultPrevented || !event.isPrimary || event.button !== 0) return;
				const item = isElement(event.target) ? options.heldAt(event.target) : null;
				if (item === null) return;
				from = { x: event.clientX, y: event.clientY };
				timer = setTimeout(() => {
					isHeld = true;
					options.onhold(item);
				}, HOLD);
			}),
			on(window, 'pointermove', (event) => {
				if (timer === undefined || isHeld) return;
				if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) release();
			}),
			on(window, 'pointerup', release),
			on(window, 'pointercancel', release),
			on(window, 'blur', release),
			on(element, 'contextmenu', (event) => {
				if (isHeld) event.preventDefault();
			}),
			on(element, 'pointerover', (event) => {
				if (event.pointerType !== 'touch') options.onpoint(pointedAt(event.target));
			}),
			on(element, 'pointerleave', () => options.onpoint(null)),
			on(element, 'focusin', ({ target }) => {
				if (isElement(target) && target.matches(':focus-visible'))
					options.onpoint(pointedAt(target));
			}),
			on(element, 'focusout', () => options.onpoint(null))
		];
		return () => {
			release();
			for (const remove of removers) remove();
		};
	};
}
