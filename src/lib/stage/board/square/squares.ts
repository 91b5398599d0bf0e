/** The `data-square` number of the square that is or contains an element; −1 if none. */
export function squareOf(target: EventTarget | null): number {
	const element =
		target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-square]') : null;
	return element ? Number(element.dataset.square) : -1;
}

/** Moves the focus to a square of a board. */
export function focusSquare(
	board: Element | undefined,
	square: number,
	options?: FocusOptions
): void {
	board?.querySelector<HTMLElement | SVGElement>(`[data-square="${square}"]`)?.focus(options);
}

/** Keeps an event that the board handled from the page and the browser. */
export function take(event: Event): void {
	event.preventDefault();
	event.stopPropagation();
}

/** A square narrower than this many pixels has no room for a number or a full name. */
export const LEGIBLE = 17;
export const ROOMY = 24;
