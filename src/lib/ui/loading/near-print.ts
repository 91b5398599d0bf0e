/** Whether a key opens the browser's print dialogue. */
export function isPrintKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
	return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'p';
}

/**
 * Resolves when the reader may be about to print: they press Ctrl or ⌘, or leave the page for the menu of the
 * browser. Printing itself waits for nothing. Fingers give no such sign, so there it resolves at once.
 */
export function nearPrint(): Promise<void> {
	if (matchMedia('(any-pointer: coarse)').matches) return Promise.resolve();
	return new Promise((resolve) => {
		const controller = new AbortController();
		const { signal } = controller;
		const end = () => {
			controller.abort();
			resolve();
		};
		const press = ({ ctrlKey, metaKey }: KeyboardEvent) => {
			if (ctrlKey || metaKey) end();
		};
		window.addEventListener('keydown', press, { capture: true, signal });
		window.addEventListener('blur', end, { signal });
		window.addEventListener('beforeprint', end, { signal });
		document.documentElement.addEventListener('pointerleave', end, { signal });
	});
}
