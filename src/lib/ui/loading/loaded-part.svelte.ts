import { untrack } from 'svelte';
import { browser, version } from '$app/environment';
import { resolve } from '$app/paths';

/** Why a part is not there: it did not arrive, or the site has a newer version without it. */
export type Missing = 'failed' | 'outdated';

/** Style sheets that did not arrive. Nothing asks for them again with the part that they belong to. */
const lostStyles = new Set<HTMLLinkElement>();
if (browser) {
	const noteLost = ({ target }: Event) => {
		if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lostStyles.add(target);
	};
	// Such events do not bubble.
	addEventListener('error', noteLost, { capture: true });
}

function loadLostStyles(): void {
	for (const link of lostStyles) link.replaceWith(link.cloneNode());
	lostStyles.clear();
}

/** So long after the reader has asked for a part again, other parts that fail reload the page too, in milliseconds. */
const ASKED = 10_000;

/** A part of the page that is loaded on demand, and again if that failed. */
export class LoadedPart<Type = unknown> {
	current = $state.raw<Type | null>(null);
	/** Null while it is being loaded for the first time, and when it is there. */
	missing = $state<Missing | null>(null);
	busy = $state(false);
	/** Resolves when the part is there, be it after many attempts; never rejects. */
	readonly loaded: Promise<Type>;
	#settle!: (part: Type) => void;

	constructor(private readonly load: () => Promise<Type>) {
		this.loaded = new Promise((settle) => (this.#settle = settle));
	}

	/**
	 * Loads the part, or sets `missing`.
	 *
	 * @param again the user asks for it after it failed. Browsers may remember for the life of a page
	 * that a script, or one that it imports, did not arrive, so the page is reloaded if the site
	 * answers and the part still does not come: the address and what the dialog keeps bring everything
	 * back.
	 */
	async start(again = false): Promise<void> {
		// An effect that starts it must not start it again when it ends.
		if (untrack(() => this.busy)) return;
		// A newer version is not mixed with this one.
		if (again && this.missing === 'outdated') {
			location.reload();
			return;
		}
		if (again) missingParts.asked = performance.now();
		this.busy = true;
		try {
			const part = await this.load();
			loadLostStyles();
			this.#settle((this.current = part));
			this.missing = null;
			// One press is enough for all that is missing.
			if (again && !missingParts.list.includes(this)) void missingParts.again();
		} catch {
			const found = await versionOfSite();
			this.missing = found === null || found === version ? 'failed' : 'outdated';
			const isAsked = performance.now() - missingParts.asked < ASKED;
			if (isAsked && found !== null) location.reload();
		}
		this.busy = false;
	}
}

/** What can be said of a part of any type. */
export type AnyPart = Pick<LoadedPart, 'missing' | 'busy' | 'start'>;

/** The parts that are missing and have no place of their own; the page tells of them together. */
class MissingParts {
	list = $state.raw<readonly AnyPart[]>([]);
	/** When the reader last asked for a part again, in milliseconds since the page began. */
	asked = -Infinity;

	async await(part: AnyPart): Promise<void> {
		await part.start();
		if (part.missing !== null) this.list = [...this.list, part];
	}

	async again(): Promise<void> {
		await Promise.all(this.list.map((part) => part.start(true)));
		this.list = this.list.filter(({ missing }) => missing !== null);
	}
}

export const missingParts = new MissingParts();

/** Loads a part that has no place of its own. If that fails, the page says so and can try again. */
export function obtain<Type>(load: () => Promise<Type>): Promise<Type> {
	const part = new LoadedPart(load);
	void missingParts.await(part);
	return part.loaded;
}

/** The version of the site that is on its server now; null if it does not answer. */
async function versionOfSite(): Promise<string | null> {
	try {
		const response = await fetch(`${resolve('/')}_app/version.json`, { cache: 'no-store' });
		const { version } = (await response.json()) as { readonly version?: string };
		return version ?? null;
	} catch {
		return null;
	}
}
