// Runs before the first paint, so that neither a remembered theme or text size (theme.svelte.ts and
// text-size.svelte.ts in src/lib/state) nor what a presentation hides (presenting.svelte.ts) flashes.
// A prerendered studio shows its first example; that is hidden if the address names another puzzle.
// An address that names the page's file becomes the page's own, which the router knows.
if (location.pathname.endsWith('/index.html'))
	history.replaceState(
		history.state,
		'',
		location.pathname.replace(/index\.html$/, '') + location.search + location.hash
	);
if (location.search !== '') document.documentElement.dataset.address = '';
try {
	const theme = localStorage.getItem('backtrail-theme');
	if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
	const size = localStorage.getItem('backtrail-text-size');
	if (size === 'large' || size === 'larger') document.documentElement.dataset.text = size;
} catch {
	// Storage is refused: the system's theme and the normal size stand.
}
if (/\/(studio\/|compare\/).*[?&](present|embed)=/.test(location.pathname + location.search))
	document.documentElement.dataset.alone = '';
