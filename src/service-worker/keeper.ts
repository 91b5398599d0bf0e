import type { OfflineFailure } from '../lib/site/offline/protocol';
import { needsOf, isOfThisVersion, namedIn } from './needs';
import { IMMUTABLE, outlived, type SiteList } from './site-files';
import { isSound } from './sound';

/** How many files are fetched at the same time. All at once, they would take 30 MB of the page's process. */
const AT_ONCE = 4;

/** Why a file could not be kept. */
export class KeepError extends Error {
	constructor(readonly failure: OfflineFailure) {
		super(failure);
	}
}

interface Site {
	/** Its path on the server: empty, or `/like/this`. */
	readonly base: string;
	readonly version: string;
	/** The path of the list of its files. */
	readonly list: string;
}

/** What one version of the site keeps of its files, beside what earlier versions have kept. */
export class Keeper {
	readonly #site: Site;
	/** Other sites may be on the same server, so the name identifies this one. */
	readonly #prefix: string;
	#list: Promise<SiteList> | undefined;

	constructor(site: Site) {
		this.#site = site;
		this.#prefix = `backtrail ${site.base}/ `;
	}

	/** The files of this version. */
	get list(): Promise<SiteList> {
		this.#list ??= this.#readList();
		this.#list.catch(() => (this.#list = undefined));
		return this.#list;
	}

	/** Keeps the list of files. @throws if the server has that of another version */
	async begin(): Promise<void> {
		const response = await fetch(this.#address(this.#site.list), { cache: 'no-store' });
		const { version } = (await response.clone().json()) as SiteList;
		if (version !== this.#site.version) throw new KeepError('changed');
		await this.#put(this.#site.list, response);
	}

	async #readList(): Promise<SiteList> {
		const address = this.#address(this.#site.list);
		const cache = await this.#open();
		// Browsers may delete what is kept, and keep the service worker.
		if (!(await cache.match(address))) await this.begin();
		const response = await cache.match(address);
		return (await response!.json()) as SiteList;
	}

	/** What this version keeps. */
	async kept(): Promise<Set<string>> {
		return new Set(await this.#keptIn(this.#prefix + this.#site.version));
	}

	async #keptIn(name: string): Promise<string[]> {
		const cache = await caches.open(name);
		const start = this.#site.base.length + 1;
		return (await cache.keys()).map(({ url }) => new URL(url).pathname.slice(start));
	}

	/** The file as it is kept, by this version or by an earlier one. */
	async find(file: string): Promise<Response | undefined> {
		const cache = await this.#open();
		const response = await cache.match(this.#address(file));
		if (response) return response;
		const earlier = await this.#findEarlier(file);
		if (earlier && file.startsWith(IMMUTABLE))
			await this.take(file, earlier.clone()).catch(() => {});
		return earlier;
	}

	async #findEarlier(file: string): Promise<Response | undefined> {
		for (const name of (await this.#earlier()).toReversed()) {
			const cache = await caches.open(name);
			const response = await cache.match(this.#address(file));
			if (response) return response;
		}
		return undefined;
	}

	/** Keeps a response of the server, if it is the file that was built and is not kept yet. */
	async take(file: string, response: Response): Promise<void> {
		if (!response.ok) return;
		const cache = await this.#open();
		if (await cache.match(this.#address(file))) return;
		if (await this.#isRight(file, response)) await this.#put(file, response);
	}

	/**
	 * Keeps files, and returns when they are there.
	 *
	 * @param files those of other versions are left out
	 * @param calmly everything else comes first
	 */
	async keep(files: Iterable<string>, calmly = false): Promise<void> {
		const { files: all } = await this.list;
		const rest = [...files].filter((file) => file in all).values();
		const keepRest = async () => {
			for (const file of rest) await this.#keepOne(file, calmly);
		};
		await Promise.all(Array.from({ length: AT_ONCE }, keepRest));
	}

	/**
	 * Keeps files and what they need.
	 *
	 * @param later also what their scripts may load later
	 */
	async keepWorking(starts: readonly string[], later = false): Promise<void> {
		const { files: all } = await this.list;
		const found = new Set(starts.filter((file) => file in all));
		for (let now = [...found]; now.length > 0;) {
			await this.keep(now);
			const texts = await Promise.all(now.map(async (file) => [file, await this.#textOf(file)]));
			const named = texts.flatMap(([file, text]) => needsOf(file, text, all, this.#site.base));
			now = [...new Set(named)].filter((file) => file in all && !found.has(file));
			for (const file of now) found.add(file);
		}
		if (!later) return;
		// What starts a page names the parts of all pages.
		const scripts = [...found].filter((file) => file.endsWith('.js') && !file.includes('/entry/'));
		const texts = await Promise.all(scripts.map((file) => this.#textOf(file)));
		await this.keepWorking(texts.flatMap((text) => namedIn(text, this.#site.base)));
	}

	/** Does something only once for this version. */
	async once(name: string, work: () => Promise<void>): Promise<void> {
		const cache = await this.#open();
		const mark = this.#address(`_app/done/${encodeURIComponent(name)}`);
		if (await cache.match(mark)) return;
		await work();
		await cache.put(mark, new Response());
	}

	/** The text of a kept file, if it is one that names others. */
	async #textOf(file: string): Promise<string> {
		if (!/(^|\/|\.js)$/.test(file)) return '';
		const response = await this.find(file);
		return (await response?.text()) ?? '';
	}

	async #keepOne(file: string, calmly: boolean): Promise<void> {
		const cache = await this.#open();
		if (await cache.match(this.#address(file))) return;
		const earlier = file.startsWith(IMMUTABLE) ? await this.#findEarlier(file) : undefined;
		await this.#put(file, earlier ?? (await this.#fetch(file, calmly)));
	}

	/** The file from the server. What the browser kept of it may be an answer that was wrong. */
	async #fetch(file: string, calmly: boolean): Promise<Response> {
		const ways: readonly RequestCache[] = file.startsWith(IMMUTABLE)
			? ['force-cache', 'reload']
			: ['no-cache'];
		for (const cache of ways) {
			const priority = calmly ? 'low' : 'auto';
			const response = await fetch(this.#address(file), { cache, priority }).catch(() => {
				throw new KeepError('network');
			});
			if (response.status >= 500) throw new KeepError('network');
			if (await this.#isRight(file, response)) return response;
		}
		throw new KeepError('changed');
	}

	async #isRight(file: string, response: Response): Promise<boolean> {
		const { files } = await this.list;
		if (!(file in files)) return false;
		const [, digest] = files[file];
		const address = this.#address(file);
		if (!(await isSound(address, response, digest))) return false;
		if (!address.endsWith('/')) return true;
		return isOfThisVersion(await response.clone().text(), files, this.#site.base);
	}

	/** Browsers refuse a kept response that was redirected, so only its content is kept. */
	async #put(file: string, { body, headers }: Response): Promise<void> {
		const cache = await this.#open();
		await cache
			.put(this.#address(file), new Response(body, { headers }))
			.catch((error: unknown) => {
				const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
				throw new KeepError(isFull ? 'full' : 'network');
			});
	}

	/** Deletes what earlier versions have kept, if it is of no more use. */
	async forgetEarlier(): Promise<void> {
		const earlier = await Promise.all(
			(await this.#earlier()).map(async (name) => ({ name, files: await this.#keptIn(name) }))
		);
		if (earlier.length === 0) return;
		const names = outlived((await this.list).files, await this.kept(), earlier);
		await Promise.all(names.map((name) => caches.delete(name)));
	}

	/** The caches of earlier versions, the latest last. A later one, which waits for its turn, has begun its own. */
	async #earlier(): Promise<string[]> {
		const names = await caches.keys();
		const own = names.indexOf(this.#prefix + this.#site.version);
		return names.slice(0, Math.max(0, own)).filter((name) => name.startsWith(this.#prefix));
	}

	async #open(): Promise<Cache> {
		return caches.open(this.#prefix + this.#site.version).catch(() => {
			throw new KeepError('refused');
		});
	}

	#address(file: string): string {
		return `${this.#site.base}/${file}`;
	}
}
