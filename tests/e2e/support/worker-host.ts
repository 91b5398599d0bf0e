import { runInNewContext } from 'node:vm';

type Host = (address: string) => Response;
type Caches = Map<string, Map<string, Response>>;

const ORIGIN = 'http://localhost';
const addressOf = (request: string | Request) =>
	new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;

/** A service worker outside a browser: what it keeps is plain to see, and its server answers as a test says. */
export class WorkerHost {
	readonly caches: Caches = new Map();
	readonly #listeners = new Map<string, (event: object) => void>();
	/** Whether there is no room for more. */
	isFull = false;
	/** The most requests that it made at the same time. */
	mostAtOnce = 0;
	#now = 0;

	/**
	 * @param script its text
	 * @param base the path of the site on its server
	 * @param host what the server answers
	 */
	constructor(
		script: string,
		base: string,
		public host: Host
	) {
		const location = { pathname: `${base}/service-worker.js`, origin: ORIGIN };
		runInNewContext(script, {
			self: {
				addEventListener: (type: string, listener: (event: object) => void) =>
					this.#listeners.set(type, listener),
				location,
				clients: { claim: () => Promise.resolve() }
			},
			location,
			caches: this.#cacheStorage(),
			fetch: (request: string | Request) => this.#fetch(addressOf(request)),
			...{ crypto, btoa, Response, URL, DOMException, setTimeout }
		});
	}

	/** All that is kept, by paths on the server. */
	get kept(): string[] {
		return [...this.caches.values()].flatMap((cache) => [...cache.keys()]);
	}

	/** Tells it of an event, and waits until it has done what it wants to do then. */
	async happens(type: 'install' | 'activate'): Promise<void> {
		const works: Promise<unknown>[] = [];
		const waitUntil = (work: Promise<unknown>) => void works.push(work);
		this.#listeners.get(type)!({ waitUntil });
		await Promise.all(works);
	}

	/** Tells it what a page tells it. @returns its answer */
	async told(data: object): Promise<unknown> {
		return new Promise((resolve) => {
			const ports = [{ postMessage: resolve }];
			this.#listeners.get('message')!({ data, ports, waitUntil: () => {} });
		});
	}

	async #fetch(address: string): Promise<Response> {
		this.mostAtOnce = Math.max(this.mostAtOnce, ++this.#now);
		await new Promise((resolve) => setImmediate(resolve));
		this.#now--;
		return this.host(address);
	}

	#cacheStorage() {
		const { caches } = this;
		const isFull = () => this.isFull;
		return {
			keys: () => Promise.resolve([...caches.keys()]),
			delete: (name: string) => Promise.resolve(caches.delete(name)),
			open(name: string) {
				const cache = caches.get(name) ?? new Map<string, Response>();
				caches.set(name, cache);
				return Promise.resolve({
					keys: () => Promise.resolve([...cache.keys()].map((path) => ({ url: ORIGIN + path }))),
					match: (address: string) => Promise.resolve(cache.get(address)?.clone()),
					put: (address: string, response: Response) => {
						if (isFull()) return Promise.reject(new DOMException('no room', 'QuotaExceededError'));
						cache.set(address, response);
						return Promise.resolve();
					}
				});
			}
		};
	}
}
