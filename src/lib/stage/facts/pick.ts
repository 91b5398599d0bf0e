import { on } from 'svelte/events';
import type { Attachment } from 'svelte/attachments';

export interface PickOptions<T> {
	/** The item at a point, in pixels from the element's top left; `target` is the element hit. */
	at(x: number, y: number, target: EventTarget | null): T | null;
	/** The pointer entered an item or left it (null). Touch does not hover. */
	onhover(hit: T | null): void;
	onpick(hit: T): void;
}

/**
 * Pointing at parts of a picture. Every action here must also be available to the keyboard
 * elsewhere.
 */
export function picking<T>(options: PickOptions<T>): Attachment<HTMLElement> {
	return (element) => {
		const hit = (event: MouseEvent) => {
			const { left, top } = element.getBoundingClientRect();
			return options.at(event.clientX - left, event.clientY - top, event.target);
		};
		const removers = [
			on(element, 'pointermove', (event) => {
				if (event.pointerType === 'touch') return;
				options.onhover(event.buttons === 0 ? hit(event) : null);
			}),
			on(element, 'pointerleave', () => options.onhover(null)),
			on(element, 'click', (event) => {
				const picked = hit(event);
				if (picked !== null) options.onpick(picked);
				else options.onhover(null);
			})
		];
		return () => {
			for (const remove of removers) remove();
		};
	};
}
