import { whenIdle } from '$lib/ui/loading/when-idle';

/** Keeping loads files again or more, which must not slow down the first page, in milliseconds. */
const AFTER = 3000;

/** Keeps what is used for when there is no network, once a page has been there for a while. */
export function keepWhenRead(): void {
	setTimeout(() => void keep(), AFTER);
}

async function keep(): Promise<void> {
	await whenIdle();
	// Without it, the site only needs a network.
	const loaded = await import('./offline.svelte').catch(() => null);
	loaded?.offline.start();
}
