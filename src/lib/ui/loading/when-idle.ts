/** Resolves once the page has been drawn and has nothing urgent to do, after a second in any case. */
export function whenIdle(): Promise<void> {
	return new Promise((resolve) => {
		if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 });
		else setTimeout(resolve, 200); // Safari
	});
}

/** Resolves once the page has been drawn. A page in the background is not, so the wait has a limit. */
export function drawn(): Promise<void> {
	return new Promise((resolve) => {
		requestAnimationFrame(() => setTimeout(resolve));
		setTimeout(resolve, 300);
	});
}

/** Resolves after the page has had time to answer the user. */
export function nextTask(): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve));
}
