/**
 * Makes the site work offline. It keeps what pages have used, what each page of their language needs, and, when a
 * page asks for it, all of that language. Files with a hash in their name are served from what is kept, everything
 * else from the network if there is one. It touches only this site's own files.
 */
import { base, version } from '$service-worker';
import type { OfflineReply, OfflineRequest } from '../lib/site/offline/protocol';
import { Keeper, KeepError } from './keeper';
import { filesOf, homeOf, IMMUTABLE, keptOf } from './site-files';

const worker = self as unknown as ServiceWorkerGlobalScope;

const keeper = new Keeper({ base, version, list: '_app/files.json' });

/** How long to wait for the network before the kept page is shown, in milliseconds. */
const PATIENCE = 4000;

/** A page has not used more files than this. */
const MOST_USED = 500;

/** The kept response for an address; the query belongs to the page, not to the file. */
async function kept(url: URL): Promise<Response | undefined> {
	const file = fileAt(url);
	const response = await keeper.find(file);
	if (response || file.endsWith('/')) return response;
	const isFolder = await keeper.find(`${file}/`);
	return isFolder ? Response.redirect(`${url.pathname}/${url.search}`) : undefined;
}

/** The path in the site of the file at an address. */
const fileAt = ({ pathname }: URL) =>
	pathname.replace(/\/index\.html$/, '/').slice(base.length + 1);

async function answerImmutable(event: FetchEvent, url: URL): Promise<Response> {
	return (await kept(url)) ?? answerAndKeep(event, url);
}

/** What the server answers. It is kept on the way; if that fails, the page has it all the same. */
function answerAndKeep(event: FetchEvent, url: URL): Promise<Response> {
	const answered = fetch(event.request);
	const keeping = answered.then((response) => keeper.take(fileAt(url), response.clone()));
	event.waitUntil(keeping.catch(() => {}));
	return answered;
}

async function answerFromNetwork(event: FetchEvent, url: URL): Promise<Response> {
	const network = answerAndKeep(event, url);
	const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE));
	try {
		const response = await Promise.race([network, late]);
		if (response && response.status < 500) return response;
	} catch {
		// no network: what is kept has to do
	}
	return (await kept(url)) ?? network;
}

/** What pages ask for is done in turn: two of them may ask for the same. */
let turn: Promise<unknown> = Promise.resolve();

async function answer(message: OfflineRequest): Promise<OfflineReply> {
	const { locale } = message;
	const list = await keeper.list;
	if (message.about === 'used') {
		const used = message.paths.slice(0, MOST_USED).map((path) => path.slice(base.length + 1));
		await keeper.keepWorking(used);
		await keeper.once(`home ${locale}`, () => keeper.keepWorking([homeOf(list, locale)], true));
	}
	if (message.about === 'keep') {
		const here = await keeper.kept();
		const missing = filesOf(list, locale).filter((file) => !here.has(file));
		await keeper.keep(missing.slice(0, message.most), message.calmly);
	}
	if (message.about !== 'ask') await keeper.forgetEarlier();
	return keptOf(list, locale, await keeper.kept());
}

worker.addEventListener('install', (event) => event.waitUntil(keeper.begin()));

worker.addEventListener('activate', (event) => {
	event.waitUntil(keeper.forgetEarlier().then(() => worker.clients.claim()));
});

worker.addEventListener('message', (event) => {
	const answered = turn
		.then(() => answer(event.data as OfflineRequest))
		.catch((error: unknown): OfflineReply => ({
			failure: error instanceof KeepError ? error.failure : 'refused'
		}));
	turn = answered;
	event.waitUntil(answered.then((told) => event.ports[0]?.postMessage(told)));
});

worker.addEventListener('fetch', (event) => {
	const { request } = event;
	const url = new URL(request.url);
	const ours = url.origin === worker.location.origin && url.pathname.startsWith(`${base}/`);
	if (request.method !== 'GET' || !ours || request.headers.has('range')) return;
	event.respondWith(
		url.pathname.startsWith(`${base}/${IMMUTABLE}`)
			? answerImmutable(event, url)
			: answerFromNetwork(event, url)
	);
});
