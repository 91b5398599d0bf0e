import { resolve } from '$app/paths';
import { page } from '$app/state';
import { nextTask } from '$lib/ui/loading/when-idle';
import { getLocale } from '$lib/i18n/locale';
import { isUnmetered, type NetworkConnection } from './metered';
import type { OfflineReply, OfflineFailure, KeptFiles, OfflineRequest } from './protocol';

/** How many files are kept between two looks at whether to go on. */
const AT_A_TIME = 24;
const CALMLY_AT_A_TIME = 8;

/** Between them when nobody has asked, in milliseconds. */
const PAUSE = 500;

/** A service worker that has not answered by then has been ended, in milliseconds. */
const PATIENCE = 60_000;

/** What of the site is kept on this device, and what keeps more of it. */
class Offline {
	/** Null until it is known. */
	#kept = $state.raw<KeptFiles | null>(null);
	/** Why the last try failed. */
	#failure = $state.raw<OfflineFailure | null>(null);
	#isWanted = $state(false);
	/** Counts the calls of `keepAll` and `cancel`: only the last call goes on. */
	#run = 0;
	#registration: Promise<ServiceWorkerRegistration> | null = null;
	#hasStarted = false;

	get kept(): KeptFiles | null {
		return this.#kept;
	}
	get failure(): OfflineFailure | null {
		return this.#failure;
	}
	/** Whether the rest is being kept because somebody asked for it. */
	get isWanted(): boolean {
		return this.#isWanted;
	}
	get isWhole(): boolean {
		return this.#kept !== null && this.#kept.files === this.#kept.allFiles;
	}

	/** Keeps what pages use from now on, and the rest when the page is idle and loading costs nothing. */
	start(): void {
		if (this.#hasStarted) return;
		this.#hasStarted = true;
		$effect.root(() => {
			// A page that was reached from another has not been asked of the server.
			$effect(() => void this.#tellUsed(page.url.pathname));
		});
		void this.#keepWhenIdle();
	}

	async #tellUsed(path: string): Promise<void> {
		const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
		const ours = loaded.filter(({ origin }) => origin === location.origin);
		const paths = [...new Set([path, ...ours.map(({ pathname }) => pathname)])];
		this.#note(await this.#tell({ about: 'used', locale: getLocale(), paths }));
	}

	async #keepWhenIdle(): Promise<void> {
		const { connection } = navigator as { connection?: NetworkConnection };
		while (isUnmetered(connection) && !this.isWhole) {
			await new Promise((resolve) => setTimeout(resolve, PAUSE));
			await new Promise((resolve) => requestIdleCallback(resolve));
			if (this.#isWanted) return;
			const answer = await this.#keepSome(CALMLY_AT_A_TIME, true);
			if ('failure' in answer) return; // the next page tries again
		}
	}

	/** Keeps all that is missing of this language, until that is done, fails, or is cancelled. */
	async keepAll(): Promise<void> {
		if (this.#isWanted) return;
		const run = ++this.#run;
		this.#isWanted = true;
		this.#failure = null;
		while (run === this.#run && !this.isWhole && this.#failure === null) {
			const answer = await this.#keepSome(AT_A_TIME, false);
			// A run that was cancelled reports no failure.
			if (run !== this.#run) return;
			if ('failure' in answer) this.#failure = answer.failure;
			await nextTask();
		}
		if (run === this.#run) this.#isWanted = false;
	}

	/** What has been kept stays. */
	cancel(): void {
		this.#run++;
		this.#isWanted = false;
	}

	/** Finds out how much is kept. */
	async look(): Promise<void> {
		const answer = await this.#tell({ about: 'ask', locale: getLocale() });
		this.#note(answer);
		if ('failure' in answer && answer.failure === 'refused') this.#failure = 'refused';
	}

	async #keepSome(most: number, calmly: boolean): Promise<OfflineReply> {
		const answer = await this.#tell({ about: 'keep', locale: getLocale(), most, calmly });
		this.#note(answer);
		return answer;
	}

	#note(answer: OfflineReply): void {
		if (!('failure' in answer)) this.#kept = answer;
	}

	async #tell(message: OfflineRequest): Promise<OfflineReply> {
		try {
			this.#registration ??= navigator.serviceWorker.register(`${resolve('/')}service-worker.js`);
			const worker = await activeIn(await this.#registration);
			return await new Promise((resolve) => {
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = ({ data }) => resolve(data as OfflineReply);
				setTimeout(() => resolve({ failure: 'network' }), PATIENCE);
				worker.postMessage(message, [port2]);
			});
		} catch {
			this.#registration = null;
			return { failure: navigator.onLine ? 'refused' : 'network' };
		}
	}
}

/** The service worker that answers, once it does. @throws if it cannot begin, for want of a network for example */
async function activeIn({
	active,
	waiting,
	installing
}: ServiceWorkerRegistration): Promise<ServiceWorker> {
	const worker = active ?? waiting ?? installing!;
	if (worker.state === 'activated') return worker;
	return new Promise((resolve, reject) => {
		worker.addEventListener('statechange', () => {
			if (worker.state === 'activated') resolve(worker);
			if (worker.state === 'redundant') reject(new Error('It could not begin.'));
		});
	});
}

export const offline = new Offline();
