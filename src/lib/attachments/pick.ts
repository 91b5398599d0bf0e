import { on } from 'svelte/events';
import type { Attachment } from 'svelte/attachments';

export interface PickOptions<T> {
	/** What is at a point, in pixels from the element's left and top; `target` is the element hit. */
	at(x: number, y: number, target: EventTarget | null): T | null;
	/** The pointer came upon something, or left it (null). Touch hovers over nothing. */
	onhover(hit: T | null): void;
	onpick(hit: T): void;
}

/**
 * Pointing at parts of a picture. For pictures only: what can be done here must also be possible
 * with the keyboard, elsewhere.
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
