import { remember, remembered } from './remembered.svelte';

/** The themes to choose from; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** The storage key; static/theme.js reads it too, before the first paint. */
const KEY = 'theme';

/** The reader's choice of theme; remembered if the browser allows it, and shared between tabs. */
class Theme {
	#choice = $state<ThemeChoice>('system');

	constructor() {
		if (typeof window === 'undefined') return;
		this.#recall();
		window.addEventListener('storage', () => this.#recall());
	}

	get choice(): ThemeChoice {
		return this.#choice;
	}

	set choice(choice: ThemeChoice) {
		this.#show(choice);
		remember(KEY, choice === 'system' ? null : choice);
	}

	#recall() {
		const choice = remembered(KEY);
		this.#show(choice === 'light' || choice === 'dark' ? choice : 'system');
	}

	#show(choice: ThemeChoice) {
		this.#choice = choice;
		if (choice === 'system') delete document.documentElement.dataset.theme;
		else document.documentElement.dataset.theme = choice;
	}
}

export const theme = new Theme();
