/**
 * Gives the focus back once what had it is gone from the page: to the first element that takes it, at
 * last to the page's main part. Does nothing if the focus is somewhere else already.
 */
export function returnFocus(...elements: readonly (Element | null)[]): void {
	for (const element of [...elements, document.querySelector('main')]) {
		if (document.activeElement !== null && document.activeElement !== document.body) return;
		if (element instanceof HTMLElement) element.focus({ preventScroll: true });
	}
}
