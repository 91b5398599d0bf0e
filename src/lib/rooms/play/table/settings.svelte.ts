import { remember, remembered } from '$lib/site/remembered.svelte';

const KEY = 'play-settings';

/** What the player may choose, and what holds until they do. */
const USUAL = {
	/** A symbol that breaks the rules is red at once; otherwise only when the player checks. */
	live: true,
	/** Notes that a placement rules out go away. */
	tidy: true,
	/** The row, the column and the box of the chosen cell are shaded. */
	peers: true,
	/** The symbol of the chosen cell stands out wherever it is. */
	same: true,
	/** The time is shown. */
	timer: true,
	/** First a symbol, then the cells that get it. */
	symbolFirst: false
};

export type Setting = keyof typeof USUAL;
export const SETTINGS = Object.keys(USUAL) as Setting[];

/** The player's settings, remembered if the browser allows it. */
class PlaySettings {
	#chosen = $state<Record<Setting, boolean>>({ ...USUAL });

	is(setting: Setting): boolean {
		return this.#chosen[setting];
	}

	choose(setting: Setting, on: boolean): void {
		this.#chosen[setting] = on;
		// What is usual is not stored: it may change with the site.
		const others = SETTINGS.filter((one) => this.#chosen[one] !== USUAL[one]);
		remember(KEY, others.length === 0 ? null : others.join(' '));
	}

	/** Restores what is remembered. Works only in the browser. */
	recall(): void {
		const others = (remembered(KEY) ?? '').split(' ');
		for (const setting of SETTINGS)
			this.#chosen[setting] = USUAL[setting] !== others.includes(setting);
	}
}

export const playSettings = new PlaySettings();
