/** The number that a square of a board has in `data-square`, for what is or lies in it; else −1. */
export function squareOf(target: EventTarget | null): number {
	const element =
		target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-square]') : null;
	return element ? Number(element.dataset.square) : -1;
}

/** Moves the focus to a square of a board. */
export function focusSquare(board: Element | undefined, square: number): void {
	board?.querySelector<HTMLElement | SVGElement>(`[data-square="${square}"]`)?.focus();
}

/** Keeps an event that meant something on the board from the page and the browser. */
export function take(event: Event): void {
	event.preventDefault();
	event.stopPropagation();
}

/** Narrower than this many pixels, a square has no room for a number, or for a whole name. */
export const LEGIBLE = 17;
export const ROOMY = 24;
