import { remember, remembered } from '$lib/site/remembered.svelte';

const KEY = 'letter-keys';

/**
 * Whether keys that type a character are shortcuts. Users of speech input switch them off, because
 * spoken words arrive as such keys (WCAG 2.1.4).
 */
class LetterKeys {
	#on = $state(true);

	get on(): boolean {
		return this.#on;
	}
	set on(on: boolean) {
		this.#on = on;
		remember(KEY, on ? null : 'off');
	}

	/** Restores the remembered choice. Works only in the browser. */
	recall(): void {
		this.#on = remembered(KEY) !== 'off';
	}
}

export const letterKeys = new LetterKeys();
