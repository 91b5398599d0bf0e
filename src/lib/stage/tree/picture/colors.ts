/** Calls back when the page's colours may have changed: another theme, contrast, or forced colours. */
export function onThemeChange(callback: () => void): () => void {
	const controller = new AbortController();
	const { signal } = controller;
	for (const query of [
		'(prefers-color-scheme: dark)',
		'(prefers-contrast: more)',
		'(forced-colors: active)'
	])
		matchMedia(query).addEventListener('change', callback, { signal });
	const observer = new MutationObserver(callback);
	observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'class', 'style'] });
	return () => {
		controller.abort();
		observer.disconnect();
	};
}

/**
 * Resolves CSS colours to `rgb(…)` or `color(srgb …)` text, since a canvas does not know tokens.
 *
 * @param at the element to resolve them at, because tokens may differ by element
 * @param colours any CSS colours, including `var(--…)`
 */
export function resolveColors<Name extends string>(
	at: Element,
	colors: Readonly<Record<Name, string>>
): Record<Name, string> {
	const probe = document.createElement('span');
	probe.hidden = true;
	at.append(probe);
	const style = getComputedStyle(probe);
	const resolved = Object.fromEntries(
		Object.entries<string>(colors).map(([name, color]) => {
			probe.style.color = color;
			return [name, style.color];
		})
	);
	probe.remove();
	return resolved as Record<Name, string>;
}
