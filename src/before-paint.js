// Runs before the first paint, so that neither a remembered theme or text size (theme.svelte.ts and
// text-size.svelte.ts in src/lib/site) nor what a presentation hides (presenting.svelte.ts) flashes.
// A prerendered studio shows its first example; that is hidden if the address names another puzzle.
// Browsers load no scripts of a page that is opened as a file, and the page says so. Elsewhere, an address
// that names the page's file becomes the page's own, which the router knows.
if (location.protocol === 'file:') document.documentElement.dataset.fromDisk = '';
else if (location.pathname.endsWith('/index.html'))
	history.replaceState(
		history.state,
		'',
		location.pathname.replace(/index\.html$/, '') + location.search + location.hash
	);
if (location.search !== '') document.documentElement.dataset.address = '';
// A frame in another page stores nothing, and reads nothing that was stored (src/lib/site/remembered.svelte.ts).
if (location.pathname.endsWith('/embed/')) document.documentElement.dataset.frame = '';
try {
	const isFrame = document.documentElement.dataset.frame !== undefined;
	const theme = isFrame
		? new URLSearchParams(location.search).get('theme')
		: localStorage.getItem('backtrail-theme');
	if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
	const size = isFrame ? null : localStorage.getItem('backtrail-text-size');
	if (size === 'large' || size === 'larger') document.documentElement.dataset.text = size;
} catch {
	// Storage is refused: the system's theme and the normal size stand.
}
if (/\/(studio\/|compare\/).*[?&](present|embed)=/.test(location.pathname + location.search))
	document.documentElement.dataset.alone = '';

// The scripts of a page could not be started. A host's error page may have been kept under the name of a
// script, by a service worker or by the browser: that is forgotten, and the page loads again, once.
addEventListener('unhandledrejection', (event) => {
	const { hydrated, fromDisk } = document.documentElement.dataset;
	if (hydrated !== undefined || fromDisk !== undefined) return;
	if (sessionStorage.getItem('backtrail-mended') !== null) return;
	sessionStorage.setItem('backtrail-mended', '');
	event.preventDefault();
	void mendSite();
});

async function mendSite() {
	const names = 'caches' in globalThis ? await caches.keys() : [];
	for (const name of names.filter((name) => name.startsWith('backtrail '))) {
		const cache = await caches.open(name);
		for (const request of await cache.keys()) {
			const type = (await cache.match(request))?.headers.get('content-type') ?? '';
			if (request.url.endsWith('.js') && !type.includes('javascript')) await cache.delete(request);
		}
	}
	const scripts = performance.getEntriesByType('resource').map(({ name }) => name);
	await Promise.all(
		scripts
			.filter((address) => address.endsWith('.js'))
			.map((address) => fetch(address, { cache: 'reload' }))
	);
	location.reload();
}
