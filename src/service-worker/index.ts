/**
 * Makes the site work offline after the first visit. It caches one version of the whole site: files
 * with a hash in their name are served from the cache, everything else from the network if there is
 * one. It touches only this site's own files.
 */
import { base, files, prerendered, version } from '$service-worker';
import { isSound } from './sound';

const worker = self as unknown as ServiceWorkerGlobalScope;

/** Other sites may be on the same server, so the name identifies this one. */
const prefix = `backtrail ${base}/ `;
const cacheName = prefix + version;

/** Files whose content never changes under their name. */
const immutable = `${base}/_app/immutable/`;

/** How long to wait for the network before the cached page is shown, in milliseconds. */
const patience = 4000;

/** How many files are fetched at the same time. All at once, they would take 30 MB of the page's process. */
const atOnce = 4;

/** Caches everything, or fails and tries again on the next visit. */
async function keepSite(): Promise<void> {
	const cache = await caches.open(cacheName);
	// SvelteKit's own list lacks the scripts of workers.
	const listed = await fetch(`${base}/_app/digests.json`, { cache: 'no-store' });
	const digests = (await listed.json()) as Readonly<Record<string, string>>;
	const scripts = Object.keys(digests).map((file) => `${base}/${file}`);
	const paths = [...scripts, ...files, ...prerendered].values();
	const keepRest = async () => {
		for (const path of paths) {
			const response = await sound(path, digests[path.slice(base.length + 1)]);
			// a browser refuses a cached response that was redirected, so only its content is cached
			await cache.put(path, new Response(response.body, { headers: response.headers }));
		}
	};
	await Promise.all(Array.from({ length: atOnce }, keepRest));
}

/** The response for a path, if it is the file that was built; what the browser kept may not be. */
async function sound(path: string, hash?: string): Promise<Response> {
	for (const cache of path.startsWith(immutable)
		? (['default', 'reload'] as const)
		: ['reload' as const]) {
		const response = await fetch(path, { cache });
		if (await isSound(path, response, hash)) return response;
	}
	throw new Error(`${path} is not what was built`);
}

/** Deletes the caches of earlier versions of this site. */
async function forgetEarlier(): Promise<void> {
	const names = await caches.keys();
	const earlier = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
	await Promise.all(earlier.map((name) => caches.delete(name)));
}

/** The cached response for an address; the query belongs to the page, not to the file. */
async function kept(url: URL): Promise<Response | undefined> {
	const cache = await caches.open(cacheName);
	const path = url.pathname.replace(/\/index\.html$/, '/');
	const response = await cache.match(path);
	if (response || path.endsWith('/')) return response;
	return (await cache.match(`${path}/`)) ? Response.redirect(`${path}/${url.search}`) : undefined;
}

async function answerImmutable(request: Request, url: URL): Promise<Response> {
	return (await kept(url)) ?? fetch(request);
}

async function answerFromNetwork(request: Request, url: URL): Promise<Response> {
	const network = fetch(request);
	const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience));
	try {
		const response = await Promise.race([network, late]);
		if (response && response.status < 500) return response;
	} catch {
		// no network: the cache has to do
	}
	return (await kept(url)) ?? network;
}

worker.addEventListener('install', (event) => event.waitUntil(keepSite()));

worker.addEventListener('activate', (event) => {
	event.waitUntil(forgetEarlier().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
	const { request } = event;
	const url = new URL(request.url);
	const ours = url.origin === worker.location.origin && url.pathname.startsWith(`${base}/`);
	if (request.method !== 'GET' || !ours || request.headers.has('range')) return;
	event.respondWith(
		url.pathname.startsWith(immutable)
			? answerImmutable(request, url)
			: answerFromNetwork(request, url)
	);
});
