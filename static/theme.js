// Runs before the first paint, so that a remembered theme does not flash. See src/lib/state/theme.svelte.ts.
try {
	const theme = localStorage.getItem('backtrail-theme');
	if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
	// Storage is refused: the system's theme stands.
}
