// Runs before the first paint, so that neither a remembered theme (src/lib/state/theme.svelte.ts) nor what
// a presentation hides (src/lib/state/presenting.svelte.ts) flashes.
// A prerendered studio shows its first example; that is hidden if the address names another puzzle.
if (location.search !== '') document.documentElement.dataset.address = '';
try {
	const theme = localStorage.getItem('backtrail-theme');
	if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
	// Storage is refused: the system's theme stands.
}
if (/\/studio\/.*[?&](present|embed)=/.test(location.pathname + location.search))
	document.documentElement.dataset.alone = '';
